import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { chooseAction } from '../club/member-panel.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const LIST = '/ishm/member/list'

test('a member is added, changed after a look at what the type means, and noted', async ({ page }) => {
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
  await expect(record.getByText('No tee times ahead.')).toBeVisible()
  await chooseAction(record, 'Change details')
  await record.getByLabel('Type').selectOption({ label: 'Weekday member' })
  await expect(record.getByRole('heading', { name: 'What the new type means' })).toBeVisible()
  await expect(record.getByText('Every tee time ahead stays within the rules of the new type.')).toBeVisible()
  await record.getByLabel('Reason').fill('Changed at the desk')
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(record.getByText('Weekday member')).toBeVisible()
  await record.getByLabel('New note').fill('Prefers the morning')
  await record.getByRole('button', { name: 'Add note' }).click()
  await expect(record.getByText('Prefers the morning')).toBeVisible()
  await expect(record.getByLabel('New note')).toHaveValue('')
})
