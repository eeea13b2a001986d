import { isAccessible, STILL } from './club/accessible.ts'
import { fillLogin, logIn } from './club/log-in.ts'
import { freeMember, PASSWORD, someMember } from './club/people.ts'
import { expect, test } from './journey.ts'

test.use(STILL)

test('axe finds nothing: what was refused, joining and logging in', async ({ page }) => {
  await page.goto('/signup/index_ori')
  await page.getByLabel('ID', { exact: true }).fill('short')
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await isAccessible(page, 'joining with mistakes')
  await page.goto('/login')
  await fillLogin(page, 'nobody01', 'Nonsense#1')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await isAccessible(page, 'login refused')
})

test('axe finds nothing: messages', async ({ page, club: { sql }, club }) => {
  const me = await someMember(club)
  await sql`
    insert into member_message (member_idx, kind, title, contents, link)
    select ${me.memberIdx}, 'WELCOME', 'Message ' || n, 'First.' || E'\n\n' || 'Second.', '/reservation'
    from generate_series(1, 12) n`
  await logIn(page, me.id, '/mypage/messages')
  await page.getByRole('button', { name: /^Message 12/ }).click()
  await expect(page.getByText('Second.').first()).toBeVisible()
  await isAccessible(page, 'messages')
  await page.goto('/mypage/myinfo')
  await page.getByRole('textbox', { name: 'Password' }).fill('Nonsense#1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await isAccessible(page, 'password check refused')
})

test('axe finds nothing: my information', async ({ page, club: { sql }, club }) => {
  const me = await someMember(club)
  // Two years after the consent to news, with the open question.
  await sql`
    update member set news = '{mail}', created_at = club_now() - interval '3 years' where member_idx = ${me.memberIdx}`
  await sql`insert into news_question (member_idx) values (${me.memberIdx})`
  await logIn(page, me.id, '/mypage')
  await page.goto('/mypage/myinfo')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('region', { name: /still like news/ })).toBeVisible()
  await isAccessible(page, 'my information')
  await page.getByRole('link', { name: 'More about me' }).click()
  await expect(page.getByLabel('Handicap index')).toBeVisible()
  await isAccessible(page, 'more about me')
})

test('axe finds nothing: leaving the club', async ({ page, club }) => {
  const me = await freeMember(club)
  await logIn(page, me.id, '/mypage/withdrawal')
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  await isAccessible(page, 'what leaving means')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Close my account' }).click()
  await expect(page.getByText('Choose at least one reason.')).toBeVisible()
  await isAccessible(page, 'why, refused')
})
