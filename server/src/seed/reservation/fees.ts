import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Seeding } from '../seeding.ts'

/** Green fee per person in won: weekdays, then weekends and holidays. */
export const GREEN: Readonly<Record<string, readonly [weekday: number, weekend: number]>> = {
  '10': [90_000, 120_000],
  '11': [120_000, 160_000],
  '12': [100_000, 180_000],
  '13': [90_000, 120_000],
  '20': [180_000, 240_000],
}
const WEB = '20'
/** Midday is cheaper for web members. */
const WEB_MIDDAY = [165_000, 220_000] as const
/** Per team; an evening round has nine holes. */
export const TEAM = { CART: 100_000, CADDIE: 150_000 } as const
export const TEAM_EVENING = { CART: 60_000, CADDIE: 90_000 } as const

const CLASSES: readonly DayClass[] = ['WEEKDAY', 'WEEKEND']

interface FeeRow {
  key: string
  dayClass: DayClass
  part: string | null
  memberType: string | null
  unit: 'PERSON' | 'TEAM'
  amount: number
}

function fees(): FeeRow[] {
  return CLASSES.flatMap((dayClass, i) => {
    const person = (memberType: string, part: string | null, amount: number): FeeRow => ({
      key: 'GREEN',
      dayClass,
      part,
      memberType,
      unit: 'PERSON',
      amount,
    })
    const team = (part: string | null, prices: typeof TEAM | typeof TEAM_EVENING) =>
      Object.entries(prices).map(
        ([key, amount]): FeeRow => ({ key, dayClass, part, memberType: null, unit: 'TEAM', amount }),
      )
    return [
      ...Object.entries(GREEN).flatMap(([type, amounts]) => [
        person(type, null, amounts[i]!),
        person(type, '3', amounts[i]! / 2),
      ]),
      person(WEB, '2', WEB_MIDDAY[i]!),
      ...team(null, TEAM),
      ...team('3', TEAM_EVENING),
    ]
  })
}

export async function seedFees({ sql }: Seeding): Promise<void> {
  await sql`
    insert into fee (key, day_class, part, member_type, unit, amount)
    select r.key, r."dayClass", r.part, r."memberType", r.unit, r.amount
    from jsonb_to_recordset(${sql.json(fees())}) as r(key text, "dayClass" text, part text, "memberType" text,
      unit text, amount bigint)`
}
