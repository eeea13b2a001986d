import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { WISH_NAMES, type Wish, wishOf } from '../find/wish'
import { firstDay } from './day-view'

const DATE = /^\d{4}-\d{2}-\d{2}$/
export const isDate = (named: string | null): named is string => named !== null && DATE.test(named)

export interface Position {
  date?: string
  course?: number
  /** A tee time that a link leads to: by its number, or by its time on the course. */
  slot?: number
  at?: string
  /** What is searched for on several days, in place of one day. */
  wish?: Wish
  chooseDate: (date: string) => void
  chooseCourse: (courseIdx: number) => void
}

/** The reader's day and course from the URL; without a date the default day. */
export function usePosition(days: readonly CalendarDay[] | undefined, now: number | null): Position {
  const [query, setQuery] = useSearchParams()
  const named = query.get('date')
  const date = isDate(named) ? named : days && now !== null ? firstDay(days, now) : undefined
  const { pathname } = useLocation()
  const set = useCallback(
    (name: string, value: string, replace: boolean) => {
      // A sheet still scrolling while its page is left must not change the URL of the next page.
      if (window.location.pathname !== pathname) return
      setQuery(
        (old) => {
          old.set(name, value)
          if (name === 'date') for (const other of ['slot', 'at', ...WISH_NAMES]) old.delete(other)
          return old
        },
        { replace, preventScrollReset: true },
      )
    },
    [setQuery, pathname],
  )
  const chooseDate = useCallback((chosen: string) => set('date', chosen, false), [set])
  const course = Number(query.get('course')) || undefined
  const chooseCourse = useCallback(
    (courseIdx: number) => courseIdx !== course && set('course', String(courseIdx), true),
    [course, set],
  )
  const slot = Number(query.get('slot')) || undefined
  const at = query.get('at') ?? undefined
  return { date, course, slot, at, wish: wishOf(query), chooseDate, chooseCourse }
}

/** The number of the tee time that a link leads to; undefined where there is none. */
export const wantedSlot = (
  { course, slot, at }: Pick<Position, 'course' | 'slot' | 'at'>,
  slots: readonly { slotIdx: number; courseIdx: number; time: string }[],
): number | undefined => slot ?? slots.find((one) => one.courseIdx === course && one.time === at)?.slotIdx
