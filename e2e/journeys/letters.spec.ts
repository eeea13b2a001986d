import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../club/mail-journey.ts'

test.use(STILL)

// The test tools run a script in each frame; the email's frame blocks it and the browser logs that.
test.afterEach(({ complaints }) => {
  const ours = complaints.filter((line) => !line.startsWith("Blocked script execution in 'about:srcdoc'"))
  complaints.splice(0, complaints.length, ...ours)
})

const addressOf = async ({ sql }: Club, id: string) => {
  const [row] = await sql<{ email: string }[]>`select email from admin where id = ${id}`
  return row!.email
}

test('an email is written in both languages, previewed, tested, saved and reset', async ({
  page,
  club,
  mailbox,
  complaints,
}) => {
  await logIn(page, 'manager1', '/ishm/system/letter')
  await page.getByRole('link', { name: 'Welcome', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  const [english, korean] = [/^Subject \(English\)/, /^Subject \((Korean|한국어)\)/].map((name) =>
    page.getByRole('textbox', { name }),
  ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>]
  await english.fill('Glad that you are here, ')
  await page.getByRole('button', { name: /^Recipient’s name/ }).click()
  await expect(english).toHaveValue('Glad that you are here, {{name}}')
  await expect(english).toBeFocused()
  await korean.fill('{{name}} 님, 반갑습니다')
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await expect(preview.getByText('Glad that you are here, Minjun Kim').first()).toBeVisible()
  await expect(preview.frameLocator('iframe').getByText('Your account is ready.', { exact: false })).toBeVisible()
  await preview.getByRole('radio', { name: /한국어|Korean/ }).check({ force: true })
  await expect(preview.getByText('김민준 님, 반갑습니다').first()).toBeVisible()
  await preview.getByRole('radio', { name: 'Default' }).check({ force: true })
  await expect(preview.getByText('가입을 환영합니다', { exact: false }).first()).toBeVisible()
  await preview.getByRole('radio', { name: 'Yours' }).check({ force: true })
  await expect(preview.getByText('김민준 님, 반갑습니다').first()).toBeVisible()

  await preview.getByRole('button', { name: 'Send test email' }).click()
  const email = await addressOf(club, 'manager1')
  expect((await mailbox.mailTo(email, /반갑습니다/)).subject).toBe('[테스트] 김민준 님, 반갑습니다')

  await english.fill('Hello {{nobody}}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“{{nobody}}” is not a value that this email can show.').first()).toBeVisible()
  await expect(english).toHaveAttribute('aria-invalid', 'true')
  await isAccessible(page, 'an email with a mistake')
  await english.fill('Hello {{name}}')
  // The browser logs each refused preview and save.
  complaints.splice(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: /^Unsaved changes/ })).toBeHidden()

  await page.getByRole('link', { name: 'All emails' }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Welcome', exact: true }) })
  await expect(row).toContainText('2 texts changed')
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Show history' }).click()
  await expect(page.getByRole('button', { name: /^Use these texts \(/ })).toHaveCount(1)
  await isAccessible(page, 'an email')
  await fitsSideways(page, 'an email')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Use all defaults' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Use these texts \(/ })).toHaveCount(2)
  expect(await club.sql`select from club_message where category = 'mail'`).toHaveLength(0)
})

test('axe finds nothing: the emails, and one with cases; the palette finds the page', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/system/letter')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await isAccessible(page, 'the emails')
  await fitsSideways(page, 'the emails')
  await page.goto('/ishm/system/letter/PENALTY')
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await preview.getByLabel('Case').selectOption({ label: 'warning' })
  await expect(preview.getByText('Warning about your tee time', { exact: false }).first()).toBeVisible()
  await isAccessible(page, 'an email with cases')
  await fitsSideways(page, 'an email with cases')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('searchbox').fill('Emails')
  await palette.getByRole('option', { name: 'Emails' }).first().click()
  await expect(page).toHaveURL('/ishm/system/letter')
})

test('who may not read texts finds neither the entry nor the page', async ({ page }) => {
  await logIn(page, 'frontdesk1', '/ishm/system/letter')
  await expect(page.getByText('You don’t have access to Emails')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Emails', exact: true })).toHaveCount(0)
})
