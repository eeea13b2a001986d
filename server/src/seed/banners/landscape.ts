import { Random } from '../random.ts'

export const WIDTH = 1200
export const HEIGHT = 600
const STEP = 24
const LINES = 9
const LINE_GAP = 13

export interface Light {
  sky: [string, string]
  sun: { x: number; y: number; r: number; color: string }
  hills: string[]
  line: string
}

export function landscape(seed: number, { sky, sun, hills, line }: Light): string {
  const random = new Random(seed)
  const layers = hills.map((color, i) => layer(random, i, hills.length, color, line))
  const front = layers.at(-1)!
  const at = 760 + random.between(-60, 120)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${sky[0]}"/><stop offset="0.75" stop-color="${sky[1]}"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${sun.color}"/>
    ${layers.map(({ svg }) => svg).join('')}
    ${flag(at, front.height(at))}
  </svg>`
}

function layer(random: Random, i: number, of: number, color: string, line: string) {
  const base = HEIGHT * (0.42 + (0.46 * i) / of)
  const waves = [260, 140, 70].map((length) => ({
    length: length * (1.4 + random.next()),
    size: (length / 4.2) * (0.5 + random.next() * 0.6),
    shift: random.next() * Math.PI * 2,
  }))
  const height = (x: number, calm = 1) =>
    base +
    waves.reduce((sum, { length, size, shift }, n) => sum + size * calm ** (n + 1) * Math.sin(x / length + shift), 0)
  const edge = (down: number, calm: number) =>
    Array.from(
      { length: WIDTH / STEP + 1 },
      (_, n) => `${n * STEP} ${(height(n * STEP, calm) + down).toFixed(1)}`,
    ).join('L')
  const lines = Array.from({ length: LINES }, (_, n) => {
    const down = LINE_GAP * (n + 1) * (1 + n / 12)
    return `<path d="M${edge(down, 0.94 ** (n + 1))}" stroke-width="${n % 4 === 3 ? 2.2 : 1.2}"/>`
  })
  const svg = `<path d="M0 ${HEIGHT}L${edge(0, 1)}L${WIDTH} ${HEIGHT}Z" fill="${color}"/>
    <g fill="none" stroke="${line}" stroke-opacity="0.5">${lines.join('')}</g>`
  return { svg, height }
}

function flag(x: number, ground: number): string {
  const top = ground - 150
  return `<path d="M${x} ${ground + 12}V${top}" stroke="#fbfaf6" stroke-width="6" stroke-linecap="round"/>
    <path d="M${x + 2} ${top} l78 26 l-78 26Z" fill="#c8372d"/>`
}
