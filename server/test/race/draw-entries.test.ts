import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../club.ts'
import { bookingTerms, openDraw } from '../draws.ts'
import { accepted, crowd, kinds, type Member, refusals } from './crowd.ts'

const holder = TestClub.use()
const date = '2027-03-20'
const ROUNDS = 10
let termsIdx: number

beforeAll(async () => {
  await holder.club.setClock('2027-03-09T12:00')
  termsIdx = await bookingTerms(holder.club)
})

const LINE = { ideal: '07:00', earliest: '05:00', latest: '20:00' }
const enter = (drawIdx: number, as: Member, companions: readonly Member[] = [], edit: object = {}) =>
  holder.club.ask(
    contract.draw.enter,
    {
      ...{ drawIdx, playDate: date, wishes: [LINE], partySize: 4, termsIdx, ...edit },
      party: [as, ...companions].map(({ memberIdx }) => memberIdx),
    },
    as,
  )
/** Each test has a draw of its own over other tee times. */
let hour = 5
const newDraw = async () =>
  (await openDraw(holder.club, { dates: [date], slots: 2, from: `${String(hour++).padStart(2, '0')}:00` })).drawIdx
const inTwo = () => holder.club.sql`
  select from draw_party where active group by draw_idx, play_date, member_idx having count(*) > 1`

describe('entries at once', () => {
  it('of one member are one entry', async () => {
    const drawIdx = await newDraw()
    for (let round = 0; round < ROUNDS; round++) {
      const [me] = (await crowd(holder.club, 1)) as [Member]
      const answers = await Promise.all([1, 2, 3].map(() => enter(drawIdx, me)))
      expect(accepted(answers)).toHaveLength(1)
      expect(kinds(refusals(answers))).toEqual(['PLAYER_ALREADY_BOOKED'])
    }
  })

  it('that name the same member, or each other, put nobody into two, without waiting in a ring', async () => {
    const { club } = holder
    const drawIdx = await newDraw()
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two, both] = (await crowd(club, 3)) as [Member, Member, Member]
      await Promise.all([club.knows(one, [two, both]), club.knows(two, [one, both])])
      const sharing = await Promise.all([enter(drawIdx, one, [both]), enter(drawIdx, two, [both])])
      expect(accepted(sharing)).toHaveLength(1)
      expect(refusals(sharing)).toEqual(['PLAYER_ALREADY_BOOKED'])
    }
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two] = (await crowd(club, 2)) as [Member, Member]
      await Promise.all([club.knows(one, [two]), club.knows(two, [one])])
      const crossed = await Promise.all([enter(drawIdx, one, [two]), enter(drawIdx, two, [one])])
      expect(accepted(crossed)).toHaveLength(1)
      expect(refusals(crossed)).toEqual(['PLAYER_ALREADY_BOOKED'])
    }
    expect(await inTwo()).toHaveLength(0)
  })

  it('a change of one entry is made once, and whom it lets go can be named by another', async () => {
    const { club } = holder
    const drawIdx = await newDraw()
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two, moving] = (await crowd(club, 3)) as [Member, Member, Member]
      await Promise.all([club.knows(one, [moving]), club.knows(two, [moving])])
      const { entryIdx } = (await enter(drawIdx, one, [moving])).data
      const edit = { entryIdx, version: 1 }
      const answers = await Promise.all([
        enter(drawIdx, one, [], edit),
        enter(drawIdx, one, [], edit),
        enter(drawIdx, two, [moving]),
      ])
      const changed = answers.slice(0, 2)
      expect(accepted(changed)).toHaveLength(1)
      expect(refusals(changed)).toEqual(['CHANGED_MEANWHILE'])
    }
    expect(await inTwo()).toHaveLength(0)
  })
})

it('an entry while the draw closes is in the draw or refused', async () => {
  const { club } = holder
  for (let round = 0; round < 4; round++) {
    const drawIdx = await newDraw()
    const members = await crowd(club, 8)
    const closing = club.sql.begin(async (sql) => {
      await sql`select from draw where draw_idx = ${drawIdx} for no key update`
      const frozen = await sql<{ memberIdx: number }[]>`
        update draw_entry set state = 'FROZEN', tickets = 4, tier = 0 where draw_idx = ${drawIdx} and state = 'SUBMITTED'
        returning member_idx`
      await sql`
        update draw set state = 'CLOSED', closed_at = club_now(), entries_root = 'test' where draw_idx = ${drawIdx}`
      await sql`insert into draw_bundle (draw_idx, frozen) values (${drawIdx}, '{}')`
      await sql`insert into audit (call, request_id, noun, record_idx) values ('test', '', 'draw', ${drawIdx})`
      return frozen.map(({ memberIdx }) => memberIdx)
    })
    const answers = await Promise.all(members.map((one) => enter(drawIdx, one)))
    const frozen = await closing
    const entered = members.filter((_, i) => answers[i]!.result).map(({ memberIdx }) => memberIdx)
    expect(frozen.sort()).toEqual(entered.sort())
    expect(kinds(refusals(answers)).filter((code) => code !== 'PAST_DEADLINE')).toEqual([])
  }
})
