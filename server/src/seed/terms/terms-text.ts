/** One version of one type of terms in both languages; contents are plain HTML. */
export interface TermsText {
  type: string
  isRequired: boolean
  en: { title: string; contents: string }
  ko: { title: string; contents: string }
}

export type Section = readonly [heading: string, ...lines: string[]]

export function sections(list: readonly Section[]): string {
  return list
    .map(([heading, ...lines], i) => {
      const points = lines.map((line) => `<li>${line}</li>`).join('')
      return `<h3>${i + 1}. ${heading}</h3><ul>${points}</ul>`
    })
    .join('')
}
