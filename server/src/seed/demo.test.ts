import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { CLUB_TIME } from '../../test/template.ts'
import { loadProductTexts } from '../language/product-texts.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { createDatabase, migrate } from '../platform/migrate.ts'
import { isInSeason } from '../reservation/season-rules.ts'
import { sunOf } from '../weather/sun.ts'
import { seed } from './seed.ts'

const holder = TestClub.use()
let database: Database
/** The first and the last round of a part of a day, in seconds. */
interface Round {
  day: string
  part: string
  holes: string
  off: number
  home: number
  lat: number
  lng: number
}

/** A ball is seen this long before sunrise and after sunset; nine holes in the evening may end so late. */
const TWILIGHT_S = 25 * 60

beforeAll(async () => {
  const url = `${holder.club.url}_demo`
  await createDatabase(url)
  database = openDatabase(url, 2)
  await migrate(database)
  await loadProductTexts(database)
  await seed({ database, config: { ...holder.club.platform.config, clubTime: CLUB_TIME } }, 'demo')
})
afterAll(() => database.end())

it('makes a demo that violates no invariant', async () => {
  expect([...(await database`select invariant, record, what from invariant_violations`)]).toEqual([])
})

it('counts the rounds before today as played, except of members who stayed away', async () => {
  const states = await database<{ state: string }[]>`
    select distinct b.state from booking b join slot s using (slot_idx)
    where s.date < current_club_date() and b.state in ('CF', 'PL', 'NS') order by 1`
  expect(states.map(({ state }) => state)).toEqual(['NS', 'PL'])
})

it('plays by daylight on every day of the year', async () => {
  const all = await database<(Round & { from: string; to: string })[]>`
    select to_char(day, 'YYYY-MM-DD') as day, p.part, p.holes, t.from_day as "from", t.to_day as "to",
      extract(epoch from (day + p.first_time) at time zone c.zone)::float as off,
      extract(epoch from (day + p.last_time + p.holes::int * interval '15 minutes') at time zone c.zone)::float as home,
      c.lat::float as lat, c.lng::float as lng
    from generate_series(timestamp '2026-10-01', '2027-09-30', '1 day') day, club c, template t join template_part p using (template_idx)`
  const held = all.filter((round) => isInSeason(round, round.day))
  const rounds = [...new Map(held.map((round) => [`${round.day} ${round.part}`, round])).values()]
  expect(rounds.length).toBe(182 * 2 + 183 * 3)
  const dark = rounds.filter(({ day, holes, off, home, lat, lng }) => {
    const sun = sunOf(lat, lng, Date.parse(`${day}T12:00Z`) / 1000)
    return off < sun.rise - TWILIGHT_S || home > sun.set + (holes === '18' ? 0 : TWILIGHT_S)
  })
  expect(dark).toEqual([])
})

it('shows today’s groups in several states, with the carts that they have', async () => {
  const states = await database<{ state: string }[]>`
    select distinct coalesce(c.state, 'EXPECTED') as state from booking b left join check_in c using (booking_idx)
    where b.play_date = current_club_date() and b.active order by 1`
  expect(states.map(({ state }) => state)).toEqual(['ARRIVED', 'CHECKED_IN', 'EXPECTED', 'TEED_OFF'])
  const [row] = await database`select count(*)::int as n from check_in where state = 'TEED_OFF' and cart_no is null`
  expect(row!.n).toBe(0)
})

it('keeps tee times of the next days for guests, and the first hour of one for works', async () => {
  const kept = await database<{ kind: string; hours: number }[]>`
    select c.kind, (extract(epoch from max(s.starts_at)
      - (select min(o.starts_at) from slot o where o.date = s.date)) / 3600)::float as hours
    from claim c join slot s using (slot_idx)
    where c.kind in ('HOUSE', 'BLOCK') and not c.by_share and s.date > current_club_date() group by c.kind, s.date`
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(['HOUSE', 'BLOCK']))
  const works = kept.filter(({ kind }) => kind === 'BLOCK')
  expect(works).toHaveLength(1)
  expect(works[0]!.hours).toBeLessThan(1)
})

it('has groups of today that have paid, and some that have not', async () => {
  const paid = await database<{ isPaid: boolean }[]>`
    select distinct pay.amount is not null as "isPaid" from booking b join check_in c using (booking_idx)
      left join booking_payment pay using (booking_idx)
    where b.play_date = current_club_date() and c.state in ('CHECKED_IN', 'TEED_OFF') order by 1`
  expect(paid.map(({ isPaid }) => isPaid)).toEqual([false, true])
})

it('has guests whose names are mostly Korean, as those of its members', async () => {
  const [row] = await database<{ korean: number; roman: number }[]>`
    select count(*) filter (where name ~ '^[가-힣]{2,4}$')::int as korean,
      count(*) filter (where name ~ '^[A-Z][a-z-]+ [A-Z]')::int as roman
    from booking_player where kind = 'GUEST'`
  expect(row!.roman).toBeGreaterThan(0)
  expect(row!.korean / (row!.korean + row!.roman)).toBeCloseTo(0.8, 1)
})

it('has sent its emails of the days before today, and none that failed', async () => {
  const states = await database<{ state: string; isOfToday: boolean }[]>`
    select distinct state, (created_at at time zone (select zone from club))::date = current_club_date() as "isOfToday"
    from mail order by 1`
  expect(states.filter(({ isOfToday }) => !isOfToday)).toEqual([{ state: 'SENT', isOfToday: false }])
  expect(states.filter(({ state }) => state === 'FAILED')).toEqual([])
})

it('has enquiries in every state but a reopened one, of which one is overdue', async () => {
  const states = await database<{ state: string; overdue: boolean }[]>`
    select state, coalesce(due_at < club_now(), false) as overdue from inquiry where type <> 'APPEAL' order by idx`
  expect(states.map(({ state, overdue }) => [state, overdue])).toEqual([
    ['CLOSED', false],
    ['ASSIGNED', true],
    ['ANSWERED', false],
    ['RECEIVED', false],
  ])
})

it('has a loss that a found item matches, a claim to decide, and an achievement that waits for its witness', async () => {
  const [row] = await database`
    select (select count(*)::int from lost_report r join lost_item i using (kind) where r.state = 'OPEN'
        and i.state = 'PUBLISHED' and i.found_date between r.lost_date and r.lost_date + 30) as matched,
      (select count(*)::int from lost_claim where state = 'OPEN') as claims,
      (select count(*)::int from hof h join hof_witness w using (idx) where h.state = 'REPORTED' and w.state = 'ASKED') as asked`
  expect(row).toEqual({ matched: 1, claims: 1, asked: 1 })
})

it('has an appeal of the suspended member, and member1 and member3 who stand by', async () => {
  const appealed = await database`
    select m.id, i.type from penalty p join member m using (member_idx) join inquiry i using (penalty_idx)
    where p.state = 'APPEALED'`
  expect([...appealed]).toEqual([{ id: 'penalty1', type: 'APPEAL' }])
  const entries = await database`
    select m.id from standby_entry e join member m using (member_idx)
    where e.state = 'W' and e.draw_entry_idx is null and m.id like 'member%' order by 1`
  expect(entries.map(({ id }) => id)).toEqual(['member1', 'member3'])
})

it('has a season whose groups have contracts and one on the waiting list, and one that is open for applications', async () => {
  const seasons = await database<{ state: string; forms: string[]; contracts: number }[]>`
    select case when club_now() between s.open_at and s.close_at then 'OPEN' else 'CLOSED' end as state,
      array(select f.state from team_form f where f.season_idx = s.season_idx order by 1) as forms,
      (select count(*)::int from team_contract c join team_form f using (form_idx) where f.season_idx = s.season_idx) as contracts
    from team_season s order by s.year`
  expect(seasons).toEqual([
    { state: 'CLOSED', forms: ['APPROVED', 'APPROVED', 'WAITLISTED'], contracts: 2 },
    { state: 'OPEN', forms: ['SUBMITTED', 'SUBMITTED'], contracts: 0 },
  ])
})
