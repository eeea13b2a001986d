import { areAccessible, isAccessible, STILL } from './club/accessible.ts'
import { logIn } from './club/log-in.ts'
import { openMyInfo } from './club/my-info.ts'
import { addressesFor } from './club/pages.ts'
import { freeMember, someMember } from './club/people.ts'
import { bookButton, bookingCard, hold, line, sheetAddress } from './club/sheet.ts'
import { freeTime } from './club/tee-times.ts'
import { expect, test } from './journey.ts'

test.use(STILL)

test('axe finds nothing: the pages of the site', async ({ page, club }) => {
  await page.goto('/login/find-pw')
  // By name, since one is left for another: / and /home look the same.
  await areAccessible(page, (await addressesFor('anyone', club)).toSorted())
})

test('axe finds nothing: the pages of members', async ({ page, club }) => {
  await openMyInfo(page, (await freeMember(club)).id)
  await areAccessible(page, await addressesFor('member', club))
})

test('axe finds nothing: the home page of a member', async ({ page }) => {
  await logIn(page, 'member1')
  await expect(page.getByRole('region', { name: 'You can book now' })).toBeVisible()
  await isAccessible(page, 'home of a member')
})

test('axe finds nothing: a page that is not there', async ({ page, complaints }) => {
  await page.goto('/no/such/page')
  await isAccessible(page, 'not found')
  expect(complaints.splice(0)).toHaveLength(1)
})

test('axe finds nothing: the menu of a phone, opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isAccessible(page, 'menu')
})

test.describe('with the popup', () => {
  test.use({ popup: 'open' })

  test('axe finds nothing: terms and banners over a page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'News from the club' })).toBeVisible()
    await isAccessible(page, 'popup')
  })
})

test('axe finds nothing: the sheet of a visitor', async ({ page, club }) => {
  await page.goto(sheetAddress(await freeTime(club, 0)))
  await expect(page.locator('[data-slot]:visible').first()).toBeVisible()
  await isAccessible(page, 'sheet of a visitor')
})

test('axe finds nothing: a hold, its form, the question about another, and my page', async ({ page, club }) => {
  const teeTime = await freeTime(club, 1)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  const guest = panel.getByRole('group', { name: 'Companion 1' })
  await guest.getByText('Guest', { exact: true }).click()
  await bookButton(panel).click()
  await expect(guest.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await isAccessible(page, 'form with a mistake')

  const other = await freeTime(club, 1)
  await line(page, other).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await isAccessible(page, 'dialog')
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click()

  await guest.getByText('To be named', { exact: true }).click()
  await bookButton(panel).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)
  await isAccessible(page, 'done')
  await page.getByRole('link', { name: 'My bookings' }).click()
  const card = bookingCard(page, teeTime)
  await card.getByRole('button', { name: new RegExp(teeTime.time) }).click()
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await isAccessible(page, 'my page')
})

test('axe finds nothing: the starter’s day', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm')
  await expect(page.getByRole('table')).toBeVisible()
  await isAccessible(page, 'today')
})
