import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

// Draws the icons of the site from the club's mark: node server/tools/icons.ts

const PUBLIC = join(import.meta.dirname, '../../web/public')
const FAIRWAY = '#1f5b3f'
const DEW = '#dfeee6'
const BOX = 48
const MASKED_PART = 0.62

const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
  .replace(/^[\s\S]*?<rect[^>]*>/, '')
  .replace('</svg>', '')

function tile(width: number, height: number, part: number): string {
  const size = Math.min(width, height) * part
  const [x, y] = [(width - size) / 2, (height - size) / 2]
  return `<rect width="${width}" height="${height}" fill="${FAIRWAY}"/><g transform="translate(${x} ${y}) scale(${size / BOX})">${mark}</g>`
}

function contours(width: number, height: number): string {
  const rings = Array.from({ length: 16 }, (_, i) => {
    const [rx, ry] = [230 + i * 52, 170 + i * 40]
    return `<ellipse cx="${width * 0.5 + i * 9}" cy="${height * 0.54 - i * 5}" rx="${rx}" ry="${ry}" transform="rotate(${-8 + i} ${width / 2} ${height / 2})"/>`
  })
  return `<g fill="none" stroke="${DEW}" stroke-width="1.6" opacity="0.22">${rings.join('')}</g>`
}

const svg = (width: number, height: number, inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )

async function draw(name: string, picture: Buffer): Promise<void> {
  const { size } = await sharp(picture).png({ compressionLevel: 9, palette: true }).toFile(join(PUBLIC, name))
  console.log(`${name}: ${size} bytes`)
}

mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
const rounded = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
for (const size of [192, 512])
  await draw(`icons/${size}.png`, Buffer.from(rounded.replace('<svg ', `<svg width="${size}" height="${size}" `)))
await draw('icons/maskable.png', svg(512, 512, tile(512, 512, MASKED_PART)))
await draw('icons/apple-touch.png', svg(180, 180, tile(180, 180, 0.8)))
const [wide, high] = [1200, 630]
const [ground, figure] = tile(wide, high, 0.55).split(/(?<=\/>)(?=<g )/)
await draw('preview.png', svg(wide, high, `${ground}${contours(wide, high)}${figure}`))
