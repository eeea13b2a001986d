import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { fillGroup } from '../club/group-form.ts'
import { logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { leapTo, minutesFromNow } from '../club/pass-time.ts'
import { freeMember, type Person, someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

/** Far from the days and seasons of other journeys. */
const YEAR = 2031
/** The second Saturday of May. */
const DAY = '2031-05-10'
const PATTERN = { nth: '2', weekday: '6', hour: '09', month: 5 }
/** Minutes from now: soon, so that little else of the club passes, but drawn on the day after the close. */
const AFTER = { 'Applications open': 10, 'Applications close': 20, 'Drawn at': 1470, 'Decided by': 1500 }
const SEASONS = '/ishm/reservation/teams/seasons'
const REASON = 'Two groups wanted the same hour.'

/** The season is over for the journeys after this one. */
test.afterEach(async ({ club }) => {
  await club.sql`
    update team_season set open_at = open_at - interval '60 days', close_at = close_at - interval '60 days',
      draw_at = draw_at - interval '60 days', decide_by = decide_by - interval '60 days' where year = ${YEAR}`
})

test('two groups want the same hour of a season, a draw decides, and both read why', async ({
  page,
  another,
  club,
}) => {
  const [office, rival] = [await another(), await another()]
  const at = await minutesFromNow(club)
  await logIn(office, 'manager1', `${SEASONS}?new=1`)
  await openSeason(office, at)
  const [season] = await club.sql<{ idx: string }[]>`select season_idx as idx from team_season where year = ${YEAR}`
  const seasonPage = `${SEASONS}/${season!.idx}`

  await leapTo(club, at(AFTER['Applications open'] + 1), office)
  const mine = await someMember(club)
  await logIn(page, mine.id)
  const theirs = await someMember(club)
  await logIn(rival, theirs.id)
  await apply(club, page, mine, 'Early Eagles', await someMember(club))
  await apply(club, rival, theirs, 'Birdie Band', await freeMember(club))

  await leapTo(club, at(AFTER['Applications close'] + 1), office, page, rival)
  await logIn(office, 'manager1', seasonPage)
  await office.getByRole('button', { name: 'Freeze applications' }).click()
  const fingerprint = await factOf(office, 'Fingerprint').innerText()
  expect(fingerprint.split(' ').length).toBeGreaterThan(5)
  for (const [one, who] of [
    [page, mine],
    [rival, theirs],
  ] as const) {
    await logIn(one, who.id, '/reservation?view=groups')
    await expect(one.getByText(fingerprint)).toBeVisible()
  }
  await isAccessible(page, 'an application that is frozen')

  await leapTo(club, at(AFTER['Drawn at'] + 1), office, page, rival)
  await logIn(office, 'manager1', seasonPage)
  await typeNumbers(office)
  await expect(office.getByText(/You have entered the numbers/)).toBeVisible()
  const second = await someManager(club, 'Second Typist', { isSuper: true })
  await logIn(office, second.id, seasonPage)
  await typeNumbers(office)
  const result = office.getByRole('listitem').filter({ hasText: /Early Eagles|Birdie Band/ })
  await expect(result).toHaveCount(2)
  await expect(result.nth(0)).toContainText('Wish 1')
  await expect(result.nth(1)).toContainText('Waiting list')
  await expect(result.nth(1)).toContainText('Wish 1 went to place 1.')
  await isAccessible(office, 'the draw of a season')
  await office.getByLabel('Reason (English)').fill(REASON)
  await office.getByRole('button', { name: 'Publish result' }).click()
  await expect(office.getByText('Result published.').first()).toBeVisible()
  const winsMine = (await result.nth(0).innerText()).includes('Early Eagles')

  await logIn(page, mine.id, '/reservation?view=groups')
  await logIn(rival, theirs.id, '/reservation?view=groups')
  const [winner, loser] = winsMine ? [page, rival] : [rival, page]
  for (const one of [winner, loser]) await expect(one.getByText(`The club writes: ${REASON}`)).toBeVisible()
  await expect(winner.getByText(/Approved$/).first()).toBeVisible()
  await expect(loser.getByText(/Waitlisted$/).first()).toBeVisible()
  await expect(loser.getByText(/from 09:00: went to place 1$/)).toBeVisible()
  await loser.getByRole('button', { name: 'Check the draw' }).click()
  await expect(loser.getByText('Everything agrees: fingerprint, value, order and result.')).toBeVisible()
  await isAccessible(loser, 'an application that was drawn')
  await fitsSideways(loser, 'an application that was drawn')

  await winner.goto('/mypage?view=groups')
  await expect(winner.getByText(/2 tee times from 09:00\. They appear when the club publishes/)).toBeVisible()
  await expect(winner.getByText(/None so far\. The club asks for at least 80%\./)).toBeVisible()
  await makeDay(office)
  const kept = await club.sql<{ count: number }[]>`
    select count(*)::int as count from claim c join slot s using (slot_idx) where s.date = ${DAY} and c.kind = 'TEAM'`
  expect(kept[0]!.count).toBe(2)
  await winner.reload()
  await expect(winner.getByText('no players named')).toHaveCount(2)
  await office.goto(`/ishm/reservation/teams/calendar?season=${season!.idx}&month=${DAY.slice(0, 7)}`)
  await expect(office.getByRole('link', { name: winsMine ? 'Early Eagles' : 'Birdie Band' })).toBeVisible()
})

async function openSeason(office: Page, at: (minutes: number) => string): Promise<void> {
  const moment = async (name: keyof typeof AFTER) => {
    const field = office.getByRole('group', { name })
    await field.getByRole('textbox', { name: 'Date' }).fill(at(AFTER[name]).slice(0, 10))
    await field.getByRole('textbox', { name: 'Time' }).fill(at(AFTER[name]).slice(11))
  }
  await office.getByLabel('Season', { exact: true }).fill(String(YEAR))
  await moment('Applications open')
  await moment('Applications close')
  await moment('Decided by')
  await office.getByLabel('Decided', { exact: true }).selectOption('DRAW')
  await moment('Drawn at')
  await office.getByLabel('Value of chance').selectOption('numbers')
  await office.getByLabel('Public draw').fill('Lotto 6/45, in ascending order')
  await isAccessible(office, 'a new season for groups')
  await office.getByRole('button', { name: 'Create season' }).click()
  await office.getByRole('link', { name: String(YEAR), exact: true }).click()
  await office.getByLabel('Fewest tee times on a date').fill('1')
  await office.getByLabel('Fewest people').fill('4')
  await office.getByLabel('Tee times of groups in one hour').fill('3')
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Saved.').first()).toBeVisible()
}

/** A group of two tee times; the season has three in the hour. */
async function apply({ sql }: Club, page: Page, me: Person, name: string, friend: Person): Promise<void> {
  await sql`insert into buddy values (${me.memberIdx}, ${friend.memberIdx}, 90) on conflict do nothing`
  await page.goto('/reservation?view=groups')
  const form = await fillGroup(page, { ...PATTERN, name, friend: friend.name })
  await form.getByLabel('Tee times on each date').selectOption('2')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
}

const factOf = (page: Page, name: string) => page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd')

async function typeNumbers(office: Page): Promise<void> {
  await office.getByLabel('Numbers, in the announced order').fill('3,11,17,24,30,41')
  await office.getByRole('button', { name: 'Enter numbers' }).click()
}

async function makeDay(office: Page): Promise<void> {
  await office.goto(`/ishm/reservation/days?from=${DAY}`)
  await office.getByRole('button', { name: 'Create days' }).click()
  const making = office.getByRole('dialog', { name: 'Create days' })
  await making.getByLabel('Last day').fill(DAY)
  await making.getByRole('button', { name: 'Create days' }).click()
  await expect(making).toBeHidden()
}
