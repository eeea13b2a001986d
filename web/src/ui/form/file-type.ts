/** Photos of phones, whose type not every browser knows, by the end of their name; the server reads the same ends. */
const PHONE_PHOTOS = [
  ['.heic', 'image/heic'],
  ['.heif', 'image/heif'],
] as const

/** The media type of a chosen file. Where the browser knows none, photos of phones are known by their names. */
export function typeOf({ type, name }: File): string {
  const end = name.toLowerCase()
  return type || (PHONE_PHOTOS.find(([known]) => end.endsWith(known))?.[1] ?? '')
}

/** What a file input accepts. A browser that does not know a type offers its files by the ends of their names only. */
export const acceptOf = (types: readonly string[]): string =>
  [...types, ...PHONE_PHOTOS.flatMap(([end, type]) => (types.includes(type) ? [end] : []))].join(',')

/** Whether a file is of one of these types. */
export const isOf = (types: readonly string[], file: File): boolean => types.includes(typeOf(file))

export const isImage = (file: File): boolean => typeOf(file).startsWith('image/')

/** What phones write; most browsers cannot show it. */
export const isHeic = (file: File): boolean =>
  isOf(
    PHONE_PHOTOS.map(([, type]) => type),
    file,
  )
