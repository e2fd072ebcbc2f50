// A picture of the result, drawn here; handed on where the device can do that, else saved.

interface Place {
  seat: number
  name: string
  score: number
}

export interface Result {
  /** Of the game. */
  title: string
  headline: string
  /** Winners first. */
  ranking: Place[]
  link: string
}

const [WIDTH, ROW, TOP, FOOT, EDGE] = [640, 56, 190, 56, 32]
const [PAPER, INK, GOLD] = ['#f3e7cf', '#2b1f0c', '#7a5200']

export async function share(result: Result): Promise<void> {
  const picture = await drawn(result)
  if (!picture) return
  const files = [new File([picture], 'filon.png', { type: 'image/png' })]
  if (navigator.canShare?.({ files }))
    await navigator.share({ files, title: result.title, url: result.link }).catch(() => {})
  else save(picture)
}

function save(picture: Blob): void {
  const link = document.createElement('a')
  link.download = 'filon.png'
  link.href = URL.createObjectURL(picture)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function drawn(result: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = TOP + ROW * result.ranking.length + FOOT
  const pen = canvas.getContext('2d')
  if (pen) draw(pen, result)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

function draw(pen: CanvasRenderingContext2D, { title, headline, ranking, link }: Result): void {
  const { height } = pen.canvas
  const colour = (name: string) => getComputedStyle(document.body).getPropertyValue(name).trim()
  const write = (text: string, x: number, y: number, font: string, ink: string, room: number) => {
    pen.font = font
    pen.fillStyle = ink
    pen.fillText(text, x, y, room)
  }
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, height)
  write(`Filon · ${title}`, EDGE, 58, '600 24px serif', INK, WIDTH - 2 * EDGE)
  write(headline, EDGE, 116, '700 36px serif', GOLD, WIDTH - 2 * EDGE)
  for (const [place, { seat, name, score }] of ranking.entries()) {
    const y = TOP + ROW * place
    pen.fillStyle = colour(`--seat-${seat % 6}`) || INK
    pen.fillRect(EDGE, y - 26, 12, 36)
    write(name, 60, y, '22px sans-serif', INK, WIDTH - 200)
    write(String(score), WIDTH - 100, y, '700 26px sans-serif', INK, 80)
  }
  write(link, EDGE, height - 22, '16px sans-serif', GOLD, WIDTH - 2 * EDGE)
}
