import type { Sql } from '../../../platform/database.ts'
import { NOTIFY_BOOKING } from '../../booking/booked/notify.ts'

/**
 * Marks all bookings ahead as known to their people, without an email or message, and drops what waits to be told: for
 * a club that comes with its bookings.
 */
export async function noteKnown(sql: Sql): Promise<void> {
  await sql`delete from job_task where name = ${NOTIFY_BOOKING}`
  await sql`
    insert into booking_notice (booking_idx, member_idx, kind, about, version, at)
    select b.booking_idx, p.member_idx, case when p.member_idx = b.member_idx then 'BOOKING_BOOKED' else 'BOOKING_NAMED' end,
      'v' || b.version, b.version, b.created_at
    from booking b join booking_player p using (booking_idx)
    where b.state = 'CF' and b.play_date >= current_club_date() and p.member_idx is not null
    on conflict do nothing`
}
