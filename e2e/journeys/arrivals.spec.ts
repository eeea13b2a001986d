import type { Locator, Page } from '@playwright/test'
import { isAccessible, isReadableInSunlight, STILL } from '../club/accessible.ts'
import { DESK, expected, find, type Group, row } from '../club/arrivals.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const TEN_MINUTES_MS = 600_000

interface Press {
  key: string
  at: string
}

/** What this device has pressed and not sent yet. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Press[]>((resolve) => {
        const open = indexedDB.open('frontdesk', 1)
        open.onsuccess = () => {
          const all = open.result.transaction('press').objectStore('press').getAll()
          all.onsuccess = () => resolve(all.result)
        }
      }),
  )

/** The camera of a page shows what is seen here, taken again and again: the code changes every minute. */
async function films(page: Page, seen: Locator) {
  await page.exposeFunction('filmed', async () => [...(await seen.screenshot())])
  await page.addInitScript(() => {
    const { filmed } = window as unknown as { filmed: () => Promise<number[]> }
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const show = async () => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(await filmed())]))
        const context = canvas.getContext('2d')!
        context.fillStyle = '#fff'
        context.fillRect(0, 0, 640, 480)
        context.drawImage(picture, 120, 40, 400, 400)
        setTimeout(show, 500)
      }
      await show()
      return canvas.captureStream(10)
    }
  })
}

/** Keys and times of the presses that reach the server from now on. */
function sentPresses(page: Page): Press[] {
  const sent: Press[] = []
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key']
    if (request.method() !== 'PUT' || !request.url().includes('/manage/frontdesk/') || !key) return
    sent.push({ key, at: request.postDataJSON().at })
  })
  return sent
}

test('a group is found by phone, checked in with the consequence shown before, and played', {
  tag: '@main',
}, async ({ page, club }) => {
  const [group] = await expected(club, 1)
  await page.setViewportSize({ width: 820, height: 1180 })
  await logIn(page, 'frontdesk1', DESK)
  await isAccessible(page, 'arrivals')
  await isReadableInSunlight(page, 'arrivals')
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
  await isReadableInSunlight(page, 'checking a group in')
  await panel.getByRole('button', { name: 'Everyone is here' }).click()
  await expect(panel.getByText('is proposed', { exact: false })).toHaveCount(0)
  await panel.getByLabel('Locker').first().fill('12')
  await panel.getByRole('button', { name: 'Check in' }).click()
  await expect(panel).toHaveCount(0)
  await expect(it.getByText('Checked in')).toBeVisible()
  // The answer to a press is enough to go on: the list is not read again.
  await page.route('**/hp/api/manage/frontdesk?*', () => {})
  const answered = () => page.waitForResponse((one) => one.request().method() === 'PUT' && one.ok())
  const teedOff = answered()
  await it.getByRole('button', { name: /^Tee off/ }).click()
  await teedOff
  await expect(page.getByText(/^Not sent yet$/)).toHaveCount(0)
  await expect(it.getByText('On the course')).toBeVisible()
  const finished = answered()
  await it.getByRole('button', { name: /^Finish round/ }).click()
  await finished
  await expect(page.getByText(/^Not sent yet$/)).toHaveCount(0)
  await expect(it.getByText('Finished')).toBeVisible()
  await expect
    .poll(async () => (await club.sql`select state from booking where booking_idx = ${group!.bookingIdx}`)[0]!.state)
    .toBe('PL')
})

test('a penalty to pay is said before the check-in, and is paid there or suspends', async ({ page, club }) => {
  const [paying, owing] = (await expected(club, 2)) as [Group, Group]
  for (const { bookingIdx } of [paying, owing])
    await club.sql`
      insert into penalty (member_idx, code, state, from_date, money, currency, due_date, days_if_unpaid)
      select member_idx, 'W1', 'ACTIVE', current_club_date(), 72000, 'KRW', current_club_date() + 20, 30
      from booking where booking_idx = ${bookingIdx}`
  const penaltyOf = async ({ bookingIdx }: Group) => {
    const [row] = await club.sql<{ state: string; days: number | null }[]>`
      select p.state, p.until_date - current_club_date() + 1 as days from penalty p join booking b using (member_idx)
      where b.booking_idx = ${bookingIdx} and p.money = 72000`
    return row
  }
  await logIn(page, 'frontdesk1', DESK)
  const panel = page.getByRole('dialog')
  const owed = panel.getByRole('group', { name: 'Penalties to pay: ₩72,000' })
  const open = async (group: Group) => {
    await expect(row(page, group).getByText('Penalty to pay')).toBeVisible()
    await row(page, group)
      .getByRole('button', { name: /^Check in/ })
      .click()
    await panel.getByRole('button', { name: 'Everyone is here' }).click()
    await expect(owed.getByText('Not paid at the check-in: a suspension of 30 days begins.')).toBeVisible()
  }
  await open(paying)
  await isAccessible(page, 'a penalty to pay at the check-in')
  await owed.getByRole('checkbox', { name: /^Paid now/ }).check()
  await expect(owed.getByText(/^Not paid/)).toHaveCount(0)
  await panel.getByRole('button', { name: 'Check in' }).click()
  await expect(row(page, paying).getByText('Checked in')).toBeVisible()
  await expect.poll(() => penaltyOf(paying)).toMatchObject({ state: 'CLEARED', days: null })

  await open(owing)
  await panel.getByRole('button', { name: 'Check in' }).click()
  await expect(row(page, owing).getByText('Checked in')).toBeVisible()
  await expect.poll(() => penaltyOf(owing)).toMatchObject({ state: 'ACTIVE', days: 30 })
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
  await row(page, sent).getByRole('button', { name: /^Open/ }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Cart number').fill('12')
  await panel.getByLabel('Note for the starter').fill('One has a bad knee')
  await panel.getByRole('button', { name: 'Save arrivals' }).click()
  await expect(row(page, sent).getByText(/^Cart 12 · Caddie · One has a bad knee/)).toBeVisible()
  await expect(page.getByText('2 groups not sent yet')).toBeVisible()
  const pressed = await kept(page)
  expect(pressed).toHaveLength(4)
  // The day stays, and says how old it is.
  await page.clock.setFixedTime(Date.now() + TEN_MINUTES_MS)
  await expect(page.getByText(/^No connection\. Last updated at .*, 10 minutes ago\./)).toBeVisible()
  await expect(row(page, lost)).toBeVisible()
  await isAccessible(page, 'arrivals without a line')

  const other = await another()
  await logIn(other, 'manager1', DESK)
  await row(other, lost).getByRole('button', { name: lost.names[2]! }).click()
  await expect(row(other, lost).getByText('Arrived')).toBeVisible()
  await expect(row(other, lost).getByText('Not sent yet')).toHaveCount(0)

  const arrived = sentPresses(page)
  await page.context().setOffline(false)
  const conflict = page.getByRole('alert', { name: 'A check-in was not recorded' })
  await expect(conflict).toBeVisible()
  await expect(conflict.getByText(/^Arrived, 1 here, \d\d:\d\d$/)).toBeVisible()
  await expect(conflict.getByText('Recorded by someone else')).toBeVisible()
  await expect(conflict.getByText(/^Arrived, 1 here, \d\d:\d\d · Seo-yeon Park$/)).toBeVisible()
  await expect.poll(() => arrived.map(({ key }) => key).toSorted()).toEqual(pressed.map(({ key }) => key).toSorted())
  for (const { key, at } of pressed) expect(arrived.find((one) => one.key === key)!.at).toBe(at)
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
  const [given] = await club.sql`select cart_no, note from check_in where booking_idx = ${sent.bookingIdx}`
  expect(given).toEqual({ cart_no: '12', note: 'One has a bad knee' })
  // The page shows it before it is written.
  await expect.poll(() => kept(page)).toEqual([])
  // The browser reports each request that had no line.
  complaints.splice(0)
})

test('a page that is left without a line sends what was pressed when it is opened again, once', async ({
  page,
  club,
  complaints,
}) => {
  const [group] = (await expected(club, 1)) as [Group]
  await logIn(page, 'frontdesk1', DESK)
  await page.context().setOffline(true)
  await row(page, group).getByRole('button', { name: group.names[0]! }).click()
  await expect(row(page, group).getByText('Not sent yet')).toBeVisible()
  await expect.poll(() => kept(page)).toHaveLength(1)
  const [pressed] = await kept(page)
  await page.evaluate(() => location.replace('about:blank'))
  await page.waitForURL('about:blank')
  // The browser reports each request that had no line.
  complaints.splice(0)
  await page.context().setOffline(false)
  const sent = sentPresses(page)
  await page.goto(DESK)
  await expect(row(page, group).getByText('Arrived')).toBeVisible()
  await expect.poll(() => kept(page)).toEqual([])
  await expect(page.getByText(/not sent yet/i)).toHaveCount(0)
  expect(sent).toEqual([{ key: pressed!.key, at: pressed!.at }])
  const [seen] = await club.sql<{ n: number }[]>`
    select count(*)::int as n from check_in_player where booking_idx = ${group.bookingIdx} and present`
  expect(seen).toEqual({ n: 1 })
  // Other journeys need groups that are expected.
  await row(page, group).getByRole('button', { name: group.names[0]! }).click()
  await expect(row(page, group).getByText('Expected')).toBeVisible()
  await expect.poll(() => kept(page)).toEqual([])
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

test('the desk reads the code with the camera of its tablet', async ({ page, club, another }) => {
  const [group] = await expected(club, 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, group!.memberId, '/mypage/today')
  const code = page.getByRole('img', { name: 'QR code to check in' })
  await expect(code).toBeVisible()
  const desk = await another({ viewport: { width: 820, height: 1180 } })
  await films(desk, code)
  await logIn(desk, 'frontdesk1', DESK)
  await desk.evaluate(() => {
    const { getUserMedia } = navigator.mediaDevices
    navigator.mediaDevices.getUserMedia = async () => {
      navigator.mediaDevices.getUserMedia = getUserMedia
      throw new DOMException('', 'NotAllowedError')
    }
  })
  const scans = desk.getByRole('dialog', { name: 'Scan code' })
  await desk.getByRole('button', { name: 'Scan code' }).click()
  await expect(scans.getByText(/^The browser may not use the camera/)).toBeVisible()
  await isAccessible(desk, 'a camera that is not allowed')
  await scans.getByRole('button', { name: 'Close' }).click()
  await desk.getByRole('button', { name: 'Scan code' }).click()
  const panel = desk.getByRole('dialog')
  await expect(panel.getByText(group!.bookingNo)).toBeVisible()
  await expect(scans).toHaveCount(0)
  await expect(panel.getByRole('button', { name: group!.names[0]! })).toHaveAttribute('aria-pressed', 'true')
})

test('guests who come without a booking get a free tee time', async ({ page }) => {
  await logIn(page, 'frontdesk1', DESK)
  await page.getByRole('button', { name: 'Walk-in' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('searchbox').fill('Han So-ra')
  await panel.getByRole('radiogroup', { name: 'Number of players' }).getByText('2', { exact: true }).click()
  await expect(panel.getByText('Total')).toBeVisible()
  await expect(panel.getByLabel('Reason')).toHaveCount(0)
  await panel.getByLabel(/^Guest’s phone number/).fill('010-9999-7777')
  await isAccessible(page, 'a walk-in')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await find(page, '7777')
  await expect(page.getByRole('main').getByText('Han So-ra').first()).toBeVisible()
})
