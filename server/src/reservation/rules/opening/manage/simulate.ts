import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { missingNumber, TRIED_NAMED } from '@clubhouse/contract/reservation/rules/opening'
import { type Context, Malformed } from '../../../../platform/context.ts'
import type { Sql } from '../../../../platform/database.ts'
import * as sql from './sql.ts'
import { type PastBooking, type Shift, shiftsOf, tryRules } from './try-rules.ts'
import { termsOf } from './wire.ts'

/** The longest period that is tried. */
const DAYS_MOST = 366
/** Before any day of play: rules are tried as if they had always been there. */
const ALWAYS = '1900-01-01'

/** Past bookings under the rules as they were, and under others. */
export async function simulate({ rules, from, to }: ParsedInputOf<typeof contract.opening.simulate>, ctx: Context) {
  const { zone } = ctx.club
  const today = ctx.clock.now().toZonedDateTimeISO(zone).toPlainDate()
  const first = Temporal.PlainDate.from(from)
  if (to < from || to >= today.toString()) return new Malformed('to')
  if (first.until(to).days >= DAYS_MOST) return new Malformed('from')
  for (const [i, rule] of rules.entries()) {
    const missing = missingNumber(rule)
    if (missing) return new Malformed(`rules[${i}].${missing}`)
  }
  const [before, bookings] = await Promise.all([
    sql.all(ctx),
    bookingsBetween(ctx.sql, first.with({ day: 1 }).toString(), to),
  ])
  const after = rules.map((rule, i) => ({ ...termsOf(rule, ALWAYS), ruleIdx: i }))
  const { byMember: was, ...then } = tryRules(bookings, before, { from, zone })
  const { byMember: is, ...now } = tryRules(bookings, after, { from, zone })
  const shifts = shiftsOf(was, is)
  const more = shifts.filter((one) => one.after > one.before).length
  const list = hasRight(ctx.who, '940400', 'R') ? await named(ctx, shifts.slice(0, TRIED_NAMED)) : null
  return { before: then, after: now, members: { more, less: shifts.length - more, list } }
}

/** The members with their names and their type of today. */
async function named({ sql: db, lang }: Context, shifts: readonly Shift[]) {
  const rows = await db<{ memberIdx: number; name: string; memberType: string }[]>`
    select member_idx, name_in(${lang}, name, other_name) as name, member_type from member
    where member_idx = any (${shifts.map(({ memberIdx }) => memberIdx)}::bigint[])`
  const known = new Map(rows.map((row) => [row.memberIdx, row]))
  return shifts.map((shift) => ({ ...shift, ...known.get(shift.memberIdx)! }))
}

/** The bookings that members made themselves and kept, with their type of today, in the order in which they were made. */
async function bookingsBetween(db: Sql, from: string, to: string): Promise<PastBooking[]> {
  return db<PastBooking[]>`
    select b.member_idx, m.member_type, b.play_date as date, b.day_class, s.course_idx, b.part, b.created_at as booked_at,
      b.outside_quota
    from booking b join slot s using (slot_idx) join member m on m.member_idx = b.member_idx
    where b.play_date between ${from} and ${to} and b.active and b.type = 'N'
    order by b.created_at, b.booking_idx`
}
