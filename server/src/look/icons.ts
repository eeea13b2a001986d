import type { Palette } from '@clubhouse/contract/look/tokens'

const BOX = 48
const MASKED_PART = 0.62
const TOUCH_PART = 0.8
const FIGURE_PART = 0.55
const [WIDE, HIGH] = [1200, 630]

interface Icon {
  svg: string
  mime: 'image/svg+xml' | 'image/png'
}
type Tones = Pick<Palette, 'fairway' | 'dew'>

/** Matches the two colours of the mark as it is drawn in `web/public/favicon.svg`. */
const FAIRWAY = /#1f5b3f/g
const DEW = /#dfeee6/g

/** The icons of the site by their path, and the picture of links to it, drawn from the club's mark. @param drawn the mark as SVG */
export function iconsOf(drawn: string, { fairway, dew }: Tones): Map<string, Icon> {
  const icon = drawn.replace(FAIRWAY, fairway).replace(DEW, dew)
  const mark = icon.replace(/^[\s\S]*?<rect[^>]*>/, '').replace('</svg>', '')
  const tile = (width: number, height: number, part: number) => {
    const size = Math.min(width, height) * part
    const [x, y] = [(width - size) / 2, (height - size) / 2]
    return [
      `<rect width="${width}" height="${height}" fill="${fairway}"/>`,
      `<g transform="translate(${x} ${y}) scale(${size / BOX})">${mark}</g>`,
    ] as const
  }
  const png = (svg: string): Icon => ({ svg, mime: 'image/png' })
  const sized = (size: number) => png(icon.replace('<svg ', `<svg width="${size}" height="${size}" `))
  const [ground, figure] = tile(WIDE, HIGH, FIGURE_PART)
  return new Map<string, Icon>([
    ['/favicon.svg', { svg: icon, mime: 'image/svg+xml' }],
    ['/icons/192.png', sized(192)],
    ['/icons/512.png', sized(512)],
    ['/icons/maskable.png', png(svgOf(512, 512, tile(512, 512, MASKED_PART).join('')))],
    ['/icons/apple-touch.png', png(svgOf(180, 180, tile(180, 180, TOUCH_PART).join('')))],
    ['/preview.png', png(svgOf(WIDE, HIGH, ground + contours(WIDE, HIGH, dew) + figure))],
  ])
}

function contours(width: number, height: number, dew: string): string {
  const rings = Array.from({ length: 16 }, (_, i) => {
    const [rx, ry] = [230 + i * 52, 170 + i * 40]
    return `<ellipse cx="${width * 0.5 + i * 9}" cy="${height * 0.54 - i * 5}" rx="${rx}" ry="${ry}" transform="rotate(${-8 + i} ${width / 2} ${height / 2})"/>`
  })
  return `<g fill="none" stroke="${dew}" stroke-width="1.6" opacity="0.22">${rings.join('')}</g>`
}

const svgOf = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
