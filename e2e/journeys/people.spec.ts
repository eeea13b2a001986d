import type { Page } from '@playwright/test'
import type { Club } from '../club/club.ts'
import { fillLogin, logIn } from '../club/log-in.ts'
import { expect, test } from '../club/mail-journey.ts'
import { openMyInfo, picture } from '../club/my-info.ts'
import { freeMember, PASSWORD, someMember } from '../club/people.ts'

const NEW_PASSWORD = 'Mulligan!2027'

test('a visitor signs up with a code from a real mailbox, and is logged in', { tag: '@main' }, async ({
  page,
  mailbox,
}) => {
  const email = 'haru.lim@club.example'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('checkbox', { name: /^Terms of service/ })).toBeFocused()
  await page.getByLabel('I agree to all required terms').check()
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByLabel('Email').fill('haru.lim')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = await mailbox.codeFor(email)
  await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Check code' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Check code' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${email} is verified.` })).toBeVisible()

  const id = page.getByLabel('ID', { exact: true })
  await id.fill('golfer0001')
  await page.getByLabel('New password').fill('short')
  await expect(page.getByText('Someone else has this ID')).toBeVisible()
  await id.fill('harulim01')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm your password').fill(NEW_PASSWORD)
  await page.getByLabel('Name', { exact: true }).fill('Haru Lim')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('010-5550-9911')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Haru Lim')
  await expect(page.getByText('is ready, and you are logged in')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See tee times' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Haru Lim' })).toBeVisible()
})

test('a forgotten id comes by mail, and a forgotten password is replaced', { tag: '@main' }, async ({
  page,
  club,
  mailbox,
}) => {
  const me = await someMember(club)
  const email = await emailOf(club, me.memberIdx)
  await page.goto('/login/find-id')
  await page.getByLabel('Name', { exact: true }).fill(me.name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email my ID' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  expect((await mailbox.mailTo(email, new RegExp(me.id))).text).toContain(me.id)

  await page.getByRole('link', { name: 'Set a new password' }).click()
  await page.getByLabel('ID', { exact: true }).fill(me.id)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await handInCode(page, await mailbox.codeFor(email))
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm your password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, me.id, NEW_PASSWORD)
  await expect(page.getByRole('banner').getByRole('link', { name: me.name })).toBeVisible()
})

test('a member changes name and address, and proves it by a code', async ({ page, club, mailbox }) => {
  const me = await someMember(club)
  const email = await emailOf(club, me.memberIdx)
  await openMyInfo(page, me.id)
  await page.getByLabel('Name', { exact: true }).fill('Ji-woo Baek')
  await page.getByLabel('Address', { exact: true }).fill('7 Fairway-gil')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await handInCode(page, await mailbox.codeFor(email))
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  // The password verification was for the previous page load.
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('7 Fairway-gil')
})

test('a picture is cut with the keyboard', async ({ page, club }) => {
  const me = await someMember(club)
  await openMyInfo(page, me.id)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) })
  const part = page.getByLabel(/^Area to use/)
  await part.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Size', { exact: true }).focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  const save = page.getByRole('button', { name: 'Use this area' })
  await save.focus()
  await page.keyboard.press('Enter')
  const face = page.getByRole('img', { name: `Photo of ${me.name}` })
  await expect(face).toBeVisible()
  expect(await face.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(face).toBeHidden()
})

test('another device is logged out from here', async ({ page, another, club, complaints }) => {
  const me = await someMember(club)
  const tablet = await another()
  await logIn(tablet, me.id, '/mypage')
  await openMyInfo(page, me.id)
  await page.getByRole('button', { name: 'Log out all other devices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('button', { name: 'Log out all other devices' })).toBeHidden()
  await tablet.goto('/mypage')
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Log in')
  // The browser itself logs the refused requests of the lost session.
  expect(complaints.splice(0).every((complaint) => complaint.includes('401'))).toBe(true)
})

test('closing the account explains the consequences, and can be undone', async ({ page, club, mailbox }) => {
  const me = await freeMember(club)
  const email = await emailOf(club, me.memberIdx)
  await logIn(page, me.id, '/mypage')
  await page.goto('/mypage/withdrawal')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Close my account' }).click()
  await expect(page.getByText('Choose at least one reason.')).toBeVisible()
  await page.getByLabel('I moved away').check()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is closed')

  await page.getByRole('link', { name: 'Restore account' }).click()
  await page.getByLabel('ID', { exact: true }).fill(me.id)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await handInCode(page, await mailbox.codeFor(email))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, me.id)
  await expect(page.getByRole('banner').getByRole('link', { name: me.name })).toBeVisible()
})

test('a member with a tee time is led to it before closing the account', async ({ page, club }) => {
  const [booker] = await club.sql<{ id: string }[]>`
    select m.id from booking b join member m on m.member_idx = b.member_idx
    where b.state = 'CF' and b.play_date > current_club_date() and m.state = 'ACTIVE'
      and not exists (select from session s where s.member_idx = m.member_idx) order by m.id limit 1`
  await logIn(page, booker!.id, '/mypage')
  await page.goto('/mypage/withdrawal')
  await expect(page).toHaveURL(/\/mypage\/withdrawal\/reject$/)
  await page.getByRole('link', { name: 'Go there' }).first().click()
  await expect(page).toHaveURL(/\/mypage/)
})

test('an account that sleeps is woken by a code', async ({ page, club, mailbox, complaints }) => {
  const me = await someMember(club)
  const email = await emailOf(club, me.memberIdx)
  await club.sql`update member set state = 'DORMANT', inactive_at = club_now() where member_idx = ${me.memberIdx}`
  await page.goto('/login?back=/mypage')
  await fillLogin(page, me.id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is dormant')
  await expect(page.getByLabel('ID', { exact: true })).toHaveValue(me.id)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await handInCode(page, await mailbox.codeFor(email))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, me.id)
  await expect(page.getByRole('banner').getByRole('link', { name: me.name })).toBeVisible()
  complaints.splice(0)
})

test('a temporary password leads to a new one, and on', async ({ page, club }) => {
  const me = await someMember(club)
  await club.sql`update member set is_temp_password = true where member_idx = ${me.memberIdx}`
  await page.goto('/login')
  await fillLogin(page, me.id)
  await expect(page.getByText('You logged in with a temporary password.')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm your password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('link', { name: 'Go to My page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My page')
})

test('new terms are asked for at the next login; who refuses can still read, and agree later', async ({
  page,
  club,
}) => {
  const me = await someMember(club)
  await bringTermsIntoForce(club)
  await page.goto('/login?back=/mypage')
  await fillLogin(page, me.id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New terms')
  await page.getByRole('button', { name: 'I do not agree' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is read-only')
  await page.getByRole('button', { name: 'Read terms again' }).click()
  await page.getByRole('checkbox', { name: /required/ }).check()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('New terms')
  await page.goto('/mypage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My page')
})

/** Terms of one journey: later journeys are not asked for them. */
const inForce: { idx: string; date: string }[] = []

async function bringTermsIntoForce({ sql }: Club): Promise<void> {
  const coming = await sql<{ idx: string; date: string }[]>`
    update terms set effective_date = current_club_date()
    from terms as before
    where before.terms_idx = terms.terms_idx and before.effective_date > current_club_date()
    returning terms.terms_idx as idx, before.effective_date::text as date`
  inForce.push(...coming)
}

test.afterEach(async ({ club }) => {
  for (const { idx, date } of inForce.splice(0))
    await club.sql`update terms set effective_date = ${date}::date where terms_idx = ${idx}`
})

async function handInCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Check code' }).click()
}

async function emailOf({ sql }: Club, memberIdx: number): Promise<string> {
  const [row] = await sql<{ email: string }[]>`select email from member where member_idx = ${memberIdx}`
  return row!.email
}
