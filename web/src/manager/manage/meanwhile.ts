/** What stands in a form, by field; an empty field is empty text. */
export type Values = Record<string, string>

/**
 * Brings together what was typed and what somebody else saved while it was typed.
 * @param before what the form began with
 * @returns what the form shows now, and the fields that somebody else has made different from it
 */
export function meanwhile(before: Values, typed: Values, saved: Values): { values: Values; theirs: string[] } {
  const values: Values = {}
  const theirs: string[] = []
  for (const [field, was] of Object.entries(before)) {
    const now = saved[field] ?? ''
    const mine = typed[field] ?? ''
    const isMine = mine !== was
    values[field] = isMine ? mine : now
    if (now !== was && now !== mine) theirs.push(field)
  }
  return { values, theirs }
}
