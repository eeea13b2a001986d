/** Key, English label, Korean label and, for filtered codes, the parent. */
export type CodeEntry = readonly [key: string, en: string, ko: string, group?: string]

export interface CodeGroup {
  id: string
  name: string
  /** Managers may add and disable codes: no code is referred to by name. */
  isOpen?: true
  codes: readonly CodeEntry[]
}

export function hours(from: number, to: number): CodeEntry[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const hour = String(from + i).padStart(2, '0')
    return [hour, `${hour}:00`, `${from + i}시`] as const
  })
}
