// A picture of the result, drawn here and saved where the person wants it.

interface Place {
  seat: number
  name: string
  score: number
}

const [WIDTH, ROW, TOP] = [640, 56, 150]

export function save(headline: string, ranking: Place[]): void {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = TOP + ROW * ranking.length + 30
  const pen = canvas.getContext('2d')
  if (!pen) return
  draw(pen, headline, ranking)
  const link = document.createElement('a')
  link.download = 'filon.png'
  link.href = canvas.toDataURL('image/png')
  link.click()
}

function draw(pen: CanvasRenderingContext2D, headline: string, ranking: Place[]): void {
  const colour = (name: string) => getComputedStyle(document.body).getPropertyValue(name).trim()
  const write = (text: string, x: number, y: number, font: string, room: number) => {
    pen.font = font
    pen.fillText(text, x, y, room)
  }
  pen.fillStyle = '#f3e7cf'
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
  pen.fillStyle = '#7a5200'
  write('Filon', 32, 52, '700 28px serif', 200)
  write(headline, 32, 108, '600 32px serif', WIDTH - 64)
  for (const [place, { seat, name, score }] of ranking.entries()) {
    const y = TOP + ROW * place
    pen.fillStyle = colour(`--seat-${seat % 6}`) || '#555'
    pen.fillRect(32, y - 26, 12, 36)
    pen.fillStyle = '#2b1f0c'
    write(name, 60, y, '22px sans-serif', WIDTH - 200)
    write(String(score), WIDTH - 100, y, '700 26px sans-serif', 80)
  }
}
