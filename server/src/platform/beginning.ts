/** The first characters of a text; a character outside the basic plane, such as an emoji, is never cut in half. */
export function beginning(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
