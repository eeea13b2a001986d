import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { jobContext } from '../../job/context.ts'
import { performTasks } from '../../job/perform.ts'
import { endedIn } from '../withdrawal/rows.ts'
import { finishMerge } from './move.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
type Someone = { token: string }

const office = () => holder.club.manager({ rights: { '950000': 'R', '950100': 'RU' } })
const compare = (as: Someone, a: number, b: number) => holder.club.ask(contract.memberMerge.compare, { a, b }, as)
const merge = (as: Someone, kept: Member, gone: Member, more: object = {}) =>
  holder.club.ask(
    contract.memberMerge.merge,
    {
      keptIdx: kept.memberIdx,
      goneIdx: gone.memberIdx,
      keptVersion: 1,
      goneVersion: 1,
      take: [],
      reason: 'One person, two accounts',
      ...more,
    },
    as,
  )
const one = async (as: Someone, idx: number) =>
  (await holder.club.ask(contract.memberManage.one, { memberIdx: idx }, as)).data
const finish = async () => {
  await holder.club.moveClock(120)
  while (await performTasks(jobContext(holder.club.platform, 'finish-merge'), finishMerge));
}
const stateOf = async ({ memberIdx }: Member) =>
  (await holder.club.sql`select state from member where member_idx = ${memberIdx}`)[0]!.state
/** What stays with the account that ended: what it agreed to, which was copied, and with which account it was merged. */
const OF_THE_ACCOUNT = ['consent.member_idx', 'member_merge.gone_idx']

/** Tables with rows that still point to the account that ended, in any of their columns. */
async function leftOf({ memberIdx }: Member) {
  const { sql } = holder.club
  const columns = await sql<{ table: string; column: string }[]>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'member'::regclass order by 1, 2`
  const left: string[] = []
  for (const { table, column } of columns)
    if ((await sql`select from ${sql(table)} where ${sql(column)} = ${memberIdx}`).length > 0)
      left.push(`${table}.${column}`)
  return left.filter((name) => !OF_THE_ACCOUNT.includes(name))
}

/** What stands in the log of entries that were made through the product. */
const noteEntries = () => holder.club.sql`
  insert into audit (call, request_id, noun, record_idx, xact)
  select 'test', '', 'standby', waiting_idx, xact from standby_entry e
  where not exists (select from audit a where a.noun = 'standby' and a.record_idx = e.waiting_idx and a.xact = e.xact)`

async function booked(me: Member, date: string, players: Player[] = []) {
  const [slot] = await holder.club.day(date, { slots: 1 })
  const hold = await holder.club.hold(me, slot!)
  const all: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, ...players]
  const more = players.length > 0 ? { players: all } : {}
  const answer = await holder.club.book(me, slot!, hold, more)
  expect(answer.result, JSON.stringify(answer.body)).toBe(true)
  return answer.data.bookingIdx
}

describe('merging two accounts', () => {
  it('shows both, moves everything, keeps both logs, and ends the second', async () => {
    const as = await office()
    const kept = await holder.club.member({ name: 'Kept Kim', email: 'kept@example.com' })
    const gone = await holder.club.member({ name: 'Gone Kim', email: 'gone@example.com' })
    const friend = await holder.club.member()
    const { sql } = holder.club
    await holder.club.setClock('2026-12-02T10:00')
    const own = await booked(gone, '2026-12-08')
    const named = await booked(friend, '2026-12-09', [
      { no: 2, kind: 'MEMBER', memberIdx: gone.memberIdx },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ])
    // Both were officers when their group gave up one tee time.
    await sql`
      insert into team_left (slot_idx, member_idx, at)
      select b.slot_idx, m.idx, club_now() - m.ago * interval '1 hour'
      from booking b, (values (${kept.memberIdx}::bigint, 2), (${gone.memberIdx}::bigint, 1)) m(idx, ago) where b.booking_idx = ${own}`
    await sql`update member set member_no = 'G-1', password_hash = member.password_hash where member_idx = ${gone.memberIdx}`
    await sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${gone.memberIdx}, 'W4', 'ACTIVE', current_club_date() + 30, current_club_date() + 40)`
    await sql`insert into audit (call, request_id, noun, record_idx, xact)
      select 'test', '', 'penalty', penalty_idx, xact from penalty where member_idx = ${gone.memberIdx}`
    await sql`insert into member_message (member_idx, kind, title, contents) values (${gone.memberIdx}, 'WELCOME', 'Hello', '')`
    await sql`insert into member_note (member_idx, admin_idx, text) values (${gone.memberIdx}, ${as.adminIdx}, 'Knows')`
    await sql`
      insert into buddy (member_idx, buddy_idx, place) values (${gone.memberIdx}, ${friend.memberIdx}, 1),
        (${friend.memberIdx}, ${gone.memberIdx}, 1), (${gone.memberIdx}, ${kept.memberIdx}, 2)`
    await sql`insert into inquiry (member_idx, type, title, contents) values (${gone.memberIdx}, 'QUESTION', 'A locker?', '')`
    await sql`insert into lost_report (member_idx, kind, title, lost_date) values (${gone.memberIdx}, 'CLUB', 'Putter', '2026-12-01')`
    await sql`
      with item as (insert into lost_item (kind, title, found_date, found_place, keep_until)
        values ('CLUB', '{"en": "Putter"}', '2026-12-01', '{}', '2027-06-01') returning idx)
      insert into lost_claim (idx, member_idx, description) select idx, ${gone.memberIdx}, 'Mine' from item`
    await sql`
      insert into hof (kind, date, course_idx, member_idx, player_name)
      select 'EAGLE', '2026-11-28', min(course_idx), ${gone.memberIdx}, '{}' from course`
    await sql`
      with feat as (
        insert into hof (kind, date, course_idx, member_idx, player_name)
        select 'EAGLE', '2026-11-28', min(course_idx), ${friend.memberIdx}, '{}' from course returning idx)
      insert into hof_witness (idx, member_idx) select idx, ${gone.memberIdx} from feat`
    await sql`
      insert into push_device (member_idx, endpoint, endpoint_hash, p256dh, auth, server_key)
      values (${gone.memberIdx}, 'https://push.example/1', sha256('1'), '', '', '')`
    await sql`insert into member_phone (member_idx, phone_no) values (${gone.memberIdx}, '01000000001')`
    const [terms] = await sql<{ termsIdx: number }[]>`
      select terms_idx from terms_version where state = 'IN_FORCE' and not is_required and lang = 'en' limit 1`
    if (terms)
      await sql`insert into consent (member_idx, terms_idx, agreed, text_hash) values (${gone.memberIdx}, ${terms.termsIdx}, true, '')`
    const shown = (await compare(as, kept.memberIdx, gone.memberIdx)).data
    await sql`update member set other_name = '김남아' where member_idx = ${kept.memberIdx}`
    const korean = await holder.club.ask(contract.memberMerge.compare, { a: kept.memberIdx, b: gone.memberIdx }, as, {
      'accept-language': 'ko',
    })
    expect(korean.data.a).toMatchObject({ name: '김남아', otherName: 'Kept Kim' })
    expect(shown).toMatchObject({
      a: { name: 'Kept Kim', has: { teeTimes: 0 } },
      b: { name: 'Gone Kim', memberNo: 'G-1', has: { teeTimes: 2, penalties: 1, notes: 1, companions: 2 } },
      why: null,
    })
    const logBefore = await sql`select audit_idx from audit where noun = 'member' and record_idx = ${gone.memberIdx}`
    const { data } = await merge(as, kept, gone, { take: ['email', 'memberNo', 'login'] })
    expect(data).toMatchObject({
      memberIdx: kept.memberIdx,
      version: 2,
      moved: { teeTimes: 2, penalties: 1, notes: 1 },
    })
    expect(await leftOf(gone)).toEqual([])
    expect(await stateOf(gone)).toBe('WITHDRAWN')
    const detail = await one(as, kept.memberIdx)
    expect(detail).toMatchObject({
      name: 'Kept Kim',
      email: 'gone@example.com',
      memberNo: 'G-1',
      id: gone.id,
      merges: [{ memberIdx: gone.memberIdx, isKept: true }],
    })
    expect((await one(as, gone.memberIdx)).merges).toMatchObject([{ memberIdx: kept.memberIdx, isKept: false }])
    const has = async (table: string) =>
      (await sql`select from ${sql(table)} where member_idx = ${kept.memberIdx}`).length
    for (const table of ['inquiry', 'lost_report', 'lost_claim', 'hof', 'hof_witness'])
      expect([table, await has(table)]).toEqual([table, 1])
    const players =
      await sql`select booking_idx from booking_player where member_idx = ${kept.memberIdx} order by booking_idx`
    expect(players.map(({ bookingIdx }) => bookingIdx)).toEqual([own, named])
    const left =
      await sql`select club_now() - at < interval '90 minutes' as is_later from team_left where member_idx = ${kept.memberIdx}`
    expect([...left]).toEqual([{ isLater: true }])
    const buddies = await sql`select buddy_idx from buddy where member_idx = ${kept.memberIdx}`
    expect([...buddies]).toEqual([{ buddyIdx: friend.memberIdx }])
    expect(
      (await sql`select from buddy where member_idx = ${friend.memberIdx} and buddy_idx = ${kept.memberIdx}`).length,
    ).toBe(1)
    const log = await sql`select audit_idx from audit where noun = 'member' and record_idx = ${gone.memberIdx}`
    expect(log.length).toBeGreaterThan(logBefore.length)
    if (terms)
      expect(
        (await sql`select from consent where member_idx = ${kept.memberIdx} and terms_idx = ${terms.termsIdx}`).length,
      ).toBe(1)
    const login = await holder.club.ask(contract.session.login, { clubCode: CLUB, id: gone.id, password: PASSWORD })
    expect(login.data).toMatchObject({ memberIdx: kept.memberIdx })
    expect((await holder.club.ask(contract.profile.me, {}, gone)).status).toBe(401)
    await holder.club.resetClock()
  })

  it('adds up the suspensions of both, each with its length, once', async () => {
    const as = await office()
    const [kept, gone] = [await holder.club.member(), await holder.club.member()]
    const { sql } = holder.club
    await sql`
      insert into penalty (member_idx, code, state, from_date, until_date, interrupted_date)
      select m.idx, m.code, m.state, current_club_date() + m.first, current_club_date() + m.last, current_club_date() + m.cut
      from (values (${kept.memberIdx}::bigint, 'W1', 'ACTIVE', -5, 24, null::int), (${gone.memberIdx}::bigint, 'W2', 'ACTIVE', -2, 57, null),
        (${kept.memberIdx}::bigint, 'W7', 'ACTIVE', 25, 38, null), (${gone.memberIdx}::bigint, 'W9', 'ACTIVE', 300, 309, null),
        (${gone.memberIdx}::bigint, 'W3', 'ACTIVE', -80, -1, null), (${gone.memberIdx}::bigint, 'W4', 'APPEALED', -2, 9, 0))
        m(idx, code, state, first, last, cut)`
    await sql`insert into audit (call, request_id, noun, record_idx, xact)
      select 'test', '', 'penalty', penalty_idx, xact from penalty where member_idx in (${kept.memberIdx}, ${gone.memberIdx})`
    await sql`
      insert into inquiry (member_idx, type, title, contents, penalty_idx)
      select member_idx, 'APPEAL', '', 'I was ill.', penalty_idx from penalty where member_idx = ${gone.memberIdx} and state = 'APPEALED'`
    expect((await merge(as, kept, gone)).result).toBe(true)
    await finish()
    const [told] = await sql<{ n: number }[]>`
      select count(*)::int as n from member_message where member_idx = ${kept.memberIdx} and kind = 'SUSPENDED'`
    expect(told!.n, 'W2 and W7 begin later, without a booking').toBe(2)
    const spans = await sql`
      select code, from_date - current_club_date() as first, until_date - current_club_date() as last, version
      from penalty where member_idx = ${kept.memberIdx} order by code`
    expect([...spans]).toEqual([
      { code: 'W1', first: -5, last: 24, version: 1 },
      { code: 'W2', first: 25, last: 84, version: 2 },
      { code: 'W3', first: -80, last: -1, version: 2 },
      { code: 'W4', first: -2, last: 9, version: 2 },
      { code: 'W7', first: 85, last: 98, version: 2 },
      { code: 'W9', first: 300, last: 309, version: 2 },
    ])
    const log = await sql`
      select after ->> 'into' as into, after ? 'untilDate' as has_days from audit
      where noun = 'penalty' and after ->> 'into' = ${String(kept.memberIdx)} order by record_idx`
    expect(log).toHaveLength(5)
    expect(log.filter(({ hasDays }) => hasDays)).toHaveLength(2)
    await holder.club.resetClock()
  })

  it('leaves a no-show its days only where the other account has paid for one', async () => {
    const as = await office()
    const [kept, gone] = [await holder.club.member(), await holder.club.member()]
    const { sql } = holder.club
    await sql`
      insert into penalty (member_idx, code, state, from_date, until_date, money, currency, counts_until)
      select m.idx, 'W4', m.state, current_club_date() - 30, current_club_date() + 149, 90000, 'KRW', current_club_date() + 335
      from (values (${kept.memberIdx}::bigint, 'CLEARED'), (${gone.memberIdx}::bigint, 'ACTIVE')) m(idx, state)`
    await sql`insert into audit (call, request_id, noun, record_idx, xact)
      select 'test', '', 'penalty', penalty_idx, xact from penalty where member_idx in (${kept.memberIdx}, ${gone.memberIdx})`
    expect((await merge(as, kept, gone)).result).toBe(true)
    await finish()
    const left = await sql`select state, money from penalty where member_idx = ${kept.memberIdx} order by state`
    expect([...left]).toEqual([
      { state: 'ACTIVE', money: null },
      { state: 'CLEARED', money: 90_000 },
    ])
  })

  it('keeps places in standby and in lobbies; of two entries for one day one is left', async () => {
    const as = await office()
    const [kept, gone, other] = [await holder.club.member(), await holder.club.member(), await holder.club.member()]
    const { sql } = holder.club
    await sql`
      insert into standby_entry (member_idx, date, hours, party_size, notice_hours, auto)
      select m.idx, current_club_date() + m.days, '{07}', 4, 12, false
      from (values (${kept.memberIdx}::bigint, 5), (${gone.memberIdx}::bigint, 5), (${gone.memberIdx}::bigint, 6)) m(idx, days)`
    await noteEntries()
    await sql`
      with l as (insert into lobby (opens_at, closes_at, admitted, hold_seconds)
        values (club_now() + interval '1 hour', club_now() + interval '59 minutes', 5, 180),
          (club_now() + interval '2 hours', club_now() + interval '119 minutes', 5, 180) returning lobby_idx)
      insert into lobby_place (lobby_idx, member_idx, choose_seconds, session_idx)
      select lobby_idx, m.idx, 60, 1 from l, (values (${gone.memberIdx}::bigint), (${other.memberIdx})) m(idx)`
    await sql`
      insert into lobby_place (lobby_idx, member_idx, choose_seconds, session_idx)
      select max(lobby_idx), ${kept.memberIdx}, 60, 1 from lobby`
    expect((await merge(as, kept, gone)).result).toBe(true)
    const entries = await sql`
      select date - current_club_date() as days, state,
        (select count(*)::int from audit a where a.noun = 'standby' and a.record_idx = e.waiting_idx and a.xact = e.xact) as logged
      from standby_entry e where member_idx = ${kept.memberIdx} order by waiting_idx`
    expect([...entries]).toMatchObject([
      { days: 5, state: 'W' },
      { days: 5, state: 'C', logged: 1 },
      { days: 6, state: 'W', logged: 1 },
    ])
    const places = await sql`
      select count(*)::int as n, count(*) filter (where member_idx = ${kept.memberIdx})::int as mine,
        count(*) filter (where left_at is not null)::int as left from lobby_place group by lobby_idx order by lobby_idx`
    expect([...places]).toEqual([
      { n: 2, mine: 1, left: 0 },
      { n: 2, mine: 1, left: 0 },
    ])
    expect(await leftOf(gone)).toEqual([])
  })

  it('ends what waits where the account that stays is not in use', async () => {
    const as = await office()
    const [kept, gone] = [await holder.club.member({ state: 'DORMANT' }), await holder.club.member()]
    const { sql } = holder.club
    await sql`
      insert into standby_entry (member_idx, date, hours, party_size, notice_hours, auto)
      values (${gone.memberIdx}, current_club_date() + 5, '{07}', 4, 12, false)`
    await noteEntries()
    expect((await merge(as, kept, gone)).result).toBe(true)
    const [entry] = await sql`select state from standby_entry where member_idx = ${kept.memberIdx}`
    expect(entry).toEqual({ state: 'C' })
    // What another request wrote for the account that ended, while it ended.
    await sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${gone.memberIdx}, 'W1', 'ACTIVE', current_club_date(), current_club_date() + 29)`
    await finish()
    expect(await sql`select from penalty where member_idx = ${kept.memberIdx}`).toHaveLength(1)
  })

  it('is refused while either holds a tee time, when both play at one time, and for a closed or the same account', async () => {
    const as = await office()
    await holder.club.setClock('2026-12-02T10:00')
    const [kept, gone] = [await holder.club.member(), await holder.club.member()]
    const [slot] = await holder.club.day('2026-12-10', { slots: 1 })
    await holder.club.hold(gone, slot!)
    const why = async (a: Member, b: Member) => (await compare(as, a.memberIdx, b.memberIdx)).data.why
    expect(await why(kept, gone)).toBe('HOLD')
    expect((await merge(as, kept, gone)).fail).toMatchObject({ code: 'MERGE_BLOCKED', msgVar: { why: 'HOLD' } })
    expect((await merge(as, gone, kept)).fail).toMatchObject({ code: 'MERGE_BLOCKED', msgVar: { why: 'HOLD' } })
    expect(await why(kept, kept)).toBe('SAME')
    const closed = await holder.club.member({ state: 'WITHDRAW_REQUESTED' })
    await holder.club.sql`update session set ended_at = club_now() where member_idx = ${closed.memberIdx}`
    expect(await why(kept, closed)).toBe('CLOSED')
    const [first, second] = [await holder.club.member(), await holder.club.member()]
    await booked(first, '2026-12-11', [
      { no: 2, kind: 'MEMBER', memberIdx: second.memberIdx },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ])
    expect((await merge(as, first, second)).fail).toMatchObject({ msgVar: { why: 'PLAYS' } })
    expect((await merge(as, kept, closed, { keptVersion: 9 })).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await compare(as, kept.memberIdx, 999_999)).status).toBe(404)
    await holder.club.resetClock()
  })

  it('happens once when it is sent twice, and never both ways round', async () => {
    const as = await office()
    const [kept, gone] = [await holder.club.member(), await holder.club.member()]
    const answers = await Promise.all([merge(as, kept, gone), merge(as, kept, gone), merge(as, gone, kept)])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect([await stateOf(kept), await stateOf(gone)].sort()).toEqual(['ACTIVE', 'WITHDRAWN'])
  })

  it('beside bookings of and with the account that ends leaves none behind', async () => {
    const as = await office()
    await holder.club.setClock('2026-12-02T10:00')
    for (const day of [14, 15, 16]) {
      const [kept, gone, friend] = [await holder.club.member(), await holder.club.member(), await holder.club.member()]
      const slots = await holder.club.day(`2026-12-${day}`, { slots: 2 })
      const hold = await holder.club.hold(friend, slots[0]!)
      await holder.club.knows(friend, [gone])
      const withGone: Player[] = [
        { no: 2, kind: 'MEMBER', memberIdx: gone.memberIdx },
        { no: 3, kind: 'TBD' },
        { no: 4, kind: 'TBD' },
      ]
      const players: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx: friend.memberIdx }, ...withGone]
      await Promise.all([
        merge(as, kept, gone),
        holder.club.book(friend, slots[0]!, hold, { players }),
        holder.club.hold(gone, slots[1]!),
      ])
      await finish()
      if ((await stateOf(gone)) === 'ACTIVE') continue
      expect(await leftOf(gone)).toEqual([])
      expect((await holder.club.sql`select from claim where holder = ${gone.memberIdx}`).length).toBe(0)
    }
    await holder.club.resetClock()
  })
})

it('ends the address of a calendar with its account, also where the one that stays has none', async () => {
  const { club } = holder
  const as = await office()
  await club.setClock('2026-12-02T10:00')
  const [kept, gone] = [await club.member(), await club.member()]
  const pathOf = async (me: Member) => new URL((await club.ask(contract.calendarFeed.make, {}, me)).data.url).pathname
  const read = async (path: string) => (await club.app.inject({ url: path })).statusCode
  const theirs = await pathOf(gone)
  await booked(kept, '2026-12-18')
  expect(await read(theirs)).toBe(200)
  expect((await merge(as, kept, gone)).result).toBe(true)
  await finish()
  expect(await read(theirs)).toBe(404)
  expect((await club.ask(contract.calendarFeed.status, {}, kept)).data.since ?? null).toBe(null)
  const another = await club.member()
  const [own, other] = [await pathOf(kept), await pathOf(another)]
  const versions = { keptVersion: 2, goneVersion: 1 }
  expect((await merge(as, kept, another, versions)).result).toBe(true)
  await finish()
  expect([await read(own), await read(other)]).toEqual([200, 404])
  await club.resetClock()
})

it('is forgotten with the person: also the log of the account that ended', async () => {
  const as = await office()
  const [kept, gone] = [await holder.club.member(), await holder.club.member()]
  await merge(as, kept, gone, { reason: 'Told us at the desk' })
  const { sql } = holder.club
  expect(await endedIn(sql, kept.memberIdx)).toEqual([gone.memberIdx])
  const [row] = await sql`select reason from member_merge where gone_idx = ${gone.memberIdx}`
  expect(row).toEqual({ reason: '' })
})
