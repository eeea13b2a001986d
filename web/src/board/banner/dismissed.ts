/** What is remembered of one day stands under this and the day, yyyy-MM-dd. Source: spec, section 4. */
const PREFIX = 'popup.dismissed.'

/** Names of a group's items in the memory. */
export const bannerKey = (idx: number) => `b${idx}`
export const termsKey = (termsIdx: number) => `t${termsIdx}`

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const NOTHING: Memory = { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** What this browser remembers; nothing where it was told to keep nothing, and then even to ask is forbidden. */
export function memoryHere(): Memory {
  try {
    return localStorage
  } catch {
    return NOTHING
  }
}

/** What was closed for this day of the club. */
export function dismissedOn(memory: Memory, day: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(memory.getItem(PREFIX + day) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Closes some for this day. Where nothing can be stored they come again on the next page. */
export function dismiss(memory: Memory, day: string, ...closed: string[]): ReadonlySet<string> {
  const keys = new Set([...dismissedOn(memory, day), ...closed])
  try {
    memory.setItem(PREFIX + day, JSON.stringify([...keys]))
  } catch {}
  return keys
}

/** Yesterday is over: what was closed then is shown again, and need not be kept. */
export function forgetOtherDays(memory: Memory, day: string): void {
  try {
    const keys = Array.from({ length: memory.length }, (_, i) => memory.key(i))
    for (const key of keys) if (key?.startsWith(PREFIX) && key !== PREFIX + day) memory.removeItem(key)
  } catch {}
}
