// The six players' signs: a colour (a CSS custom property) and a shape, both told apart by everyone.

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'star'
export const SHAPES: Shape[] = ['circle', 'square', 'triangle', 'diamond', 'pentagon', 'star']

export const shapeOf = (seat: number): Shape => SHAPES[((seat % 6) + 6) % 6]
export const colourOf = (seat: number): string => `var(--seat-${((seat % 6) + 6) % 6})`

/** The outline of a seat's shape around the origin, about `r` in size, as an SVG path. */
export function outline(seat: number, r: number): string {
  switch (shapeOf(seat)) {
    case 'circle':
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    case 'square':
      return polygon(4, r * 1.2, Math.PI / 4)
    case 'triangle':
      return polygon(3, r * 1.3, 0, r * 0.18)
    case 'diamond':
      return polygon(4, r * 1.25, 0)
    case 'pentagon':
      return polygon(5, r * 1.12, 0)
    case 'star':
      return star(r * 1.3)
  }
}

function polygon(corners: number, r: number, turn: number, down = 0): string {
  const angles = Array.from({ length: corners }, (_, i) => turn + (2 * Math.PI * i) / corners)
  return path(angles.map((angle) => [r * Math.sin(angle), down - r * Math.cos(angle)]))
}

function star(r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? r * 0.52 : r
    const angle = (Math.PI * i) / 5
    return [reach * Math.sin(angle), -reach * Math.cos(angle)]
  })
  return path(points)
}

function path(points: number[][]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`
}
