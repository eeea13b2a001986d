import { randomUUID } from 'node:crypto'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

/** An email in the outbox with its code stored apart. @returns its subject */
async function mailOf({ sql }: Club, subject: string, code: string): Promise<string> {
  const text = (format: (code: string) => string) => format('\uE000code\uE000')
  await sql`
    insert into mail (kind, to_email, lang, subject, text, html, secrets, next_at, useful_until)
    values ('CERT_CODE', 'kim@example.com', 'en', ${subject}, ${text((c) => `This is your code: ${c}`)},
      ${text((c) => `<p style="color:#16211b">This is your code: <b>${c}</b> <a href="https://elsewhere.example">Out</a></p>`)},
      ${sql.json({ code })}, club_now(), club_now() + interval '10 minutes')`
  return subject
}

// The test tools run a script in each frame; the email's frame blocks it and the browser logs that.
test.afterEach(({ complaints }) => {
  const ours = complaints.filter((line) => !line.startsWith("Blocked script execution in 'about:srcdoc'"))
  complaints.splice(0, complaints.length, ...ours)
})

test('a manager reads the code of a mail that nothing sends, and stops the mail', async ({ page, club }) => {
  const subject = await mailOf(club, `Your code ${randomUUID()}`, '482913')
  await logIn(page, 'manager1', '/ishm/system/outbox')
  await expect(page.getByText('No mail server is set up, so emails stay here unsent.', { exact: false })).toBeVisible()
  await page.getByLabel('Full email address').fill('kim@example.com')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('k•••@example.com')
  await row.getByRole('link', { name: subject }).click()

  const panel = page.getByRole('dialog', { name: subject })
  await expect(panel.frameLocator('iframe').getByText('482913')).toBeVisible()
  // As it is sent: with the styles of the email.
  await expect(panel.frameLocator('iframe').getByText('482913')).toHaveCSS('color', 'rgb(22, 33, 27)')
  await expect(panel.frameLocator('iframe').getByText('Out')).not.toHaveAttribute('href')
  await panel.getByRole('button', { name: 'Cancel email' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel email' }).click()
  await expect(panel.getByText('Cancelled')).toBeVisible()
  await expect(panel.getByText('This cannot be resent')).toBeVisible()
  await expect(panel.frameLocator('iframe').getByText('••••••')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).not.toHaveURL(/mail=/)
  await expect(row).toContainText('Cancelled')
  await page.getByRole('button', { name: /^Waiting/ }).click()
  await expect(row).toBeHidden()
})

test('a mail has an address of its own, and the way back keeps the list', async ({ page, club }) => {
  const subject = await mailOf(club, `Your code ${randomUUID()}`, '111222')
  const [row] = await club.sql<{ mailIdx: string }[]>`select mail_idx as "mailIdx" from mail where subject = ${subject}`
  await logIn(page, 'manager1', `/ishm/system/outbox?state=WAITING&mail=${row!.mailIdx}`)
  await expect(page.getByRole('dialog', { name: subject })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/ishm/system/outbox?state=WAITING')
})

test('a manager sees that a mail came back, when and why', async ({ page, club }) => {
  const subject = await mailOf(club, `Your code ${randomUUID()}`, '333444')
  await club.sql`
    update mail set state = 'FAILED', secrets = null, next_at = null, tries = 1, sent_at = club_now(), bounced_at = club_now(),
      error = '550 5.1.1 no such mailbox' where subject = ${subject}`
  await logIn(page, 'manager1', '/ishm/system/outbox?to=kim@example.com')
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: /^Not sent/ }).click()
  await expect(page).toHaveURL(/state=FAILED/)
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: /^Bounced [1-9]/ }).click()
  await expect(row).toContainText('Bounced')
  await expect(row).toContainText('550 5.1.1 no such mailbox')
  await row.getByRole('link', { name: subject }).click()
  const panel = page.getByRole('dialog', { name: subject })
  await expect(panel.getByText('Reason for bounce')).toBeVisible()
  await expect(panel.getByText('550 5.1.1 no such mailbox')).toBeVisible()
  await expect(panel.getByText('This cannot be resent')).toBeVisible()
})

test('a manager sees what the product does by itself, and does it now', async ({ page, club }) => {
  await logIn(page, 'manager1', '/ishm/system/job')
  const row = page.getByRole('row').filter({ hasText: 'Tidy the outbox' })
  await expect(row).toContainText('OK')
  const ran = async () => {
    const rows = await club.sql`select from audit where call = 'job.run' and after ->> 'name' = 'tidy-mail'`
    return rows.length
  }
  const before = await ran()
  await row.getByRole('button', { name: 'Run now: Tidy the outbox' }).click()
  await expect.poll(ran).toBeGreaterThan(before)
  await expect(row).toContainText('OK')
})

test('a manager without the right finds neither the menu nor the page', async ({ page }) => {
  await logIn(page, 'content1', '/ishm/system/outbox')
  await expect(page.getByText('You don’t have access to the outbox')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outbox' })).toHaveCount(0)
  await page.goto('/ishm/system/job')
  await expect(page.getByText('You don’t have access to Jobs')).toBeVisible()
})
