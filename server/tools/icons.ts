import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_PALETTES } from '@clubhouse/contract/look/tokens'
import sharp from 'sharp'
import { iconsOf } from '../src/look/icons.ts'

// Draws the icons of the site from the club's mark: node server/tools/icons.ts

const PUBLIC = join(import.meta.dirname, '../../web/public')

mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
const drawn = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
for (const [path, { svg, mime }] of iconsOf(drawn, DEFAULT_PALETTES.light)) {
  if (mime !== 'image/png') continue
  const { size } = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(join(PUBLIC, path))
  console.log(`${path}: ${size} bytes`)
}
