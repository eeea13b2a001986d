import { hasContrast, STILL } from '../club/accessible.ts'
import { fillLogin, logIn } from '../club/log-in.ts'
import { expect, test } from '../club/mail-journey.ts'
import { forgetLogin } from '../club/managers.ts'
import { freeMember, someMember } from '../club/people.ts'
import { bookButton, hold } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'

test.use(STILL)

/** A day with a booking of members, and the names that are in it. */
async function playedDay(club: Parameters<typeof freeTime>[0]) {
  const [row] = await club.sql<{ date: string; courseIdx: string; names: string[] }[]>`
    select s.date::text, s.course_idx as "courseIdx", array_agg(name_in('en', m.name, m.other_name)) as names
    from booking b join slot s using (slot_idx) join sheet_day d using (date)
      join booking_player p on p.booking_idx = b.booking_idx and p.active join member m on m.member_idx = p.member_idx
    where b.state = 'CF' and d.state = 'PUBLISHED' and m.show_name and s.date > (club_now() at time zone 'Asia/Seoul')::date
    group by s.date, s.course_idx order by count(*) desc limit 1`
  return row!
}

test('the names of players are for full members, neither on the page nor in what it reads', async ({ page, club }) => {
  const { date, courseIdx, names } = await playedDay(club)
  const shownTo = async (id: string) => {
    // The page comes as visitors see it; then the member's own sheet is read.
    const own = page.waitForResponse((response) => /\/reservation\/sheets\/\d+\//.test(response.url()))
    await logIn(page, id, `/reservation?date=${date}&course=${courseIdx}`)
    const answer = await (await own).text()
    await expect(page.getByRole('radio', { checked: true })).toBeVisible()
    await expect(page.locator('[data-slot]').first()).toBeVisible()
    await expect(page.getByText('Booked').first()).toBeVisible()
    const said = `${await page.getByRole('main').innerHTML()} ${answer}`
    return names.filter((name) => said.includes(name))
  }
  expect(await shownTo('member5')).not.toEqual([])
  await forgetLogin(page)
  expect(await shownTo('webuser1')).toEqual([])
})

test('Back after a booking leads to the sheet of its day', async ({ page, club }) => {
  const teeTime = await freeTime(club, 3)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  await bookButton(panel).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/reservation\\?.*date=${teeTime.date}`))
  await expect(page.locator('[data-slot]').first()).toBeVisible()
})

test('who has closed the account and logs in reads so, and how to restore it', async ({ page, club }) => {
  const me = await freeMember(club)
  await club.sql`
    update member set state_before = state, state = 'WITHDRAW_REQUESTED', inactive_at = club_now(),
      undo_until = club_now() + interval '5 days' where member_idx = ${me.memberIdx}`
  await page.goto('/login')
  await fillLogin(page, me.id)
  await expect(page.getByText('You have closed this account.')).toBeVisible()
  await expect(page.getByText(/attempts? left/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Restore your account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restore your account')
})

test('the last wrong code says what follows, not that no attempt is left', async ({ page, club, mailbox }) => {
  const me = await freeMember(club)
  const [row] = await club.sql<{ email: string }[]>`select email from member where member_idx = ${me.memberIdx}`
  await page.goto('/login/find-pw')
  await page.getByLabel('ID', { exact: true }).fill(me.id)
  await page.getByLabel('Email').fill(row!.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  // Taken out of the mailbox: a later journey of the same member would take it for its own.
  await mailbox.codeFor(row!.email)
  const alert = page.getByRole('alert').filter({ hasText: 'That code is not right' })
  for (const left of ['4 attempts left', '3 attempts left', '2 attempts left', '1 attempt left', 'the last attempt']) {
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Check code' }).click()
    await expect(alert.filter({ hasText: left })).toBeVisible()
  }
})

test('a day that is over has enough contrast in the strip of days', async ({ page, club }) => {
  const me = await someMember(club)
  const [row] = await club.sql<{ date: string }[]>`
    select max(date)::text as date from sheet_day
    where date < (club_now() at time zone 'Asia/Seoul')::date and extract(isodow from date) = 7`
  await logIn(page, me.id, `/reservation?date=${row!.date}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const nth of [0, 1]) await hasContrast(page, 'a day that is over', nth)
})

test('answers of calls are compressed, the dictionary too', async ({ baseURL }) => {
  for (const [encoding, path] of [
    ['br', '/hp/api/system/i18n/en?ver=0'],
    ['gzip', '/hp/api/system/i18n/ko?ver=0'],
    ['br', '/hp/api/holiday'],
  ] as const) {
    const answer = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding'), path).toBe(encoding)
  }
})
