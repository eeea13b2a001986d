import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '@clubhouse/contract/picture'
import type { Picture as Shown } from '@clubhouse/contract/shape'

interface Props {
  picture: Shown
  alt: string
  /** How wide it is shown, as in CSS. */
  sizes: string
  /** The point that stays in view, such as `30% 60%`. */
  focus?: string
  /** In the first view; others are loaded when they come near. */
  isFirst?: boolean
  className?: string
}

/** A picture in the width and format that the browser needs, blurred until it is there. */
export function Picture({ picture: { url, width, height, blur }, alt, sizes, focus, isFirst, className }: Props) {
  const style = { objectPosition: focus, ...(blur && { background: `url("${blur}") center / cover` }) }
  return (
    <picture>
      {width &&
        PICTURE_FORMATS.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={setOf(url, width, format)} sizes={sizes} />
        ))}
      <img
        className={className}
        style={style}
        src={url}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}

/** None is wider than the picture, but for the one that stands for its full width. */
function setOf(url: string, width: number, format: PictureFormat): string {
  const narrower = PICTURE_WIDTHS.filter((one) => one < width)
  const full = PICTURE_WIDTHS.find((one) => one >= width)
  const query = url.includes('?') ? '&' : '?'
  const at = (asked: number, shown: number) => `${url}${query}w=${asked}&f=${format} ${shown}w`
  return [...narrower.map((one) => at(one, one)), ...(full ? [at(full, width)] : [])].join(', ')
}
