/** A header may be long; nobody reads more languages than this. */
const MOST_READ = 10

/**
 * The first language of Accept-Language that the club speaks; undefined without one. Weights are not read: browsers write
 * what their reader prefers first.
 */
export function readerLanguage(header: string | undefined, langs: readonly string[]): string | undefined {
  const read = (header ?? '').split(',', MOST_READ).map(
    (part) =>
      part
        .trim()
        .toLowerCase()
        .split(/[\s;-]/, 1)[0],
  )
  return read.find((lang) => lang !== undefined && langs.includes(lang))
}
