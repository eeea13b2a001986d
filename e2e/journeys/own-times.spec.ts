import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import type { Page } from '@playwright/test'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { type Person, someMember } from '../club/people.ts'
import { line, sheetAddress } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

const LIMITED: {
  who: string
  /** @returns the ID of the limited account */
  make: (club: Club, me: Person) => Promise<string>
  title: string
  act: string
  to: string
}[] = [
  {
    who: 'a dormant account',
    make: async ({ sql }, { memberIdx, id }) => {
      await sql`update member set state = 'DORMANT', inactive_at = club_now() where member_idx = ${memberIdx}`
      return id
    },
    title: 'Your account is dormant',
    act: 'Reactivate',
    to: '/login/dormant',
  },
  {
    who: 'a temporary password',
    make: async ({ sql }, { memberIdx, id }) => {
      await sql`update member set is_temp_password = true where member_idx = ${memberIdx}`
      return id
    },
    title: 'You have a temporary password',
    act: 'Choose a new password',
    to: '/login/password-reset-page',
  },
  {
    who: 'unanswered terms',
    // Answers to terms stay for ever, so this is an account without any.
    make: async ({ sql }, { memberIdx }) => {
      const id = `t${Math.random().toString(36).slice(2, 10)}`
      await sql`
        insert into member (id, password_hash, name, email, member_type)
        select ${id}, password_hash, 'New Terms', ${`${id}@example.com`}, '10' from member where member_idx = ${memberIdx}`
      return id
    },
    title: 'You have not agreed to the current terms',
    act: 'Read the terms',
    to: '/signup/agreement',
  },
]

for (const { who, make, title, act, to } of LIMITED)
  test(`${who}: the sheet says what to do first, and offers nothing`, async ({ page, club }) => {
    const teeTime = await freeTime(club, 3)
    const id = await make(club, await someMember(club))
    const refused: string[] = []
    page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
    await logIn(page, id, sheetAddress(teeTime))
    const band = page.getByRole('region', { name: title })
    await expect(band).toBeVisible()
    const free = line(page, teeTime)
    await expect(free).toHaveAttribute('aria-disabled', 'true')
    await expect(free).toHaveAccessibleName(`${teeTime.time}, Free, ${teeTime.course}`)
    await free.click({ force: true })
    await expect(page.getByRole('main')).not.toContainText('₩')
    await expect(page.getByRole('main')).not.toContainText('Tap a free tee time')
    await expect(page.getByRole('region', { name: /^You hold / })).toHaveCount(0)
    expect(refused).toEqual([])
    await band.getByRole('link', { name: act }).click()
    await expect(page).toHaveURL(new RegExp(`${to}\\?back=%2Freservation`))
  })

const daysOf = async (page: Page, memberIdx: number): Promise<CalendarDay[]> => {
  const path = `/hp/api/reservation/calendar/${memberIdx}?clubCode=GC001`
  return page.evaluate(async (url) => {
    const token = JSON.parse(sessionStorage.getItem('user') ?? '{}').accessToken
    const answer = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    return (await answer.json()).data.days
  }, path)
}

test('home names to a member what this member can book, and to a visitor what all can', async ({ page, club }) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'The next two weeks' })
  await expect(strip).toContainText('Opens to all')
  const everyones = await daysOf(page, 0)
  const me = await someMember(club)
  await logIn(page, me.id)
  const own = await daysOf(page, me.memberIdx)
  const stateOf = (days: CalendarDay[], date: string) => days.find((one) => one.date === date)?.state
  const earlier = own
    .slice(0, 14)
    .find(({ date, state }) => state === 'OPEN' && stateOf(everyones, date) === 'NOT_OPEN')!
  const day = strip.locator(`a[href="/reservation?date=${earlier.date}"]`)
  await expect(day).toContainText(/\d+ free/)
  await expect(page.getByRole('main')).not.toContainText('Opens to all')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(me.name)
  await expect(page.getByRole('region', { name: 'You can book now' }).getByRole('button').first()).toContainText('Hold')
})
