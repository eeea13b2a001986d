import { type Draft, NOTHING, type Value, type Values } from './draft'

const keyOf = (name: string) => `draft ${name}`

/** The person whose drafts are kept now; none before a login. Forms set it, because this folder knows no session. */
let keeper: () => string | undefined = () => undefined
export const keepFor = (who: typeof keeper): void => {
  keeper = who
}
export const keeperNow = (): string | undefined => keeper()

/** Each person has drafts of their own: the next one who logs in at the same window sees none of them. */
const nameFor = (name: string, who: string | undefined) => (who ? `${name} of ${who}` : name)

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

/** What a person typed and did not send may name people, so a logout removes it. Decision 034. */
export function dropDraftsOf(who: string): void {
  const [begin, end] = [keyOf(''), nameFor('', who)]
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(begin) && key.endsWith(end)) sessionStorage.removeItem(key)
}

/** Chosen files by the name of their form: storage takes text only, so they last as long as the page. */
const withFiles = new Map<string, Draft>()

/** Keeps what a person typed in a form and what was there before. A file lasts as long as the page; a secret is not kept. */
export function keepTyped(form: string, who: string | undefined, draft: Draft, secrets: readonly string[]): void {
  const name = nameFor(form, who)
  const fields = Object.keys(draft.typed).filter((field) => !secrets.includes(field))
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

export function keptTyped(form: string, who = keeperNow()): Draft {
  const name = nameFor(form, who)
  const kept = [{ ...NOTHING, ...readDraft(name) }, withFiles.get(name) ?? NOTHING]
  return {
    typed: Object.assign({}, ...kept.map(({ typed }) => typed)),
    seen: Object.assign({}, ...kept.map(({ seen }) => seen)),
  }
}
