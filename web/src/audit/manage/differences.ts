/** One value of an entry; a list of texts or numbers is one value. */
export interface Difference {
  /** Such as `players.2.kind`; empty where the entry is a single value. */
  field: string
  before: string | null
  after: string | null
}

/** The values that an entry holds, those that stayed as they were left out. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [was, now] = [valuesOf(before), valuesOf(after)]
  const hasBoth = was.size > 0 && now.size > 0
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((field) => {
    const [from, to] = [was.get(field) ?? null, now.get(field) ?? null]
    // An entry that notes only what changed says nothing of the rest.
    if (hasBoth && from === to) return []
    return from === null && to === null ? [] : { field, before: from, after: to }
  })
}

function valuesOf(entry: unknown, at = ''): Map<string, string> {
  if (entry === null || entry === undefined || entry === '') return new Map()
  if (typeof entry !== 'object') return new Map([[at, String(entry)]])
  if (Array.isArray(entry) && entry.every((one) => typeof one !== 'object' || one === null))
    return new Map([[at, entry.join(', ')]])
  return new Map(
    Object.entries(entry).flatMap(([name, value]) => [...valuesOf(value, at === '' ? name : `${at}.${name}`)]),
  )
}
