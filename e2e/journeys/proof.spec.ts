import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { fillLogin } from '../club/log-in.ts'
import { type NiceDesk, openNiceDesk } from '../club/nice-desk.ts'
import { someMember } from '../club/people.ts'
import { test as base, expect } from '../journey.ts'

/** The provider redirects to PUBLIC_URL, so the port must be known before the start. */
const test = base.extend<object, { desk: NiceDesk }>({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here
    async ({}, use) => {
      const port = await freePort()
      await use({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` })
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ club }, use) => {
      const desk = await openNiceDesk(club)
      await use(desk)
      await desk.close()
    },
    { scope: 'worker' },
  ],
})

/** Of this file alone: another journey may have given the member its own, and no password is accepted twice. */
const NEW_PASSWORD = 'Sandtrap!2031'
const open = (page: Page) => page.getByRole('button', { name: 'Open identity check' })
const itIsMe = (page: Page) => page.getByRole('button', { name: 'It is me' })

test('a visitor signs up by mobile phone, in the window of the provider', async ({ page, context, desk, product }) => {
  await desk.offer(product.url, ['NICE', 'EMAIL'])
  await page.goto('/signup/agreement')
  await page.getByLabel('I agree to all required terms').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio').first().check()
  const opened = context.waitForEvent('page')
  await open(page).click()
  const window = await opened
  const closed = window.waitForEvent('close')
  await itIsMe(window).click()
  await closed
  await expect(page.getByText('Your identity is verified.')).toBeVisible()
  // Verified data is read-only.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('김민준')
  for (const label of ['Name', 'Phone', 'Date of birth'])
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable()
  await page.getByLabel('ID', { exact: true }).fill('phonekim1')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm your password').fill(NEW_PASSWORD)
  await page.getByLabel('Email').fill('kim@club.example')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, 김민준')
})

test('a forgotten password is replaced by mobile phone, where no window opens in this one', async ({
  page,
  club,
  desk,
  product,
}) => {
  await desk.offer(product.url, ['NICE'])
  const me = await someMember(club)
  // This person alone: the journey before may have created an account for the same one.
  await club.sql`
    update member set identity_hash = case when member_idx = ${me.memberIdx} then identity_hash('nice ci-of-kim-min-jun') end
    where member_idx = ${me.memberIdx} or identity_hash = identity_hash('nice ci-of-kim-min-jun')`
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login/find-pw')
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await open(page).click()
  await itIsMe(page).click()
  await expect(page).toHaveURL('/login/password-reset-page')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm your password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, me.id, NEW_PASSWORD)
  await expect(page.getByRole('banner').getByRole('link', { name: me.name })).toBeVisible()
})

test('on one page, left to the club: what is typed before the proof stays, and the account waits', async ({
  page,
  club,
  desk,
  product,
}) => {
  await desk.offer(product.url, ['STAFF'])
  // A password is taken as typed, including surrounding spaces.
  const password = ' Mulligan 2027! '
  await page.goto('/signup/index_ori')
  await page.getByLabel('ID', { exact: true }).fill('onepage01')
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm your password').fill(password)
  await page.getByLabel('Name', { exact: true }).fill('One Page')
  await page.getByLabel('Phone').fill('010-5550-9912')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('checkbox', { name: /^Terms of service/ })).toBeFocused()
  await page.getByLabel('I agree to all required terms').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Verify your identity first.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue, and show my ID at the club' }).click()
  await expect(page.getByText('One step is left.')).toBeFocused()
  await page.getByLabel('Email').fill('one.page@club.example')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, One Page')

  await page.goto('/login')
  await fillLogin(page, 'onepage01', password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is awaiting approval')
  await club.sql`update member set state = 'ACTIVE' where id = 'onepage01'`
  await page.goto('/login')
  await fillLogin(page, 'onepage01', password)
  await expect(page.getByRole('banner').getByRole('link', { name: 'One Page' })).toBeVisible()
})

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  await new Promise((done) => server.close(done))
  return port
}
