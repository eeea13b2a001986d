import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { bookingTerms, bookWin, openDraw, publishDraw } from '../../../../test/draws.ts'
import { jobContext } from '../../../job/context.ts'
import { letSleep } from '../../../member/dormancy/job.ts'
import { eraseLeavers } from '../../../member/withdrawal/erase-job.ts'
import { giveBack } from '../../hold/hold.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Saturday; the clock shows Tuesday noon of the week in which its draw is open. */
let date: string
let drawIdx: number
let me: Member
let friend: Member
let boss: Awaited<ReturnType<TestClub['manager']>>

const clockAt = (daysBefore: number, time: string) =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)

beforeEach(async () => {
  const { club } = holder
  date = Temporal.PlainDate.from('2027-03-20')
    .add({ weeks: 6 * week++ })
    .toString()
  await clockAt(11, '12:00')
  ;({ drawIdx } = await openDraw(club, { dates: [date] }))
  ;[me, friend] = [await club.member({ name: `Wren Ashdown ${week}` }), await club.member()]
  await club.knows(me, [friend])
  boss = await club.manager({ isSSAdmin: true })
})

async function enter(as: Member, companions: readonly Member[] = []) {
  const termsIdx = await bookingTerms(holder.club)
  const wishes = [{ ideal: '07:00', earliest: '07:00', latest: '09:00' }]
  const party = [as, ...companions].map(({ memberIdx }) => memberIdx)
  const input = { drawIdx, playDate: date, wishes, party, partySize: 4, termsIdx }
  return (await holder.club.ask(contract.draw.enter, input, as)).data
}
const formOf = async (as: Member) =>
  (await holder.club.ask(contract.draw.form, { memberIdx: as.memberIdx, drawIdx }, as)).data
const entryIs = async (entryIdx: number) =>
  (
    await holder.club.sql<{ state: string; memberIdx: number }[]>`
      select state, member_idx from draw_entry where entry_idx = ${entryIdx}`
  )[0]!
const bondsOf = async (as: Member) => {
  const { data } = await holder.club.ask(contract.withdrawal.impossible, { memberIdx: as.memberIdx, clubIdx: 1 }, as)
  const codes = (list: typeof data.blockers) => list.map(({ code }) => code)
  return [codes(data.blockers), codes(data.warnings)]
}
const versionOf = async ({ memberIdx }: Member) =>
  (await holder.club.sql<{ version: number }[]>`select version from member where member_idx = ${memberIdx}`)[0]!.version
const closeFor = async (as: Member) =>
  holder.club.ask(
    contract.memberManage.close,
    { memberIdx: as.memberIdx, version: await versionOf(as), reason: 'Asked at the desk' },
    boss,
  )

describe('closing an account', () => {
  it('says that an open entry ends, and withdraws it', async () => {
    const { entryIdx } = await enter(me, [friend])
    expect(await bondsOf(me)).toEqual([[], ['OPEN_ENTRY']])
    expect(await bondsOf(friend)).toEqual([[], []])
    expect((await closeFor(me)).result).toBe(true)
    expect((await entryIs(entryIdx)).state).toBe('WITHDRAWN')
    // Who was named may enter now.
    expect((await formOf(friend)).named).toEqual([])
    expect((await enter(friend)).state).toBe('SUBMITTED')
  })

  it('declines the places in entries of others, which stay', async () => {
    const { entryIdx } = await enter(me, [friend])
    expect((await closeFor(friend)).result).toBe(true)
    expect((await entryIs(entryIdx)).state).toBe('SUBMITTED')
    expect((await formOf(me)).entries[0]!.party.map(({ memberIdx }) => memberIdx)).toEqual([me.memberIdx])
  })

  it('is refused with a tee time that was won, until it is given back', async () => {
    const { entryIdx } = await enter(me)
    await publishDraw(holder.club, drawIdx)
    await clockAt(9, '10:05')
    await bookWin(holder.club, entryIdx, me)
    expect(await bondsOf(me)).toEqual([['WON_DRAW'], []])
    expect((await closeFor(me)).fail).toMatchObject({ code: 'WITHDRAW_BLOCKED', msgVar: { blockers: ['WON_DRAW'] } })
    await holder.club.ask(contract.draw.leave, { entryIdx }, me)
    expect(await bondsOf(me)).toEqual([[], []])
    expect((await closeFor(me)).result).toBe(true)
    expect((await entryIs(entryIdx)).state).toBe('RELEASED')
  })
})

it('a block withdraws an open entry, and leaves one that is frozen', async () => {
  const block = async (as: Member) =>
    holder.club.ask(
      contract.memberManage.setState,
      { memberIdx: as.memberIdx, version: await versionOf(as), action: 'BLOCK', reason: 'Names lent' },
      boss,
    )
  const [open, frozen] = [await enter(me), await enter(friend)]
  expect((await block(me)).result).toBe(true)
  expect((await entryIs(open.entryIdx)).state).toBe('WITHDRAWN')
  await publishDraw(holder.club, drawIdx, { state: 'CLOSED' })
  expect((await block(friend)).result).toBe(true)
  expect((await entryIs(frozen.entryIdx)).state).toBe('FROZEN')
})

it('a suspension leaves an open entry as it is, which can be withdrawn and not changed', async () => {
  const { entryIdx } = await enter(me)
  await holder.club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date)
    values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), '2039-04-30')`
  const form = await formOf(me)
  expect(form).toMatchObject({ entries: [{ entryIdx, state: 'SUBMITTED' }], blocks: [{ code: 'SUSPENDED' }] })
  expect((await holder.club.ask(contract.draw.leave, { entryIdx }, me)).data).toEqual({ state: 'WITHDRAWN' })
})

it('a member in an entry does not go dormant', async () => {
  const { club } = holder
  const quiet = await club.member()
  await enter(me, [friend])
  await club.sql`delete from session where member_idx in (${me.memberIdx}, ${friend.memberIdx}, ${quiet.memberIdx})`
  await club.sql`
    update member set created_at = club_now() - interval '3 years', last_login_at = club_now() - interval '3 years'
    where member_idx in (${me.memberIdx}, ${friend.memberIdx}, ${quiet.memberIdx})`
  await letSleep({ endHolds: giveBack }).run(jobContext(club.platform, 'let-sleep'))
  const told = await club.sql<{ memberIdx: number }[]>`
    select member_idx from dormancy_notice where member_idx in (${me.memberIdx}, ${friend.memberIdx}, ${quiet.memberIdx})`
  expect(told.map(({ memberIdx }) => memberIdx)).toEqual([quiet.memberIdx])
})

it('a merge moves entries and places, and ends an open one where both have one', async () => {
  const { club } = holder
  const [kept, gone] = [await club.member(), await club.member()]
  const merge = async (keptIdx: Member, goneIdx: Member) =>
    club.ask(
      contract.memberMerge.merge,
      {
        ...{ keptIdx: keptIdx.memberIdx, goneIdx: goneIdx.memberIdx, take: [], reason: 'One person, two accounts' },
        ...{ keptVersion: await versionOf(keptIdx), goneVersion: await versionOf(goneIdx) },
      },
      boss,
    )
  const moved = await enter(gone)
  expect((await merge(kept, gone)).result).toBe(true)
  expect(await entryIs(moved.entryIdx)).toEqual({ state: 'SUBMITTED', memberIdx: kept.memberIdx })
  expect((await formOf(kept)).entries).toMatchObject([{ party: [{ memberIdx: kept.memberIdx }] }])
  const second = await enter(friend)
  expect((await merge(kept, friend)).result).toBe(true)
  expect((await entryIs(second.entryIdx)).state).toBe('WITHDRAWN')
  expect((await formOf(kept)).entries.map(({ entryIdx }) => entryIdx)).toEqual([moved.entryIdx])
})

it('an erased member stays in the result as a pseudonym, and in no message', async () => {
  const { club } = holder
  await club.sql`update member set show_name = true where member_idx = ${me.memberIdx}`
  const { pseudonym } = await enter(me, [friend])
  await publishDraw(club, drawIdx, { state: 'SETTLED' })
  expect((await closeFor(me)).result).toBe(true)
  await club.moveClock(8 * 24 * 60 * 60)
  await eraseLeavers.run(jobContext(club.platform, 'erase-leavers'))
  const of = { memberIdx: friend.memberIdx, drawIdx }
  const { results } = (await club.ask(contract.drawPost.post, of, friend)).data
  expect(results).toMatchObject([{ place: 1, pseudonym }])
  expect(results[0]!.name).toBeFalsy()
  const told = await club.sql`select contents from member_message where contents like ${`%${me.name}%`}`
  expect(told).toHaveLength(0)
})
