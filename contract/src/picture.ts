/** Widths in which a picture is made on demand, in pixels: a phone, a phone with a sharp screen or a column, a page. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
/** Formats in which it is made, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
