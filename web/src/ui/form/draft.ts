/** What is in a field: text, yes or no, several keys, a file that was chosen, or files of both kinds. */
export type Value = string | boolean | readonly (string | File)[] | File
export type Values = Readonly<Record<string, Value>>

/** What was typed and is not saved, and what was saved there when the typing began. */
export interface Draft {
  typed: Values
  seen: Values
}

export const NOTHING: Draft = { typed: {}, seen: {} }

/** Another value in a field; the saved one again is no change. */
export function afterTyping(draft: Draft, saved: Values, field: string, value: Value): Draft {
  if (isSame(value, saved[field])) return without(draft, field)
  const seen = field in draft.seen ? draft.seen : { ...draft.seen, [field]: saved[field] ?? '' }
  return { typed: { ...draft.typed, [field]: value }, seen }
}

/** What was sent is saved; what was typed since then is not. */
export function afterSaving(draft: Draft, sent: Values): Draft {
  return Object.keys(sent).reduce(
    (rest, field) => (isSame(rest.typed[field], sent[field]) ? without(rest, field) : rest),
    draft,
  )
}

/** @param isNew what a new form begins with now wins over what was typed over another beginning */
export function afterReturning(kept: Draft, saved: Values, isNew: boolean): Draft {
  const fields = Object.keys(kept.typed).filter(
    (field) => field in saved && (!isNew || isSame(kept.seen[field], saved[field])),
  )
  const seen = Object.fromEntries(fields.map((field) => [field, kept.seen[field] ?? '']))
  return fields.reduce((draft, field) => afterTyping(draft, saved, field, kept.typed[field]!), { typed: {}, seen })
}

/** What the form shows: what was typed, and everywhere else what is saved by now. */
export function shown(draft: Draft, saved: Values): Values {
  return { ...saved, ...draft.typed }
}

/** The fields that differ from what is saved. Where someone else has saved the same value, nothing is left to do. */
export function changed(draft: Draft, saved: Values): string[] {
  return Object.keys(draft.typed).filter((field) => !isSame(draft.typed[field], saved[field]))
}

/** The changed fields in which someone else has saved another value since the typing began. */
export function theirs(draft: Draft, saved: Values): string[] {
  return changed(draft, saved).filter((field) => !isSame(draft.seen[field], saved[field]))
}

/** Lists are the same when their entries are, in any order. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((entry) => other.includes(entry))
}

function without({ typed, seen }: Draft, field: string): Draft {
  const { [field]: _, ...restTyped } = typed
  const { [field]: __, ...restSeen } = seen
  return { typed: restTyped, seen: restSeen }
}
