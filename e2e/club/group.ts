import type { Page } from '@playwright/test'
import type { Club } from './club.ts'
import { PASSWORD, type Person, someMember } from './people.ts'

export interface Group {
  contractIdx: number
  president: Person
  secretary: Person
  /** On the roster, without an office. */
  player: Person
  /** With two tee times each: the first can be played, the second is too near to be given up free of charge, the third is not. */
  dates: [string, string, string]
}

export const GUESTS = ['First Guest', 'Second Guest', 'Third Guest']
const ENGLISH = { reason: 'Welcome.', translated: { ko: { reason: '환영합니다.' } } }
const LIMITS = {
  ...{ teamsMin: 1, teamsMax: 3, singleMin: 1, singleMax: 3, rosterMin: 4, rosterMax: 12 },
  ...{ wishes: 3, perHour: 6 },
}

/** A group that plays each week, as its officers apply for it and the club approves it; its season is over for new applications. */
export async function runningGroup(page: Page, club: Club, teamName: string): Promise<Group> {
  const [first, second, third] = await weeks(club)
  const dates: Group['dates'] = [first!, second!, third!]
  const people: Person[] = []
  const tokens: string[] = []
  for (let i = 0; i < 3; i++) {
    const person = await someMember(club, ...dates)
    people.push(person)
    // With a session the member is not found again.
    tokens.push(
      (await ask(page, 'post', '/member/login', { clubCode: 'GC001', id: person.id, password: PASSWORD })).accessToken,
    )
  }
  const [president, secretary, player] = people as [Person, Person, Person]
  const { sql } = club
  await sql`update member set lang = 'en' where member_idx in ${sql(people.map(({ memberIdx }) => memberIdx))}`
  for (const [one, other] of [
    [president, secretary],
    [president, player],
    [secretary, player],
  ] as const)
    await sql`insert into buddy values (${one.memberIdx}, ${other.memberIdx}, 90) on conflict do nothing`
  const year = Number(first!.slice(0, 4))
  const [season] = await sql<{ idx: string }[]>`
    insert into team_season (year, open_at, close_at, decide_by, limits)
    values (${year}, club_now() - interval '1 day', club_now() + interval '1 day', club_now() + interval '2 days', ${sql.json(LIMITS)})
    on conflict (year) do update set open_at = excluded.open_at, close_at = excluded.close_at,
      decide_by = excluded.decide_by, limits = team_season.limits || ${sql.json({ teamsMin: 1, rosterMin: 4, perHour: 6 })}
    returning season_idx as idx`
  const form = await ask(
    page,
    'post',
    '/reservation/team/form',
    {
      ...{ seasonIdx: Number(season!.idx), state: 'SUBMITTED', teamName, cycle: 'W1', teams: 2 },
      wishes: [{ weekType: '1', weekday: String(Temporal.PlainDate.from(first!).dayOfWeek), hour: '12' }],
      ...{ presidentIdx: president.memberIdx, secretaryIdx: secretary.memberIdx },
      roster: [{ memberIdx: player.memberIdx }, ...GUESTS.map((name) => ({ name }))],
    },
    tokens[0],
  )
  const manager = await ask(page, 'post', '/member/login', { clubCode: 'GC001', id: 'manager1', password: PASSWORD })
  const decision = { version: form.version, state: 'APPROVED', ...ENGLISH }
  const decided = await ask(page, 'put', `/manage/team-forms/${form.formIdx}/decision`, decision, manager.accessToken)
  await sql`
    update team_season set open_at = open_at - interval '60 days', close_at = close_at - interval '60 days',
      decide_by = decide_by - interval '60 days' where season_idx = ${season!.idx}`
  return { contractIdx: decided.contractIdx, president, secretary, player, dates }
}

/** A weekday in three weeks that follow one another; in the first two the day is published and has most tee times left. */
async function weeks({ sql }: Club): Promise<string[]> {
  const [row] = await sql<{ days: string[] }[]>`
    with free as (
      select d.date, count(*) as count from sheet_day d join slot s using (date)
      where d.state = 'PUBLISHED' and s.mode = 'EXCLUSIVE' and s.w05 <> 'D' and not s.is_shut and not s.is_dropped
        and not exists (select from claim c where c.slot_idx = s.slot_idx)
        and not exists (select from holiday h where h.date = d.date)
      group by d.date)
    select array[a.date, b.date, b.date + 7]::text[] as days from free a join free b on b.date = a.date + 7
    where a.date between current_club_date() + 3 and current_club_date() + 6
      and not exists (select from holiday h where h.date = b.date + 7)
    order by least(a.count, b.count) desc, a.date limit 1`
  return row!.days
}

interface Answered {
  accessToken: string
  formIdx: number
  contractIdx: number
  version: number
}

async function ask(page: Page, method: 'post' | 'put', path: string, data: object, token?: string): Promise<Answered> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const answer = await page.request[method](`/hp/api${path}`, { data, headers })
  const { data: given, fail } = (await answer.json()) as { data?: Answered; fail?: unknown }
  if (!given) throw new Error(`${path}: ${JSON.stringify(fail)}`)
  return given
}
