import type { Database, Sql } from '../../platform/database.ts'
import { booking } from '../../reservation/booking/service.ts'
import { noteKnown } from '../../reservation/people/notice/note-known.ts'
import { OFFER_STANDBY } from '../../reservation/standby/freed/release.ts'
import { type Golfer, memberContexts } from './member-context.ts'

const FEW = 9
const REASONS = ['business', 'illness', 'weather', 'mistake', 'other']

/** In a transaction of their own: the audit log tells a booking and its cancellation apart by transaction. */
export async function seedCancellations(sql: Database): Promise<void> {
  await cancelAhead(sql)
  await forgetFreed(sql)
  await noteKnown(sql)
  await cancelLate(sql)
  await sql.begin(cancelBehind)
}

/** Through the service, while cancelling is free. */
async function cancelAhead(sql: Sql): Promise<void> {
  const contextOf = await memberContexts(sql)
  const rows = await sql<(Golfer & { bookingIdx: number; version: number })[]>`
    select b.booking_idx, b.version, m.member_idx, m.id, m.name, m.member_type
    from booking b join member m using (member_idx)
    where b.state = 'CF' and b.free_cancel_until > club_now() + interval '1 minute' and m.id like 'golfer%'
    order by md5(b.booking_no) limit ${FEW}`
  for (const [i, { bookingIdx, version, ...golfer }] of rows.entries()) {
    const reason = REASONS[i % REASONS.length]!
    await booking.cancel({ bookingIdx, version, reason, accept: false }, contextOf(golfer, 'booking.cancel'))
  }
}

/** What was cancelled lies behind: its tee times are free for everyone. */
async function forgetFreed(sql: Sql): Promise<void> {
  await sql`delete from claim where freed_at is not null`
  await sql`delete from job_task where name = ${OFFER_STANDBY}`
}

const LATE = { accept: true, reason: 'business' } as const

/** penalty1 books for tomorrow, or the next day with a free tee time, and cancels at once: the service suspends. */
async function cancelLate(sql: Sql): Promise<void> {
  const contextOf = await memberContexts(sql)
  const [golfer] = await sql<Golfer[]>`
    select member_idx, id, name, other_name, member_type from member where id = 'penalty1'`
  if (!golfer) return
  const slots = await sql<{ slotIdx: number }[]>`
    select slot_idx from slot s where date > current_club_date() and date <= current_club_date() + 2
      and not exists (select from claim c where c.slot_idx = s.slot_idx)
    order by date, time, slot_idx`
  for (const { slotIdx } of slots) {
    const hold = await booking.lock({ slotIdx, count: 1 }, contextOf(golfer, 'booking.lock'))
    if (!('price' in hold)) continue
    const players = [2, 3, 4].map((no) => ({ no, kind: 'TBD' as const }))
    const made = await booking.book(
      {
        slotIdx,
        players: [{ no: 1, kind: 'MEMBER', memberIdx: golfer.memberIdx }, ...players],
        cart: true,
        caddie: true,
        total: hold.price.total,
        termsIdx: hold.termsIdx,
      },
      contextOf(golfer, 'booking.book'),
    )
    if (!('version' in made)) continue
    const { bookingIdx, version } = made
    await booking.cancel({ bookingIdx, version, ...LATE }, contextOf(golfer, 'booking.cancel'))
    return
  }
}

/** Past days: some were cancelled in time. */
async function cancelBehind(sql: Sql): Promise<void> {
  await sql`
    create temporary table behind on commit drop as
    select b.booking_idx, (b.play_date - 6 + time '18:12') at time zone (select zone from club) as at
    from booking b join member m using (member_idx)
    where b.state = 'PL' and m.id like 'golfer%' order by md5(b.booking_no) limit ${FEW}`
  await sql`
    update booking b set state = 'CX', cancelled_at = l.at, cancel_reason = 'business', version = version + 1
    from behind l where l.booking_idx = b.booking_idx`
  await sql`update booking_player p set active = false from behind l where l.booking_idx = p.booking_idx`
  await sql`delete from claim c using behind l where l.booking_idx = c.booking_idx`
  await sql`
    insert into audit (at, member_idx, call, request_id, noun, record_idx, before, after, reason)
    select l.at, b.member_idx, 'booking.cancel', 'seed', 'booking', b.booking_idx, '{"state":"CF"}',
      jsonb_build_object('state', b.state, 'code', b.cancel_code), b.cancel_reason
    from booking b join behind l using (booking_idx)`
}
