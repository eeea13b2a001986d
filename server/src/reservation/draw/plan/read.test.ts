import { contract } from '@clubhouse/contract'
import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { planDraws, waitingDay } from '../../../../test/draw/draw-jobs.ts'

const test = TestClub.use()
type Member = Awaited<ReturnType<typeof test.club.member>>
let boss: Awaited<ReturnType<typeof test.club.manager>>
beforeAll(async () => {
  boss = await test.club.manager({ rights: { '940000': 'R', '940700': 'CRUD', '940200': 'RU' } })
})

const WISH = { ideal: '07:00', earliest: '07:00', latest: '09:00' }
const HASH = 'a'.repeat(64)

/** Entries as members write them. By SQL, because the calls of members are another noun. */
async function enter(drawIdx: number, date: string, members: readonly Member[]): Promise<void> {
  await test.club.sql.begin(async (sql) => {
    for (const [i, { memberIdx }] of members.entries()) {
      const pseudonym = `${drawIdx}${memberIdx}${i}`.padStart(32, '0')
      const [row] = await sql<{ entryIdx: number }[]>`
        insert into draw_entry (draw_idx, member_idx, play_date, pseudonym, wishes, any_time, party_size, standby_if_lost, terms_idx, entry_hash)
        values (${drawIdx}, ${memberIdx}, ${date}, ${pseudonym}, ${sql.json([WISH])}, true, 4, true,
          (select min(terms_idx) from terms_version where terms_type = 'BOOKING'), ${HASH}) returning entry_idx`
      const { entryIdx } = row!
      await sql`
        insert into draw_party (entry_idx, member_idx, no, draw_idx, play_date, consent)
        values (${entryIdx}, ${memberIdx}, 1, ${drawIdx}, ${date}, true)`
      await sql`insert into draw_receipt (entry_idx, version, canonical, entry_hash) values (${entryIdx}, 1, '', ${HASH})`
      await sql`insert into audit (call, noun, record_idx) values ('test', 'draw-entry', ${entryIdx})`
    }
  })
}

/** Ends a draw as the steps after its opening do: the first entry wins. */
async function end(drawIdx: number, publishedAt: string): Promise<void> {
  await test.club.sql.begin(async (sql) => {
    await sql`
      update draw_entry set state = case when member_idx = (select min(member_idx) from draw_entry where draw_idx = ${drawIdx})
        then 'RELEASED' else 'LOST' end, counts = true, tickets = 4, tier = 0 where draw_idx = ${drawIdx}`
    const frozen = await sql`
      select s.slot_idx as "slotIdx", s.date, to_char(s.time, 'HH24:MI') as time, s.course_idx as "courseIdx", s.mode, s.capacity,
        s.min_players as "minPlayers" from draw_slot d join slot s using (slot_idx) where d.draw_idx = ${drawIdx} order by 1`
    await sql`insert into draw_bundle (draw_idx, frozen) values (${drawIdx}, ${sql.json({ slots: [...frozen] })})`
    await sql`delete from claim where draw_idx = ${drawIdx}`
    await sql`
      update draw set state = 'SETTLED', closed_at = close_at, entries_root = ${HASH}, words = '', drawn_at = draw_at, value = '1',
        published_at = ${publishedAt}::timestamptz, settled_at = settle_at where draw_idx = ${drawIdx}`
    await sql`insert into audit (call, noun, record_idx) values ('test', 'draw', ${drawIdx})`
  })
}

async function opened(monday: string, date: string, slots = 2): Promise<number> {
  await test.club.setClock(`${monday}T09:00`)
  await waitingDay(test.club, date, { slots })
  await planDraws(test.club)
  const { list } = (await test.club.ask(manage.list, { from: date, to: date }, boss)).data
  expect(list[0]).toMatchObject({ state: 'OPEN', missingIn: [] })
  return list[0]!.drawIdx
}
const one = async (drawIdx: number) => (await test.club.ask(manage.one, { drawIdx }, boss)).data

describe('what managers read of a draw', () => {
  let drawIdx: number
  let members: Member[]
  beforeAll(async () => {
    members = await Promise.all([1, 2, 3, 4].map(() => test.club.member()))
    drawIdx = await opened('2027-03-01', '2027-03-20')
    await enter(drawIdx, '2027-03-20', members)
  })

  it('is who entered, and not what for, until the close', async () => {
    const read = async () => (await test.club.ask(manage.entries, { drawIdx, sort: 'createdAt' }, boss)).data
    const { list, total } = await read()
    expect(total).toBe(4)
    expect(list.map(({ name, wishes, anyTime, tickets, tier }) => [name, wishes, anyTime, tickets, tier])).toEqual(
      members.map(({ name }) => [name, [], false, 4, 0]),
    )
    expect(await one(drawIdx)).toMatchObject({
      counts: { entries: 4, people: 4, ineligible: 0 },
      ended: {},
      promise: null,
    })
    await end(drawIdx, '2027-03-04T01:05:00Z')
    expect((await read()).list[0]).toMatchObject({ wishes: [WISH], anyTime: true })
    expect((await one(drawIdx)).ended).toEqual({ RELEASED: 1, LOST: 3 })
    const won = await test.club.ask(manage.entries, { drawIdx, state: 'LOST' }, boss)
    expect(won.data.total).toBe(3)
    expect((await test.club.ask(manage.entries, { drawIdx: 99999 }, boss)).status).toBe(404)
    const other = await test.club.manager({ rights: { '940000': 'R' } })
    expect((await test.club.ask(manage.entries, { drawIdx }, other)).status).toBe(403)
  })

  it('has the chances of what came before, and promises what the last draws of the plan allow', async () => {
    const next = await opened('2027-03-08', '2027-03-27')
    // Four entries for two tee times: a tier from two misses, and at most two of them.
    expect(await one(next)).toMatchObject({ promise: 2, ruleset: { tierFrom: 2 } })
    await enter(next, '2027-03-27', members)
    const { list } = (await test.club.ask(manage.entries, { drawIdx: next, sort: 'createdAt' }, boss)).data
    expect(list.map(({ tickets }) => tickets).sort()).toEqual([3, 6, 6, 6])
    await end(next, '2027-03-11T01:05:00Z')
  })

  it('tries other rules on the entries of past draws, and writes nothing', async () => {
    const ruleset = { base: 4, perMiss: 2, perWin: 1, max: 12, tierFrom: 3 }
    const ask = (from: string, to: string, more = {}) =>
      test.club.ask(manage.simulate, { ruleset: { ...ruleset, ...more }, from, to }, boss)
    const { data } = await ask('2027-03-01', '2027-03-31')
    expect(data).toMatchObject({ draws: 2, entries: 8, winRate: 50, bumpRate: 50 })
    expect(data.longestMiss).toBeLessThanOrEqual(2)
    expect((await ask('2027-03-21', '2027-03-31')).data).toMatchObject({ draws: 1, entries: 4, longestMiss: 1 })
    expect((await ask('2027-03-31', '2027-03-01')).status).toBe(400)
    expect((await ask('2027-03-01', '2027-03-31', { max: 3 })).fail.msgDetail).toBe('ruleset.max')
    expect((await test.club.ask(manage.one, { drawIdx: 99999 }, boss)).status).toBe(404)
  })

  it('counts its tee times in the ledger', async () => {
    await waitingDay(test.club, '2027-05-01', { slots: 3 })
    const { data } = await test.club.ask(contract.dayManage.list, { from: '2027-05-01', to: '2027-05-01' }, boss)
    expect(data[0]!.ledger).toMatchObject({ total: 3, draw: 3, open: 0 })
  })
})
