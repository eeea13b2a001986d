import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sent } from '../../test/ask.ts'
import { TestClub } from '../../test/club.ts'
import { jobContext } from '../job/context.ts'
import { eraseLeavers } from '../member/withdrawal/erase-job.ts'
import { closeInquiries } from './job.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
const RIGHTS = { '950000': 'R', '950200': 'RU' }
let me: Member
let office: Manager

const QUESTION = { type: 'QUESTION', title: 'Lockers', contents: 'May I rent a locker for the season?' }
type New = InputOf<typeof contract.inquiry.create> & { files?: Sent[] }
const write = (more: Partial<New> = {}, as: { token: string } | null = me, headers?: Record<string, string>) =>
  holder.club.ask(contract.inquiry.create, { ...QUESTION, ...more }, as, headers)
const written = async (more: Partial<New> = {}) => (await write(more)).data.idx
const read = (idx: number, as: { token: string } | null = me) => holder.club.ask(contract.inquiry.one, { idx }, as)
const change = (
  idx: number,
  more: Partial<InputOf<typeof contract.inquiry.change>> & { files?: Sent[] } = {},
  as: { token: string } | null = me,
) => holder.club.ask(contract.inquiry.change, { idx, version: 1, ...QUESTION, ...more }, as)
const remove = (idx: number, as: { token: string } | null = me) => holder.club.ask(contract.inquiry.remove, { idx }, as)
const setState = (
  idx: number,
  state: 'REOPENED' | 'CLOSED',
  { text, as = me }: { text?: string; as?: { token: string } | null } = {},
) => holder.club.ask(contract.inquiry.setState, { idx, state, text }, as)
const managed = async (idx: number, as = office) =>
  (await holder.club.ask(contract.inquiryManage.one, { idx }, as)).data
const versionOf = async (idx: number) => (await managed(idx)).version
const assign = async (
  idx: number,
  more: Partial<InputOf<typeof contract.inquiryManage.assign>> = {},
  as: { token: string } | null = office,
) => {
  const version = more.version ?? (await versionOf(idx))
  return holder.club.ask(contract.inquiryManage.assign, { idx, adminIdx: office.adminIdx, ...more, version }, as)
}
const answer = async (
  idx: number,
  more: Partial<InputOf<typeof contract.inquiryManage.answer>> & { files?: Sent[] } = {},
  as: { token: string } | null = office,
) => {
  const version = more.version ?? (await versionOf(idx))
  return holder.club.ask(contract.inquiryManage.answer, { idx, contents: 'Yes, you may.', ...more, version }, as)
}
const file = async (name = 'photo.png'): Promise<Sent> => ({
  name,
  type: 'image/png',
  bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f5b3f' } })
    .png()
    .toBuffer(),
})
const closeByJob = () => closeInquiries.run(jobContext(holder.club.platform, closeInquiries.name))
/** A member with an appeal against a penalty, which came into force today. */
async function appealed(): Promise<{ penaltyIdx: number; idx: number }> {
  const [row] = await holder.club.sql<{ penaltyIdx: number }[]>`
    insert into penalty (member_idx, code, state, from_date, until_date)
    values (${me.memberIdx}, 'W8', 'ACTIVE', current_club_date(), current_club_date() + 30) returning penalty_idx`
  const { penaltyIdx } = row!
  const { data } = await holder.club.ask(contract.myPenalty.appeal, { penaltyIdx, text: 'I was ill.' }, me)
  return { penaltyIdx, idx: data.vocIdx }
}

beforeAll(async () => {
  office = await holder.club.manager({ rights: RIGHTS })
})
beforeEach(async () => {
  await holder.club.setClock('2027-03-03T12:00')
  me = await holder.club.member()
})

describe('POST /voc', () => {
  it('is received with private files, which only its member and managers of enquiries read', async () => {
    const { data } = await write({ files: [await file(), await file('second.png')] })
    expect(data).toEqual({ idx: expect.any(Number), version: 1 })
    const mine = (await read(data.idx)).data
    expect(mine).toMatchObject({ ...QUESTION, state: 'RECEIVED', reopensLeft: 2, reopens: [], version: 1 })
    expect(mine.files.map(({ name }) => name)).toEqual(['photo.png', 'second.png'])
    const bare = mine.files[0]!.url.split('?')[0]!
    expect((await holder.club.app.inject(bare)).statusCode).toBe(404)
    expect((await holder.club.app.inject(mine.files[0]!.url)).statusCode).toBe(200)
    expect((await managed(data.idx)).files).toHaveLength(2)
  })

  it('is for members, suspended and read-only ones too', async () => {
    expect((await write({}, null)).status).toBe(401)
    expect((await write({}, office)).status).toBe(403)
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 30)`
    expect((await write()).result).toBe(true)
    await holder.club.sql`update session set terms_limit = 'READ_ONLY' where member_idx = ${me.memberIdx}`
    const idx = await written()
    expect((await change(idx)).result).toBe(true)
    expect((await remove(idx)).result).toBe(true)
  })

  it.each([
    ['type', { type: 'NO_SUCH' }],
    ['type', { type: 'APPEAL' }],
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(201) }],
    ['contents', { contents: ' ' }],
    ['contents', { contents: 'x'.repeat(5001) }],
    ['bookingIdx', { bookingIdx: 1 }],
    ['penaltyIdx', { penaltyIdx: 1 }],
  ])('takes no wrong %s', async (field, more) => {
    expect((await write(more)).fail).toMatchObject({ code: '400', msgDetail: field })
  })

  it('takes five files at most, of kinds and a size that we take', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, () => file()))
    expect((await write({ files: six })).status).toBe(400)
    expect(
      (await write({ files: [{ name: 'a.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }] })).status,
    ).toBe(415)
    const large = { name: 'a.txt', type: 'text/plain', bytes: Buffer.alloc(10_000_001, 'a') }
    expect((await write({ files: [large] })).status).toBe(413)
    const broken = { ...(await file('broken.png')), bytes: Buffer.from('\x89PNG\r\n\x1a\nnothing more') }
    expect((await write({ files: [broken] })).result).toBe(false)
  })

  it('is about a tee time or a penalty of the member’s own', async () => {
    const [slot] = (await holder.club.day('2027-03-10', { slots: 1 })) as [number]
    const { bookingIdx } = (await holder.club.book(me, slot, await holder.club.hold(me, slot))).data
    const idx = await written({ bookingIdx, type: 'RESERVATION' })
    expect((await read(idx)).data.booking).toMatchObject({ bookingIdx, date: '2027-03-10' })
    const other = await holder.club.member()
    expect((await write({ bookingIdx }, other)).fail.msgDetail).toBe('bookingIdx')
  })

  it('is refused for the eleventh in an hour, by the club’s clock', async () => {
    for (let n = 0; n < 10; n++) expect((await write()).result).toBe(true)
    const { fail } = await write()
    expect(fail).toMatchObject({ code: 'RATE_LIMIT', msgVar: { retryAt: expect.any(String) } })
    await holder.club.moveClock(3601)
    expect((await write()).result).toBe(true)
  })

  it('lets no burst exceed the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => write()))
    expect(answers.filter(({ result }) => result)).toHaveLength(10)
  })

  it('is answered as before when it is sent again with its key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [await write({}, me, key), await write({}, me, key)]
    expect(again.data).toEqual(first.data)
    expect((await holder.club.ask(contract.inquiry.mine, {}, me)).data.total).toBe(1)
  })
})

describe('GET /voc', () => {
  it('lists the member’s own, without what was written', async () => {
    const idx = await written()
    await written({ type: 'PRAISE', title: 'Greens' })
    await write({}, await holder.club.member())
    const { data } = await holder.club.ask(contract.inquiry.mine, {}, me)
    expect(data).toMatchObject({ total: 2, list: [{ type: 'PRAISE' }, { idx, type: 'QUESTION', state: 'RECEIVED' }] })
    expect(data.list[0]).not.toHaveProperty('contents')
    const by = async (filter: object) => (await holder.club.ask(contract.inquiry.mine, filter, me)).data.total
    expect(await by({ type: 'PRAISE' })).toBe(1)
    expect(await by({ state: 'CLOSED' })).toBe(0)
    expect(await by({ keyword: 'gree' })).toBe(1)
    expect((await holder.club.ask(contract.inquiry.mine, {}, null)).status).toBe(401)
    expect((await holder.club.ask(contract.inquiry.mine, {}, office)).status).toBe(403)
  })
})

describe('GET /voc/{id}', () => {
  it('is another’s or none: not found', async () => {
    const idx = await written()
    expect((await read(idx, await holder.club.member())).status).toBe(404)
    expect((await read(999_999)).status).toBe(404)
    expect((await read(idx, null)).status).toBe(401)
    expect((await read(idx, office)).status).toBe(403)
  })

  it('never has a note of managers', async () => {
    const idx = await written()
    await holder.club.ask(contract.inquiryManage.addNote, { idx, text: 'A difficult one' }, office)
    await answer(idx)
    const { body } = await read(idx)
    expect(JSON.stringify(body)).not.toContain('difficult')
    expect(JSON.stringify(body)).not.toContain('notes')
    const file = await holder.club.ask(contract.profile.exportData, {}, me)
    expect(String(file.bytes)).not.toContain('difficult')
  })
})

describe('PUT /voc', () => {
  it('changes what is received, and keeps the files that are named', async () => {
    const idx = await written({ files: [await file('a.png'), await file('b.png')] })
    const [, b] = (await read(idx)).data.files
    const changed = await change(idx, { title: 'Shoes', keepFiles: [b!.fileIdx], files: [await file('c.png')] })
    expect(changed.data).toEqual({ idx, version: 2 })
    const { data } = await read(idx)
    expect(data).toMatchObject({ title: 'Shoes', files: [{ name: 'b.png' }, { name: 'c.png' }] })
    expect((await change(idx)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect((await change(idx, { version: 2, keepFiles: [999_999] })).fail.msgDetail).toBe('keepFiles')
    const more = await Promise.all(['1', '2', '3', '4'].map((n) => file(`${n}.png`)))
    const kept = data.files.map(({ fileIdx }) => fileIdx)
    expect((await change(idx, { version: 2, keepFiles: kept, files: more })).fail.msgDetail).toBe('files')
    expect((await change(idx, { version: 2, type: 'APPEAL' })).fail.msgDetail).toBe('type')
  })

  it('is refused once a manager has it, of an appeal, and to others', async () => {
    const idx = await written()
    expect((await change(idx, {}, await holder.club.member())).status).toBe(404)
    expect((await change(idx, {}, office)).status).toBe(403)
    expect((await change(idx, {}, null)).status).toBe(401)
    await assign(idx)
    expect((await change(idx, { version: 2 })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'ASSIGNED' },
    })
    const { idx: appeal } = await appealed()
    expect((await change(appeal)).fail.code).toBe('WRONG_STATE')
  })
})

describe('DELETE /voc', () => {
  it('deletes what is received, with its files and notes', async () => {
    const idx = await written({ files: [await file()] })
    const { url } = (await read(idx)).data.files[0]!
    await holder.club.ask(contract.inquiryManage.addNote, { idx, text: 'Seen' }, office)
    expect((await remove(idx)).data).toEqual({ deleted: 1 })
    expect((await read(idx)).status).toBe(404)
    expect((await holder.club.app.inject(url)).statusCode).toBe(404)
    expect((await remove(idx)).status).toBe(404)
  })

  it('is refused once a manager has it, of an appeal, and to others', async () => {
    const idx = await written()
    expect((await remove(idx, await holder.club.member())).status).toBe(404)
    expect((await remove(idx, office)).status).toBe(403)
    expect((await remove(idx, null)).status).toBe(401)
    await assign(idx)
    expect((await remove(idx)).fail.code).toBe('WRONG_STATE')
    expect((await remove((await appealed()).idx)).fail.code).toBe('WRONG_STATE')
  })

  it('is deleted or assigned, never both', async () => {
    const idx = await written()
    const [gone, taken] = await Promise.all([remove(idx), assign(idx, { version: 1 })])
    expect([gone.result, taken.result].filter(Boolean)).toHaveLength(1)
  })
})

describe('PUT /voc/{id}/state', () => {
  it('reopens an answered enquiry twice; earlier answers stay with their files', async () => {
    const idx = await written()
    await answer(idx, { contents: 'No.', files: [await file('plan.png')] })
    const once = (await setState(idx, 'REOPENED', { text: 'Why not?' })).data
    expect(once).toMatchObject({ state: 'REOPENED', reopensLeft: 1, reopens: [{ text: 'Why not?' }] })
    expect(once.answer ?? null).toBeNull()
    expect(once.reopens[0]!.answer).toMatchObject({ contents: 'No.', files: [{ name: 'plan.png' }] })
    expect((await setState(idx, 'REOPENED')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'REOPENED' } })
    await answer(idx, { contents: 'All are rented.' })
    expect((await setState(idx, 'REOPENED')).data.reopensLeft).toBe(0)
    const { data } = await answer(idx, { contents: 'Next year.' })
    expect(data.reopens.map((one) => one.answer.contents)).toEqual(['No.', 'All are rented.'])
    expect(data.answer).toMatchObject({ contents: 'Next year.', files: [] })
    expect((await setState(idx, 'REOPENED')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'ANSWERED' } })
    expect((await setState(idx, 'CLOSED')).data.state).toBe('CLOSED')
    expect((await setState(idx, 'CLOSED')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CLOSED' } })
  })

  it('reopens as often as the club allows, and says until when', async () => {
    const set = (values: object) => holder.club.sql`
      insert into rule_setting (name, "values") values ('inquiry', ${holder.club.sql.json({ ...values })})
      on conflict (name) do update set "values" = excluded."values"`
    await set({ reopensMost: 3, closedAfterDays: 5 })
    const idx = await written()
    for (const left of [2, 1, 0]) {
      await answer(idx)
      expect((await setState(idx, 'REOPENED', { text: 'More' })).data).toMatchObject({ reopensLeft: left })
    }
    await answer(idx)
    expect((await setState(idx, 'REOPENED')).code).toBe('WRONG_STATE')
    const { reopens, ...closing } = (await read(idx)).data
    expect([reopens.length, closing.closesAt]).toEqual([3, expect.stringMatching(/^2027-03-08T03:00/)])
    // Fewer than there were.
    await set({ reopensMost: 0 })
    expect((await read(idx)).data).toMatchObject({
      ...{ reopensLeft: 0, closesAt: expect.stringMatching(/^2027-03-17T03:00/) },
    })
    const other = await written()
    expect((await read(other)).data.closesAt ?? null).toBeNull()
    await answer(other)
    expect((await setState(other, 'REOPENED')).code).toBe('WRONG_STATE')
    await set({})
  })

  it('is refused before the answer, of an appeal, and to others', async () => {
    const idx = await written()
    for (const state of ['REOPENED', 'CLOSED'] as const)
      expect((await setState(idx, state)).fail.code).toBe('WRONG_STATE')
    expect((await setState((await appealed()).idx, 'CLOSED')).fail.code).toBe('WRONG_STATE')
    await answer(idx)
    expect((await setState(idx, 'CLOSED', { as: await holder.club.member() })).status).toBe(404)
    expect((await setState(idx, 'CLOSED', { as: office })).status).toBe(403)
    expect((await setState(idx, 'CLOSED', { as: null })).status).toBe(401)
    expect((await holder.club.send(contract.inquiry.setState, { idx, state: 'ANSWERED' }, me)).status).toBe(400)
  })

  it('is reopened or closed once by presses at the same time', async () => {
    const idx = await written()
    await answer(idx)
    const answers = await Promise.all([setState(idx, 'REOPENED'), setState(idx, 'CLOSED'), setState(idx, 'REOPENED')])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
  })
})

describe('the job', () => {
  it('closes what was answered 14 days ago, by the club’s clock, and nothing else', async () => {
    const [answered, open, again] = [await written(), await written(), await written()]
    await answer(answered)
    await answer(again)
    await setState(again, 'REOPENED', { text: 'More' })
    await holder.club.moveClock(14 * 86_400 - 60)
    await closeByJob()
    expect((await read(answered)).data.state).toBe('ANSWERED')
    await holder.club.moveClock(120)
    await Promise.all([closeByJob(), closeByJob()])
    const states = await Promise.all([answered, open, again].map(async (idx) => (await read(idx)).data.state))
    expect(states).toEqual(['CLOSED', 'RECEIVED', 'REOPENED'])
    expect((await managed(answered)).version).toBe(3)
  })

  it('closes after as many days as the club waits', async () => {
    const idx = await written()
    await answer(idx)
    await holder.club.sql`insert into rule_setting (name, "values") values ('inquiry', '{"closedAfterDays": 3}')
      on conflict (name) do update set "values" = excluded."values"`
    await holder.club.moveClock(3 * 86_400 - 60)
    await closeByJob()
    expect((await read(idx)).data.state).toBe('ANSWERED')
    await holder.club.moveClock(120)
    await closeByJob()
    expect((await read(idx)).data.state).toBe('CLOSED')
    await holder.club.sql`delete from rule_setting where name = 'inquiry'`
  })
})

describe('erasing the member', () => {
  it('erases texts, answers, notes and files, and keeps type and times', async () => {
    const idx = await written({ files: [await file()] })
    const taken = { idx, version: 1, adminIdx: office.adminIdx, text: 'Secret zero' }
    expect((await holder.club.ask(contract.inquiryManage.assign, taken, office)).result).toBe(true)
    await answer(idx, { contents: 'Secret one' })
    await setState(idx, 'REOPENED', { text: 'Secret two' })
    await holder.club.ask(contract.inquiryManage.addNote, { idx, text: 'Secret three' }, office)
    await holder.club.sql`
      update member set state = 'WITHDRAW_REQUESTED', undo_until = club_now() - interval '1 minute' where member_idx = ${me.memberIdx}`
    await eraseLeavers.run(jobContext(holder.club.platform, eraseLeavers.name))
    const [row] = await holder.club.sql`
      select q.type, q.state, q.title || q.contents || q.taken_text || r.text || r.answer as words, q.due_at,
        (select count(*)::int from inquiry_note n where n.idx = q.idx) as notes,
        (select count(*)::int from inquiry_file f where f.idx = q.idx) as files
      from inquiry q join inquiry_reopen r using (idx) where q.idx = ${idx}`
    expect(row).toEqual({ type: 'QUESTION', state: 'CLOSED', words: '', dueAt: null, notes: 0, files: 0 })
  })
})
