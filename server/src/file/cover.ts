import type { FileStore } from '../platform/files.ts'
import { loadSharp } from './sharp.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const QUALITY = 82

/**
 * A stored picture cut to the size of link previews, as JPEG.
 * @param veil how much black lies over it, 0 to 1 @returns undefined when the storage does not have it
 */
export async function coverPicture(files: FileStore, key: string, veil = 0): Promise<Buffer | undefined> {
  const original = await files.readWhole(key)
  if (!original) return undefined
  const sharp = await loadSharp()
  const black = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" opacity="${veil}"/></svg>`
  return sharp(original)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .composite(veil ? [{ input: Buffer.from(black) }] : [])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
