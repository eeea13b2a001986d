const SCALE = 2
const HEAD = 36
const PAD = 12
/** What a drawing takes from the style sheet, which does not reach into an image. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'text-anchor',
] as const
const FONT = 'system-ui, sans-serif'

/** Saves a drawing as a PNG with its title, in the colours of the page. */
export async function saveImage(drawing: SVGSVGElement, title: string): Promise<void> {
  const { width, height } = drawing.getBoundingClientRect()
  const image = await imageOf(drawing)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * PAD) * SCALE
  canvas.height = (height + HEAD + 2 * PAD) * SCALE
  const pen = canvas.getContext('2d')!
  const page = getComputedStyle(document.documentElement)
  pen.scale(SCALE, SCALE)
  pen.fillStyle = page.getPropertyValue('--ch-raised')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = page.getPropertyValue('--ch-ink')
  pen.font = `600 16px ${FONT}`
  pen.fillText(title, PAD, PAD + 18, width)
  pen.drawImage(image, PAD, PAD + HEAD, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const url = URL.createObjectURL(blob!)
  Object.assign(document.createElement('a'), { href: url, download: `${title}.png` }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const [seen, copied] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')])
  for (const [i, element] of copied!.entries()) {
    const style = getComputedStyle(seen![i]!)
    for (const name of STYLES) element.style.setProperty(name, style.getPropertyValue(name))
  }
  copy.style.fontFamily = FONT
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}
