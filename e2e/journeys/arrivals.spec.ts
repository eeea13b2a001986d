import type { Page } from '@playwright/test'
import { isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const DESK = '/ishm/reservation/frontdesk'

interface Group {
  bookingIdx: number
  /** As buttons name it. */
  teeTime: string
  bookingNo: string
  names: string[]
  memberId: string
  tail: string
}

/** Groups of today that nobody has seen yet and that can check in now, with four named players. */
async function expected(club: Club, most: number): Promise<Group[]> {
  const rows = await club.sql<(Omit<Group, 'bookingIdx'> & { idx: string })[]>`
    select b.booking_idx as idx, left(s.time::text, 5) || ' ' || (c.name ->> 'en') as "teeTime", b.booking_no as "bookingNo", m.id as "memberId",
      right(regexp_replace(m.phone_no, '\\D', '', 'g'), 4) as tail,
      array(select coalesce(name_in('en', pm.name, pm.other_name), p.name) from booking_player p left join member pm on pm.member_idx = p.member_idx
        where p.booking_idx = b.booking_idx order by p.no) as names
    from booking b join slot s using (slot_idx) join course c using (course_idx)
      join member m on m.member_idx = b.member_idx
    where b.play_date = current_club_date() and b.state = 'CF'
      and s.starts_at between club_now() + interval '5 minutes' and club_now() + interval '110 minutes'
      and not exists (select from check_in x where x.booking_idx = b.booking_idx)
      and not exists (select from booking_player p where p.booking_idx = b.booking_idx and p.kind = 'TBD')
      and (select count(*) from booking_player p where p.booking_idx = b.booking_idx) = 4
    order by s.starts_at, b.booking_idx limit ${most}`
  return rows.map(({ idx, ...row }) => ({ ...row, bookingIdx: Number(idx) }))
}

const row = (page: Page, { teeTime }: Group) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Open, ${teeTime}`, exact: true }) })

async function find(page: Page, typed: string) {
  await page.getByRole('searchbox', { name: /^Search by name/ }).fill(typed)
}

const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open('frontdesk', 1)
        open.onsuccess = () => {
          const all = open.result.transaction('press').objectStore('press').count()
          all.onsuccess = () => resolve(all.result)
        }
      }),
  )

test('a group is found by phone, checked in with the consequence shown before, and played', {
  tag: '@main',
}, async ({ page, club }) => {
  const [group] = await expected(club, 1)
  await page.setViewportSize({ width: 820, height: 1180 })
  await logIn(page, 'frontdesk1', DESK)
  await isAccessible(page, 'arrivals')
  await find(page, group!.tail)
  const it = row(page, group!)
  await expect(it).toHaveCount(1)
  await it.getByRole('button', { name: group!.names[1]!, exact: false }).click()
  await expect(it.getByText('Arrived')).toBeVisible()
  await it.getByRole('button', { name: /^Check in/ }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(/a warning is proposed|a suspension of/).first()).toBeVisible()
  await expect(panel.getByText(/with 1 player here$/)).toBeVisible()
  await isAccessible(page, 'checking a group in')
  await panel.getByRole('button', { name: 'Everyone is here' }).click()
  await expect(panel.getByText('is proposed', { exact: false })).toHaveCount(0)
  await panel.getByLabel('Locker').first().fill('12')
  await panel.getByRole('button', { name: 'Check in' }).click()
  await expect(panel).toHaveCount(0)
  await expect(it.getByText('Checked in')).toBeVisible()
  await it.getByRole('button', { name: /^Tee off/ }).click()
  await expect(it.getByText('On the course')).toBeVisible()
  await it.getByRole('button', { name: /^Finish round/ }).click()
  await expect(it.getByText('Finished')).toBeVisible()
  await expect
    .poll(async () => (await club.sql`select state from booking where booking_idx = ${group!.bookingIdx}`)[0]!.state)
    .toBe('PL')
})

test('ten minutes without a line: presses are kept and sent, and a conflict is shown with what happened', async ({
  page,
  club,
  another,
  complaints,
}) => {
  const [lost, sent] = (await expected(club, 2)) as [Group, Group]
  await logIn(page, 'frontdesk1', DESK)
  await expect(row(page, lost)).toHaveCount(1)
  await page.context().setOffline(true)
  await row(page, lost).getByRole('button', { name: lost.names[0]! }).click()
  await row(page, sent).getByRole('button', { name: sent.names[0]! }).click()
  await row(page, sent).getByRole('button', { name: sent.names[1]! }).click()
  await expect(row(page, sent).getByText('Not sent yet')).toBeVisible()
  await expect(page.getByText(/^No connection\. Last updated at/)).toBeVisible()
  await expect(page.getByText('2 groups not sent yet')).toBeVisible()
  expect(await kept(page)).toBe(3)
  await isAccessible(page, 'arrivals without a line')

  const other = await another()
  await logIn(other, 'manager1', DESK)
  await row(other, lost).getByRole('button', { name: lost.names[2]! }).click()
  await expect(row(other, lost).getByText('Arrived')).toBeVisible()
  await expect(row(other, lost).getByText('Not sent yet')).toHaveCount(0)

  await page.context().setOffline(false)
  const conflict = page.getByRole('alert', { name: 'A check-in was not recorded' })
  await expect(conflict).toBeVisible()
  await expect(conflict.getByText('Recorded by someone else')).toBeVisible()
  await isAccessible(page, 'a conflict at the desk')
  await conflict.getByRole('button', { name: 'Record what was pressed' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(page.getByText(/not sent yet/i)).toHaveCount(0)
  const present = async ({ bookingIdx }: Group) => {
    const rows = await club.sql<{ no: number }[]>`
      select no from check_in_player where booking_idx = ${bookingIdx} and present order by no`
    return rows.map(({ no }) => no)
  }
  await expect.poll(() => present(lost)).toEqual([1])
  await expect.poll(() => present(sent)).toEqual([1, 2])
  expect(await kept(page)).toBe(0)
  // The browser reports each request that had no line.
  complaints.splice(0)
})

test('a member shows a code, and the desk reads it', async ({ page, club, another }) => {
  const [group] = await expected(club, 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, group!.memberId, '/mypage/today')
  await expect(page.getByRole('img', { name: 'QR code to check in' })).toBeVisible()
  await expect(page.getByText(/^New code in/)).toBeVisible()
  await isAccessible(page, 'today')
  const answered = page.waitForResponse((response) => response.url().includes('/my-reservation/frontdesk/'))
  await page.reload()
  const { qr } = (await (await answered).json()).data.today
  const desk = await another()
  await logIn(desk, 'frontdesk1', DESK)
  await find(desk, qr)
  await desk.keyboard.press('Enter')
  const panel = desk.getByRole('dialog')
  await expect(panel.getByText(group!.bookingNo)).toBeVisible()
  await expect(panel.getByRole('button', { name: group!.names[0]! })).toHaveAttribute('aria-pressed', 'true')
})

test('guests who come without a booking get a free tee time', async ({ page }) => {
  await logIn(page, 'frontdesk1', DESK)
  await page.getByRole('button', { name: 'Walk-in' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Guest’s name').fill('Han So-ra')
  await panel.getByLabel('Guest’s phone number').fill('010-9999-7777')
  await panel.getByLabel('Players').selectOption('2')
  await isAccessible(page, 'a walk-in')
  await panel.getByRole('button', { name: 'Book walk-in' }).click()
  await find(page, '7777')
  await expect(page.getByRole('main').getByText('Han So-ra').first()).toBeVisible()
})
