import { dayOf, freeTime, longDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('a visitor reads what is new and what is free', { tag: '@main' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greenhill Country Club')
  await expect(page.getByRole('region', { name: 'The next two weeks' }).getByRole('listitem')).toHaveCount(14)

  await page.getByRole('link', { name: 'All notices' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and events')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Live tee times/ })
    .click()
  await expect(page).toHaveURL(/\/community\/notice\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live tee times')
  await expect(page.getByRole('article')).not.toBeEmpty()
})

test('a visitor sees the sheet without names, and is led to the login and back', { tag: '@main' }, async ({
  page,
  club,
}) => {
  const teeTime = await freeTime(club)
  await page.goto(`/reservation?date=${teeTime.date}`)
  const sheet = page.getByRole('group', { name: `Tee times on ${longDay(teeTime.date)}` })
  await expect(sheet.getByRole('button')).toHaveCount((await dayOf(club, teeTime.date)).count)
  await expect(sheet.getByRole('button', { name: /, Booked, / }).first()).toBeVisible()
  const players = await club.sql<{ name: string }[]>`
    select distinct p.name from booking_player p where p.play_date = ${teeTime.date} and p.name is not null`
  expect(players.length).toBeGreaterThan(0)
  const words = await page.content()
  for (const { name } of players) expect(words).not.toContain(name)

  await sheet.getByRole('button', { name: new RegExp(`^${teeTime.time}, Free, .*, ${teeTime.course}$`) }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/login')
  expect(new URL(page.url()).searchParams.get('back')).toContain(`date=${teeTime.date}`)
})

test('a page that is not there says so with status 404', async ({ page, complaints }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByText('Page Not Found: /no/such/page')).toBeVisible()
  // The browser itself logs the status of the page.
  expect(complaints.splice(0)).toHaveLength(1)
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greenhill Country Club')
})

test('a device whose clock is wrong, and is then set, shows the time of the club', async ({ page, club }) => {
  const clubTime = async () => {
    const [row] = await club.sql<{ now: Date }[]>`select club_now() as now`
    return new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Seoul' }).format(row!.now)
  }
  const seconds = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const isRight = () =>
    expect
      .poll(async () =>
        Math.abs(seconds((await page.getByRole('time').first().textContent())!) - seconds(await clubTime())),
      )
      .toBeLessThan(3)

  await page.clock.install({ time: (await club.now()) + 2 * 3_600_000 })
  await page.goto('/reservation')
  await expect(page.getByText('Club time')).toBeVisible()
  await isRight()
  await page.clock.setSystemTime(await club.now())
  await page.getByRole('radio', { checked: false }).first().click()
  await isRight()
})
