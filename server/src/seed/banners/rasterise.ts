import sharp from 'sharp'

export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer()
}
