import type { DayClass } from '@clubhouse/contract/reservation/day'
import { type CalendarDay, count } from '@clubhouse/contract/reservation/sheet/sheet'
import { useSearchParams } from 'react-router'
import { useCall, useCalls } from '../../../api/use-call'
import { type Counts, daysThatWork, type Standing, standingOn } from './standing'

interface Day {
  date: string
  dayClass: DayClass
}

/** The member's limits on a day, and what stands in the way there; nothing is read for visitors. */
export function useStanding(memberIdx: number, day?: Day) {
  const isRead = memberIdx > 0 && day !== undefined
  const { data, refetch } = useCall(count, { memberIdx, date: day?.date ?? '' }, { enabled: isRead, _nop_: true })
  const counts = data?.date === day?.date ? data : undefined
  const found = counts && day ? standingOn(day.dayClass, counts) : undefined
  // A booking that moves uses no more of a limit than it does now; a suspension stays in the way.
  const isMoving = useSearchParams()[0].has('move')
  return { counts, standing: isMoving && found?.code !== 'SUSPENDED' ? undefined : found, reload: refetch }
}

/** Days without this limit. The other months are read only where there is one. */
export function useOtherDays(
  memberIdx: number,
  date: string,
  days: readonly CalendarDay[],
  standing?: Standing,
  counts?: Counts,
): string[] {
  const isLimited = counts && standing && standing.code !== 'SUSPENDED'
  const others = [...new Set(days.map((day) => day.date.slice(0, 7)))].filter((month) => month !== date.slice(0, 7))
  const inputs = isLimited ? others.map((month) => ({ memberIdx, date: `${month}-01` })) : []
  const read = useCalls(count, inputs, { _nop_: true })
  if (!isLimited) return []
  const months = new Map([counts, ...read].map((one) => [one.date.slice(0, 7), one.month]))
  return daysThatWork(days, date, months)
}
