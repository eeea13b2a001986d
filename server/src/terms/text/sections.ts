/** One version of one type of terms in both languages; contents are plain HTML. */
export interface TermsText {
  type: string
  isRequired: boolean
  en: { title: string; contents: string }
  ko: { title: string; contents: string }
}

/** Plain text. */
export type Section = readonly [heading: string, ...lines: string[]]

/** Numbered, as clean HTML. */
export const sections = (list: readonly Section[]): string =>
  list.map(([heading, ...lines], i) => section([`${i + 1}. ${heading}`, ...lines])).join('')

export const section = ([heading, ...lines]: Section): string =>
  `<h3>${plain(heading)}</h3><ul>${lines.map((line) => `<li>${plain(line)}</li>`).join('')}</ul>`

/** Whether a text has the line, word for word. */
export const saysLine = (contents: string, line: string): boolean => contents.includes(plain(line))

const plain = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
