import { logIn } from '../club/log-in.ts'
import { expect, test } from '../club/mail-journey.ts'
import { PASSWORD, someMember } from '../club/people.ts'

test('two years after the consent to news the club asks again, and one press answers', async ({
  page,
  club: { sql },
  club,
  mailbox,
}) => {
  const me = await someMember(club)
  const [row] = await sql<{ email: string }[]>`select email from member where member_idx = ${me.memberIdx}`
  await sql`
    insert into consent (member_idx, terms_idx, agreed, at, text_hash)
    select ${me.memberIdx}, terms_idx, true, club_now() - interval '2 years 1 day', ''
    from terms where terms_type = 'MARKETING' and lang = 'en' order by terms_idx limit 1`
  await sql`update member set news = '{mail}', lang = 'en' where member_idx = ${me.memberIdx}`
  // The job is due.
  await sql`update job set next_at = club_now() where name = 'ask-news'`
  await mailbox.mailTo(row!.email, /still like news/)
  await logIn(page, me.id, '/mypage')
  // Bookings of this member have messages too, and more may come.
  await expect(page.getByRole('link', { name: /^Messages [1-9]\d* unread message/ })).toBeVisible()
  await page.getByRole('link', { name: /^Messages, [1-9]\d* unread$/ }).press('Enter')
  const message = page.getByRole('button', { name: /^Would you still like news/ })
  await expect(message).toContainText('New')
  await message.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('If you do not answer, we will stop sending it on that day.')).toBeVisible()
  await expect(message).not.toContainText('New')
  await page.getByRole('link', { name: 'Go to My information' }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const question = page.getByRole('region', { name: 'Would you still like news from the club?' })
  await question.getByRole('button', { name: 'Keep receiving news' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('By email')).toBeChecked()
})

test('the bell of every page counts by itself, and visitors and managers have none', async ({
  page,
  club: { sql },
  club,
}) => {
  const me = await someMember(club)
  await sql`update member set lang = 'en' where member_idx = ${me.memberIdx}`
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: /unread$/ })).toHaveCount(0)
  await logIn(page, me.id, '/mypage')
  // A job may send this member a message between the update and the page.
  await expect(async () => {
    await sql`update member_message set read_at = club_now() where member_idx = ${me.memberIdx}`
    await page.goto('/community')
    await expect(page.getByRole('link', { name: 'Messages, none unread' })).toBeVisible()
  }).toPass()
  await page.setViewportSize({ width: 360, height: 640 })
  await sql`
    insert into member_message (member_idx, kind, title, contents) values (${me.memberIdx}, 'WELCOME', 'Hello', 'Hello')`
  const bell = page.getByRole('link', { name: /^Messages, [1-9]\d* unread$/ })
  await expect(bell).toBeVisible()
  await bell.press('Enter')
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
})
