import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sent } from '../../../../test/ask.ts'
import { TestClub } from '../../../../test/club.ts'
import { playedBooking } from '../../../../test/played.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { eraseLeavers } from '../../../member/withdrawal/erase-job.ts'
import { tellFeat } from './tell.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let me: Member
let friend: Member
let office: Manager
let bookingIdx: number
let courseIdx: number
let days = 0

type New = InputOf<typeof contract.hofReport.create> & { files?: Sent[] }
const report = (more: Partial<New> = {}, as: { token: string } | null = me) =>
  holder.club.ask(
    contract.hofReport.create,
    {
      ...{ kind: 'HOLE_IN_ONE', bookingIdx, courseIdx, hole: 3, distance: 150, club: '7 iron', ball: 'Titleist 3' },
      ...{ witness: [friend.memberIdx], publish: true },
      ...more,
    },
    as,
  )
const reported = async (more: Partial<New> = {}) => (await report(more)).data.hofIdx
const answer = (hofIdx: number, state: 'CONFIRMED' | 'DENIED', as: { token: string } | null = friend) =>
  holder.club.ask(contract.hofReport.answer, { hofIdx, state }, as)
const consent = (hofIdx: number, publish: boolean, as: { token: string } | null = me) =>
  holder.club.ask(contract.hofReport.consent, { hofIdx, publish }, as)
const mine = async (as = me) => (await holder.club.ask(contract.hofReport.mine, {}, as)).data.list
const asked = async (as = friend) => (await holder.club.ask(contract.hofReport.asked, {}, as)).data.list
const managed = async (idx: number) => (await holder.club.ask(contract.hofManage.one, { idx }, office)).data
const pass = async (idx: number, state: 'VERIFIED' | 'PUBLISHED' | 'HIDDEN', more: object = {}) => {
  const { version, kind, date, courseIdx, hole, distance, club, ball, member, playerName, ...rest } = await managed(idx)
  return holder.club.ask(
    contract.hofManage.change,
    {
      ...{ idx, version, kind, date, courseIdx, hole, distance, club, ball, memberIdx: member?.memberIdx, playerName },
      ...{ witnessNames: rest.witnessNames, translated: rest.translated, publish: rest.publish, state, ...more },
    } as InputOf<typeof contract.hofManage.change>,
    office,
  )
}
const job = tellFeat({ notify })
const tell = async () => {
  while (await performTasks(jobContext(holder.club.platform, job.name), job));
}
const received = async (as: Member) =>
  (await holder.club.ask(contract.inbox.mine, {}, as)).data.list.filter(({ link }) => link === '/mypage?view=feats')
const shown = async () =>
  (await holder.club.ask(contract.hof.normal, { clubCode: holder.club.platform.club.clubCode, size: 100 })).data.list
const photo = async (): Promise<Sent> => ({
  name: 'green.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#484' } })
    .png()
    .toBuffer(),
})

beforeAll(async () => {
  office = await holder.club.manager({ rights: { '930000': 'R', '930800': 'CRU' } })
  const [course] = await holder.club.sql<{ courseIdx: number }[]>`select course_idx from course where code = '1'`
  courseIdx = course!.courseIdx
})
beforeEach(async () => {
  me = await holder.club.member()
  friend = await holder.club.member()
  bookingIdx = await playedBooking(holder.club, `2026-12-${String(3 + (days++ % 10)).padStart(2, '0')}`, [me, friend])
  await holder.club.setClock('2026-12-20T12:00')
  return () => holder.club.resetClock()
})

describe('POST /hof/reports', () => {
  it('is reported from a tee time that was played, with a photo that only its readers see', async () => {
    const about = (await holder.club.ask(contract.hofReport.about, { bookingIdx }, me)).data
    expect(about.witnesses).toEqual([{ memberIdx: friend.memberIdx, name: expect.any(String) }])
    expect(about.courses[0]).toMatchObject({ courseIdx, holes: 9 })
    const { data } = await report({ files: [await photo()] })
    expect(data).toEqual({ hofIdx: expect.any(Number), state: 'REPORTED' })
    const [feat] = await mine()
    expect(feat).toMatchObject({
      ...{ hofIdx: data.hofIdx, hole: 3, club: '7 iron', bookingIdx, state: 'REPORTED', publish: true },
      witnesses: [{ member: { memberIdx: friend.memberIdx }, state: 'ASKED' }],
    })
    expect((await holder.club.app.inject(feat!.imageUrl!.split('?')[0]!)).statusCode).toBe(404)
    expect((await holder.club.app.inject(feat!.imageUrl!)).statusCode).toBe(200)
    expect(await managed(data.hofIdx)).toMatchObject({
      ...{ member: { memberIdx: me.memberIdx }, booking: { bookingIdx }, state: 'REPORTED' },
      witnesses: [{ state: 'ASKED' }],
    })
  })

  it('needs a tee time of the player, its course, a hole and a witness who played', async () => {
    const stranger = await holder.club.member()
    expect((await report({}, stranger)).fail.msgDetail).toBe('bookingIdx')
    expect((await report({ courseIdx: 999_999 })).fail.msgDetail).toBe('courseIdx')
    expect((await report({ hole: undefined })).fail.msgDetail).toBe('hole')
    expect((await report({ hole: 18 })).fail.msgDetail).toBe('hole')
    expect((await report({ witness: [] })).fail.msgDetail).toBe('witness')
    expect((await report({ witness: [stranger.memberIdx] })).fail.msgDetail).toBe('witness')
    expect((await report({ witness: [me.memberIdx] })).fail.msgDetail).toBe('witness')
    const booked = await playedBooking(holder.club, '2026-12-24', [me, friend], false)
    expect((await report({ bookingIdx: booked })).fail.msgDetail).toBe('bookingIdx')
    expect((await holder.club.ask(contract.hofReport.about, { bookingIdx: booked }, me)).status).toBe(404)
    expect((await report({}, null)).status).toBe(401)
  })

  it('is reported once', async () => {
    const all = await Promise.all([report(), report(), report()])
    expect(all.filter(({ result }) => result)).toHaveLength(1)
    expect((await report()).fail.code).toBe('WRONG_STATE')
    expect((await report({ hole: 5 })).result).toBe(true)
  })
})

describe('PUT /hof/reports/{id}/witness', () => {
  it('asks the witness, who is named once they confirmed, and tells the player', async () => {
    const hofIdx = await reported()
    await tell()
    expect((await received(friend))[0]).toMatchObject({ link: '/mypage?view=feats' })
    expect(await asked()).toMatchObject([{ hofIdx, state: 'ASKED', hole: 3 }])
    expect((await managed(hofIdx)).witnessNames).toEqual([])
    expect((await answer(hofIdx, 'CONFIRMED')).result).toBe(true)
    expect((await managed(hofIdx)).witnessNames).toHaveLength(1)
    await tell()
    expect((await received(me))[0]!.title).toContain('confirmed')
    expect((await answer(hofIdx, 'DENIED')).fail.code).toBe('WRONG_STATE')
    expect((await mine())[0]!.witnesses).toMatchObject([{ state: 'CONFIRMED', answeredAt: expect.any(String) }])
  })

  it('is denied without a name, and answered by the witness alone', async () => {
    const hofIdx = await reported()
    expect((await answer(hofIdx, 'CONFIRMED', me)).status).toBe(404)
    expect((await answer(hofIdx, 'CONFIRMED', await holder.club.member())).status).toBe(404)
    expect((await answer(hofIdx, 'DENIED')).result).toBe(true)
    expect((await managed(hofIdx)).witnessNames).toEqual([])
    expect(await asked(me)).toEqual([])
  })

  it('is not asked any more of what the club hid', async () => {
    const hofIdx = await reported()
    await pass(hofIdx, 'HIDDEN')
    expect(await asked()).toEqual([])
    expect((await answer(hofIdx, 'CONFIRMED')).fail.code).toBe('WRONG_STATE')
  })
})

describe('publishing', () => {
  it('comes after the verification, only with consent, which the player may withdraw', async () => {
    const hofIdx = await reported({ publish: false })
    await pass(hofIdx, 'VERIFIED')
    expect((await pass(hofIdx, 'PUBLISHED')).fail.code).toBe('WRONG_STATE')
    await consent(hofIdx, true)
    expect((await pass(hofIdx, 'PUBLISHED')).result).toBe(true)
    await expect.poll(async () => (await shown()).some(({ idx }) => idx === hofIdx)).toBe(true)
    await tell()
    expect((await received(me)).map(({ title }) => title)).toContainEqual(expect.stringContaining('hall of fame'))
    expect((await consent(hofIdx, false)).result).toBe(true)
    expect((await mine())[0]).toMatchObject({ state: 'VERIFIED', publish: false })
    await expect.poll(async () => (await shown()).some(({ idx }) => idx === hofIdx)).toBe(false)
    expect((await consent(hofIdx, true, friend)).status).toBe(404)
  })
})

it('what named the player or a witness to the other goes with the account', async () => {
  const { sql } = holder.club
  const close = async ({ memberIdx }: Member) => {
    await sql`
      update member set state = 'WITHDRAW_REQUESTED', undo_until = club_now() - interval '1 minute' where member_idx = ${memberIdx}`
    await eraseLeavers.run(jobContext(holder.club.platform, eraseLeavers.name))
  }
  const count = async ({ memberIdx }: Member) => {
    const [row] = await sql`
      select (select count(*)::int from member_message where kind = 'FEAT' and member_idx = ${memberIdx}) as messages,
        (select count(*)::int from mail where kind = 'FEAT' and member_idx = ${memberIdx}) as mails`
    return row
  }
  for (const isOld of [false, true]) {
    const another = await holder.club.member({ name: 'Kit Wynn' })
    const player = await holder.club.member({ name: 'Pat Noh' })
    const booked = await playedBooking(holder.club, isOld ? '2026-12-26' : '2026-12-25', [player, friend, another])
    const more = { bookingIdx: booked, witness: [friend.memberIdx, another.memberIdx] }
    const { hofIdx } = (await report(more, player)).data
    for (const witness of [friend, another]) await answer(hofIdx, 'CONFIRMED', witness)
    await tell()
    if (isOld)
      for (const table of ['member_message', 'mail'])
        await sql`update ${sql(table)} set named = null, booking_idx = null`
    expect(await count(player)).toEqual({ messages: 2, mails: 2 })
    await close(another)
    expect(await count(player)).toEqual({ messages: 1, mails: 1 })
    expect((await received(player))[0]!.contents).toContain(friend.name)
    await close(player)
    expect(await count(friend)).toEqual({ messages: 0, mails: 0 })
  }
})

it('the log names no witness, and what a witness was goes with the account', async () => {
  const hofIdx = await reported()
  await answer(hofIdx, 'CONFIRMED')
  const [name] = (await managed(hofIdx)).witnessNames
  const log = JSON.stringify(await holder.club.sql`select before, after from audit where noun = 'hof'`)
  expect(log).not.toContain(name)
  await holder.club.sql`
    update member set state = 'WITHDRAW_REQUESTED', undo_until = club_now() - interval '1 minute' where member_idx = ${friend.memberIdx}`
  await eraseLeavers.run(jobContext(holder.club.platform, eraseLeavers.name))
  expect(await managed(hofIdx)).toMatchObject({ witnessNames: [], witnesses: [] })
})
