import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Seeding } from '../seeding.ts'

export interface Opening {
  memberType: string
  dayClass: DayClass
  time: string
  /** The whole week opens on this weekday, this many weeks before. */
  weekly?: { weeks: number; weekday: number }
  /** Each day opens this many days before. */
  rolling?: number
  quotaMonth?: number
}

const MONDAY = 1
const WEDNESDAY = 3
const FRIDAY = 5

/** Opening rules. What a draw would give is first come, first served. Source: docs/rules.md, Opening. */
export const OPENINGS: readonly Opening[] = [
  { memberType: '10', dayClass: 'WEEKDAY', time: '09:00', weekly: { weeks: 4, weekday: MONDAY } },
  { memberType: '10', dayClass: 'WEEKEND', time: '09:00', weekly: { weeks: 2, weekday: FRIDAY }, quotaMonth: 3 },
  { memberType: '11', dayClass: 'WEEKDAY', time: '13:00', weekly: { weeks: 4, weekday: MONDAY }, quotaMonth: 4 },
  { memberType: '11', dayClass: 'WEEKEND', time: '09:00', rolling: 7, quotaMonth: 1 },
  { memberType: '12', dayClass: 'WEEKDAY', time: '09:00', weekly: { weeks: 4, weekday: MONDAY } },
  { memberType: '12', dayClass: 'WEEKEND', time: '09:00', rolling: 7 },
  { memberType: '13', dayClass: 'WEEKDAY', time: '09:00', weekly: { weeks: 4, weekday: MONDAY } },
  { memberType: '13', dayClass: 'WEEKEND', time: '09:00', weekly: { weeks: 2, weekday: FRIDAY }, quotaMonth: 3 },
  { memberType: '20', dayClass: 'WEEKDAY', time: '09:00', weekly: { weeks: 3, weekday: WEDNESDAY }, quotaMonth: 4 },
  { memberType: '20', dayClass: 'WEEKEND', time: '13:00', rolling: 7, quotaMonth: 1 },
]

export async function seedOpeningRules({ sql }: Seeding): Promise<void> {
  const rows = OPENINGS.map(({ memberType, dayClass, time, weekly, rolling, quotaMonth }) => ({
    memberType,
    dayClass,
    time,
    pattern: weekly ? 'WEEKLY' : 'ROLLING',
    weeks: weekly?.weeks ?? null,
    weekday: weekly?.weekday ?? null,
    days: rolling ?? null,
    quotaMonth: quotaMonth ?? null,
  }))
  await sql`
    insert into opening_rule (member_type, day_class, pattern, weeks, weekday, days, time, quota_day, quota_month)
    select r."memberType", r."dayClass", r.pattern, r.weeks, r.weekday, r.days, r.time, 1, r."quotaMonth"
    from jsonb_to_recordset(${sql.json(rows)}) as r("memberType" text, "dayClass" text, pattern text,
      weeks smallint, weekday smallint, days smallint, time time, "quotaMonth" smallint)`
}
