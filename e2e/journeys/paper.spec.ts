import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

/** What is seen when the page is printed: the words of each element that has a box on paper. */
async function onPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  return page.locator('body').innerText()
}

/** Prints the page and counts the sheets of paper; the file stays with the results of a failed run. */
async function sheetsOf(page: Page, info: TestInfo): Promise<number> {
  const path = join(info.outputDir, 'paper.pdf')
  const pdf = await page.pdf({ path, preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('the starter’s sheet on paper has club, day, hour, players, cart, caddie, phone and note, and nothing to press', async ({
  page,
  club,
}, info) => {
  const [booking] = await club.sql<{ idx: string; date: string; phone: string; time: string }[]>`
    select b.booking_idx as idx, b.play_date::text as date, m.phone_no as phone, left(s.time::text, 5) as time
    from booking b join member m using (member_idx) join slot s using (slot_idx)
    where b.active and b.play_date > current_club_date() and m.phone_no <> '' order by b.play_date, s.time limit 1`
  const { idx, date, phone, time } = booking!
  await club.sql`update booking set memo = 'Left-handed clubs for the second player', cart = false where booking_idx = ${idx}`
  const long = 'Maximiliana-Konstantina Featherstonehaugh-Wolfeschlegelstein'
  await club.sql`
    update booking_player set kind = 'GUEST', member_idx = null, name = ${long}, phone_no = '010-1111-2222'
    where booking_idx = ${idx} and no = 4`
  await club.sql`
    insert into check_in (booking_idx, cart_no, caddie_no, note)
    select booking_idx, '12, 13', 'Featherstonehaugh 17', 'One has a bad knee' from booking
    where active and play_date = ${date}::date and booking_idx <> ${idx} order by booking_idx limit 1`
  await logIn(page, 'manager1', `/ishm?date=${date}`)
  await expect(page.getByRole('button', { name: new RegExp(`^${time}`) }).first()).toBeVisible()
  const paper = await onPaper(page)
  expect(paper).toMatch(/Printed .*2 Dec.*, club time \(Asia\/Seoul\)/)
  const [named] = await club.sql<{ name: string }[]>`select club_name as name from club`
  for (const word of [named!.name, phone, 'Left-handed clubs for the second player', long, time, 'Caddie', 'Phone'])
    expect(paper).toContain(word)
  for (const word of ['Tee sheet', 'Figures', 'Live', 'Search', 'Tomorrow', 'Menu']) expect(paper).not.toContain(word)
  const line = page.locator('[data-paper] tbody tr').filter({ hasText: 'Left-handed clubs' })
  await expect(line.getByRole('cell').nth(2).locator('i')).toHaveCount(0)
  await expect(line.getByRole('cell').nth(3).locator('i')).toHaveCount(1)
  const given = page.locator('[data-paper] tbody tr').filter({ hasText: 'One has a bad knee' })
  await expect(given.getByRole('cell').nth(2)).toHaveText('12, 13')
  await expect(given.getByRole('cell').nth(3)).toHaveText('Featherstonehaugh 17')
  // A name is wrapped, not cut, and nothing reaches beyond the paper.
  expect(
    await page
      .locator('[data-paper] :is(td, th)')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length),
  ).toBe(0)
  expect(await sheetsOf(page, info)).toBeGreaterThan(1)
  await expect(page.locator('[data-paper] thead')).toHaveCSS('display', 'table-header-group')

  // On wish each course begins a page, under the same head; the device keeps the choice.
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'One course a page' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'One course a page' })).toHaveAttribute('aria-pressed', 'true')
  const heads = page.locator('[data-paper] thead tr:first-child')
  const [played] = await club.sql<{ courses: number }[]>`
    select count(distinct course_idx)::int as courses from slot where date = ${date}::date and not is_dropped`
  expect(played!.courses).toBeGreaterThan(1)
  await expect(heads).toHaveCount(played!.courses)
  await onPaper(page)
  for (const head of await heads.all()) await expect(head).toHaveText(new RegExp(`${named!.name}.*Printed `))
  await expect(page.locator('[data-paper]').nth(1)).toHaveCSS('break-before', 'page')
  expect(await sheetsOf(page, info)).toBeGreaterThanOrEqual(played!.courses)
})

test('the tee times of a day are printed as a list of times, without what is pressed', async ({ page, club }, info) => {
  const { date, time } = await freeTime(club)
  await page.goto(`/reservation?date=${date}`)
  const paper = await onPaper(page)
  expect(paper).toContain(time)
  expect(paper).toContain('Free')
  for (const word of ['Next free', 'Find a tee time', 'Live', 'Log in']) expect(paper).not.toContain(word)
  await expect(page.getByRole('radio').first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await sheetsOf(page, info)).toBe(1)
})

test('the list to call is pressed on a phone and printed with whole phone numbers', async ({ page, club }, info) => {
  const [booking] = await club.sql<{ no: string; date: string; phone: string; name: string }[]>`
    select b.booking_no as no, b.play_date::text as date, m.phone_no as phone, name_in('en', m.name, m.other_name) as name
    from booking b join member m using (member_idx)
    where b.state = 'CF' and b.play_date > current_club_date() and m.phone_no <> '' order by b.play_date, b.booking_idx limit 1`
  const { no, date, phone, name } = booking!
  // The day has more bookings than a page of the list.
  await logIn(
    page,
    'manager1',
    `/ishm/reservation/bookings?from=${date}&to=${date}&state=CF&keyword=${no}&columns=phone,date,course,players,cancelled`,
  )
  const call = page.getByRole('link', { name: `Call ${name}, ${phone}` }).first()
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll('-', '')}`)
  await isAccessible(page, 'the list to call')
  await fitsSideways(page, 'the list to call')
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await onPaper(page)).toContain(phone)
  // The width of A4 upright, and across.
  for (const width of [718, 1047]) {
    await page.setViewportSize({ width, height: 900 })
    const { x, width: wide, height } = (await call.boundingBox())!
    expect([x >= 0 && x + wide <= width, height < 30]).toEqual([true, true])
  }
  expect(await sheetsOf(page, info)).toBeGreaterThan(0)
})
