import { BOOKING_MAILS } from '@clubhouse/contract/mail'
import { schedule } from '../../../job/job.ts'
import { forgetTold } from '../../../mail/forget-told.ts'
import { audit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import { write } from '../../../platform/write.ts'
import { accountSettings } from '../../../site/account-settings.ts'

/** Bookings in one transaction. */
const AT_ONCE = 200

/**
 * Erases the names and phone numbers of guests in bookings that guests made at the desk, a year after the day of play.
 * The booking stays under a number, as those of closed accounts do. Decision 080.
 */
export const forgetGuests = schedule('forget-guests', '15 4 * * *', async (ctx) => {
  const { guestMonths } = await accountSettings(ctx)
  for (let count = AT_ONCE; count === AT_ONCE; )
    count = await write(ctx, async (tx) => {
      const bookings = await due(tx.sql, guestMonths)
      await forgetGuestsTold(tx.sql, bookings)
      await forgetPeople(tx.sql, bookings)
      for (const bookingIdx of bookings)
        await audit(tx, { noun: 'booking', recordIdx: bookingIdx, after: 'personal data erased' })
      return bookings.length
    })
})

/** A pseudonym begins with a sign that no name has. */
async function due(sql: Sql, months: number): Promise<number[]> {
  const rows = await sql<{ bookingIdx: number }[]>`
    select b.booking_idx from booking b
    where b.member_idx is null and b.play_date < (current_club_date() - make_interval(months => ${months}))::date
      and exists (select from booking_player p where p.booking_idx = b.booking_idx and p.kind = 'GUEST'
        and p.name is not null and p.name <> '~' || b.booking_idx)
    order by b.booking_idx limit ${AT_ONCE} for update of b skip locked`
  return rows.map(({ bookingIdx }) => bookingIdx)
}

async function forgetPeople(sql: Sql, bookings: readonly number[]): Promise<void> {
  await sql`
    update booking_player set name = case when no = 1 then '~' || booking_idx end, phone_no = null, guest_key = null, guest_name = null
    where booking_idx = any (${[...bookings]}::bigint[]) and kind = 'GUEST'`
  await sql`update check_in set note = null where booking_idx = any (${[...bookings]}::bigint[])`
  await sql`
    update booking set memo = null, cancel_text = null, cancel_translated = '{}', version = version + 1
    where booking_idx = any (${[...bookings]}::bigint[])`
}

/** Deletes what members who played along were told about the booking with the name of a guest. */
const forgetGuestsTold = (sql: Sql, bookings: readonly number[]): Promise<void> =>
  forgetTold(
    sql,
    BOOKING_MAILS,
    sql`select distinct n.member_idx, g.booking_idx, g.name from booking_notice n join booking_player g using (booking_idx)
      where n.booking_idx = any (${[...bookings]}::bigint[]) and g.kind = 'GUEST' and g.name is not null`,
  )
