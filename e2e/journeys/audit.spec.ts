import { withoutGuards } from '../../server/test/audit-guards.ts'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

/** An entry of the log as a change of a question leaves it. */
async function entry({ sql }: Club, recordIdx: number): Promise<number> {
  const [row] = await sql<{ auditIdx: string }[]>`
    insert into audit (call, request_id, noun, record_idx, admin_idx, ip, before, after, reason)
    select 'faq.update', 'r1', 'faq', ${recordIdx}, min(admin_idx), '203.0.113.9', ${sql.json({ title: 'Old title', orderNo: 1 })},
      ${sql.json({ title: 'A title that is as long as titles of questions may be, and a little longer', orderNo: 2 })}, 'Spelling'
    from admin returning audit_idx as "auditIdx"`
  return Number(row!.auditIdx)
}

test('a manager finds an entry, reads it before and after, and follows it to its record', async ({ page, club }) => {
  const recordIdx = 990_001
  const auditIdx = await entry(club, recordIdx)
  await logIn(page, 'manager1', '/ishm/system/audit')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await page.getByLabel('Kind of record').selectOption({ label: 'Question' })
  // The address changes before the list does.
  const entries = page.locator('tbody').getByRole('link')
  await expect.poll(async () => (await entries.allTextContents()).every((text) => text.includes('question'))).toBe(true)
  const said = /changed the question “A title that is as long as titles of questions may be/
  const found = page.getByRole('link', { name: said })
  await page.goto(`/ishm/system/audit?noun=faq&recordIdx=${recordIdx}`)
  await expect(found).toHaveCount(1)
  await isAccessible(page, 'the audit log')
  await fitsSideways(page, 'the audit log')
  await found.click()
  await expect(page).toHaveURL(new RegExp(`entry=${auditIdx}`))
  const panel = page.getByRole('dialog', { name: said })
  await expect(panel.getByText('Spelling')).toBeVisible()
  await expect(panel.getByText('Old title').first()).toBeVisible()
  await expect(panel.getByText('203.0.113.9')).toBeHidden()
  await panel.getByText('Technical details').click()
  await expect(panel.getByText('203.0.113.9')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
    'href',
    `/ishm/board/faq/${recordIdx}`,
  )
  await isAccessible(page, 'an entry of the audit log')
  await fitsSideways(page, 'an entry of the audit log')
  await page.goto('/ishm/system/audit?entry=99999999')
  await expect(page.getByText('Entry not found')).toBeVisible()
})

test('a manager finds what was done by name, booking number and day', async ({ page, club }) => {
  const [booking] = await club.sql<{ bookingNo: string; day: string; name: string }[]>`
    select b.booking_no as "bookingNo", s.date::text as day, m.other_name as name
    from audit a join booking b on a.noun = 'booking' and a.record_idx = b.booking_idx and a.member_idx = b.member_idx
    join slot s using (slot_idx) join member m on m.member_idx = b.member_idx
    where a.before is null and a.after ? 'players' and m.other_name like '% %' order by a.audit_idx desc limit 1`
  await logIn(page, 'manager1', '/ishm/system/audit')
  const box = page.getByRole('searchbox', { name: 'Person, booking or day' })
  const [first = '', last = ''] = booking!.name.split(' ')
  for (const typed of [`${last} ${first}`.toUpperCase(), booking!.bookingNo, booking!.day]) {
    await box.fill(typed)
    await box.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe(typed)
    await expect(page.getByRole('link', { name: `${booking!.name} booked` }).first(), typed).toBeVisible()
  }
  await box.fill('No such person')
  await box.press('Enter')
  await expect(page.getByText('No entries match')).toBeVisible()
})

test('a manager reads what a job did, and what it does', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/system/job')
  await page.getByRole('link', { name: 'Create upcoming days' }).click()
  const panel = page.getByRole('dialog', { name: 'Create upcoming days' })
  await expect(panel.getByText('Hourly at :07')).toBeVisible()
  await expect(panel.getByText('No tasks are waiting.')).toBeVisible()
  await expect(panel.getByText('7 * * * *')).toBeHidden()
  await isAccessible(page, 'a job')
  await fitsSideways(page, 'a job')
})

test('a manager verifies the log, and sees which entry was changed', async ({ page, club }) => {
  const auditIdx = await entry(club, 990_002)
  const isSealed = async () => (await club.sql`select from audit_link where audit_idx = ${auditIdx}`).length
  await logIn(page, 'manager1', '/ishm/system/job')
  const job = page.getByRole('row').filter({ hasText: 'Seal the audit log' })
  await job.getByRole('button').first().click()
  await expect.poll(isSealed).toBe(1)
  await page.goto('/ishm/system/audit')
  const state = page.getByRole('region', { name: 'Log status' })
  await state.getByRole('button', { name: 'Verify now' }).click()
  await expect(state.getByRole('status')).toContainText(/Complete and unchanged.*verified just now/)
  await state.getByText('Seal for safekeeping').click()
  await expect(state.getByText(/^\d+:[0-9a-f]{64}$/)).toBeVisible()
  await isAccessible(page, 'a verified audit log')

  const set = (reason: string) =>
    club.sql.begin(async (sql) => {
      await withoutGuards(sql, () => sql`update audit set reason = ${reason} where audit_idx = ${auditIdx}`)
    })
  await set('Something else')
  await state.getByRole('button', { name: 'Verify now' }).click()
  await expect(state.getByRole('link', { name: `Entry ${auditIdx} was changed.` })).toBeVisible()
  await isAccessible(page, 'a broken audit log')
  await fitsSideways(page, 'a broken audit log')
  await set('Spelling')
})
