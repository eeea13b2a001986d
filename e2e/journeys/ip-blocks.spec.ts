import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('an address is blocked, changed, deleted and brought back', async ({ page, complaints }) => {
  await logIn(page, 'manager1', '/ishm/site/ipmng')
  await expect(page.getByText(/^Requests from these addresses.*Your address is (127\.0\.0\.1|::1)\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Block an address' }).click()
  const fresh = page.getByRole('dialog', { name: 'Block an address' })
  await fresh.getByLabel('Address').fill('203.0.113.300')
  await fresh.getByLabel('Reason').fill('Guesses passwords')
  await fresh.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(fresh.getByText('Enter an IPv4 or IPv6 address, a network or a range.')).toBeVisible()
  // The browser logs the 400 of the wrong address.
  complaints.splice(0)
  await fresh.getByLabel('Address').fill('203.0.113.0/24')
  await fresh.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(fresh).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: '203.0.113.0/24' })
  await expect(row).toContainText('Blocked')
  await page.getByRole('link', { name: '203.0.113.0/24' }).click()
  const panel = page.getByRole('dialog', { name: '203.0.113.0/24' })
  await panel.getByLabel('In use').uncheck()
  await panel.getByRole('button', { name: 'Save' }).click()
  // The record is deleted as it is after the save.
  await expect(row).toContainText('Not in use')
  await expect(panel.getByRole('button', { name: 'Save' })).toBeHidden()
  await panel.getByRole('tab', { name: 'History' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Changed' })).toContainText('In use')
  await panel.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Not in use')
})

test('axe finds nothing: the blocks, one of them, and a new one', async ({ page, club }) => {
  const [row] = await club.sql<{ idx: string }[]>`
    insert into ip_block (ip, from_ip, to_ip, scope, reason)
    values ('2001:db8:85a3:8d3:1319:8a2e:370:7344-2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3:1319:8a2e:370:7344',
      '2001:db8:85a3:8d3:1319:8a2e:370:7348', 'ADMIN', ${'Asks for every tee time. '.repeat(8).trim()})
    returning idx`
  await logIn(page, 'manager1', '/ishm/site/ipmng')
  await expect(page.getByRole('row').filter({ hasText: '2001:db8' })).toBeVisible()
  await isAccessible(page, 'the blocks')
  await fitsSideways(page, 'the blocks')
  await page.goto(`/ishm/site/ipmng/${row!.idx}`)
  await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible()
  await isAccessible(page, 'a block')
  await fitsSideways(page, 'a block')
  await page.goto('/ishm/site/ipmng?new=1')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await isAccessible(page, 'a new block with mistakes')
})
