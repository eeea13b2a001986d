import { fileURLToPath } from 'node:url'
import type { Palette } from '@clubhouse/contract/look/tokens'
import type { OverlayOptions } from 'sharp'
import { loadSharp } from '../../file/sharp.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 84
/** Dark enough for white letters on a white picture. */
export const VEIL = 0.62
/** Has Latin and Hangul; a machine needs no fonts of its own. */
const FONT = fileURLToPath(import.meta.resolve('pretendard/dist/public/static/Pretendard-Bold.otf'))
/** Longest title for each size of letters, in pixels. */
const SIZES: [most: number, size: number][] = [
  [36, 72],
  [80, 58],
  [150, 46],
]

type Tones = Pick<Palette, 'fairway' | 'dew' | 'flag'>

export interface Preview {
  title: string
  date: string
  clubName: string
}

/**
 * A title and a date, as PNG on contour lines in the club's colours, or as JPEG on its picture.
 * @param picture cut to the size of a preview, and veiled
 */
export async function draw({ title, date, clubName }: Preview, tones: Tones, picture?: Buffer): Promise<Buffer> {
  const small = picture ? '#ffffff' : tones.dew
  const [most, size] = SIZES.find(([length]) => title.length <= length) ?? SIZES.at(-1)!
  const shown = title.length > most ? `${title.slice(0, most - 1).trimEnd()}…` : title
  const above = await words(clubName, 34, small, MARGIN)
  const below = await words(date, 34, small, HEIGHT - MARGIN - 44)
  const sharp = await loadSharp()
  const drawn = sharp(picture ?? Buffer.from(ground(tones))).composite(
    [above, await words(shown, size, '#ffffff', 190), below].filter((one) => one !== undefined),
  )
  return (picture ? drawn.jpeg({ quality: 82 }) : drawn.png()).toBuffer()
}

async function words(text: string, size: number, color: string, top: number): Promise<OverlayOptions | undefined> {
  const plain = text.trim()
  if (!plain) return undefined
  const markup = `<span foreground="${color}">${escaped(plain)}</span>`
  const font = `Pretendard Bold ${size}`
  const input = { text: markup, font, fontfile: FONT, width: WIDTH - 2 * MARGIN, dpi: 72, rgba: true } as const
  const sharp = await loadSharp()
  const drawn = await sharp({ text: { ...input, wrap: 'word-char' } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: drawn.data, left: MARGIN, top: Math.max(0, Math.min(top, HEIGHT - drawn.info.height)) }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function ground({ fairway, dew, flag }: Tones): string {
  const rings = Array.from({ length: 15 }, (_, i) => {
    const [rx, ry] = [90 + i * 62, 60 + i * 44]
    return `<ellipse cx="${930 - i * 12}" cy="${420 - i * 8}" rx="${rx}" ry="${ry}" transform="rotate(${-14 + i * 2} 900 400)"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${fairway}"/>
    <g fill="none" stroke="${dew}" stroke-width="1.6" opacity="0.2">${rings.join('')}</g>
    <rect y="${HEIGHT - 12}" width="100%" height="12" fill="${flag}"/>
  </svg>`
}
