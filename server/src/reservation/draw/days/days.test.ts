import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'
import { bookingTerms, openDraw, publishDraw } from '../../../../test/draws.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Saturday; the clock shows Tuesday noon of the week in which its draw is open. */
let date: string
let me: Member
let friend: Member

const clockAt = (daysBefore: number, time: string) =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)

beforeEach(async () => {
  const { club } = holder
  date = Temporal.PlainDate.from('2027-03-20')
    .add({ weeks: 6 * week++ })
    .toString()
  await clockAt(11, '12:00')
  ;[me, friend] = [await club.member(), await club.member()]
  await club.knows(me, [friend])
})

async function enter(drawIdx: number) {
  const termsIdx = await bookingTerms(holder.club)
  const wishes = [{ ideal: '07:00', earliest: '07:00', latest: '09:00' }]
  const party = [me.memberIdx, friend.memberIdx]
  const input = { drawIdx, playDate: date, wishes, party, partySize: 4, termsIdx }
  return (await holder.club.ask(contract.draw.enter, input, me)).data
}
async function dayOf(as?: Member) {
  // The counts are a second old at most.
  await holder.club.moveClock(2)
  const { data } = await holder.club.ask(
    contract.sheet.calendar,
    { memberIdx: as?.memberIdx ?? 0, clubCode: CLUB, month: date.slice(0, 7) },
    as,
  )
  return data.days.find((day) => day.date === date)
}
const cnt = async (as: Member) =>
  (await holder.club.ask(contract.sheet.count, { memberIdx: as.memberIdx, date }, as)).data.draw

describe('the calendar', () => {
  it('shows a day as open for entries, closed, with its result, and then as any other', async () => {
    const { drawIdx } = await openDraw(holder.club, { dates: [date] })
    expect(await dayOf()).toMatchObject({ state: 'DRAW_OPEN', drawIdx, myDraw: false })
    expect(await dayOf(me)).toMatchObject({ state: 'DRAW_OPEN', drawIdx, myDraw: false })
    await enter(drawIdx)
    expect((await dayOf(me))!.myDraw).toBe(true)
    // Who is named is in it too.
    expect((await dayOf(friend))!.myDraw).toBe(true)
    expect((await dayOf(await holder.club.member()))!.myDraw).toBe(false)
    await publishDraw(holder.club, drawIdx, { state: 'CLOSED' })
    expect(await dayOf(me)).toMatchObject({ state: 'DRAW_CLOSED', myDraw: true })
  })

  it.each([
    ['PUBLISHED', 'DRAW_RESULT', true],
    ['SETTLED', 'OPEN', false],
  ] as const)('shows a draw that is %s as %s', async (state, shown, myDraw) => {
    const { drawIdx } = await openDraw(holder.club, { dates: [date] })
    await enter(drawIdx)
    await publishDraw(holder.club, drawIdx, { state })
    await clockAt(8, '13:00')
    expect(await dayOf(me)).toMatchObject({ state: shown, drawIdx, myDraw })
  })

  it('shows no draw that is planned, and none to another member type', async () => {
    await openDraw(holder.club, { dates: [date], state: 'PLANNED' })
    const planned = await dayOf(me)
    expect(planned!.state).not.toMatch(/^DRAW/)
    expect(planned!.drawIdx).toBeFalsy()
    const { drawIdx } = await openDraw(holder.club, { dates: [date], from: '09:00', memberTypes: ['11'] })
    const other = await dayOf(me)
    expect(other!.state).not.toMatch(/^DRAW/)
    expect(await dayOf(await holder.club.member({ memberType: '11' }))).toMatchObject({ state: 'DRAW_OPEN', drawIdx })
  })

  it('shows a suspension before a draw', async () => {
    await openDraw(holder.club, { dates: [date] })
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), '2039-04-30')`
    expect((await dayOf(me))!.state).toBe('SUSPENDED_MEMBER')
  })
})

it('an entry counts in the limits of its date, also for the members it names', async () => {
  const { drawIdx } = await openDraw(holder.club, { dates: [date] })
  expect(await cnt(me)).toEqual({ used: 0, max: 1 })
  const { entryIdx } = await enter(drawIdx)
  expect(await cnt(me)).toEqual({ used: 1, max: 1 })
  expect(await cnt(friend)).toEqual({ used: 1, max: 1 })
  await holder.club.ask(contract.draw.leave, { entryIdx }, me)
  expect(await cnt(friend)).toEqual({ used: 0, max: 1 })
})

describe('the calendar feed', () => {
  const feed = async (as: Member) => {
    const { url } = (await holder.club.ask(contract.calendarFeed.make, {}, as)).data
    return (await holder.club.app.inject({ url: new URL(url).pathname })).body.replaceAll('\r\n ', '')
  }

  it('has an entry on its day, with the hour of the result, until that is published', async () => {
    const { drawIdx } = await openDraw(holder.club, { dates: [date] })
    const { entryIdx } = await enter(drawIdx)
    const body = await feed(me)
    for (const line of [
      `UID:draw-entry-${entryIdx}.GC001@clubhouse`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${Temporal.PlainDate.from(date).add({ days: 1 }).toString().replaceAll('-', '')}`,
      'STATUS:TENTATIVE',
    ])
      expect(body).toContain(line)
    expect(body).toMatch(/SUMMARY:Draw entry: results Thu .*10:05/)
    expect(body).not.toContain(friend.name)
    expect(await feed(friend)).toContain(`UID:draw-entry-${entryIdx}.`)
    await publishDraw(holder.club, drawIdx)
    expect(await feed(me)).not.toContain('draw-entry')
  })

  it('has no entry that was withdrawn, or in which a place was declined', async () => {
    const { drawIdx } = await openDraw(holder.club, { dates: [date] })
    const { entryIdx } = await enter(drawIdx)
    await holder.club.ask(contract.draw.answer, { entryIdx, answer: 'DECLINE' }, friend)
    expect(await feed(friend)).not.toContain('draw-entry')
    await holder.club.ask(contract.draw.leave, { entryIdx }, me)
    expect(await feed(me)).not.toContain('draw-entry')
  })
})
