export interface Dates {
  day: (ahead: number) => string
  year: string
}

interface Words {
  title: string
  contents: string
}

export interface NoticeText {
  opensInDays: number
  isTop?: true
  category?: string
  text: (dates: Dates) => { en: Words; ko: Words }
}

export function paragraphs(...lines: string[]): string {
  return lines.map((line) => `<p>${line}</p>`).join('')
}

export function points(...lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

export function table(heading: string[], rows: string[][]): string {
  const row = (tag: 'th' | 'td') => (cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row('th')(heading)}</thead><tbody>${rows.map(row('td')).join('')}</tbody></table>`
}

export function dates(today: Temporal.PlainDate, lang: 'en' | 'ko'): Dates {
  const options =
    lang === 'en' ? ({ day: 'numeric', month: 'long' } as const) : ({ month: 'long', day: 'numeric' } as const)
  const locale = lang === 'en' ? 'en-GB' : 'ko-KR'
  return { day: (ahead) => today.add({ days: ahead }).toLocaleString(locale, options), year: String(today.year) }
}
