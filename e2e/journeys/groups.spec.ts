import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { fillGroup } from '../club/group-form.ts'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { shortDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

interface Day {
  date: string
  year: number
  month: number
  weekday: string
  nth: string
  hour: string
}

/** A published day with the hour in which it has most tee times that no one has. */
async function freeDay({ sql }: Club): Promise<Day> {
  const [row] = await sql<Day[]>`
    select s.date::text as date, extract(year from s.date)::int as year, extract(month from s.date)::int as month,
      extract(isodow from s.date)::text as weekday, to_char(s.time, 'HH24') as hour,
      case when extract(day from s.date) > 28 then 'L' else ceil(extract(day from s.date) / 7)::text end as nth
    from slot s join sheet_day d using (date)
    where d.state = 'PUBLISHED' and s.date > current_club_date() + 3
      and not exists (select from claim c where c.slot_idx = s.slot_idx)
      and not exists (select from holiday h where h.date = s.date)
    group by s.date, to_char(s.time, 'HH24') order by count(*) desc, s.date limit 1`
  return row!
}

const LIMITS = {
  ...{ teamsMin: 1, teamsMax: 3, singleMin: 1, singleMax: 3, rosterMin: 4, rosterMax: 12, wishes: 3, perHour: 6 },
}

test('a member applies for a group, a manager approves it, and an officer names the players', async ({
  page,
  club,
  another,
}) => {
  const { sql } = club
  const day = await freeDay(club)
  await sql`
    insert into team_season (year, open_at, close_at, decide_by, limits)
    values (${day.year}, club_now() - interval '1 day', club_now() + interval '1 day', club_now() + interval '2 days',
      ${sql.json(LIMITS)})
    on conflict (year) do update set open_at = excluded.open_at, close_at = excluded.close_at,
      decide_by = excluded.decide_by, limits = team_season.limits || ${sql.json({ teamsMin: 1, rosterMin: 4 })}`
  const me = await someMember(club, day.date)
  await logIn(page, me.id, '/reservation?view=groups')
  const friend = await someMember(club, day.date)
  await sql`
    insert into buddy values (${me.memberIdx}, ${friend.memberIdx}, 90) on conflict do nothing`
  await page.reload()
  await expect(page.getByRole('button', { name: 'Apply for the season' })).toBeVisible()
  await isAccessible(page, 'groups before an application')
  const form = await fillGroup(page, { ...day, name: 'Friday Friends', friend: friend.name })
  await expect(form.getByRole('status')).toContainText('4 people named')
  await isAccessible(page, 'the application of a group')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Friday Friends' })).toBeVisible()
  await expect(page.getByText(/Submitted$/).first()).toBeVisible()
  await fitsSideways(page, 'groups')

  const office = await another()
  await logIn(office, 'manager1', '/ishm/reservation/teams')
  await office.getByRole('link', { name: 'Friday Friends' }).click()
  const panel = office.getByRole('dialog', { name: 'Friday Friends' })
  await panel.getByRole('button', { name: 'Decide' }).click()
  await panel.getByRole('radio', { name: /^Approved/ }).check()
  await panel.getByLabel('Reason (English)').fill('Welcome back.')
  await isAccessible(office, 'the decision about a group')
  await panel.getByRole('button', { name: 'Save decision' }).click()
  await expect(panel.getByText(/Approved$/).first()).toBeVisible()
  await panel.getByRole('link', { name: 'See the contract' }).click()
  await expect(office.getByRole('heading', { level: 3, name: 'Dates' })).toBeVisible()
  await isAccessible(office, 'the contract of a group')
  const [season] = await sql<{ idx: string }[]>`select season_idx as idx from team_season where year = ${day.year}`
  await office.goto(`/ishm/reservation/teams/calendar?season=${season!.idx}&month=${day.date.slice(0, 7)}`)
  await expect(office.getByRole('link', { name: 'Friday Friends' })).toBeVisible()
  await isAccessible(office, 'the calendar of groups')

  await page.goto('/mypage?view=groups')
  await page.getByRole('button', { name: `Name the players: ${shortDay(day.date)}` }).click()
  const places = page.getByRole('group').getByRole('combobox')
  for (const [no, name] of [me.name, friend.name, 'First Guest (guest)'].entries())
    await places.nth(no).selectOption({ label: name })
  await isAccessible(page, 'the players of a group')
  await page.getByRole('button', { name: 'Save players' }).click()
  await expect(page.getByText(/Players named$/).first()).toBeVisible()
  await expect(page.getByText(`${me.name}, ${friend.name}, First Guest`)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '내 단체' })).toBeVisible()
  await isAccessible(page, 'my groups in Korean')
  await fitsSideways(page, 'my groups in Korean')
})
