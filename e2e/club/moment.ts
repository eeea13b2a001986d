import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { hasContrast } from './accessible.ts'
import type { Club } from './club.ts'
import { logIn } from './log-in.ts'
import { forgetLogin } from './managers.ts'
import { PASSWORD, someMember } from './people.ts'
import { longDay } from './tee-times.ts'

/** @param at such as 2028-02-29T23:59, in the club's zone @param nth index of the moment */
export async function lookAround(page: Page, club: Club, at: string, nth: number): Promise<void> {
  const [date, time] = at.split('T') as [string, string]
  await comeTo(club, at)

  await page.goto('/')
  await expect(page.getByText(longDay(date)).first()).toBeVisible()
  await hasContrast(page, `home at ${at}`, nth)

  const me = await someMember(club)
  await club.sql`update member set lang = 'en' where member_idx = ${me.memberIdx}`
  await agree(club, me.memberIdx)
  await logIn(page, me.id, '/mypage')
  await expect(
    page
      .getByText(/^No upcoming tee times/)
      .or(page.getByRole('article'))
      .first(),
  ).toBeVisible()
  await hasContrast(page, `my page at ${at}`, nth)

  await page.goto(`/reservation?date=${date}`)
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${longDay(date)}`))
  await expect(page.getByRole('time').first()).toHaveText(new RegExp(`^${time.slice(0, 3)}`))
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  const chosen = page.getByRole('region', { name: 'Month' }).getByRole('button', { pressed: true })
  await expect(chosen).toHaveAccessibleName(new RegExp(`^${longDay(date)}`))
  await hasContrast(page, `sheet and calendar at ${at}`, nth)

  await forgetLogin(page)
  await logIn(page, 'frontdesk1', '/ishm')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByText(longDay(date)).first()).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await hasContrast(page, `the desk at ${at}`, nth)

  const { text, html } = await mailAbout(page, club, me.id)
  expect(text).toContain(`was changed on ${shortInstant(at)}`)
  const mail = await page.context().newPage()
  await mail.setContent(html)
  await hasContrast(mail, `an email at ${at}`, nth)
  await mail.close()
}

/** After a clock jump there is no sheet, so the job creates it the day before. */
async function comeTo(club: Club, at: string): Promise<void> {
  const date = at.slice(0, 10)
  const state = async () => (await club.sql`select state from sheet_day where date = ${date}`)[0]?.state
  if ((await state()) === undefined) {
    const [row] = await club.sql<{ before: string }[]>`select (${date}::date - 1)::text as before`
    await club.setClock(`${row!.before}T12:00`)
    await expect.poll(state, `the sheet of ${date}`).toBe('PUBLISHED')
  }
  await club.setClock(at)
}

/** This member agreed to the terms in force at that time. */
async function agree({ sql }: Club, memberIdx: number): Promise<void> {
  await sql`
    insert into consent (member_idx, terms_idx, agreed, text_hash)
    select ${memberIdx}, terms_idx, true, '' from terms_version where state = 'IN_FORCE' and is_required`
}

/** An email about a password change, in the outbox. */
async function mailAbout(page: Page, { sql }: Club, id: string): Promise<{ text: string; html: string }> {
  const ask = async (method: string, path: string, data: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const answer = await page.request.fetch(`/hp/api${path}`, { method, data, headers })
    const { result, data: given, fail } = await answer.json()
    expect(fail ?? result, path).toBe(true)
    return given
  }
  const { accessToken } = await ask('POST', '/member/login', { clubCode: 'GC001', id, password: PASSWORD })
  const newPassword = 'Quiet-Lantern-47'
  await ask('PUT', '/member/change-password', { oldPassword: PASSWORD, newPassword }, accessToken)
  const [mail] = await sql<{ text: string; html: string }[]>`
    select mail.text, mail.html from mail join member on mail.to_email = member.email
    where member.id = ${id} and mail.kind = 'PASSWORD_CHANGED'`
  return mail!
}

/** The English format of an instant in emails, without the minute, which may have passed. */
function shortInstant(at: string): string {
  const length = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...length })
    .formatToParts(new Date(`${at.slice(0, 10)}T00:00Z`))
    .filter(({ type }) => type !== 'literal')
  return `${parts.map(({ value }) => value).join(' ')}, ${at.slice(11, 13)}:`
}
