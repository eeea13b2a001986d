import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'
import { bookingTerms, openDraw, publishDraw } from '../../../../test/draws.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>

let week = 0
/** A Saturday; the clock shows Tuesday noon of the week in which its draw is open. */
let date: string
let drawIdx: number
let termsIdx: number

beforeEach(async () => {
  const { club } = holder
  date = Temporal.PlainDate.from('2027-03-20')
    .add({ weeks: 6 * week++ })
    .toString()
  await clockAt(11, '12:00')
  await club.sql`delete from rule_setting where name = 'booking'`
  ;({ drawIdx } = await openDraw(club, { dates: [date], slots: 1 }))
  termsIdx = await bookingTerms(club)
})

const clockAt = (daysBefore: number, time: string) =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)
const LINE = { ideal: '07:00', earliest: '07:00', latest: '09:00' }
const enter = async (as: Member, changes: Partial<InputOf<typeof contract.draw.enter>> = {}) =>
  (
    await holder.club.ask(
      contract.draw.enter,
      { drawIdx, playDate: date, wishes: [LINE], party: [as.memberIdx], partySize: 4, termsIdx, ...changes },
      as,
    )
  ).data
const postOf = (as: Member, of = drawIdx) =>
  holder.club.ask(contract.drawPost.post, { memberIdx: as.memberIdx, drawIdx: of }, as)
const visited = (of = drawIdx, clubCode = CLUB) =>
  holder.club.ask(contract.drawPost.visitorPost, { clubCode, drawIdx: of })
const posts = (as?: Member, more: object = {}) =>
  holder.club.ask(contract.drawPost.posts, { clubCode: CLUB, ...more }, as)
const mine = (as: Member, more: object = {}) =>
  holder.club.ask(contract.drawPost.mine, { memberIdx: as.memberIdx, ...more }, as)

describe('the list of draws', () => {
  it('shows planned draws to members only, the newest first', async () => {
    const planned = await openDraw(holder.club, {
      dates: [Temporal.PlainDate.from(date).add({ days: 7 }).toString()],
      state: 'PLANNED',
    })
    const me = await holder.club.member()
    const first = async (as?: Member) => (await posts(as)).data.list[0]!
    expect(await first(me)).toMatchObject({ drawIdx: planned.drawIdx, state: 'PLANNED', slotCount: 0 })
    expect(await first()).toMatchObject({
      ...{ drawIdx, title: `Weekend of ${date}`, playDates: [date], parts: ['1'], slotCount: 1, entryCount: 0 },
      ...{ state: 'OPEN', seed: { mode: 'beacon' } },
    })
    expect((await posts(undefined, { state: 'PLANNED' })).data.list).toEqual([])
    expect((await posts(me, { state: 'PLANNED' })).data.list).toHaveLength(1)
    expect((await posts(undefined, { clubCode: 'XX999' })).status).toBe(404)
    expect((await visited(planned.drawIdx)).status).toBe(404)
    expect((await postOf(me, planned.drawIdx)).data.draw.state).toBe('PLANNED')
  })
})

describe('a draw', () => {
  it('has no results before it is published, and a proof from the close on', async () => {
    const me = await holder.club.member()
    await enter(me)
    expect((await postOf(me)).data).toMatchObject({
      draw: { entryCount: 1 },
      results: [],
      proofUrl: null,
      mine: [{ state: 'SUBMITTED' }],
    })
    await publishDraw(holder.club, drawIdx, { state: 'DRAWN' })
    const { data } = await postOf(me)
    expect(data).toMatchObject({ results: [], proofUrl: `/hp/api/reservation/draw/proof/${drawIdx}` })
    expect(data.mine[0]).toMatchObject({ state: 'FROZEN', tickets: 4 })
    expect(data.mine[0]!.taken).toBeFalsy()
    expect((await visited()).data.results).toEqual([])
  })

  it('shows every place, and to whom lost which place took each wished time', async () => {
    const [one, two] = [await holder.club.member(), await holder.club.member()]
    const entries = [await enter(one), await enter(two)]
    await publishDraw(holder.club, drawIdx)
    const { data } = await visited()
    expect(data.draw.state).toBe('PUBLISHED')
    expect(data.results).toMatchObject([
      { playDate: date, place: 1, tier: 0, tickets: 4, time: '07:00', courseName: expect.any(String), partySize: 4 },
      { playDate: date, place: 2 },
    ])
    expect(data.results[1]!.time).toBeFalsy()
    expect(data.results.map(({ pseudonym }) => pseudonym).sort()).toEqual(entries.map((e) => e.pseudonym).sort())
    const isOne = data.results[0]!.pseudonym === entries[0]!.pseudonym
    const [winner, loser] = isOne ? [one, two] : [two, one]
    const lost = (await postOf(loser)).data
    expect(lost.mine[0]).toMatchObject({ place: 2, state: 'LOST', taken: [{ time: '07:00', byPlace: 1 }] })
    expect(lost.myPseudonym).toBe(lost.mine[0]!.pseudonym)
    expect((await postOf(winner)).data.mine[0]).toMatchObject({
      place: 1,
      wish: 0,
      distance: 0,
      taken: [],
      slot: { time: '07:00' },
    })
    // The list of one's own says the same.
    expect((await mine(loser)).data.list).toMatchObject([
      { title: `Weekend of ${date}`, place: 2, taken: [{ byPlace: 1 }] },
    ])
    expect((await mine(winner, { state: 'LOST' })).data.list).toEqual([])
    expect((await mine(loser, { state: 'LOST' })).data.list).toHaveLength(1)
  })

  it('is read without the entries of its bundle, of which there may be thousands', async () => {
    const members = [await holder.club.member(), await holder.club.member()]
    for (const member of members) await enter(member)
    await publishDraw(holder.club, drawIdx)
    const all = () => Promise.all(members.map(async (one) => [(await postOf(one)).data, (await mine(one)).data]))
    const before = await all()
    expect(JSON.stringify(before)).toContain('"byPlace":1')
    await holder.club.sql`
      update draw_bundle set drawn = '{}', frozen = jsonb_build_object('slots', frozen -> 'slots') where draw_idx = ${drawIdx}`
    expect(await all()).toEqual(before)
  })

  it('names the member in the list of entries as long as the draw is open', async () => {
    const [me, friend] = [await holder.club.member(), await holder.club.member()]
    await holder.club.knows(me, [friend])
    const { entryIdx } = await enter(me, { party: [me.memberIdx, friend.memberIdx] })
    const named = async (as: Member) => (await mine(as)).data.named
    expect(await named(friend)).toMatchObject([{ entryIdx, playDate: date, by: me.name }])
    expect((await named(friend))[0]!.consent).toBeFalsy()
    expect(await named(me)).toEqual([])
    await holder.club.ask(contract.draw.answer, { entryIdx, answer: 'ACCEPT' }, friend)
    expect(await named(friend)).toMatchObject([{ consent: true }])
    await clockAt(10, '17:00')
    expect(await named(friend)).toEqual([])
  })

  it('says what became of a win since', async () => {
    const me = await holder.club.member()
    await enter(me)
    await publishDraw(holder.club, drawIdx)
    expect((await visited()).data.results).toMatchObject([{ place: 1, since: 'NOT_TAKEN' }])
  })

  it('keeps the tee time as it was drawn, also when it has moved since', async () => {
    const me = await holder.club.member()
    await enter(me)
    await publishDraw(holder.club, drawIdx)
    await holder.club.sql`
      update slot set time = time + interval '30 minutes', starts_at = starts_at + interval '30 minutes' where date = ${date}`
    expect((await visited()).data.results[0]!.time).toBe('07:00')
  })

  it('is read by its member, or by anyone as a visitor', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const of = { memberIdx: me.memberIdx, drawIdx }
    expect((await holder.club.ask(contract.drawPost.post, of, other)).status).toBe(403)
    expect((await holder.club.ask(contract.drawPost.post, of)).status).toBe(401)
    expect((await holder.club.ask(contract.drawPost.mine, { memberIdx: me.memberIdx }, other)).status).toBe(403)
    expect((await holder.club.ask(contract.drawPost.mine, { memberIdx: me.memberIdx })).status).toBe(401)
    expect((await postOf(me, 999_999)).status).toBe(404)
    expect((await visited(999_999)).status).toBe(404)
    expect((await visited(drawIdx, 'XX999')).status).toBe(404)
  })
})

describe('names in the results', () => {
  let [open, hidden]: Member[] = []
  beforeEach(async () => {
    open = await holder.club.member({ showName: true })
    hidden = await holder.club.member()
    await enter(open)
    await enter(hidden)
    await publishDraw(holder.club, drawIdx)
  })
  const namesFor = async (as: Member) => (await postOf(as)).data.results.flatMap(({ name }) => name ?? [])
  const shows = async (showNames: string) => {
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('booking', ${holder.club.sql.json({ showNames })})
      on conflict (name) do update set "values" = excluded."values"`
    await holder.club.moveClock(0)
  }

  it('are of members who show theirs, for whom the club lets read them', async () => {
    const reader = await holder.club.member()
    expect(await namesFor(reader)).toEqual([open!.name])
    // The own line has the own name.
    expect((await namesFor(hidden!)).sort()).toEqual([open!.name, hidden!.name].sort())
    expect(JSON.stringify((await visited()).data)).not.toContain(open!.name)
    const web = await holder.club.member({ memberType: '20' })
    expect(await namesFor(web)).toEqual([])
    await shows('ALL_MEMBERS')
    expect(await namesFor(web)).toEqual([open!.name])
    await shows('NOBODY')
    expect(await namesFor(reader)).toEqual([])
  })
})
