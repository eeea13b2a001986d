import { type Draft, NOTHING, type Value, type Values } from './draft'

const keyOf = (name: string) => `draft ${name}`

/** What was noted under a name, kept for as long as the window; without storage it lasts as long as the page. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
  } catch {
    return {}
  }
}

export function writeDraft(name: string, values: Readonly<Record<string, unknown>>): void {
  try {
    if (Object.keys(values).length > 0) sessionStorage.setItem(keyOf(name), JSON.stringify(values))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // See above.
  }
}

export const dropDraft = (name: string) => writeDraft(name, {})

/** Fields of a form that are kept under another name than the rest of it. */
export interface KeptApart {
  name: string
  fields: readonly string[]
}

/** Chosen files by the name of their form: storage takes text only, so they last as long as the page. */
const withFiles = new Map<string, Draft>()

/** Keeps what was typed in a form and what was there before. A file lasts as long as the page; a secret is not kept. */
export function keepTyped(
  name: string,
  draft: Draft,
  { secrets, apart }: { secrets: readonly string[]; apart?: KeptApart },
): void {
  const fields = Object.keys(draft.typed).filter((field) => !secrets.includes(field))
  const isApart = (field: string) => apart?.fields.includes(field) === true
  keepUnder(
    name,
    draft,
    fields.filter((field) => !isApart(field)),
  )
  if (apart) keepUnder(apart.name, draft, fields.filter(isApart))
}

function keepUnder(name: string, draft: Draft, fields: readonly string[]): void {
  const of = (some: readonly string[]): Draft => ({ typed: only(draft.typed, some), seen: only(draft.seen, some) })
  const chosen = fields.filter((field) => hasFile(draft.typed[field]))
  const written = fields.filter((field) => !chosen.includes(field))
  writeDraft(name, written.length > 0 ? { ...of(written) } : {})
  if (chosen.length > 0) withFiles.set(name, of(chosen))
  else withFiles.delete(name)
}

const only = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))

/** A file that was chosen; it is lost with the page. */
export const hasFile = (value: Value | undefined): boolean =>
  (Array.isArray(value) ? value : [value]).some((one) => one instanceof File)

export function keptTyped(name: string, apart?: KeptApart): Draft {
  const kept = [name, ...(apart ? [apart.name] : [])].flatMap((one) => [
    { ...NOTHING, ...readDraft(one) },
    withFiles.get(one) ?? NOTHING,
  ])
  return {
    typed: Object.assign({}, ...kept.map(({ typed }) => typed)),
    seen: Object.assign({}, ...kept.map(({ seen }) => seen)),
  }
}
