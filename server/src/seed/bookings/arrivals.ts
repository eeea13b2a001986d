import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { notify } from '../../member/inbox/notify.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { checkIn } from '../../reservation/desk/check-in/service.ts'
import { managerContext } from '../manager-context.ts'

const DESK = 'frontdesk1'
/** Of the next groups that can check in already, every third has. */
const NEXT = 9
const EVERY = 3
/** Of the groups that have checked in, every fourth has not paid yet. */
const UNPAID_EVERY = 4

interface Group {
  bookingIdx: number
  version: number
  players: number[]
  hasBegun: boolean
  isOver: boolean
}

/** The front desk has worked since the morning: groups of today are on the course, and of the next ones some are here. */
export async function seedArrivals(sql: Sql): Promise<void> {
  const ctx = await managerContext(sql, DESK, 'checkIn.mark')
  if (!ctx) return
  const groups = await todaysGroups(sql)
  const due = groups.filter(({ hasBegun }) => !hasBegun).slice(0, NEXT)
  const here = [...groups.filter(({ hasBegun }) => hasBegun), ...due.filter((_, i) => i % EVERY === 0)]
  await Promise.all(here.map((group, i) => checkedIn(ctx, group, i + 1)))
  await paid(
    sql,
    here.filter((_, i) => (i + 1) % UNPAID_EVERY !== 0).map(({ bookingIdx }) => bookingIdx),
  )
  const next = due.find((group) => !here.includes(group))
  if (next) await arrived(ctx, next)
}

/** @param cart the number of the group's cart and caddie */
async function checkedIn(ctx: Context, group: Group, cart: number): Promise<void> {
  const { bookingIdx, version, players, hasBegun, isOver } = group
  const seen = { bookingIdx, players: players.map((no) => ({ no, present: true, identified: true })) }
  const { mark } = checkIn({ notify })
  const given = { cartNo: String(cart), caddieNo: String(cart) }
  await mark({ ...seen, ...given, version, state: 'CHECKED_IN' }, ctx)
  if (hasBegun) await mark({ ...seen, version: version + 1, state: 'TEED_OFF' }, ctx)
  if (isOver) await mark({ ...seen, version: version + 2, state: 'FINISHED' }, ctx)
}

async function paid(sql: Sql, bookingIdx: number[]): Promise<void> {
  const ctx = await managerContext(sql, DESK, 'checkIn.pay')
  if (!ctx) return
  const bookings = await sql<Pick<Group, 'bookingIdx' | 'version'>[]>`
    select booking_idx, version from booking where booking_idx = any (${bookingIdx}::bigint[])`
  const { pay } = checkIn({ notify })
  await Promise.all(bookings.map((booking) => pay({ ...booking, isPaid: true }, ctx)))
}

/** The first is here and waits for the others. */
async function arrived(ctx: Context, { bookingIdx, version, players }: Group): Promise<void> {
  const seen = players.map((no) => ({ no, present: no === 1, identified: no === 1 }))
  await checkIn({ notify }).mark(
    { bookingIdx, version, players: seen, state: 'ARRIVED', note: '동반자분들은 오시는 중' },
    ctx,
  )
}

/** The last group that has begun is late: it has not come yet. Known members have their day before them. */
async function todaysGroups(sql: Sql): Promise<Group[]> {
  return sql<Group[]>`
    select b.booking_idx, b.version, s.starts_at <= club_now() as has_begun,
      s.starts_at + interval '5 hours' <= club_now() as is_over,
      array(select p.no from booking_player p where p.booking_idx = b.booking_idx order by p.no) as players
    from booking b join slot s using (slot_idx) join member m on m.member_idx = b.member_idx
    where b.play_date = current_club_date() and b.state = 'CF' and m.id like 'golfer%'
      and s.starts_at <= club_now() + make_interval(mins => ${POLICIES_FIRST.checkIn.opensMinutes})
      and s.starts_at is distinct from (select max(t.starts_at) from booking o join slot t using (slot_idx)
        where o.play_date = current_club_date() and o.state = 'CF' and t.starts_at <= club_now())
    order by s.starts_at, b.booking_idx`
}
