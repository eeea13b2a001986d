/** Part of a picture, in its own pixels. */
export interface Square {
  x: number
  y: number
  width: number
  height: number
}

/** More is never shown. */
const SIDE = 640
const QUALITY = 0.9

/**
 * Cuts the square out and makes it a JPEG of at most 640 by 640 pixels. Drawing it anew also leaves behind what a camera
 * adds; the server does so once more. Throws when the browser cannot read the picture.
 */
export async function cutPicture(file: File, { x, y, width, height }: Square): Promise<File> {
  const picture = await createImageBitmap(file)
  const side = Math.min(SIDE, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')!
  // Behind what is transparent.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.drawImage(picture, x, y, width, height, 0, 0, side, side)
  picture.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('the picture could not be drawn')
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
