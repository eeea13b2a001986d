import { isAccessible } from '../club/accessible.ts'
import { booked } from '../club/booked.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { shortDay, type TeeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 })

/** The only tee time of the second part of a weekday that is not blocked; no other journey books on that day. */
async function lastTime({ sql }: Club): Promise<TeeTime> {
  const [row] = await sql<{ slot_idx: string; course_idx: string; date: string; time: string; course: string }[]>`
    with day as (
      select date from sheet_day where state = 'PUBLISHED' and day_class = 'WEEKDAY'
        and date between current_club_date() + 15 and current_club_date() + 20 order by date limit 1),
    free as (
      select s.*, row_number() over (order by s.time, s.course_idx) as place from slot s join day using (date)
      where s.part = '2' and not exists (select from claim c where c.slot_idx = s.slot_idx)),
    blocked as (insert into claim (slot_idx, seat, kind) select slot_idx, 0, 'BLOCK' from free where place > 1)
    select f.slot_idx, f.course_idx, f.date::text, to_char(f.time, 'HH24:MI') as time, c.name ->> 'en' as course
    from free f join course c using (course_idx) where place = 1`
  return { ...row!, slotIdx: Number(row!.slot_idx), courseIdx: Number(row!.course_idx) }
}

test('a member stands by, and accepts what another one cancels in two presses from the message', async ({
  page,
  club,
  another,
}) => {
  const teeTime = await lastTime(club)
  const { date, time, course } = teeTime
  const other = await someMember(club, date)
  const bookingIdx = await booked(page, other, teeTime)
  const me = await someMember(club, date)
  await club.sql`update member set lang = 'en' where member_idx = ${me.memberIdx}`

  await logIn(page, me.id, `/reservation?date=${date}`)
  await page.getByRole('button', { name: 'Stand by' }).tap()
  const form = page.getByRole('dialog', { name: `Stand by for ${shortDay(date)}` })
  await form.getByLabel(`From ${time.slice(0, 2)}:00`).check()
  const guest = form.getByRole('group', { name: 'Companion 2' })
  await guest.getByText('Guest', { exact: true }).tap()
  await guest.getByLabel('Name', { exact: true }).fill('Grace Park')
  await guest.getByLabel(/^The guest has agreed/).check()
  await isAccessible(page, 'the form of standby')
  await page.setViewportSize({ width: 360, height: 740 })
  await form.getByRole('button', { name: 'Stand by' }).tap()
  await expect(page.getByText('You are next in the queue for your hours.')).toBeVisible()

  const desk = await another()
  await logIn(desk, other.id, `/mypage?booking=${bookingIdx}`)
  await desk.getByRole('button', { name: 'Cancel booking' }).click()
  await desk.getByLabel('Weather').check()
  await desk.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(desk.getByText('Undone').first()).toBeVisible()

  const isOffered = async () =>
    (await club.sql`select from member_message where member_idx = ${me.memberIdx} and kind = 'STANDBY_OFFER'`).length
  await expect.poll(isOffered).toBe(1)
  await page.goto('/mypage/messages')
  await page.getByRole('button', { name: new RegExp(`^A tee time for you: .*, ${time}, ${course}`) }).tap()
  await page.getByRole('link', { name: 'See my standby' }).tap()
  const offer = page.getByRole('region', { name: 'Offer' })
  const [offered] = await club.sql<{ total: string }[]>`
    select price ->> 'total' as total from standby_offer where slot_idx = ${teeTime.slotIdx} and state = 'OPEN'`
  await expect(offer).toContainText(`₩${Number(offered!.total).toLocaleString('en')}`)
  await offer.getByRole('button', { name: 'Accept' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${time}`)
  const players = page.getByRole('article').getByRole('list').getByRole('listitem')
  await expect(players).toHaveText([me.name, 'To be named', 'Grace ParkGuest', 'To be named'])
  const [row] = await club.sql`
    select b.type, b.state from booking b where b.slot_idx = ${teeTime.slotIdx} and b.member_idx = ${me.memberIdx}`
  expect(row).toEqual({ type: 'S', state: 'CF' })
})
