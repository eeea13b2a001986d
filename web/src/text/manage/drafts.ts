/** What was typed and not saved yet, by language and key: paging and filtering lose nothing. */
export type Drafts = Readonly<Record<string, string>>

export interface Row {
  category: string
  code: string
  msg: string | null
}

const keyOf = (lang: string, { category, code }: Pick<Row, 'category' | 'code'>) => `${lang} ${category}.${code}`

/** What stands in the field of a text. */
export function shownIn(drafts: Drafts, lang: string, row: Row): string {
  return drafts[keyOf(lang, row)] ?? row.msg ?? ''
}

/** After typing: a text that is what it was is no draft. */
export function afterTyping(drafts: Drafts, lang: string, row: Row, typed: string): Drafts {
  const { [keyOf(lang, row)]: _, ...others } = drafts
  return typed.trim() === (row.msg ?? '') ? others : { ...others, [keyOf(lang, row)]: typed }
}

/** What is to be saved of a language; an empty text falls back to the product's own words. */
export function changesIn(drafts: Drafts, lang: string): Row[] {
  return Object.entries(drafts)
    .filter(([key]) => key.startsWith(`${lang} `))
    .map(([key, typed]) => {
      const name = key.slice(lang.length + 1)
      const dot = name.indexOf('.')
      return { category: name.slice(0, dot), code: name.slice(dot + 1), msg: typed.trim() || null }
    })
}

/** Without those that were just saved; what was typed on meanwhile stays. */
export function afterSaving(drafts: Drafts, lang: string, saved: readonly Row[]): Drafts {
  const done = new Map(saved.map((row) => [keyOf(lang, row), row.msg ?? '']))
  return Object.fromEntries(Object.entries(drafts).filter(([key, typed]) => done.get(key) !== typed.trim()))
}
