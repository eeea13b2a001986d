import sharp from 'sharp'

/** Pixels of each side; browsers and devices make it smaller themselves. */
export const ICON_SIDE = 512

/** A picture as an icon: whole, in the middle of a square without ground. @param bytes of a picture made anew */
export function squareIcon(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes)
    .resize({ width: ICON_SIDE, height: ICON_SIDE, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}
