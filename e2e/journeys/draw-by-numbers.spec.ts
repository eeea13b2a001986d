import type { Locator, Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { leapTo, minutesFromNow } from '../club/pass-time.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const TITLE = 'A draw by numbers'
/** Minutes from now: soon, so that the draws of other days stay as they are, but drawn on the day after the close. */
const AFTER = { Opens: 10, Closes: 20, 'The draw': 1470, Results: 1480, 'Wins can be released until': 1490 }
const NUMBERS = '3, 11, 17, 24, 38, 42'

test('a manager changes a planned draw, two managers enter its numbers, and a member reads the published result', async ({
  page,
  another,
  club,
}) => {
  const { drawIdx, dates } = await lastPlanned(club)
  const at = await minutesFromNow(club)
  const dayAt = (minutes: number) => at(minutes).slice(0, 10)
  await logIn(page, 'manager1', `/ishm/reservation/draws/${drawIdx}`)
  await page.getByRole('link', { name: 'Change draw' }).click()
  await page.getByLabel('Title (English)').fill(TITLE)
  for (const [name, minutes] of Object.entries(AFTER)) {
    const moment = page.getByRole('group', { name, exact: true })
    await moment.getByLabel('Date', { exact: true }).fill(dayAt(minutes))
    await moment.getByLabel('Time', { exact: true }).fill(at(minutes).slice(11))
  }
  await page.getByRole('radio', { name: /^Numbers of a public draw/ }).check()
  await page.getByLabel('Name of the public draw').fill('Lotto 6/45, in ascending order')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(state(page.getByRole('dialog', { name: TITLE }), 'Planned')).toBeVisible()

  await leapTo(club, at(AFTER.Opens + 1), page)
  await until(page, 'Open')
  const member = await another()
  const { id: entrant } = await someMember(club, ...dates)
  await logIn(member, entrant, `/reservation/draws/${drawIdx}`)
  await member
    .getByRole('button', { name: /^Enter for / })
    .first()
    .click()
  const form = member.getByRole('dialog', { name: /^Entry for / })
  await form.getByRole('group', { name: 'Wish 1' }).getByLabel('Best time').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Enter the draw' }).click()
  await expect(member.getByText(/You have entered$/)).toBeVisible()

  await leapTo(club, at(AFTER.Closes + 1), page, member)
  await until(page, 'Closed')
  await leapTo(club, at(AFTER['The draw'] + 1), page, member)
  const { id } = await someManager(club, 'Second hand', { isSuper: true })
  const second = await another()
  for (const [manager, name] of [
    [page, 'manager1'],
    [second, id],
  ] as const) {
    await logIn(manager, name, `/ishm/reservation/draws/${drawIdx}`)
    await expect(manager.getByText(/^Only numbers drawn on .+ count\.$/)).toBeVisible()
    await manager.getByLabel('Numbers, in the announced order').fill(NUMBERS)
    await isAccessible(manager, `the numbers of a draw, ${name}`)
    await fitsSideways(manager, `the numbers of a draw, ${name}`)
    await manager.getByRole('button', { name: 'Enter numbers' }).click()
    await expect(manager.getByText(/^(Numbers saved|Drawn: )/)).toBeVisible()
  }
  await until(second, 'Drawn')

  await leapTo(club, at(AFTER.Results + 1), page, second, member)
  await until(second, 'Published')
  // A day later the session has ended.
  await logIn(member, entrant, `/reservation/draws/${drawIdx}`)
  await expect(member.getByText(/1 of 1 entry got a tee time/)).toBeVisible()
  await isAccessible(member, 'a draw that was won')
  await fitsSideways(member, 'a draw that was won')
  await member.getByRole('link', { name: 'Check the result yourself' }).click()
  await expect(member.getByText('Everything agrees.')).toBeVisible()

  async function until(manager: Page, word: string): Promise<void> {
    await expect(async () => {
      await manager.goto(`/ishm/reservation/draws/${drawIdx}`)
      await expect(state(manager.getByRole('dialog', { name: TITLE }), word)).toBeVisible()
    }).toPass()
  }
})

/** The last draw of the standing plan that can open. */
async function lastPlanned({ sql }: Club): Promise<{ drawIdx: number; dates: string[] }> {
  const planned = () => sql<{ drawIdx: number; dates: string[] }[]>`
    select draw_idx::int as "drawIdx", play_dates::text[] as dates from draw
    where state = 'PLANNED' and seed_mode = 'beacon'
      and not exists (select from sheet_day d where d.date = any (play_dates) and d.state = 'DRAFT')
    order by draw_idx desc limit 1`
  await expect.poll(async () => (await planned()).length).toBe(1)
  const [draw] = await planned()
  return draw!
}

/** A sign stands before the word, which is also a heading of the calendar below. */
const state = (panel: Locator, word: string) => panel.getByText(new RegExp(`^\\W*${word}$`)).first()
