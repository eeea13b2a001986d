import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { chooseAction } from '../club/member-panel.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const LIST = '/ishm/member/list'

test('a member is added, changed after a look at what the type means, and noted; the account is closed and restored', async ({
  page,
  club,
}) => {
  await logIn(page, 'manager1', LIST)
  await page.getByRole('button', { name: 'Add member' }).click()
  const panel = page.getByRole('dialog', { name: 'Add member' })
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(panel.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await isAccessible(page, 'a new member')
  await fitsSideways(page, 'a new member')
  await panel.getByLabel('Name', { exact: true }).fill('Harriet Quimby')
  await panel.getByLabel('Email', { exact: true }).fill('harriet.quimby@example.com')
  await panel.getByLabel('Phone number').fill('010-5550-0193')
  await panel.getByLabel('Number', { exact: true }).fill('HQ-1')
  await panel.getByLabel('Reason').fill('Bought a membership')
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Harriet Quimby is added.').first()).toBeVisible()
  await page.goto(`${LIST}?keyword=HQ-1`)
  await page.getByRole('link', { name: 'Harriet Quimby' }).click()
  const record = page.getByRole('dialog', { name: 'Harriet Quimby' })
  await expect(record.getByText('No upcoming tee times.')).toBeVisible()
  await chooseAction(record, 'Change details')
  await record.getByLabel('Type').selectOption({ label: 'Weekday member' })
  await expect(record.getByRole('heading', { name: 'What changes with the new type' })).toBeVisible()
  await expect(record.getByText('All upcoming tee times comply with the rules of the new type.')).toBeVisible()
  await record.getByLabel('Reason').fill('Changed at the desk')
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(record.getByText('Weekday member')).toBeVisible()
  await record.getByLabel('New note').fill('Prefers the morning')
  await record.getByRole('button', { name: 'Add note' }).click()
  await expect(record.getByText('Prefers the morning')).toBeVisible()
  await expect(record.getByLabel('New note')).toHaveValue('')

  // Money to pay prevents closing the account.
  await club.sql`
    insert into penalty (member_idx, code, state, from_date, money, currency, due_date)
    select member_idx, 'W1', 'ACTIVE', current_club_date(), 48000, 'KRW', current_club_date() + 30
    from member where email = 'harriet.quimby@example.com'`
  await page.reload()
  await chooseAction(record, 'Close account')
  await expect(record.getByRole('alert').filter({ hasText: '1 penalty to pay.' })).toBeVisible()
  await expect(record.getByRole('button', { name: 'Close account' })).toHaveCount(0)
  await isAccessible(page, 'an account that cannot be closed yet')
  await fitsSideways(page, 'an account that cannot be closed yet')
  await club.sql`
    update penalty set state = 'CLEARED'
    where member_idx = (select member_idx from member where email = 'harriet.quimby@example.com')`
  await page.reload()
  await chooseAction(record, 'Close account')
  await expect(record.getByLabel('Reason')).toBeFocused()
  await expect(record.getByText('Kept in the audit log; not shown to the member.')).toBeVisible()
  await record.getByLabel('Reason').fill('Asked by letter')
  await record.getByRole('button', { name: 'Close account' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The account can be restored for 7 days')
  await question.getByRole('button', { name: 'Close account' }).press('Enter')
  await expect(page.getByText('Harriet Quimby’s account is closed.').first()).toBeVisible()
  await expect(record.getByText('Closed, not yet erased')).toBeVisible()
  await expect(record.getByText('Erased after')).toBeVisible()
  await record.getByRole('button', { name: 'Restore account' }).click()
  await record.getByLabel('Reason').fill('A letter of someone else')
  await record.getByRole('button', { name: 'Restore account' }).click()
  await question.getByRole('button', { name: 'Restore account' }).click()
  await expect(record.getByText(/^.Active$/)).toBeVisible()
  await expect(record.getByText('Erased after')).toHaveCount(0)
})
