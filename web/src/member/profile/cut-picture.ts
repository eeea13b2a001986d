export interface Square {
  x: number
  y: number
  width: number
  height: number
}

/** Larger pictures are never shown. */
const SIDE = 640
const QUALITY = 0.9

/** At most 640 by 640 pixels, without metadata. @throws when the browser cannot read the picture */
export async function cutPicture(file: File, { x, y, width, height }: Square): Promise<File> {
  const picture = await createImageBitmap(file)
  const side = Math.min(SIDE, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')!
  // Background of transparent pixels.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.drawImage(picture, x, y, width, height, 0, 0, side, side)
  picture.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('the picture could not be drawn')
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
