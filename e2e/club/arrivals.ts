import type { Page } from '@playwright/test'
import type { Club } from './club.ts'

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

/**
 * Groups of today of which no one is here yet and that can check in now, with four named players. A group of later is
 * given an earlier start: how many can check in now depends on how long the journeys before took.
 */
export async function expected(club: Club, count: number): Promise<Group[]> {
  const rows = await club.sql<(Omit<Group, 'bookingIdx'> & { idx: string; slotIdx: string })[]>`
    select s.slot_idx as "slotIdx", b.booking_idx as idx, left(s.time::text, 5) || ' ' || (c.name ->> 'en') as "teeTime", b.booking_no as "bookingNo", m.id as "memberId",
      right(regexp_replace(m.phone_no, '\\D', '', 'g'), 4) as tail,
      array(select coalesce(name_in('en', pm.name, pm.other_name), p.name) from booking_player p left join member pm on pm.member_idx = p.member_idx
        where p.booking_idx = b.booking_idx order by p.no) as names
    from booking b join slot s using (slot_idx) join course c using (course_idx)
      join member m on m.member_idx = b.member_idx
    where b.play_date = current_club_date() and b.state = 'CF'
      and s.starts_at > club_now() + interval '5 minutes'
      and not exists (select from check_in x where x.booking_idx = b.booking_idx and x.state <> 'EXPECTED')
      and not exists (select from booking_player p where p.booking_idx = b.booking_idx and p.kind = 'TBD')
      and (select count(*) from booking_player p where p.booking_idx = b.booking_idx) = 4
    order by s.starts_at, b.booking_idx limit ${count}`
  if (rows.length < count) throw new Error('Every group of today has checked in.')
  await club.sql`
    update slot set starts_at = least(starts_at, club_now() + interval '110 minutes')
    where slot_idx in ${club.sql(rows.map(({ slotIdx }) => slotIdx))}`
  return rows.map(({ idx, slotIdx: _, ...row }) => ({ ...row, bookingIdx: Number(idx) }))
}

export const row = (page: Page, { teeTime }: Group) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Open, ${teeTime}`, exact: true }) })

export async function find(page: Page, typed: string) {
  await page.getByRole('searchbox', { name: /^Search by name/ }).fill(typed)
}
