import type { DrawSlot, Wish } from '@clubhouse/draw/bundle'

const hourOf = (time: string) => Number(time.slice(0, 2))

/**
 * What a loser stands by for: the hours that the windows touch, with any other time all hours of the draw that day, and
 * the course, if all lines name the same. Source: docs/rules.md, Standby.
 */
export function hoursOf(
  { wishes, anyTime, playDate }: { wishes: readonly Wish[]; anyTime: boolean; playDate: string },
  slots: readonly Pick<DrawSlot, 'date' | 'time'>[],
): { hours: string[]; courseIdx: number | null } {
  const touched = wishes.flatMap(({ earliest, latest }) =>
    Array.from({ length: hourOf(latest) - hourOf(earliest) + 1 }, (_, i) => hourOf(earliest) + i),
  )
  const any = anyTime ? slots.filter(({ date }) => date === playDate).map(({ time }) => hourOf(time)) : []
  const hours = [...new Set([...touched, ...any])].sort((a, b) => a - b).map((hour) => String(hour).padStart(2, '0'))
  const courses = new Set(anyTime ? [undefined] : wishes.map(({ courseIdx }) => courseIdx))
  const [only] = courses
  return { hours, courseIdx: courses.size === 1 ? (only ?? null) : null }
}
