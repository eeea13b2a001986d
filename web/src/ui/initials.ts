/** Such as SP for Seo-yeon Park, and the family name of 박서연. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const shown = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return shown.map((word) => [...word][0]).join('')
}
