import { fitsSideways, isAccessible } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { test as base, expect } from '../club/mail-journey.ts'
import { leapTo } from '../club/pass-time.ts'
import { someMember } from '../club/people.ts'

/** Emails have links where the club knows its own address. */
const test = base.extend<object, object>({
  settings: [
    async ({ mailbox }, use) => use({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'http://club.example' }),
    { scope: 'worker' },
  ],
})

test('the link of an email asks before it stops that kind, also in a browser whose login has ended', async ({
  page,
  club,
  mailbox,
}) => {
  const me = await someMember(club)
  const [row] = await club.sql<{ email: string }[]>`
    update member set lang = 'en' where member_idx = ${me.memberIdx} returning email`
  const [day] = await club.sql<{ date: string }[]>`
    select max(date)::text as date from sheet_day where state = 'PUBLISHED' and day_class = 'WEEKDAY'`
  await logIn(page, me.id, `/reservation?date=${day!.date}`)
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect(page.getByText('We will email you')).toBeVisible()
  const [due] = await club.sql<{ at: string }[]>`
    select to_char(remind_at at time zone 'Asia/Seoul', 'YYYY-MM-DD"T"HH24:MI:SS') as at
    from opening_reminder where member_idx = ${me.memberIdx}`
  await leapTo(club, due!.at, page)
  await page.context().clearCookies()
  const { text } = await mailbox.mailTo(row!.email, /You asked us to remind you/)
  const link = /http:\/\/club\.example(\/unsubscribe\?link=\S+)/.exec(text!)![1]!
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Stop these emails?' })).toBeVisible()
  await isAccessible(page, 'the question')
  await fitsSideways(page, 'the question')
  const choices = () => club.sql<{ is_wanted: boolean }[]>`
    select is_wanted from member_mail_choice where member_idx = ${me.memberIdx} and kind = 'OPENING_SOON'`
  expect(await choices()).toHaveLength(0)
  await page.getByRole('button', { name: 'Stop these emails' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'These emails have stopped' })).toBeVisible()
  await isAccessible(page, 'the answer')
  expect(await choices()).toMatchObject([{ is_wanted: false }])
  await page.goto(`${link}&lang=ko`)
  await expect(page.getByRole('heading', { level: 1, name: '이메일을 그만 받으시겠습니까?' })).toBeVisible()
  await fitsSideways(page, 'the question in Korean')
})
