import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Hole } from '../ui/course/hole'
import { HoleDrawing } from '../ui/course/hole-drawing'
import { layOut } from '../ui/course/hole-layout'
import styles from '../ui/course/hole-map.module.css?inline'
import tokens from '../ui/tokens.css?inline'

// For loaders only: a page shows the file, and the browser keeps it for as long as the hole looks the same.

const KEPT = 200
/** Of the length of a flight. */
const BEND = 0.14
const drawn = new Map<string, { svg: string; hash: string }>()

/** The address and size of a hole's drawing. */
export function mapOf(courseIdx: number, hole: Hole): { src: string; width: number; height: number } {
  const [, , width, height] = layOut(hole, 'up').box
  const src = `/course/map/${courseIdx}-${hole.no}.${drawing(hole).hash}.svg`
  return { src, width: Math.round(width), height: Math.round(height) }
}

/** The address of the drawing for small sizes. */
export const smallMapOf = (courseIdx: number, hole: Hole): string =>
  `/course/map/${courseIdx}-${hole.no}s.${drawing(hole, true).hash}.svg`

/** How a tee shot flew into the hole, in the measure of the hole's drawing. @param metres how far it was to the hole */
export function aceOf(hole: Hole, metres: number | undefined) {
  const { box, tees, flag } = layOut(hole, 'up')
  const from = metres ?? hole.tees[0]
  const away = hole.tees.map((tee) => Math.abs(tee - from))
  const [x, y] = tees[away.indexOf(Math.min(...away))]!.point
  const [cupX, cupY] = flag
  // Bent to the side, for from above a straight flight would hide the line of play.
  const [bendX, bendY] = [(x + cupX) / 2 + (cupY - y) * BEND, (y + cupY) / 2 - (cupX - x) * BEND]
  const path = `M${[x, y].map(Math.round).join(' ')}Q${[bendX, bendY, cupX, cupY].map(Math.round).join(' ')}`
  return { box: box.join(' '), path, cup: [Math.round(cupX), Math.round(cupY)] as const }
}

/** The drawing as a file of its own, which follows the colour scheme of the page that shows it. */
export function drawing(hole: Hole, isSmall = false): { svg: string; hash: string } {
  const key = `${isSmall} ${JSON.stringify(hole)}`
  const known = drawn.get(key)
  if (known) return known
  const [, , width, height] = layOut(hole, 'up').box
  const markup = renderToStaticMarkup(<HoleDrawing hole={hole} plain={isSmall} />).replace(/^<svg /, () => {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" `
  })
  const svg = markup.replace('>', () => `><style>${SCHEMES}${styles}</style>`)
  const made = { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 12) }
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value!)
  drawn.set(key, made)
  return made
}

const COLOURS = /--ch-(?:ink|paper|fairway|rough|sand|water|flag|sans):[^;}]+/g
const coloursIn = (css: string) => (css.match(COLOURS) ?? []).join(';')

/** The page's tokens: an image knows the colour scheme of its element only as a media query. */
const SCHEMES = (() => {
  const [light = '', dark = ''] = tokens.split(/:root\[data-color-scheme=["']?dark["']?\]/)
  return `:root{${coloursIn(light)}}@media (prefers-color-scheme:dark){:root{${coloursIn(dark.split('}')[0] ?? '')}}}`
})()
