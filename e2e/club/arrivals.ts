import type { Page } from '@playwright/test'
import type { Club } from './club.ts'
import { book } from './desk-booking.ts'

export const DESK = '/ishm/reservation/frontdesk'

export interface Group {
  bookingIdx: number
  /** As buttons name it. */
  teeTime: string
  bookingNo: string
  names: string[]
  memberId: string
  tail: string
}

const GUESTS = ['Kim Bo-ra', 'Lee Chan-ho', 'Park Da-in']
/** Check-in opens two hours before the tee time. */
const AHEAD_MINUTES = 110

/** New groups of today that can check in now, with four named players: how many of the demo can depends on the hour. */
export async function expected(club: Club, count: number): Promise<Group[]> {
  const made: number[] = []
  for (let i = 0; i < count; i++)
    made.push((await book(club, { hoursAgo: -AHEAD_MINUTES / 60, guests: GUESTS })).bookingIdx)
  const rows = await club.sql<(Omit<Group, 'bookingIdx'> & { idx: string })[]>`
    select b.booking_idx as idx, left(s.time::text, 5) || ' ' || (c.name ->> 'en') as "teeTime", b.booking_no as "bookingNo", m.id as "memberId",
      right(regexp_replace(m.phone_no, '\\D', '', 'g'), 4) as tail,
      array(select coalesce(name_in('en', pm.name, pm.other_name), p.name) from booking_player p left join member pm on pm.member_idx = p.member_idx
        where p.booking_idx = b.booking_idx order by p.no) as names
    from booking b join slot s using (slot_idx) join course c using (course_idx)
      join member m on m.member_idx = b.member_idx
    where b.booking_idx in ${club.sql(made)} order by b.booking_idx`
  return rows.map(({ idx, ...row }) => ({ ...row, bookingIdx: Number(idx) }))
}

export const row = (page: Page, { teeTime }: Group) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Open, ${teeTime}`, exact: true }) })

export async function find(page: Page, typed: string) {
  await page.getByRole('searchbox', { name: /^Search by name/ }).fill(typed)
}
