import { expect, type Locator, type Page } from '@playwright/test'
import type { Club } from './club.ts'
import { someMember } from './people.ts'

interface Row {
  booking_idx: string
  name: string
}

/**
 * A booking of a member whose tee time, of today, began some hours ago, or begins later where they are negative.
 * @param guests names of the others; a place without one is to be named
 */
export async function book(
  club: Club,
  { hoursAgo, guests = [] }: { hoursAgo: number; guests?: string[] },
): Promise<{ bookingIdx: number; name: string }> {
  const [day] = await club.sql<{ today: string }[]>`select current_club_date()::text as today`
  const me = await someMember(club, day!.today)
  const [row] = await club.sql<Row[]>`
    with s as (
      update slot set starts_at = club_now() - make_interval(secs => ${hoursAgo * 3600}) where slot_idx = (
        select s.slot_idx from slot s where s.date = (club_now() at time zone 'Asia/Seoul')::date
          and not exists (select from claim c where c.slot_idx = s.slot_idx) order by s.time limit 1)
      returning slot_idx, date, part),
    b as (
      insert into booking (booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, holes, cart, caddie,
        price, terms_idx, names_due_at, free_cancel_until)
      select 'DESK-' || slot_idx, slot_idx, '{0}', ${me.memberIdx}, date, part, 'WEEKDAY', 9, '18', true, true,
        '{"currency": "KRW", "total": 400000, "rows": [{"key": "GREEN", "name": "Green fee", "qty": 4, "unit": 100000, "amount": 400000}]}',
        1, club_now(), club_now() from s returning *),
    a as (
      insert into audit (call, request_id, noun, record_idx, member_idx, after)
      select 'booking.book', '', 'booking', booking_idx, ${me.memberIdx}, '{}' from b),
    p as (
      insert into booking_player (booking_idx, no, kind, member_idx, name, play_date, part)
      select booking_idx, n, case when n = 1 then 'MEMBER' when g is null then 'TBD' else 'GUEST' end,
        case n when 1 then ${me.memberIdx}::bigint end, g, play_date, part
      from b, generate_series(1, 4) n left join unnest(${guests}::text[]) with ordinality as guest (g, place) on place = n - 1),
    c as (
      insert into claim (slot_idx, seat, kind, holder, booking_idx) select slot_idx, 0, 'BOOKING', ${me.memberIdx}, booking_idx from b)
    select booking_idx from b`
  return { bookingIdx: Number(row!.booking_idx), name: me.name }
}

/** Chooses an act that stands behind More in the panel of a booking. */
export async function chooseMore(panel: Locator, name: string): Promise<void> {
  await panel.getByRole('button', { name: 'More' }).press('Enter')
  await panel.getByRole('menuitem', { name }).press('Enter')
}

/** Makes the browser a device of the desk, on the open page of the devices. */
export async function pair(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Pair this browser' }).click()
  await page.getByLabel('Name of the device').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Pair this browser' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('This browser')
}
