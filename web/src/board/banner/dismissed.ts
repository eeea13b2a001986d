/** Dismissals of a day are stored under this prefix and the day, yyyy-MM-dd. Specification 4.21. */
const PREFIX = 'popup.dismissed.'

export const bannerKey = (idx: number) => `b${idx}`
export const termsKey = (termsIdx: number) => `t${termsIdx}`

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const NOTHING: Memory = { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} }

export function memoryHere(): Memory {
  try {
    return localStorage
  } catch {
    return NOTHING
  }
}

export function dismissedOn(memory: Memory, day: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(memory.getItem(PREFIX + day) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [])
  } catch {
    return new Set()
  }
}

export function dismiss(memory: Memory, day: string, ...closed: string[]): ReadonlySet<string> {
  const keys = new Set([...dismissedOn(memory, day), ...closed])
  try {
    memory.setItem(PREFIX + day, JSON.stringify([...keys]))
  } catch {}
  return keys
}

/** Dismissals of earlier days are deleted. */
export function forgetOtherDays(memory: Memory, day: string): void {
  try {
    const keys = Array.from({ length: memory.length }, (_, i) => memory.key(i))
    for (const key of keys) if (key?.startsWith(PREFIX) && key !== PREFIX + day) memory.removeItem(key)
  } catch {}
}
