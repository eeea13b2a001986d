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

/** Keeps what was typed in a form and what was there before. A file cannot be kept; a secret must not be. */
export function keepTyped(name: string, draft: Draft, secrets: readonly string[]): void {
  const fields = Object.keys(draft.typed).filter((field) => !secrets.includes(field) && !hasFile(draft.typed[field]))
  const of = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field]]))
  writeDraft(name, fields.length > 0 ? { typed: of(draft.typed), seen: of(draft.seen) } : {})
}

/** A file that was chosen; it is lost with the page. */
export const hasFile = (value: Value | undefined): boolean =>
  (Array.isArray(value) ? value : [value]).some((one) => one instanceof File)

export const keptTyped = (name: string): Draft => ({ ...NOTHING, ...readDraft(name) })
