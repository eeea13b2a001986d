import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { prove } from '../../../test/people.ts'
import { seal } from '../../audit/seal.ts'
import { verify } from '../../audit/verify.ts'
import { jobContext } from '../../job/context.ts'
import { performTasks } from '../../job/perform.ts'
import { bookingJobs } from '../../reservation/people/notice/jobs.ts'
import { notify } from '../inbox/notify.ts'
import { tellMembers } from '../message/job.ts'
import { eraseLeavers } from './erase-job.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
const GUEST = { name: 'Rae Holm', phoneNo: '010-4444-2211' }

let year = 2027
let ann: Member
let ben: Member
/** Ann’s, of last week, with Ben and a guest. */
let bookingIdx: number
let office: Awaited<ReturnType<TestClub['manager']>>

const [tellBooking] = bookingJobs({ notify, mailWanted: async () => true })
async function tell() {
  for (const job of [tellBooking!, tellMembers])
    while (await performTasks(jobContext(holder.club.platform, job.name), job));
}

async function book(me: Member, date: string, more: Player[]) {
  const [slot] = await holder.club.day(date, { slots: 1 })
  const players: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, ...more]
  while (players.length < 4) players.push({ no: players.length + 1, kind: 'TBD' })
  const booked = await holder.club.book(me, slot!, await holder.club.hold(me, slot!), { players })
  if (!booked.result) throw new Error(JSON.stringify(booked.body))
  return booked.data.bookingIdx
}

beforeEach(async () => {
  const { club } = holder
  year++
  await club.setClock(`${year}-03-01T09:00`)
  office = await club.manager({ isSSAdmin: true })
  ;[ann, ben] = [await club.member({ name: `Ann Lee ${year}` }), await club.member({ name: 'Ben Choe' })]
  bookingIdx = await book(ann, `${year}-03-05`, [
    { no: 2, kind: 'MEMBER', memberIdx: ben.memberIdx },
    { no: 3, kind: 'GUEST', ...GUEST, consent: true },
  ])
  await tell()
  await club.setClock(`${year}-03-12T09:00`)
})

interface Joins {
  name: string
  phoneNo?: string
}

/** Joins as anyone can, with any name and number. */
async function join({ name, phoneNo = '010-1234-0000' }: Joins): Promise<{ memberIdx: number; token: string }> {
  const { club } = holder
  const id = `join${crypto.randomUUID().slice(0, 8)}`
  const email = `${id}@mail.example`
  const terms = await club.sql<{ termsIdx: number; agreed: boolean }[]>`
    select terms_idx, true as agreed from terms_version where state = 'IN_FORCE' and is_required and lang = 'en'`
  const certToken = await prove(club, 'SIGNUP', email)
  const wanted = { clubCode: CLUB, id, password: PASSWORD, name, email, phoneNo, terms: [...terms], certToken }
  const joined = await club.ask(contract.signup.signUp, wanted)
  if (!joined.result) throw new Error(JSON.stringify(joined.body))
  const { memberIdx } = joined.data
  return { memberIdx, token: await club.signIn({ memberIdx }) }
}

/** Closes the account, and erases it after the days in which that can be undone. */
async function leave(me: { token: string }) {
  const { club } = holder
  await club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
  const { reasonIdx } = (await club.ask(contract.withdrawal.reason, { reasons: ['moved'] }, me)).data
  const left = await club.ask(contract.withdrawal.withdraw, { reasonIdx, password: PASSWORD }, me)
  if (!left.result) throw new Error(JSON.stringify(left.body))
  await club.moveClock(8 * 24 * 3600)
  await eraseLeavers.run(jobContext(club.platform, eraseLeavers.name))
}

const inbox = async (memberIdx: number) => {
  const token = await holder.club.signIn({ memberIdx })
  return (await holder.club.ask(contract.inbox.mine, {}, { token })).data.list
}
const emails = async (kind: string) =>
  (await holder.club.ask(contract.mail.list, { kind, size: 100 }, office)).data.list.map(({ mailIdx }) => mailIdx)
const mailTexts = (memberIdx: number) => holder.club.sql<{ text: string }[]>`
  select text from mail where member_idx = ${memberIdx} order by mail_idx`
const guestIn = async (idx = bookingIdx) =>
  (await holder.club.ask(contract.bookingManage.one, { bookingIdx: idx }, office)).data.players[2]!
/** As texts were before they kept whom they name. */
async function fromBefore() {
  for (const table of ['member_message', 'mail'])
    await holder.club.sql`update ${holder.club.sql(table)} set named = null, booking_idx = null`
}

describe.each([
  ['', async () => {}],
  [' of a release before', fromBefore],
])('texts%s', (_, make) => {
  it('of others stay where a person leaves whose name is in each of them as a letter', async () => {
    await make()
    const before = [await inbox(ann.memberIdx), await inbox(ben.memberIdx), await emails('BOOKING_BOOKED')]
    expect(before.map(({ length }) => length)).toEqual([1, 1, expect.any(Number)])
    await leave(await join({ name: 'e' }))
    const after = [await inbox(ann.memberIdx), await inbox(ben.memberIdx), await emails('BOOKING_BOOKED')]
    expect(after).toEqual(before)
  })

  it('of others stay where a namesake leaves whom they are not about', async () => {
    await make()
    const before = [await inbox(ann.memberIdx), await inbox(ben.memberIdx)]
    expect(before[0]![0]!.contents).toContain(ben.name)
    for (const { name } of [ann, ben, GUEST]) await leave(await join({ name }))
    expect([await inbox(ann.memberIdx), await inbox(ben.memberIdx)]).toEqual(before)
    expect(await mailTexts(ann.memberIdx)).toHaveLength(1)
  })

  it('that name a person go with the person, and others of the same reader stay', async () => {
    const cas = await holder.club.member({ name: 'Cas Benning' })
    await book(ann, `${year}-03-15`, [{ no: 2, kind: 'MEMBER', memberIdx: cas.memberIdx }])
    await tell()
    await make()
    await holder.club.setClock(`${year}-03-16T09:00`)
    expect(await inbox(ann.memberIdx)).toHaveLength(2)
    await leave(ben)
    const [left, ...more] = await inbox(ann.memberIdx)
    expect([left!.contents, more]).toEqual([expect.stringContaining(cas.name), []])
    const mails = await mailTexts(ann.memberIdx)
    expect([mails.length, JSON.stringify(mails)]).toEqual([1, expect.not.stringContaining(ben.name)])
    expect(await inbox(cas.memberIdx)).toHaveLength(1)
  })
})

it('what others were told of an account goes with the one that it was merged into', async () => {
  const { club } = holder
  const kept = await club.member({ name: 'Kim Kept' })
  const pair = { keptIdx: kept.memberIdx, goneIdx: ben.memberIdx, keptVersion: 1, goneVersion: 1 }
  const merged = await club.ask(
    contract.memberMerge.merge,
    { ...pair, take: [], reason: 'One person, two accounts' },
    office,
  )
  expect(merged.result).toBe(true)
  expect((await inbox(ann.memberIdx))[0]!.contents).toContain(ben.name)
  await leave(kept)
  expect(await inbox(ann.memberIdx)).toEqual([])
})

describe('a guest of another', () => {
  const keysOf = () => holder.club.sql`
    select guest_key from booking_player where booking_idx = ${bookingIdx} and guest_key is not null`

  it('stays where a person leaves who wrote the same number, verified by nothing', async () => {
    const before = await guestIn()
    expect(before).toMatchObject(GUEST)
    await leave(await join(GUEST))
    expect(await guestIn()).toEqual(before)
    expect(await keysOf()).toEqual([{ guestKey: '01044442211' }])
  })

  it('goes with the person whose phone was verified by a code, and with it what names the guest', async () => {
    const { club } = holder
    const other = await book(ann, `${year}-03-13`, [{ no: 2, kind: 'MEMBER', memberIdx: ben.memberIdx }])
    await tell()
    await club.setClock(`${year}-03-14T09:00`)
    const me = await join({ name: 'Rae Holm-Berg', phoneNo: GUEST.phoneNo })
    await club.sql`insert into member_phone (member_idx, phone_no) values (${me.memberIdx}, '01044442211')`
    await leave(me)
    expect(await guestIn()).toMatchObject({ kind: 'GUEST' })
    expect(JSON.stringify(await guestIn())).not.toMatch(/Rae|4444/)
    expect(await keysOf()).toEqual([])
    for (const { memberIdx } of [ann, ben])
      expect((await inbox(memberIdx)).map(({ link }) => link)).toEqual([`/mypage?booking=${other}`])
  })

  it('goes with a member whose number is in the record of the club, unless the member wrote it there', async () => {
    const { club } = holder
    const full = async (phoneNo: string, memberNo: string) => {
      const me = await join({ name: 'Full Member', phoneNo })
      await club.sql`update member set member_type = '10', member_no = ${memberNo} where member_idx = ${me.memberIdx}`
      return me
    }
    const me = await full('010-1234-0000', `F-${year}-1`)
    await club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
    const { version, email } = (await club.ask(contract.profile.me, {}, me)).data
    const certToken = await prove(club, 'PROFILE', email, { as: me })
    const changed = await club.ask(contract.profile.change, { version, certToken, phoneNo: GUEST.phoneNo }, me)
    expect(changed.result, JSON.stringify(changed.body)).toBe(true)
    await leave(me)
    expect(await guestIn()).toMatchObject(GUEST)
    await leave(await full(GUEST.phoneNo, `F-${year}-2`))
    expect(JSON.stringify(await guestIn())).not.toMatch(/Rae|4444/)
  })
})

it('a witness, a finder and a signature stay where a namesake leaves', async () => {
  const { club } = holder
  const [feat] = await club.sql<{ idx: number }[]>`
    insert into hof (kind, date, course_idx, member_idx, player_name, witness_names)
    select 'EAGLE', current_club_date(), min(course_idx), ${ann.memberIdx}, '{"en": "Ann"}', ${club.sql.json([{ en: ben.name }])}
    from course returning idx`
  const [item] = await club.sql<{ idx: number }[]>`
    insert into lost_item (kind, title, found_date, found_place, keep_until, finder, signed_by, state)
    values ('KEY', '{"en": "Key"}', current_club_date(), '{"en": "Car park"}', current_club_date() + 30, ${ben.name}, ${ben.name}, 'RETURNED')
    returning idx`
  const read = async () => [
    (await club.ask(contract.hofManage.one, { idx: feat!.idx }, office)).data.witnessNames,
    (await club.ask(contract.lostItemManage.one, { idx: item!.idx }, office)).data,
  ]
  const before = await read()
  expect(before).toMatchObject([[ben.name], { finder: ben.name, signedBy: ben.name }])
  await leave(await join({ name: ben.name }))
  expect(await read()).toEqual(before)
})

it('a message of a manager is erased with the last of those who got it, in the log too', async () => {
  const { club } = holder
  const [me, other] = [await join({ name: 'Ida Moss' }), await join({ name: 'Joe Park' })]
  const send = async (memberIdx: number[]) => {
    const words = { title: 'To Ida Moss', contents: 'Dear Ida Moss', mail: true, isMarketing: false }
    const { outIdx } = (await club.ask(contract.memberMessage.send, { ...words, memberIdx }, office)).data
    return outIdx
  }
  const [own, both] = [await send([me.memberIdx]), await send([me.memberIdx, other.memberIdx])]
  await tell()
  const said = async (outIdx: number) => [
    ...(await club.sql`select title, contents from club_message_out where out_idx = ${outIdx}`),
    ...(await club.sql`select after ->> 'title' as title from audit where noun = 'club-message' and record_idx = ${outIdx}`),
  ]
  const whole = [{ title: 'To Ida Moss', contents: 'Dear Ida Moss' }, { title: 'To Ida Moss' }]
  const gone = [{ title: '', contents: '' }, { title: '~' }]
  await seal(club.sql)
  await leave(me)
  expect([await said(own), await said(both)]).toEqual([gone, whole])
  await leave(other)
  expect([await said(own), await said(both)]).toEqual([gone, gone])
  await seal(club.sql)
  expect((await verify(club.sql)).problem).toBe(null)
})

it('what was searched for an export before leaves the log, and which and when stays', async () => {
  const { club } = holder
  await club.sql`
    insert into audit (call, noun, record_idx, admin_idx, after)
    values ('memberManage.listExport', 'export', 950100, ${office.adminIdx}, '{"keyword": "Ida Moss", "state": "ACTIVE", "rows": 1}')`
  await seal(club.sql)
  await leave(await join({ name: 'Kai Rhee' }))
  const rows = await club.sql`select after, admin_idx from audit where call = 'memberManage.listExport'`
  expect([...rows]).toEqual([{ after: { keyword: '~', state: 'ACTIVE', rows: 1 }, adminIdx: office.adminIdx }])
  await seal(club.sql)
  expect((await verify(club.sql)).problem).toBe(null)
})
