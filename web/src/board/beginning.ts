const LENGTH = 160

/** The plain beginning of an HTML text, for search engines and link previews. */
export function beginning(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')
  return text.replace(/\s+/g, ' ').trim().slice(0, LENGTH)
}
