import { store } from '../ui/feedback/store'

/** A list that this device keeps, shared by all who read it: the rail and the drawer, and each group in them. */
export function keptList(key: string) {
  const kept = store(read(key))
  return {
    use: kept.use,
    /** A value that is added comes last. */
    put(value: string, isIn: boolean): void {
      const others = kept.get().filter((one) => one !== value)
      const next = isIn ? [...others, value] : others
      kept.set(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Without storage it lasts until the page is reloaded.
      }
    },
  }
}

function read(key: string): readonly string[] {
  // On the server there is no device.
  if (typeof window === 'undefined') return []
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return []
  }
}
