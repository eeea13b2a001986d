import sharp from 'sharp'

/** Quickly and without loss: the product encodes every picture again. */
export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ lossless: true, effort: 0 }).toBuffer()
}
