import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_PALETTES, type Palette } from '@clubhouse/contract/look/tokens'
import type { FastifyInstance } from 'fastify'
import { coverPicture } from '../file/cover.ts'
import { loadSharp } from '../file/sharp.ts'
import { iconsOf } from '../look/icons.ts'
import { clubPalettes, clubPicture } from '../look/look.ts'
import type { Platform } from '../platform/platform.ts'

const PUBLIC = join(import.meta.dirname, '../../../web/public')
const SHARED = '/preview.png'
const KEPT_SECONDS = 3600
/** In browsers: a new colour is seen after this long at the latest. */
const SHOWN_SECONDS = 300

const drawn = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
const PATHS = [...iconsOf(drawn, DEFAULT_PALETTES.light).keys()]
/** The pages' own files leave these to the club. */
export const CLUB_ICONS = PATHS.map((path) => path.slice(1))

/** The icons, and the picture of links, in the club's colours or with its own picture. */
export function clubIcons(app: FastifyInstance, { database: sql, cache, files, pulse }: Platform): void {
  // Without a database the product's own are shown.
  const shown = (path: string) =>
    pulse
      .whileAnswering(async () => ({
        tones: (await clubPalettes({ sql, cache })).light,
        picture: path === SHARED ? await clubPicture({ sql }, 'share') : undefined,
      }))
      .catch(() => ({ tones: DEFAULT_PALETTES.light, picture: undefined }))

  for (const path of PATHS)
    app.get(path, async (request, reply) => {
      const { tones, picture } = await shown(path)
      const etag = etagOf(path, tones.fairway, tones.dew, picture)
      reply.header('etag', etag).header('cache-control', `public, max-age=${SHOWN_SECONDS}`)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const { mime, body } = await cache.recall(`icon ${etag}`, [], KEPT_SECONDS, async () => {
        const own = picture && (await coverPicture(files, picture))
        return own ? { mime: 'image/jpeg', body: own } : drawnAt(path, tones)
      })
      return reply.type(mime).send(body)
    })
}

async function drawnAt(path: string, tones: Palette) {
  const { svg, mime } = iconsOf(drawn, tones).get(path)!
  if (mime === 'image/svg+xml') return { mime, body: Buffer.from(svg) }
  const isProducts = tones.fairway === DEFAULT_PALETTES.light.fairway
  const body = isProducts ? readFileSync(join(PUBLIC, path)) : await pngOf(svg)
  return { mime, body }
}

async function pngOf(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

const etagOf = (...parts: (string | undefined)[]) =>
  `"${createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 16)}"`
