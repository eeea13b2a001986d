import type { Sql } from '../../platform/database.ts'
import { booking } from '../../reservation/booking/service.ts'
import { noteKnown } from '../../reservation/notice/note-known.ts'
import { type Golfer, memberContexts } from './member-context.ts'

const FEW = 9
const REASONS = ['business', 'illness', 'weather', 'mistake', 'other']

/** In a transaction of their own: the audit log tells a booking and its cancellation apart by transaction. */
export async function seedCancellations(sql: Sql): Promise<void> {
  await cancelAhead(sql)
  await noteKnown(sql)
  await sql.begin(async (transaction) => cancelBehind(transaction as unknown as Sql))
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

/** Past days: some cancelled in time, and one late cancellation that its member is suspended for. */
async function cancelBehind(sql: Sql): Promise<void> {
  await sql`
    create temporary table behind on commit drop as
    select b.booking_idx, m.id = 'penalty1' as is_late,
      (b.play_date - case when m.id = 'penalty1' then 1 else 6 end + time '18:12') at time zone (select zone from club) as at
    from booking b join member m using (member_idx)
    where b.state = 'PL' and (m.id = 'penalty1' or b.booking_idx in (
      select b.booking_idx from booking b join member m using (member_idx)
      where b.state = 'PL' and m.id like 'golfer%' order by md5(b.booking_no) limit ${FEW}))`
  await sql`
    update booking b set state = case when l.is_late then 'CL' else 'CX' end, cancelled_at = l.at, cancel_reason = 'business',
      cancel_code = case when l.is_late then 'W2' end, version = version + 1
    from behind l where l.booking_idx = b.booking_idx`
  await sql`update booking_player p set active = false from behind l where l.booking_idx = p.booking_idx`
  await sql`delete from claim c using behind l where l.booking_idx = c.booking_idx`
  await sql`
    insert into audit (at, member_idx, call, request_id, noun, record_idx, before, after, reason)
    select l.at, b.member_idx, 'booking.cancel', 'seed', 'booking', b.booking_idx, '{"state":"CF"}',
      jsonb_build_object('state', b.state, 'code', b.cancel_code), b.cancel_reason
    from booking b join behind l using (booking_idx)`
}
