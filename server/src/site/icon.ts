import { loadSharp } from '../file/sharp.ts'

export const ICON_SIDE = 512

/** A picture centred in a transparent square. @param bytes of a re-encoded picture */
export async function squareIcon(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes)
    .resize({ width: ICON_SIDE, height: ICON_SIDE, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}
