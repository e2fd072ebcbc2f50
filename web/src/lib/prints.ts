// Generated from the games' handout.py by `make types`: do not edit.

export interface GoldAmYukonPrint {
  CLAIMS: number
  FIELDS: number
  CENTRE: number
  STONES: number
  CIRCLE: number
  WIDE: number
  HIGH: number
  PLACES: number[][]
  VALUES: number[]
  CENTRE_VALUE: number
  CLAIM_COUNTS: string
  BLOCKS: Record<string, boolean>
  RINGS: number[][]
  NEIGHBOURS: number[][]
  STARTS: number[]
}

export interface TreasureHunterPrint {
  DRAFT: number
  HUNT: number
  GOBLIN_RAID: number
  READING: number
  OVER: number
  SITES: number
  DOGS: number
  COINS: number
  ACTION_CARDS: number
  SCAREGOBLIN: number
  SLEEPING: number
  YELLOW: number
  GREY: number
  CARDS: number
  TREASURES: number
  GOBLINS: number
  ROUNDS: number
  LAIRS: number
  MONEY: number
  HAND: number
  WEAKEST: number
  STRONGEST: number
  ROOKIE: number
  VETERAN: number
  SWORD_BONUS: number
  HAMMER_BONUS: number
  SHRINKING_BONUS: number
  LEAST_RELIC: number
  BEST_RELIC: number
  LEAST_CURSE: number
  WORST_CURSE: number
  PILE: number
  BEST_GOBLIN: number
  WEAKEST_GOBLIN: number
  LEAST_LOOT: number
  GOOD_RELICS: number
  CURSED_RELICS: number
  ALL_YELLOW: number
  ALL_GREY: number
  ALL_DOGS: number
  ALL_ACTIONS: number
  MOST_LOOT: number
  COLOURS: string[]
  CARD_NAMES: string[]
  COPIES: number[]
  COLOUR: number[]
  STRENGTH: number[]
  DISCIPLINE: number[]
  PAWS: number[]
  COIN: number[]
  SCROLL_NAMES: string[]
  SCROLL_OF: number[]
  SCROLL_COIN: number[]
  GREY_POINTS: number[]
  NUMBERS: Record<string, number>
  ALL_COINS: number
  COINS_OF: number[]
  RELICS: number[]
  BLOCKS: Record<string, boolean>
  GOBLIN_PAWS: number[]
  GOBLIN_COINS: number[]
}

export interface ColoradoPrint {
  NUGGETS: number
  CARDS: number
  TICKS: number
  POSER: number
  TIPI: number
  SALOON: number
  WANTED: number
  DISCOVERY: number
  STARTING: number
  CALLING: number
  ACTING: number
  ENDING: number
  TO_START: number
  TO_ASK: number
  TO_CALL: number
  TO_GIVE: number
  TO_SHED: number
  TO_TRADE: number
  READY: number
  FAMILIES: string[]
  DUOS: number[]
  LAST_KIND: number
  COPIES: number[]
  ALL_CARDS: number
  START_NUGGETS: number
  START_HANDS: number[]
  LEAST_HAND: number
  DRAWN: number
  REGIONS: number
  STEP_NAMES: string[]
  LANDS: {
    name: string
    zone: number
    medal: number
    first: number
    icons: number[]
    paths: number[][]
  }[]
  GRID: string[][]
  NEIGHBOURS: number[][]
  RIDGES: number[][]
  RAIL: number
  RAIL_FIRST: number
  RAIL_ICONS: number[]
  RAIL_AFTER: number[][]
  RAIL_MEDAL: number
  SQUARES: number[][]
  TIPI_ICONS: number[]
  TIPI_NAMES: string[]
  SALOON_ICONS: number[]
  WANTED_ICONS: number[]
  SALOON_SQUARES: number
  WANTED_SQUARES: number
  MEDALS_OF: number[][]
  MEDAL_POINTS: number[]
  BOUNTIES: number[][]
  MEDALS_TO_END: number
  BLOCKS: Record<string, boolean>
}

export interface LostValleyPrint {
  FOOD: number
  TOOL: number
  TIMBER: number
  WHISKEY: number
  AXE: number
  ROD: number
  RIFLE: number
  CART: number
  BOAT: number
  HORSE: number
  SIEVE: number
  CRATE: number
  FOUND: number
  FOUND_RIFLE: number
  STICK: number
  FOUND_WHISKEY: number
  MATERIALS: number
  GOODS: number
  GOLD: number
  THINGS: number
  BACKPACK: number
  CART_SPACES: number
  GEAR: number
  RIFLE_BONUS: number
  FISH_FOOD: number
  ENOUGH: number
  OFFERS: number
  ICE_FROM: number
  FISHTRAP: number
  SAWMILL: number
  RIVER: number
  FOREST: number
  MOUNTAIN: number
  TUNDRA: number
  LAKE: number
  SPRING: number
  LANDS: number
  TRIANGLES: number
  STILL: number
  POST: number
  CAVE: number
  OLD_MINE: number
  POST_PLACE: number
  LEFT: number
  RIGHT: number
  FREE: number
  MOUTH: number
  LAND: number
  RIVERSIDE: number
  CROSSING: number
  MENU: number
  EXPLORING: number
  LAYING_RIVER: number
  LAYING_LAND: number
  TURNING: number
  HANDING: number
  TAKING: number
  BUYING: number
  PAYING: number
  STILLING: number
  PACKING: number
  OFFERING: number
  ANSWERING: number
  NOTHING: number
  NONE: number
  FACE_DOWN: number
  NAMES: string[]
  NUGGETS: number[]
  EXTRAS: number[]
  SPACES: number[]
  START: number[]
  TERRAIN: number[]
  SHAPE: number[]
  GOLD_ON: number[]
  GOLD_ACROSS: number[]
  EVENTS_ON: number[]
  ANIMALS_ON: number[]
  FISH_ON: number[]
  ACROSS: number[]
  UP: number[]
  RIVER_EDGES: number[][]
  BANKS: number[][]
  PRICES: Record<string, string>
  BLOCKS: Record<string, boolean>
}

export interface Prints {
  'gold-am-yukon': GoldAmYukonPrint
  'treasure-hunter': TreasureHunterPrint
  colorado: ColoradoPrint
  'lost-valley': LostValleyPrint
}
