import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { bookingTerms, openDraw, publishDraw } from '../../../../test/draws.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
const WEEKS = ['2027-03-20', '2027-03-27', '2027-04-03']
const LINE = { ideal: '07:00', earliest: '07:00', latest: '09:00' }
let loser: Member
let winner: Member
let draws: number[]

/** Two weeks in which one member wins and another loses; the tee time is one. */
beforeAll(async () => {
  const { club } = holder
  const members = [await club.member(), await club.member()]
  const termsIdx = await bookingTerms(club)
  draws = []
  for (const date of WEEKS.slice(0, 2)) {
    await club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 11 })}T12:00`)
    const { drawIdx } = await openDraw(club, { dates: [date], slots: 1, planWeek: date })
    draws.push(drawIdx)
    for (const { memberIdx, token } of members)
      await club.ask(
        contract.draw.enter,
        { drawIdx, playDate: date, wishes: [LINE], party: [memberIdx], partySize: 4, termsIdx },
        { memberIdx, token },
      )
    // The value of chance with which the first member wins both times.
    await publishDraw(club, drawIdx, { state: 'SETTLED' })
  }
  await club.sql.begin(async (sql) => {
    await sql`
      update draw_entry set state = case when member_idx = ${members[0]!.memberIdx} then 'RELEASED' else 'LOST' end,
        place = case when member_idx = ${members[0]!.memberIdx} then 1 else 2 end`
    for (const drawIdx of draws)
      await sql`insert into audit (call, request_id, noun, record_idx) values ('test', '', 'draw', ${drawIdx})`
  })
  ;[winner, loser] = members as [Member, Member]
  await club.setClock(`${WEEKS[1]}T12:00`)
})

const fairness = (as: Member) => holder.club.ask(contract.drawPost.fairness, { memberIdx: as.memberIdx }, as)

describe('a member’s standing', () => {
  it('has misses, wins, tickets and the last results', async () => {
    const { data } = await fairness(loser)
    expect(data).toMatchObject({ missesInARow: 2, winsIn8Weeks: 0, tickets: 8, tier: 2 })
    expect(data.last).toMatchObject([
      { drawIdx: draws[1], playDate: WEEKS[1], tickets: 4, place: 2, result: 'MISS' },
      { drawIdx: draws[0], result: 'MISS' },
    ])
    expect((await fairness(winner)).data).toMatchObject({ missesInARow: 0, winsIn8Weeks: 2, tickets: 2, tier: 0 })
  })

  it('has odds by the demand of the last settled draws, the same each time', async () => {
    const { data } = await fairness(loser)
    // Of the next tier, against one entry of none.
    expect(data.oddsNext).toBe(100)
    const odds = (await fairness(winner)).data.oddsNext!
    expect(odds).toBeGreaterThan(15)
    expect(odds).toBeLessThan(50)
    expect((await fairness(winner)).data.oddsNext).toBe(odds)
  })

  it('is empty for a member who never entered, and the member’s own', async () => {
    const other = await holder.club.member()
    expect((await fairness(other)).data).toMatchObject({
      missesInARow: 0,
      winsIn8Weeks: 0,
      tickets: 4,
      tier: 0,
      last: [],
    })
    const of = { memberIdx: loser.memberIdx }
    expect((await holder.club.ask(contract.drawPost.fairness, of, other)).status).toBe(403)
    expect((await holder.club.ask(contract.drawPost.fairness, of)).status).toBe(401)
  })
})

describe('the report of a year', () => {
  it('is for members', async () => {
    const report = (input: object, as?: Member) => holder.club.ask(contract.drawPost.report, input, as)
    expect((await report({})).status).toBe(401)
    expect((await report({}, loser)).data).toMatchObject({
      ...{ year: 2027, draws: 2, entries: 4, winRate: 50, variance: 50, bumpRate: 0, distance: 0, longestStreak: 2 },
      primeShare: [{ memberType: '10', share: 100 }],
    })
    expect((await report({ year: 2026 }, loser)).data).toMatchObject({
      draws: 0,
      entries: 0,
      winRate: null,
      primeShare: [],
    })
    expect((await report({ year: 1 }, loser)).status).toBe(400)
  })
})
