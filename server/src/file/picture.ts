import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { lookup } from '../platform/lookup.ts'
import { decodeHeic } from './heic.ts'

/** A picture that opens to more than this is not opened. Source: quality, section 2. */
const MOST_PIXELS = 50_000_000
/** Decoding HEVC needs about 15 bytes a pixel; phones write 12 or 24 million pixels. */
const MOST_HEVC_PIXELS = 25_000_000
const SECONDS = 10
/** Longest side where nothing else is said. */
const LONGEST_SIDE = 2400

// The machine also answers people who are booking.
sharp.concurrency(1)
sharp.cache(false)

/** By its content: what we take, and what it becomes. */
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
  /** Of its name. */
  extension: string
}

/**
 * The same picture made anew: upright, no larger than asked, without what cameras and pranksters put beside the
 * pixels.
 * @param longest pixels of the longer side at most
 * @returns NO_PICTURE when its content is of another kind, UNREADABLE when it is broken or has too many pixels
 */
export async function remakePicture(
  bytes: Buffer,
  longest = LONGEST_SIDE,
): Promise<Picture | 'NO_PICTURE' | 'UNREADABLE'> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const format = found && lookup(BECOMES, found.mime)
  if (!format) return 'NO_PICTURE'
  try {
    const made = await (await opened(bytes, found.mime))
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: 84 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
    return { bytes: made, mime: `image/${format}`, extension: format === 'jpeg' ? 'jpg' : format }
  } catch {
    // Broken, cut off, too many pixels, or built to take for ever: all the same to whoever sent it.
    return 'UNREADABLE'
  }
}

/** sharp reads the container of HEIC but has no decoder for HEVC, which phones write into it; AV1 it decodes itself. */
async function opened(bytes: Buffer, mime: string): Promise<Sharp> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  if (!mime.startsWith('image/hei')) return picture
  const { compression, width, height } = await picture.metadata()
  if (compression !== 'hevc') return picture
  if (width * height > MOST_HEVC_PIXELS) throw new Error('too many pixels')
  const pixels = await decodeHeic(bytes)
  return sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
}
