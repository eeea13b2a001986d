import type { DAY_WARNINGS } from '@clubhouse/contract/reservation/sheet/day-manage'
import type { DayStateKept } from '@clubhouse/contract/reservation/sheet/sheet'
import { type Difference, isChanged } from '../../template/rules.ts'

type Warning = (typeof DAY_WARNINGS)[number]
interface Planned extends Difference {
  date: string
  conflict?: 'NO_TEMPLATE' | 'STATE' | 'CLAIMS' | 'OVERLAP'
}

/** What a manager should know about a day that is made; nothing about days that are over. @param today of the club */
export function warningsOf(state: DayStateKept, day: Planned, today: string, publishDays: number): Warning[] {
  if (state === 'CLOSED' || day.date < today) return []
  const isServed = day.conflict !== 'NO_TEMPLATE' && day.conflict !== 'OVERLAP'
  const horizon = Temporal.PlainDate.from(today).add({ days: publishDays }).toString()
  return [
    ...(day.conflict === 'NO_TEMPLATE' ? ['NO_TEMPLATE' as const] : []),
    ...(day.conflict === 'OVERLAP' ? ['OVERLAP' as const] : []),
    ...(isServed && isChanged(day) ? ['DIFFERS' as const] : []),
    ...(day.isShutInPart ? ['PART_SUSPENDED' as const] : []),
    ...(day.hasShutCourse ? ['COURSE_SUSPENDED' as const] : []),
    ...(state === 'DRAFT' && day.date <= horizon ? ['NOT_PUBLISHED' as const] : []),
  ]
}
