import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { installClock, passTime } from '../club/pass-time.ts'
import { someMember } from '../club/people.ts'
import { holdPanel } from '../club/sheet.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

/** Weekends of full members open through a lobby, one member at a time and slowly enough for any machine. */
test.beforeEach(async ({ club }) => {
  await club.sql`update opening_rule set w05 = 'L' where member_type = '10' and day_class = 'WEEKEND'`
  await club.sql`insert into rule_setting (name, "values") values ('lobby', '{"admitted": 1, "closeSeconds": 300, "chooseSeconds": 240}')`
})
test.afterEach(async ({ club }) => {
  await club.sql`update opening_rule set w05 = 'F' where member_type = '10' and day_class = 'WEEKEND'`
  await club.sql`delete from rule_setting where name = 'lobby'`
})

const lobby = (page: Page) => page.getByRole('region', { name: 'Lobby' })
const step = (page: Page, name: string) => lobby(page).getByRole('heading', { name })
const teeTimes = (page: Page, state: string) =>
  page.getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d, ${state}, `) })

test('two members join a lobby, choose in the drawn order, and the rest is first come', async ({
  page,
  another,
  club,
}) => {
  const { opens, date } = await nextWeekend(club)
  await club.setClock(`${opens}T08:50`)
  const other = await another()
  const pages = [page, other]
  for (const one of pages) {
    await installClock(one)
    await logIn(one, (await someMember(club, date)).id, `/reservation?date=${date}`)
    await expect(lobby(one).getByText(/joining early gives no advantage/)).toBeVisible()
  }
  await isAccessible(page, 'a lobby to join')
  await fitsSideways(page, 'a lobby to join')
  for (const one of pages) {
    // By the keyboard, as everything else.
    await lobby(one).getByRole('button', { name: 'Join the lobby' }).press('Enter')
    await expect(step(one, 'You are in the lobby')).toBeVisible()
    await expect(lobby(one).getByRole('timer')).toHaveText(/^\d{1,2}:\d\d$/)
  }

  const secondsTo = async (time: string) =>
    Math.ceil((Date.parse(`${opens}T${time}+09:00`) - (await club.now())) / 1000)
  await pass(club, pages, await secondsTo('08:55:05'))
  for (const one of pages) await expect(step(one, 'Your place: ')).toBeVisible()
  await isAccessible(page, 'a place in a lobby')
  const isFirst = await step(page, 'Your place: 1').isVisible()
  const [first, second] = isFirst ? [page, other] : [other, page]
  await expect(step(second, 'Your place: 2')).toBeVisible()

  await pass(club, pages, await secondsTo('09:00:01'))
  await expect(step(first, 'It is your turn')).toBeVisible()
  await expect(lobby(second).getByText('You are next.')).toBeVisible()
  await expect(teeTimes(second, 'Lobby').first()).toBeVisible()
  await expect(teeTimes(second, 'Free')).toHaveCount(0)
  await teeTimes(second, 'Lobby').first().click()
  await expect(second.getByText(/opens through the lobby\. You can hold it during your turn/).first()).toBeVisible()
  await isAccessible(first, 'a turn in a lobby')

  // The second member reads another page until the first hold makes room.
  await second.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Guide' }).click()
  await expect(second).toHaveURL(/\/guide/)
  await teeTimes(first, 'Free').first().click()
  await expect(holdPanel(first).getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/)
  await expect(first).not.toHaveTitle(/^It is your turn/)
  const messages = second.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText(/^It is your turn in the lobby\. Choose a tee time by \d/)).toBeVisible()
  await expect(second).toHaveTitle(/^It is your turn · /)
  await isAccessible(second, 'a turn in a lobby, on another page')
  await messages.getByRole('button', { name: 'To the tee times' }).click()
  await expect(second).toHaveURL(`/reservation?date=${date}`)
  await expect(step(second, 'It is your turn')).toBeVisible()
  await expect(teeTimes(second, 'Free').first()).toBeVisible()

  // The second lets the time pass: the lobby is over, and what is left is first come.
  await pass(club, [second], 241)
  await expect(lobby(second)).toBeHidden()
  // The message at the first tee times is still there.
  await teeTimes(second, 'Free').last().click()
  await expect(holdPanel(second).getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/)
})

/** Passes time at the club and in all pages. */
async function pass(club: Club, [page, ...others]: Page[], seconds: number): Promise<void> {
  await passTime(club, page!, seconds)
  for (const other of others) await other.clock.fastForward(seconds * 1000)
}

/** The next Friday on which weekends of full members open at 09:00, and the Saturday two weeks later. */
async function nextWeekend({ sql }: Club): Promise<{ opens: string; date: string }> {
  const [row] = await sql<{ opens: string; date: string }[]>`
    select opens::text, (opens + 15)::text as date
    from generate_series(current_club_date() + 1, current_club_date() + 7, interval '1 day') day, lateral (select day::date) x (opens)
    where extract(isodow from opens) = 5`
  return row!
}
