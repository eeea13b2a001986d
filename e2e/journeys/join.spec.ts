import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { expect, test } from '../club/mail-journey.ts'
import { bookButton, holdPanel, line, sheetAddress } from '../club/sheet.ts'
import { freeTime, named, shortDay } from '../club/tee-times.ts'

test.use(STILL)

const PASSWORD = 'Mulligan!2027'

test('a visitor who presses a free time holds it after joining, without another login', async ({
  page,
  club,
  mailbox,
}) => {
  const teeTime = await freeTime(club, 2)
  const email = 'dana.seo@club.example'
  await page.goto(sheetAddress(teeTime))
  await line(page, teeTime).click()
  await expect(page.getByText(`${named(teeTime)}. Log in or create an account to hold it.`)).toBeVisible()
  await page.getByRole('link', { name: 'Create account' }).click()

  await expect(page.getByText('the time that you chose is held for you if it is still free')).toBeVisible()
  await isAccessible(page, 'the terms before a tee time')
  await fitsSideways(page, 'the terms before a tee time')
  await page.getByLabel('I agree to all required terms').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.codeFor(email))
  await page.getByRole('button', { name: 'Check code' }).click()

  await page.getByLabel('ID', { exact: true }).fill('danaseo01')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm your password').fill(PASSWORD)
  await page.getByLabel('Name', { exact: true }).fill('Dana Seo')
  await page.getByLabel('Phone').fill('010-5550-9913')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(bookButton(holdPanel(page))).toContainText(`Book ${shortDay(teeTime.date)}, ${teeTime.time}`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dana Seo' })).toBeVisible()
  const [held] = await club.sql<{ id: string }[]>`
    select m.id from claim c join member m on m.member_idx = c.holder where c.slot_idx = ${teeTime.slotIdx}`
  expect(held?.id).toBe('danaseo01')
  await holdPanel(page).getByRole('button', { name: 'Release' }).click()
  await expect(holdPanel(page)).toHaveCount(0)
})
