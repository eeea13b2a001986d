import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { lookup } from '../platform/lookup.ts'

/** A picture that opens to more than this is not opened. Source: quality, section 2. */
const MOST_PIXELS = 50_000_000
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
} as const

export interface Picture {
  bytes: Buffer
  mime: string
  /** Of its name. */
  extension: string
}

/**
 * The same picture made anew: upright, no larger than asked, without what cameras and pranksters put beside the
 * pixels. Undefined when it is no picture that we take, whatever its name says.
 * @param longest pixels of the longer side at most
 */
export async function remakePicture(bytes: Buffer, longest = LONGEST_SIDE): Promise<Picture | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const format = found && lookup(BECOMES, found.mime)
  if (!format) return undefined
  try {
    const made = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: 84 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
    return { bytes: made, mime: `image/${format}`, extension: format === 'jpeg' ? 'jpg' : format }
  } catch {
    // Broken, cut off, too many pixels, or built to take for ever: all the same to whoever sent it.
    return undefined
  }
}
