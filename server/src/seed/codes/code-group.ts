/** Key, English label, Korean label and, where codes are filtered, what they belong to. */
export type CodeEntry = readonly [key: string, en: string, ko: string, group?: string]

export interface CodeGroup {
  id: string
  name: string
  /** Managers may add codes and take them out of use: nothing in the product knows one of them by name. */
  isOpen?: true
  codes: readonly CodeEntry[]
}

/** Hours of the day as two digits with their labels. */
export function hours(from: number, to: number): CodeEntry[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const hour = String(from + i).padStart(2, '0')
    return [hour, `${hour}:00`, `${from + i}시`] as const
  })
}
