import { randomUUID } from 'node:crypto'
import type { Club } from '../club/club.ts'
import { someDevice } from '../club/device.ts'
import { fillLogin, logIn } from '../club/log-in.ts'
import { addApp, forgetLogin, givePassword, someManager } from '../club/managers.ts'
import { PASSWORD } from '../club/people.ts'
import { expect, test } from '../journey.ts'

const OWN = 'Quiet-Lantern-47'

/** The temporary password comes from the outbox table, because the email's frame allows no scripts. */
async function passwordFor({ sql }: Club, email: string): Promise<string> {
  const [row] = await sql<{ password: string }[]>`
    select secrets ->> 'password' as password from mail where to_email = ${email} and kind = 'PASSWORD_RESET'`
  return row!.password
}

test('a super manager makes a manager, who changes the password, adds an app and logs in with it', async ({
  page,
  club,
}) => {
  const id = `desk${randomUUID().slice(0, 8)}`
  await logIn(page, 'manager1', '/ishm/site/user')
  await page.getByRole('button', { name: 'New manager' }).click()
  const panel = page.getByRole('dialog', { name: 'New manager' })
  await panel.getByRole('button', { name: /^Create/ }).click()
  await expect(panel.getByLabel('ID')).toBeFocused()
  await panel.getByLabel('ID').fill('office1')
  await panel.getByLabel('Name', { exact: true }).fill('Yu-na Choi')
  await panel.getByLabel('Email').fill(`${id}@greenhill.example`)
  await panel.getByLabel('Phone number').fill('031-555-0140')
  await panel.getByLabel('Group', { exact: true }).selectOption('Front desk')
  await panel.getByRole('button', { name: /^Create/ }).click()
  await expect(panel.getByLabel('ID')).toHaveAccessibleDescription(/Someone else has this ID\./)
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue('Yu-na Choi')
  await panel.getByLabel('ID').fill(id)
  await panel.getByRole('button', { name: /^Create/ }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText('Front desk')

  const temporary = await passwordFor(club, `${id}@greenhill.example`)
  await forgetLogin(page)

  await page.goto('/login?back=/ishm/site/my-info')
  await fillLogin(page, id, temporary)
  await expect(page).toHaveURL('/login/password-reset-page?back=%2Fishm%2Fsite%2Fmy-info')
  await page.getByLabel('Current password').fill(temporary)
  await page.getByLabel('New password').fill(OWN)
  await page.getByLabel('Confirm your password').fill(OWN)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Return to what you were doing' }).click()
  await expect(page.getByRole('heading', { name: 'My information' })).toBeVisible()

  const { codes, recovery } = await addApp(page, OWN)
  await forgetLogin(page)
  await page.goto('/login?back=/ishm/site/my-info')
  await fillLogin(page, id, OWN)
  const code = page.getByLabel('Six digits from your authenticator app')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'That code is not right' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to ID and password' }).click()
  await expect(page.getByLabel('ID', { exact: true })).toHaveValue(id)
  await expect(page.getByLabel('Password')).toHaveValue(OWN)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  // A phone has the real time. The next step is accepted too, because the present one may be used.
  await code.fill(codes.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/ishm/site/my-info')

  await forgetLogin(page)
  await page.goto('/login?back=/ishm/site/my-info')
  await fillLogin(page, id, OWN)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('One of your recovery codes').fill(recovery[3]!)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/ishm/site/my-info')
  await expect(page.getByText('9 codes left')).toBeVisible()
})

test('who changes the own name is called so at once', async ({ page, club }) => {
  const { id } = await someManager(club, 'Hyo-jin Ku')
  await logIn(page, id, '/ishm/site/my-info')
  await expect(page.getByRole('banner')).toContainText('Hyo-jin Ku')
  await page.getByLabel('Name', { exact: true }).fill('Hyo-jin Ku-Lee')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('Hyo-jin Ku-Lee')
})

test('a manager is changed, locked and removed; the address opens the panel', async ({ page, club }) => {
  const { id } = await someManager(club, 'Sang-woo Ahn')
  const [row] = await club.sql<{ idx: string; group: string }[]>`
    select admin_idx as idx, group_idx as group from admin where id = ${id}`
  await logIn(page, 'manager1', `/ishm/site/user/${row!.idx}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'Sang-woo Ahn' })).toBeVisible()
  await expect(panel.getByLabel('Group', { exact: true })).toHaveValue(row!.group)
  await panel.getByLabel('Name', { exact: true }).fill('Sang-woo Ahn-Lee')
  await panel.getByLabel('Group', { exact: true }).selectOption('Office')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('heading', { name: 'Sang-woo Ahn-Lee' })).toBeVisible()
  await panel.getByRole('button', { name: 'Lock' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click()
  await expect(panel.getByRole('button', { name: 'Unlock' })).toBeVisible()
  await panel.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/ishm/site/user')
  await expect(page.getByRole('row').filter({ hasText: 'Front desk' })).not.toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: id })).toHaveCount(0)
})

test('a passkey is added on a device and is the second step from then on', async ({ page, club }) => {
  await someDevice(page)
  const { id } = await someManager(club, 'Eun-ji Baek')
  await logIn(page, id, '/ishm/site/my-info')
  await page.getByRole('button', { name: 'Add this device' }).click()
  await givePassword(page, PASSWORD)
  await expect(page.getByRole('button', { name: /^Remove Chrome/ })).toBeVisible()

  await forgetLogin(page)
  await page.goto('/login?back=/ishm/site/my-info')
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'does not work for any member' })).toBeVisible()
  await fillLogin(page, id)
  await page.getByRole('button', { name: 'Use a passkey', exact: true }).click()
  await expect(page).toHaveURL('/ishm/site/my-info')
  await expect(page.getByText(/^Last used/)).toBeVisible()
})
