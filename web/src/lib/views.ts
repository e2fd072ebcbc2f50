// Generated from the games' fields.py by `make tables`: do not edit.

export interface ColoradoView {
  /** The seat that looks; -1 for somebody without one. */
  viewer: number
  seats: number
  /** turns that are played at most */
  max_turns: number
  /** counted from 1; 0 while the villages are chosen */
  turn: number
  /** starting, calling, acting or ending */
  phase: number
  /** the seat that asks for a card this turn */
  talker: number
  /** the seat asked for a card this turn */
  asked: number
  /** the card asked for */
  called: number
  /** the card that came, whose duo is everybody's */
  given: number
  /** how the game ended */
  ended: number
  /** bits: the seats that are to act */
  busy: number
  /** of each seat: what it is busy with */
  task: number[]
  /** the viewer's own: the village chosen, till all have */
  start: number
  /** of each seat: the first of two cards it discards */
  shed: number[]
  /** of each seat: discoveries for families */
  owed: number[]
  /** the viewer's own: cards */
  hand: number[]
  /** of each seat: cards in hand */
  held: number[]
  /** of each seat: bits: the kinds in its play area */
  area: number[]
  /** cards in the deck */
  deck_left: number
  /** cards discarded, face up */
  pile: number[]
  /** of each seat: to pay with */
  nuggets: number[]
  /** of each seat and 15: bits, the flag first */
  ticked: number[]
  /** of each seat and 4: squares ticked */
  flags: number[]
  /** of each seat: bits of its squares */
  tipi: number[]
  /** of each seat: squares ticked */
  saloon: number[]
  /** of each seat: squares ticked */
  wanted: number[]
  /** of each seat: as they stand */
  points: number[]
  /** of each seat: in the order they were won */
  medals: number[][]
  /** bits: medals won in earlier turns */
  closed: number
  /** of each seat: bits: shared medals won this turn */
  fresh: number[]
}

export interface GoldAmYukonView {
  /** The seat that looks; -1 for somebody without one. */
  viewer: number
  seats: number
  /** rounds that are played at most */
  max_rounds: number
  /** the seat that began */
  first: number
  /** the seat whose turn it is */
  turn: number
  /** 0 while the first prospectors are placed */
  round: number
  /** how the game ended */
  ended: number
  /** turns in a row in which nothing moved */
  idle: number
  /** rolled this turn */
  dice: number[]
  /** still to be used this turn */
  pips: number
  /** 1: something was placed, moved or staked this turn */
  acted: number
  /** 1: the direction of this turn is chosen */
  heading: number
  /** 1: an encounter has turned the chain this turn */
  reversed: number
  /** 1: the tail was named, its prospector goes next */
  named: number
  /** the field a lone prospector just came from */
  trail: number
  /** of each seat: fields from tail to head */
  chains: number[][]
  /** of each seat: prospectors not yet on the board */
  hand: number[]
  /** of each seat: prospectors that left when it retired */
  gone: number[]
  /** the seat that staked it */
  owner: number[]
  /** of each seat: found */
  nuggets: number[]
  /** what the viewer may do now */
  choices: number[]
}

export interface LostValleyView {
  /** The seat that looks; -1 for somebody without one. */
  viewer: number
  seats: number
  /** rounds that are played at most */
  max_rounds: number
  /** 1: players may swap */
  trading: number
  /** 1: a cart takes up gear space itself */
  cart_gear: number
  /** 1: the store sells materials too */
  materials_sold: number
  /** the seat that began */
  first: number
  /** counted from 1 */
  round: number
  /** the seat whose turn it is */
  turn: number
  /** the seat that is to act: in a swap the other one */
  actor: number
  /** what the actor is about to choose */
  phase: number
  /** how the game ended */
  ended: number
  /** left this turn */
  moves: number
  /** left this turn */
  actions: number
  /** of this turn's moves, once there was one */
  mode: number
  /** 1: whiskey was drunk this turn */
  drank: number
  /** 1: came to the post this turn with enough gold */
  arrived: number
  /** made this turn */
  offers: number
  /** of each seat: swaps it has proposed in this game */
  haggled: number[]
  /** 1: a swap was accepted this turn */
  swapped: number
  /** the action begun and not yet resolved */
  deed: number
  /** materials, or nuggets, still to be paid */
  owed: number
  /** X still to be paid: nugget, material or equipment */
  extras: number
  /** wares being bought */
  basket: number[]
  /** of the swap being offered */
  partner: number
  /** things offered */
  given: number[]
  /** things asked for */
  wanted: number[]
  /** markers turned over to choose from */
  looked: number[]
  /** of each seat: its intersection */
  place: number[]
  /** of each seat and 18: pieces of each good */
  goods: number[]
  /** of each seat and 4: gold markers of 1, 2, 3, 4 */
  bag: number[]
  /** of each good there is */
  stock: number[]
  /** none, fishtraps, sawmills, mines */
  works_left: number[]
  /** of 1 to 4: in the pile or face down on a tile */
  gold_unseen: number[]
  /** of 1 to 4 */
  gold_spent: number[]
  /** of each */
  events_unseen: number[]
  /** of each */
  events_spent: number[]
  /** of each */
  animals_unseen: number[]
  /** on tiles, of piles before this one */
  animals_older: number[]
  /** of each */
  animals_spent: number[]
  /** tiles of each kind not yet drawn */
  pile: number[]
  /** river tiles under the pile, the next one first */
  under: number[]
  /** the kind of the tile drawn and not yet laid */
  hand: number
  /** of each intersection: q */
  across: number[]
  /** of each intersection: r */
  up: number[]
  /** of each intersection and direction: the one there */
  near: number[]
  /** of each intersection and sector: the tile */
  sector: number[]
  /** of each intersection and direction: the edge */
  way: number[]
  /** of each intersection: fishtrap or sawmill */
  work: number[]
  /** edges they lie over: place * 6 + direction */
  canals: number[]
  /** of each tile: its kind */
  tiles: number[]
  /** of each tile: four; the last may be NOTHING */
  corners: number[]
  /** of each tile and bank: markers lying there */
  gold: number[]
  /** of each tile: event markers lying there */
  events_on: number[]
  /** of each: NONE, FACE_DOWN, OLDER */
  animal: number[]
  /** of each tile: 1 if it has one */
  mine: number[]
  /** of each tile: 1 if it has some */
  water: number[]
  /** of each: what was looked at and left */
  left: number[]
  /** of each tile, bits: the seats that know it */
  knowers: number[]
  /** A, B and the direction of the open river end */
  mouth: number[]
  /** tiles of the river */
  river: number
  /** tiles from the ice block to the waterfall */
  ice: number
  /** what the viewer may do now */
  choices: number[]
  /** of each seat: wares kept face down */
  covered: number[]
  /** of each seat and 2: rivergold, mountaingold markers */
  markers: number[]
  /** markers the actor has turned over */
  turned: number
}

export interface TreasureHunterView {
  /** The seat that looks; -1 for somebody without one. */
  viewer: number
  seats: number
  /** 1: everybody sees everybody's money */
  open_money: number
  /** the seat that is first where order matters */
  dealer: number
  /** counted from 1 */
  round: number
  /** draft, hunt, raid, reading or over */
  phase: number
  /** where the hunt is */
  site: number
  /** cards each seat has drafted this round */
  pick: number
  /** the seat whose action card would come first */
  first: number
  /** the seats that have still to choose */
  waiting: number[]
  /** the viewer's own: the action secretly chosen */
  chosen: number
  /** the viewer's own: of two: what it sets aside */
  tossing: number
  /** the viewer's own: bits: the yellow scrolls it will use */
  reading: number
  /** the viewer's own: chosen from, sorted */
  pack: number[]
  /** the viewer's own: sorted after the draft */
  hand: number[]
  /** the viewer's own: set aside face down */
  tossed: number[]
  /** seen in the draft */
  seen: number[]
  /** after so many cards drafted */
  seen_at: number[]
  /** of each seat: cards to choose from */
  pack_sizes: number[]
  /** of each seat: cards in hand */
  hand_sizes: number[]
  /** of each seat: cards set aside */
  tossed_sizes: number[]
  /** cards in the deck */
  undealt: number
  /** of each seat: played face up this round */
  laid: number[][]
  /** hand cards all know: seat * CARDS + card */
  shown: number[]
  /** of each seat: action cards not used, face up */
  discards: number[][]
  /** drawn by a mule for nothing */
  lost: number[]
  /** adventurers */
  asleep: number[]
  /** of each seat: adventurers at this site */
  sent: number[]
  /** of each seat: of those awake at this site */
  strength: number[]
  /** of each seat: 1 with the companion at this site */
  doubled: number[]
  /** of each seat: swords, hammers and potions at this site */
  bonus: number[]
  /** of each seat: at this site */
  totals: number[]
  /** who would take MAX now */
  highest: number
  /** who would take MIN now */
  lowest: number
  /** of each seat: 1 behind a scaregoblin this round */
  scared: number[]
  /** of each seat: coins */
  money: number[]
  /** of each seat: goblin tiles won */
  goblins: number[]
  /** of each seat: goblin tiles won this round */
  raiders: number[]
  /** of each seat: treasure tiles taken this round */
  haul: number[]
  /** of each seat: what counted, at the end */
  parts: number[][]
  /** to the viewer, of each yellow scroll */
  pays: number[]
  /** of each seat: treasures it has */
  tiles: number[][]
  /** MAX and MIN of each site */
  treasures: number[]
  /** goblins, top to bottom */
  lairs: number[]
  /** tiles left in each pile */
  piles: number[]
  /** in both piles, sorted */
  tiles_left: number[]
  /** sorted */
  goblins_left: number[]
  /** treasures out of the game */
  box: number[]
  /** goblins out of the game */
  gone_goblins: number
}

export interface Views {
  colorado: ColoradoView
  'gold-am-yukon': GoldAmYukonView
  'lost-valley': LostValleyView
  'treasure-hunter': TreasureHunterView
}
