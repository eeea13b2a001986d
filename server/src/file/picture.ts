import type { Sharp } from 'sharp'
import { lookup } from '../platform/lookup.ts'
import { oneAtATime } from '../platform/thread.ts'
import { decodeHeic } from './heic.ts'
import { loadSharp } from './sharp.ts'
import { typeOf } from './type.ts'

/** Pictures with more pixels are refused. */
const MOST_PIXELS = 50_000_000
/** Decoding HEVC needs about 15 bytes a pixel; phones write 12 or 24 million pixels. */
const MOST_HEVC_PIXELS = 25_000_000
const SECONDS = 10
/** Longest side by default. */
const LONGEST_SIDE = 2400

/** Accepted formats by content, with the format they are stored in. */
const BECOMES = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'webp',
  'image/avif': 'webp',
  'image/heic': 'jpeg',
  'image/heif': 'jpeg',
} as const

export interface Picture {
  bytes: Buffer
  mime: string
  extension: string
  width: number
  height: number
  /** A data URL of a few blurred pixels; none for a picture that lets its ground through. */
  blur?: string
}

/** A file of 90 kB can hold 50 million pixels, which need 160 MB: eight at once would need over 1 GB. */
const alone = oneAtATime()

/**
 * One picture at a time in each process. Decision 014.
 * NO_PICTURE: format not accepted. UNREADABLE: broken or too many pixels. @param longest longest side in pixels
 */
export const remakePicture = (bytes: Buffer, longest = LONGEST_SIDE): Promise<Picture | 'NO_PICTURE' | 'UNREADABLE'> =>
  alone(() => remake(bytes, longest))

async function remake(bytes: Buffer, longest: number): Promise<Picture | 'NO_PICTURE' | 'UNREADABLE'> {
  const found = await typeOf(bytes)
  const format = found && lookup(BECOMES, found.mime)
  if (!format) return 'NO_PICTURE'
  try {
    const { data: made, info } = await (await opened(bytes, found.mime))
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: 84 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const extension = format === 'jpeg' ? 'jpg' : format
    return { bytes: made, mime: `image/${format}`, extension, width, height, blur: await blurOf(made) }
  } catch {
    return 'UNREADABLE'
  }
}

const BLUR_WIDTH = 16

async function blurOf(picture: Buffer): Promise<string | undefined> {
  const sharp = await loadSharp()
  const { hasAlpha } = await sharp(picture).metadata()
  if (hasAlpha && !(await sharp(picture).stats()).isOpaque) return undefined
  const few = await sharp(picture).resize({ width: BLUR_WIDTH }).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${few.toString('base64')}`
}

/** sharp reads HEIC containers but decodes only AV1 in them; phones write HEVC. */
async function opened(bytes: Buffer, mime: string): Promise<Sharp> {
  const sharp = await loadSharp()
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  if (!mime.startsWith('image/hei')) return picture
  const { compression, width, height } = await picture.metadata()
  if (compression !== 'hevc') return picture
  if (width * height > MOST_HEVC_PIXELS) throw new Error('too many pixels')
  const pixels = await decodeHeic(bytes)
  return sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
}
