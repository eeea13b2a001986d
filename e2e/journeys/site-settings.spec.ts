import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../club/mail-journey.ts'

const INFO = '/ishm/site/info'
const CERT = '/ishm/site/cert'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const isSaved = (page: Page) => expect(page.getByRole('region', { name: 'Unsaved changes:' })).toBeHidden()

/** Signs up to the choice of a verification method. */
async function joinUntilProof(page: Page): Promise<void> {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('I agree to all required terms').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/signup/auth')
}

/** Restores what the journey changes at the club. */
test.afterEach(async ({ club, complaints }) => {
  // Playwright's tracer injects a script, which the page's policy blocks.
  const ours = complaints.filter((line) => !line.startsWith("Connecting to 'blob:"))
  complaints.splice(0, complaints.length, ...ours)
  await club.sql`
    update club set sender_name = '', sender_mail = '', ceo_name = 'Seo-yeon Park', version = version + 1`
  await club.sql`delete from rule_setting where name = 'account'`
  await club.sql`update cert_kind set is_use = kind in ('EMAIL', 'PASSKEY'), version = version + 1`
  await club.sql`delete from club_logo`
})

test('a manager sets whom mails are from and when accounts sleep', async ({ page, mailbox, another }) => {
  await logIn(page, 'manager1', INFO)
  await page.getByLabel('Sender name (English)').fill('Greenhill members desk')
  await page.getByLabel('Sender address').fill('desk@greenhill')
  await page.getByLabel('Make accounts dormant without a login for').selectOption('6 months')
  await save(page).click()
  await expect(page.getByLabel('Sender address')).toBeFocused()
  await expect(page.getByLabel('Sender address')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Sender address').fill('desk@greenhill.example')
  await save(page).click()
  await isSaved(page)
  await page.reload()
  await expect(page.getByLabel('Sender name (English)')).toHaveValue('Greenhill members desk')
  await expect(page.getByLabel('Make accounts dormant without a login for')).toHaveValue('6')
  const rules = async () => (await (await page.request.get('/hp/api/member/rules?clubCode=GC001')).json()).data
  await expect.poll(async () => (await rules()).dormantMonths).toBe(6)

  const visitor = await another()
  await joinUntilProof(visitor)
  const email = `sender${randomUUID()}@club.example`
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByRole('button', { name: 'Send code' }).click()
  const { from } = await mailbox.mailTo(email, /./)
  expect(from).toMatchObject({ name: 'Greenhill members desk', address: 'desk@greenhill.example' })
})

test('a new way of certification is there when the next person joins', async ({ page, another }) => {
  await logIn(page, 'manager1', CERT)
  await page.getByLabel('Emailed code').uncheck()
  await save(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Keep at least one method for creating accounts on' }),
  ).toBeVisible()
  await page.getByLabel('At the club').check()
  await page.getByLabel('8 to 20 characters').check()
  await save(page).click()
  await isSaved(page)

  const visitor = await another()
  await joinUntilProof(visitor)
  await expect(visitor.getByLabel('Email')).toBeHidden()
  await visitor.getByRole('main').getByRole('button').first().click()
  await expect(visitor).toHaveURL('/signup')
  await expect(visitor.getByText('8 to 20 characters', { exact: false })).toBeVisible()

  // A provider's secret is entered and stored, and never shown.
  await page.getByLabel('Mobile phone (NICE)').check()
  await save(page).click()
  await expect(page.getByLabel('Client ID from the provider')).toBeFocused()
  await page.getByLabel('Client ID from the provider').fill('club-1')
  await page.getByLabel('Client secret').fill('hush-hush')
  await save(page).click()
  await isSaved(page)
  await page.reload()
  await expect(page.getByLabel('Client secret')).toHaveValue('')
  await expect(page.getByLabel('Client secret')).toHaveAttribute('placeholder', /^Saved/)
})

test('nothing typed is lost when another manager saves first, or on leaving the page', async ({ page, club }) => {
  await logIn(page, 'manager1', INFO)
  await page.getByLabel('Sender name (English)').fill('My desk')
  await savedByOther(club)
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else saved first.' })).toBeVisible()
  await expect(page.getByLabel('Sender name (English)')).toHaveValue('My desk')
  await expect(page.getByText('Someone else saved: Another desk')).toBeVisible()
  // Untouched fields have the other manager's values.
  await expect(page.getByLabel('Managing director (English)')).toHaveValue('Ha-eun Ryu')

  await page.getByRole('link', { name: 'Managers' }).click()
  await expect(page).toHaveURL('/ishm/site/user')
  await page.goBack()
  await expect(page).toHaveURL(INFO)
  await expect(page.getByLabel('Sender name (English)')).toHaveValue('My desk')
  await save(page).click()
  await isSaved(page)
  await page.getByRole('link', { name: 'Managers' }).click()
  await expect(page).toHaveURL('/ishm/site/user')
  const [row] = await club.sql`select sender_name as name, ceo_name as ceo from club`
  expect({ ...row }).toEqual({ name: 'My desk', ceo: 'Ha-eun Ryu' })
})

async function savedByOther({ sql }: Club): Promise<void> {
  await sql`update club set ceo_name = 'Ha-eun Ryu', sender_name = 'Another desk', version = version + 1`
}

test('the logo and the icon of the club stand on every page', async ({ page, another }) => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1f5b3f' } })
      .png()
      .toBuffer()
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `Choose image: ${name}`, exact: true }).click()
    await (await chooser).setFiles({ name: 'crest.png', mimeType: 'image/png', buffer })
  }
  await logIn(page, 'manager1', INFO)
  await choose('Wide logo', await picture(600, 120))
  await expect(page.getByRole('img', { name: 'Preview of Wide logo' })).toBeVisible()
  await choose('Icon', Buffer.from('no picture'))
  await expect(page.getByText('This image cannot be read.', { exact: false })).toBeVisible()
  await choose('Icon', await picture(64, 64))
  await save(page).click()
  await isSaved(page)

  const visitor = await another()
  await expect(async () => {
    await visitor.goto('/community')
    await expect(visitor.getByRole('banner').locator('img')).toHaveAttribute(
      'src',
      /\/hp\/api\/files\/\d+\/logoDefaultRl-/,
    )
  }).toPass()
  const logo = visitor.getByRole('banner').locator('img')
  expect(await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(600)
  await expect(visitor.locator('link[rel=icon]')).toHaveAttribute('href', /\/favicon-[0-9a-f]{8}\.png$/)
  const manifest = await (await visitor.request.get('/manifest.webmanifest')).json()
  expect(manifest.icons).toEqual([
    expect.objectContaining({ sizes: '512x512', src: expect.stringMatching(/favicon-/) }),
  ])

  await page.getByRole('button', { name: 'Remove: Wide logo' }).click()
  await save(page).click()
  await isSaved(page)
  await expect(async () => {
    await visitor.goto('/community')
    await expect(visitor.getByRole('banner').locator('img')).toHaveCount(0)
  }).toPass()
})

test('a manager without the right finds neither the menu nor the pages', async ({ page }) => {
  await logIn(page, 'content1', INFO)
  await expect(page.getByText('You don’t have access to Site information')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Site information' })).toHaveCount(0)
  await page.goto(CERT)
  await expect(page.getByText('You don’t have access to Identity verification')).toBeVisible()
  await expect(page.getByLabel('Emailed code')).toHaveCount(0)
})

test('who may only read sees the settings and cannot change them', async ({ page, club }) => {
  await club.sql`
    insert into admin_right (admin_idx, menu_code, rights)
    select admin_idx, code, 'R' from admin, unnest(array['910000', '910100', '910200']) as code where id = 'committee1'
    on conflict (admin_idx, menu_code) do update set rights = 'R'`
  await logIn(page, 'committee1', INFO)
  await expect(page.getByText('You can view these settings but not change them.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Club name (English)')).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('Make accounts dormant without a login for')).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Choose image/ })).toHaveCount(0)
  await page.goto(CERT)
  await expect(page.getByLabel('At the club')).toBeDisabled()
})
