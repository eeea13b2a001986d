import { fillLogin } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { line, sheetAddress } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

/** Lets the scripts of the page come. */
let release: () => void

test.beforeEach(({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  return page.route(/\.js$/, async (route) => {
    await promise
    await route.continue()
  })
})

test('who logs in before the scripts of the page are there is logged in once they are', async ({ page, club }) => {
  const { date } = await freeTime(club)
  const me = await someMember(club, date)
  const opened = page.goto('/login')
  await fillLogin(page, me.id)
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false)
  release()
  await opened
  await expect(page.getByRole('banner').getByRole('link', { name: me.name })).toBeVisible()
})

test('the menu that was pressed before the scripts are there opens once they are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const opened = page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false)
  release()
  await opened
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a tee time that was pressed before the scripts are there is taken once they are', async ({ page, club }) => {
  const teeTime = await freeTime(club)
  const opened = page.goto(sheetAddress(teeTime))
  await line(page, teeTime).click()
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false)
  release()
  await opened
  await expect(page).toHaveURL(({ pathname }) => pathname === '/login')
  expect(new URL(page.url()).searchParams.get('back')).toContain(`date=${teeTime.date}`)
})
