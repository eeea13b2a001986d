import sharp from 'sharp'

/** Our own drawing as a picture. Drawings of others are never opened. */
export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer()
}
