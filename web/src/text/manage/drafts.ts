/** Unsaved texts by language and key, kept over paging and filtering. */
export type Drafts = Readonly<Record<string, string>>

export interface Row {
  category: string
  code: string
  msg: string | null
}

const keyOf = (lang: string, { category, code }: Pick<Row, 'category' | 'code'>) => `${lang} ${category}.${code}`

export function shownIn(drafts: Drafts, lang: string, row: Row): string {
  return drafts[keyOf(lang, row)] ?? row.msg ?? ''
}

/** A text equal to the saved one is no draft. */
export function afterTyping(drafts: Drafts, lang: string, row: Row, typed: string): Drafts {
  const { [keyOf(lang, row)]: _, ...others } = drafts
  return typed.trim() === (row.msg ?? '') ? others : { ...others, [keyOf(lang, row)]: typed }
}

/** The changes of a language; an empty text restores the product's own. */
export function changesIn(drafts: Drafts, lang: string): Row[] {
  return Object.entries(drafts)
    .filter(([key]) => key.startsWith(`${lang} `))
    .map(([key, typed]) => {
      const name = key.slice(lang.length + 1)
      const dot = name.indexOf('.')
      return { category: name.slice(0, dot), code: name.slice(dot + 1), msg: typed.trim() || null }
    })
}

/** Removes saved drafts unless they were changed since. */
export function afterSaving(drafts: Drafts, lang: string, saved: readonly Row[]): Drafts {
  const done = new Map(saved.map((row) => [keyOf(lang, row), row.msg ?? '']))
  return Object.fromEntries(Object.entries(drafts).filter(([key, typed]) => done.get(key) !== typed.trim()))
}
