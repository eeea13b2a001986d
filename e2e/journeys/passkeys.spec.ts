import type { Page } from '@playwright/test'
import { type Device, someDevice } from '../club/device.ts'
import { fillLogin, logInByForm } from '../club/log-in.ts'
import { PASSWORD, someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

const MY_INFORMATION = '/mypage/myinfo'
const withPasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey instead' })
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

/** Logs in and adds a passkey on the device, from My information. */
async function addOne(page: Page, id: string): Promise<Device> {
  const device = await someDevice(page)
  await logInByForm(page, id)
  await page.goto(MY_INFORMATION)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await section(page).getByRole('button', { name: 'Add this device' }).click()
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
  return device
}

/** Like the logout menu: the session is cleared, the login's memory stays. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Log out Chrome \d+, Linux$/ }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

/** The login offers nothing automatically, as in a browser without passkeys. */
const forgetOffer = (page: Page) => page.evaluate(() => localStorage.removeItem('passkey'))

test('a member adds a passkey, logs in with it and comes back to where the way led, and removes it', async ({
  page,
  club,
}) => {
  const { id, name } = await someMember(club)
  const device = await addOne(page, id)
  await expect(section(page).getByText('Not used yet')).toBeVisible()
  expect(await device.count()).toBe(1)

  await section(page).getByRole('button', { name: 'Add this device' }).click()
  await expect(alert(page, 'already has a passkey')).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveCount(1)

  await logOut(page)
  await forgetOffer(page)
  await page.goto('/login?back=/mypage')
  await page.getByLabel('Keep me logged in').check()
  await withPasskey(page).click()
  await expect(page).toHaveURL('/mypage')
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()
  const kept = await page.evaluate(() => ({
    login: JSON.parse(localStorage.getItem('login') ?? '{}'),
    isKept: Object.values(localStorage).some((value) => String(value).includes('accessToken')),
  }))
  expect(kept).toMatchObject({ login: { id, chk: true }, isKept: true })

  // A passkey is no password: personal data asks for the password.
  await page.goto(MY_INFORMATION)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(section(page).getByText(/^Last used/)).toBeVisible()
  await section(page).getByRole('button', { name: 'Remove Chrome, Linux' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(section(page).getByRole('listitem')).toHaveCount(0)

  await logOut(page)
  await page.goto('/login')
  await withPasskey(page).click()
  await expect(alert(page, 'does not work for any member')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('the browser offers the passkey by itself where one was used before', async ({ page, club }) => {
  const { id, name } = await someMember(club)
  await addOne(page, id)
  await logOut(page)
  // The virtual device accepts at once.
  await page.goto('/login?back=/mypage')
  await expect(page).toHaveURL('/mypage')
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()
})

test('a cancelled passkey is reported, and the password still logs in', async ({ page, club }) => {
  const { id, name } = await someMember(club)
  const device = await someDevice(page)
  await device.setPresent(false)
  await page.goto('/login')
  await page.getByLabel('ID', { exact: true }).fill(id)
  await withPasskey(page).click()
  await expect(alert(page, 'No passkey was used')).toBeVisible()
  await expect(page.getByLabel('ID', { exact: true })).toHaveValue(id)
  await fillLogin(page, id)
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()

  await page.goto(MY_INFORMATION)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await section(page).getByRole('button', { name: 'Add this device' }).click()
  await expect(alert(page, 'No passkey was used')).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
})

test('the password is asked for again when it was given too long ago', async ({ page, club, complaints }) => {
  const { id, memberIdx } = await someMember(club)
  const device = await someDevice(page)
  await logInByForm(page, id)
  await page.goto(MY_INFORMATION)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(section(page)).toBeVisible()
  await club.sql`update session set password_checked_at = null where member_idx = ${memberIdx}`
  await section(page).getByRole('button', { name: 'Add this device' }).click()
  const panel = page.getByRole('dialog', { name: 'Confirm your password' })
  await panel.getByLabel('Password').fill(PASSWORD)
  // Before the device created a key.
  expect(await device.count()).toBe(0)
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect(panel).toBeHidden()
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/member/passkeys/challenge')])
})

test('a passkey gives a new password to who forgot the old one', async ({ page, club }) => {
  const { id, name } = await someMember(club)
  await addOne(page, id)
  await logOut(page)
  await page.goto('/login/find-pw')
  await withPasskey(page).click()
  await expect(page).toHaveURL('/login/password-reset-page')
  await page.getByLabel('New password').fill('Greenside!2029')
  await page.getByLabel('Confirm your password').fill('Greenside!2029')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await forgetOffer(page)
  await page.goto('/login')
  await fillLogin(page, id, 'Greenside!2029')
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()
})

test('who sleeps logs in with a passkey, is led to the waking and wakes with it', async ({ page, club }) => {
  const { id, memberIdx } = await someMember(club)
  await addOne(page, id)
  await forgetOffer(page)
  await logOut(page)
  await club.sql`update member set state = 'DORMANT', inactive_at = club_now() where member_idx = ${memberIdx}`
  await page.goto('/login')
  await withPasskey(page).click()
  await expect(page).toHaveURL(/\/login\/dormant/)
  await withPasskey(page).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  const [row] = await club.sql`select state from member where member_idx = ${memberIdx}`
  expect(row!.state).toBe('ACTIVE')
})

test('a browser without passkeys says so, and its login has no such button', async ({ page, club }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const { id } = await someMember(club)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(withPasskey(page)).toHaveCount(0)
  await logInByForm(page, id)
  await page.goto(MY_INFORMATION)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(section(page).getByText('Passkeys do not work here')).toBeVisible()
  await expect(section(page).getByRole('button', { name: 'Add this device' })).toHaveCount(0)
})
