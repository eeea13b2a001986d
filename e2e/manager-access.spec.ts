import { fitsSideways, isAccessible, STILL } from './club/accessible.ts'
import { logIn } from './club/log-in.ts'
import { forgetLogin, givePassword, someManager } from './club/managers.ts'
import { chooseAction } from './club/member-panel.ts'
import { PASSWORD } from './club/people.ts'
import { expect, test } from './journey.ts'

test.use(STILL)

// axe runs a script in each frame; the email's frame blocks it and the browser logs that.
test.afterEach(({ complaints }) => {
  const ours = complaints.filter((line) => !line.startsWith("Blocked script execution in 'about:srcdoc'"))
  complaints.splice(0, complaints.length, ...ours)
})

/** The maximum length of a name, a note and an address. */
const LONG = 'Wilhelmina-Konstantina Montgomery-Featherstonehaugh-Smythe II'.slice(0, 60)

test('axe finds nothing: the managers, one of them, and a new one', async ({ page, club }) => {
  const { idx } = await someManager(club, LONG)
  await club.sql`
    update admin set email = ${`${'w'.repeat(60)}@${'montgomery'.repeat(2)}.example`}, memo = ${'Mornings. '.repeat(50)}
    where admin_idx = ${idx}`
  await logIn(page, 'manager1', '/ishm/site/user')
  await expect(page.getByRole('row').filter({ hasText: LONG })).toBeVisible()
  await isAccessible(page, 'managers')
  await fitsSideways(page, 'managers')
  await page.goto('/ishm/site/user?keyword=nobody-is-called-so')
  await expect(page.getByText('No managers match')).toBeVisible()
  await isAccessible(page, 'no manager fits')
  await page.goto(`/ishm/site/user/${idx}`)
  await expect(page.getByRole('dialog').getByLabel('Group', { exact: true })).toBeVisible()
  await isAccessible(page, 'a manager')
  await fitsSideways(page, 'a manager')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await isAccessible(page, 'the question before removing')
  await page.goto('/ishm/site/user?new=1')
  const panel = page.getByRole('dialog', { name: 'New manager' })
  await panel.getByLabel('ID').fill('office1')
  await expect(panel.getByRole('status').first()).toHaveText(/Someone else has this ID/)
  await panel.getByRole('button', { name: /^Create/ }).click()
  await expect(panel.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await isAccessible(page, 'a new manager with mistakes')
})

test('axe finds nothing: my information, an app, and the duty to have one', async ({ page, club }) => {
  const me = await someManager(club, LONG, { isSuper: true })
  await logIn(page, me.id, '/ishm/site/my-info')
  await expect(page.getByLabel('Phone number')).toBeVisible()
  await isAccessible(page, 'my information')
  await fitsSideways(page, 'my information')
  await page.getByRole('button', { name: 'Add app' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm your password' })).toBeVisible()
  await isAccessible(page, 'the password once more')
  await givePassword(page, PASSWORD)
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await isAccessible(page, 'an app')
  await fitsSideways(page, 'an app')
  await club.sql`insert into rule_setting (name, "values") values ('account', '{"managerSecondFactor": true}')`
  await forgetLogin(page)
  await page.goto('/login?back=/ishm')
  await page.getByLabel('ID', { exact: true }).fill(me.id)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Set it up here to use the back office')).toBeVisible()
  await isAccessible(page, 'a second step that is asked for')
  await fitsSideways(page, 'a second step that is asked for')
  await club.sql`delete from rule_setting where name = 'account'`
})

test('axe finds nothing: what the product does by itself', async ({ page, club }) => {
  const subject = 'Your Greenhill Country Club temporary password, sent for the second time this morning'
  await club.sql`
    insert into mail (kind, to_email, lang, subject, text, html, state, tries, error, next_at, useful_until)
    select 'PASSWORD_RESET', ${`${'w'.repeat(60)}@greenhill.example`}, 'en', ${subject}, 'Text', '<p>Text</p>', state, 3,
      case when state = 'FAILED' then '550 5.1.1 The mailbox that you tried to reach does not exist' end,
      club_now(), club_now() + interval '1 hour'
    from unnest(array['WAITING', 'SENT', 'FAILED', 'CANCELLED']) as state`
  await logIn(page, 'manager1', '/ishm/system/outbox?kind=PASSWORD_RESET')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await isAccessible(page, 'the outbox')
  await fitsSideways(page, 'the outbox')
  await page.getByRole('link', { name: subject }).first().click()
  await expect(page.getByRole('dialog').getByTitle('Email as sent')).toBeVisible()
  await isAccessible(page, 'a mail')
  await fitsSideways(page, 'a mail')
  for (const [path, title] of [
    ['/ishm/system/job', 'Jobs'],
    ['/ishm/system/message', 'Texts and translations'],
    ['/ishm', 'Today'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await fitsSideways(page, title)
  }
})

test('axe finds nothing: the members, one of them, and what is asked before one is rejected', async ({
  page,
  club,
}) => {
  const [row] = await club.sql<{ idx: string }[]>`
    insert into member (id, password_hash, name, email, phone_no, member_type, claimed_no, state, address, company)
    values ('longwaiter', 'x', ${LONG}, ${`${'w'.repeat(60)}@${'montgomery'.repeat(2)}.example`}, '010-5550-0191', '20',
      ${'N'.repeat(20)}, 'PENDING', ${'Long Road '.repeat(12)}, ${'Company'.repeat(12)})
    returning member_idx as idx`
  await logIn(page, 'manager1', '/ishm/member/list?state=PENDING')
  await expect(page.getByRole('row').filter({ hasText: LONG })).toBeVisible()
  await isAccessible(page, 'members who wait')
  await fitsSideways(page, 'members who wait')
  await page.goto('/ishm/member/list?keyword=nobody-is-called-so')
  await expect(page.getByText('No members match')).toBeVisible()
  await isAccessible(page, 'no member fits')
  await page.goto(`/ishm/member/list/${row!.idx}`)
  const panel = page.getByRole('dialog', { name: LONG })
  await expect(panel.getByText('Long Road').first()).toBeVisible()
  await isAccessible(page, 'a member')
  await fitsSideways(page, 'a member')
  await chooseAction(panel, 'Reject')
  await panel.getByRole('button', { name: 'Reject' }).click()
  await expect(panel.getByLabel('Reason (English)')).toHaveAttribute('aria-invalid', 'true')
  await isAccessible(page, 'a reason that is missing')
  await fitsSideways(page, 'a reason that is missing')
  await panel.getByLabel('Reason (English)').fill('No such number')
  await panel.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('This cannot be undone.')
  await isAccessible(page, 'the question before rejecting')
})

test('axe finds nothing: a page of the back office without the right, and in Korean', async ({ page, club }) => {
  const { id } = await someManager(club, 'Min-ho Yun')
  await logIn(page, id, '/ishm/site/user')
  await expect(page.getByText('You don’t have access to Managers')).toBeVisible()
  await isAccessible(page, 'without the right')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Min-ho Yun' }).click()
  await page.getByRole('banner').getByRole('button', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '내 정보' })).toBeVisible()
  await isAccessible(page, 'my information in Korean')
})
