import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
const RIGHTS = { '950000': 'R', '950200': 'RU' }
let me: Member
let office: Manager
let reader: Manager
let other: Manager

const text: Sent = { name: 'map.txt', type: 'text/plain', bytes: Buffer.from('north') }
const write = async (more: Partial<InputOf<typeof contract.inquiry.create>> = {}) =>
  (
    await holder.club.ask(
      contract.inquiry.create,
      { type: 'QUESTION', title: 'Lockers', contents: 'May I rent a locker?', ...more },
      me,
    )
  ).data.idx
const list = async (filter: object = {}, as: { token: string } | null = office) =>
  holder.club.ask(contract.inquiryManage.list, filter, as)
const one = (idx: number, as: { token: string } | null = office) =>
  holder.club.ask(contract.inquiryManage.one, { idx }, as)
const assign = (
  idx: number,
  version: number,
  adminIdx = office.adminIdx,
  as: { token: string } | null = office,
  added?: string,
) => holder.club.ask(contract.inquiryManage.assign, { idx, version, adminIdx, text: added }, as)
const answer = (
  idx: number,
  version: number,
  more: Partial<InputOf<typeof contract.inquiryManage.answer>> & { files?: Sent[] } = {},
  as: { token: string } | null = office,
) => holder.club.ask(contract.inquiryManage.answer, { idx, version, contents: 'Yes, you may.', ...more }, as)
const note = (idx: number, as: { token: string } | null = office, headers?: Record<string, string>) =>
  holder.club.ask(contract.inquiryManage.addNote, { idx, text: 'Ask the locker room.' }, as, headers)
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
  other = await holder.club.manager({ rights: RIGHTS })
  reader = await holder.club.manager({ rights: { '950000': 'R', '950200': 'R' } })
})
/** Wednesday; what is there already is of other tests. */
beforeEach(async () => {
  await holder.club.setClock('2027-03-03T12:00')
  me = await holder.club.member({ name: 'Park Jiwoo' })
  await holder.club.sql`update inquiry set state = 'CLOSED' where type <> 'APPEAL'`
})

describe('GET /manage/inquiries', () => {
  it('lists what is due next first, by state, type, manager, words and member', async () => {
    const [first, second] = [await write(), await write({ type: 'PRAISE', title: 'Greens' })]
    await assign(second, 1)
    const found = async (filter: object) => (await list(filter)).data.list.map(({ idx }) => idx)
    expect((await found({})).slice(0, 2)).toEqual([first, second])
    expect(await found({ state: 'ASSIGNED' })).toEqual([second])
    expect(await found({ type: 'PRAISE', state: 'ASSIGNED' })).toEqual([second])
    expect(await found({ adminIdx: office.adminIdx, keyword: 'Greens' })).toContain(second)
    expect(await found({ adminIdx: other.adminIdx })).toEqual([])
    expect(await found({ keyword: 'jiwoo', state: 'RECEIVED' })).toEqual([first])
    expect(await found({ keyword: 'jiwoo', unassigned: true })).toEqual([first])
    expect(await found({ keyword: 'jiwoo', unassigned: false })).toEqual([second])
    expect((await list()).data.list[1]).toMatchObject({
      ...{ member: { memberIdx: me.memberIdx, name: 'Park Jiwoo' }, isOverdue: false },
      assignee: { adminIdx: office.adminIdx, name: `Manager ${office.id}` },
    })
    expect((await list({}, reader)).result).toBe(true)
    expect((await list({}, me)).status).toBe(403)
    expect((await list({}, null)).status).toBe(401)
    const elsewhere = await holder.club.manager({ rights: { '950000': 'R', '950100': 'CRUD' } })
    expect((await list({}, elsewhere)).status).toBe(403)
  })

  it('is due on business days of the club: after one to be assigned, after three to be answered', async () => {
    // Thursday is a holiday, Friday is not; then the weekend.
    await holder.club.sql`
      insert into holiday (date, name) values ('2027-03-04', '{"en": "Founders"}') on conflict do nothing`
    const idx = await write()
    const dueOn = async () => {
      const { dueAt } = (await one(idx)).data
      return dueAt && Temporal.Instant.from(dueAt).toZonedDateTimeISO('Asia/Seoul').toPlainDateTime().toString()
    }
    expect(await dueOn()).toBe('2027-03-05T23:59:59')
    await holder.club.setClock('2027-03-05T23:59:58')
    expect((await list({ overdue: true })).data.list.map((row) => row.idx)).not.toContain(idx)
    await holder.club.setClock('2027-03-06T00:00')
    expect((await list({ overdue: true })).data.list[0]).toMatchObject({ idx, isOverdue: true })
    await assign(idx, 1)
    expect(await dueOn()).toBe('2027-03-09T23:59:59')
    await answer(idx, 2)
    expect(await dueOn()).toBeFalsy()
    await holder.club.setClock('2027-03-12T09:00')
    await holder.club.ask(contract.inquiry.setState, { idx, state: 'REOPENED', text: 'Which?' }, me)
    expect(await dueOn()).toBe('2027-03-17T23:59:59')
    // The course is closed on the Monday.
    await holder.club.sql`delete from holiday where date = '2027-03-04'`
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values ('2027-03-15', 'WD', 'WEEKDAY', 'SUSPENDED')`
    await assign(await write(), 1)
    const [next] = (await list({ state: 'ASSIGNED' })).data.list
    expect(next?.dueAt).toBe(Temporal.Instant.from('2027-03-18T23:59:59+09:00').toString())
  })
})

describe('the day on which an open enquiry is due', () => {
  const due = async (idx: number) => {
    const { dueAt } = (await one(idx)).data
    return dueAt && Temporal.Instant.from(dueAt).toZonedDateTimeISO('Asia/Seoul').toPlainDate().toString()
  }

  it('follows a holiday that is added, moved and removed, and that of an appeal does not', async () => {
    const calendar = await holder.club.manager({ rights: { '960000': 'R', '960100': 'CRUD' } })
    await holder.club.setClock('2027-03-17T12:00')
    const [received, assigned, reopened, { idx: appeal }] = [
      await write(),
      await write(),
      await write(),
      await appealed(),
    ]
    await assign(assigned, 1)
    await answer(reopened, 1)
    await holder.club.ask(contract.inquiry.setState, { idx: reopened, state: 'REOPENED', text: 'Which?' }, me)
    const all = () => Promise.all([received, assigned, reopened, appeal].map(due))
    const before = ['2027-03-18', '2027-03-22', '2027-03-22', '2027-03-31']
    expect(await all()).toEqual(before)
    const fields = { name: 'Election', translated: { ko: { name: '선거일' } }, dayType: 'HO' as const }
    const added = await holder.club.ask(contract.holiday.create, { ...fields, date: '2027-03-18' }, calendar)
    const { holidayIdx } = added.data
    expect(await all()).toEqual(['2027-03-19', '2027-03-23', '2027-03-23', '2027-03-31'])
    await holder.club.ask(contract.holiday.change, { ...fields, holidayIdx, version: 1, date: '2027-03-22' }, calendar)
    expect(await all()).toEqual(['2027-03-18', '2027-03-23', '2027-03-23', '2027-03-31'])
    await holder.club.ask(contract.holiday.remove, { holidayIdx }, calendar)
    expect(await all()).toEqual(before)
    await answer(assigned, 2)
    await holder.club.ask(contract.holiday.create, { ...fields, date: '2027-03-19' }, calendar)
    expect(await due(assigned)).toBeFalsy()
  })

  it('follows a day that the club closes and opens again', async () => {
    await holder.club.setClock('2027-03-24T12:00')
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values ('2027-03-25', 'WD', 'WEEKDAY', 'PUBLISHED')`
    const idx = await write()
    const become = (state: string) => holder.club.sql`update sheet_day set state = ${state} where date = '2027-03-25'`
    expect(await due(idx)).toBe('2027-03-25')
    await become('SUSPENDED')
    expect(await due(idx)).toBe('2027-03-26')
    await become('PUBLISHED')
    expect(await due(idx)).toBe('2027-03-25')
  })

  it('follows the policy of the club, at once and for later ones, and that of an appeal does not', async () => {
    const ruler = await holder.club.manager({ rights: { '940000': 'R', '940300': 'RU' } })
    const set = async (values: Record<string, number>) => {
      const { version } = (await holder.club.ask(contract.clubPolicy.read, { name: 'inquiry' }, ruler)).data
      const changed = await holder.club.ask(contract.clubPolicy.change, { name: 'inquiry', values, version }, ruler)
      expect(changed.data.values).toMatchObject(values)
    }
    await holder.club.setClock('2027-04-05T12:00')
    const [received, assigned, { idx: appeal }] = [await write(), await write(), await appealed()]
    await assign(assigned, 1)
    const all = () => Promise.all([received, assigned, appeal].map(due))
    const numbers = async () => {
      const { assignDays, answerDays } = (await list()).data
      return { assignDays, answerDays, closedAfterDays: (await one(received)).data.closedAfterDays }
    }
    // Those of the database are those of the product.
    expect(await all()).toEqual(['2027-04-06', '2027-04-08', '2027-04-19'])
    const { assignDays, answerDays, closedAfterDays } = POLICIES_FIRST.inquiry
    expect(await numbers()).toEqual({ assignDays, answerDays, closedAfterDays })
    await set({ assignDays: 2, answerDays: 5, closedAfterDays: 7 })
    expect(await all()).toEqual(['2027-04-07', '2027-04-12', '2027-04-19'])
    expect(await due(await write())).toBe('2027-04-07')
    expect(await numbers()).toEqual({ assignDays: 2, answerDays: 5, closedAfterDays: 7 })
    expect((await holder.club.ask(contract.inquiry.mine, {}, me)).data.answerDays).toBe(5)
    await holder.club.sql`delete from rule_setting where name = 'inquiry'`
    expect(await all()).toEqual(['2027-04-06', '2027-04-08', '2027-04-19'])
  })
})

describe('GET /manage/inquiries/{id}', () => {
  it('shows the member, notes and who may answer, to managers with the right', async () => {
    const idx = await write()
    await note(idx)
    const { data } = await one(idx, reader)
    expect(data).toMatchObject({
      ...{ contents: 'May I rent a locker?', member: { name: 'Park Jiwoo' }, memberLang: 'en' },
      notes: [{ text: 'Ask the locker room.', by: `Manager ${office.id}` }],
    })
    const names = data.assignees.map(({ adminIdx }) => adminIdx)
    expect(names).toEqual(expect.arrayContaining([office.adminIdx, other.adminIdx]))
    expect(names).not.toContain(reader.adminIdx)
    expect((await one(999_999)).status).toBe(404)
    expect((await one(idx, me)).status).toBe(403)
    expect((await one(idx, null)).status).toBe(401)
  })

  it('has a history without a word of the member', async () => {
    const idx = await write()
    await assign(idx, 1)
    await answer(idx, 2, { close: true })
    const { data } = await holder.club.ask(contract.inquiryManage.history, { recordIdx: idx }, reader)
    const changes = data.list.map((entry) => entry.changes.map(({ field, after }) => [field, after]))
    expect(changes[0]).toEqual([['state', 'CLOSED']])
    expect(changes[1]).toEqual([
      ['state', 'ASSIGNED'],
      ['assignee', `Manager ${office.id}`],
    ])
    const log = await holder.club.sql`select before, after from audit where noun = 'inquiry' and record_idx = ${idx}`
    expect(JSON.stringify(log)).not.toContain('locker')
  })
})

describe('PUT /manage/inquiries/{id}/assign', () => {
  it('assigns it to a manager who may answer, and to another until it is answered', async () => {
    const idx = await write()
    expect((await assign(idx, 1)).data).toMatchObject({ state: 'ASSIGNED', assignee: { adminIdx: office.adminIdx } })
    expect((await assign(idx, 2, other.adminIdx)).data).toMatchObject({ assignee: { adminIdx: other.adminIdx } })
    await answer(idx, 3)
    expect((await assign(idx, 4)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'ANSWERED' } })
    await holder.club.ask(contract.inquiry.setState, { idx, state: 'REOPENED' }, me)
    expect((await assign(idx, 5)).data).toMatchObject({ state: 'REOPENED', assignee: { adminIdx: office.adminIdx } })
  })

  it('is refused with an old version, to one without the right, and by one', async () => {
    const idx = await write()
    expect((await assign(idx, 1, reader.adminIdx)).fail.msgDetail).toBe('adminIdx')
    expect((await assign(idx, 1, office.adminIdx, reader)).status).toBe(403)
    expect((await assign(idx, 1, office.adminIdx, me)).status).toBe(403)
    expect((await assign(idx, 1, office.adminIdx, null)).status).toBe(401)
    expect((await assign(999_999, 1)).status).toBe(404)
    await assign(idx, 1)
    expect((await assign(idx, 1)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
  })
})

describe('the first answer', () => {
  const mails = () => holder.club.sql<{ subject: string; text: string }[]>`
    select subject, text from mail where kind = 'INQUIRY_TAKEN' and member_idx = ${me.memberIdx} order by mail_idx`
  const read = async (idx: number) => (await holder.club.ask(contract.inquiry.one, { idx }, me)).data

  it('says by whom and by which day, once, and stays as it was said', async () => {
    const idx = await write()
    expect(await read(idx)).toMatchObject({ dueFor: 'FIRST_ANSWER' })
    expect((await read(idx)).dueAt).toBe(Temporal.Instant.from('2027-03-04T23:59:59+09:00').toString())
    await assign(idx, 1, other.adminIdx)
    await assign(idx, 2)
    expect(await mails()).toMatchObject([
      {
        subject: expect.stringContaining('working on your enquiry'),
        text: expect.stringMatching(/Manager .* is taking care of your enquiry “Lockers”.*by 2027\.03\.08/s),
      },
    ])
    expect((await mails())[0]?.text).toContain(`Manager ${other.id}`)
    const [message] = await holder.club.sql`
      select link from member_message where kind = 'INQUIRY_TAKEN' and member_idx = ${me.memberIdx}`
    expect(message).toEqual({ link: `/mypage/cs/${idx}` })
    const said = { text: '', by: `Manager ${other.id}`, answerBy: '2027-03-08' }
    expect(await read(idx)).toMatchObject({ state: 'ASSIGNED', dueFor: 'ANSWER', firstAnswer: said })
    // A holiday moves the day that it is due, not what was said.
    await holder.club.sql`insert into holiday (date, name, day_type) values ('2027-03-05', '{"en": "Election"}', 'HO')`
    expect(await read(idx)).toMatchObject({ firstAnswer: said })
    expect((await read(idx)).dueAt).toBe(Temporal.Instant.from('2027-03-09T23:59:59+09:00').toString())
    await holder.club.sql`delete from holiday where date = '2027-03-05'`
    await answer(idx, 3)
    expect(await read(idx)).toMatchObject({ firstAnswer: said, dueAt: null, dueFor: null })
  })

  it('that comes after the day of the answer counts its days from then', async () => {
    const idx = await write()
    await holder.club.setClock('2027-03-22T12:00')
    await assign(idx, 1)
    expect((await mails())[0]?.text).toContain('by 2027.03.25')
    expect(await read(idx)).toMatchObject({ firstAnswer: { answerBy: '2027-03-25' } })
    expect((await list({ keyword: 'jiwoo', overdue: true })).data.list.map((one) => one.idx)).toContain(idx)
  })

  it('has what a manager adds, in the language of the member, and keeps the state', async () => {
    await holder.club.sql`update member set lang = 'ko' where member_idx = ${me.memberIdx}`
    const idx = await write()
    const { data } = await assign(idx, 1, office.adminIdx, office, '락커실에 확인하고 있습니다.')
    expect(data).toMatchObject({ state: 'ASSIGNED', firstAnswer: { text: '락커실에 확인하고 있습니다.' } })
    expect((await mails())[0]?.text).toMatch(/담당자: Manager .*락커실에 확인하고 있습니다\..*2027\.03\.08까지/s)
    expect((await assign(idx, 2, other.adminIdx, office, 'Again.')).fail.msgDetail).toBe('text')
    expect(await mails()).toHaveLength(1)
    const log = await holder.club.sql`select before, after from audit where noun = 'inquiry' and record_idx = ${idx}`
    expect(JSON.stringify(log)).not.toContain('락커실')
  })

  it('is not sent with an answer of an unassigned one, after a reopening, to a closed account or of an appeal', async () => {
    const idx = await write()
    await answer(idx, 1)
    expect(await read(idx)).toMatchObject({ state: 'ANSWERED', firstAnswer: null })
    await holder.club.ask(contract.inquiry.setState, { idx, state: 'REOPENED', text: 'Which?' }, me)
    expect(await read(idx)).toMatchObject({ dueFor: 'ANSWER' })
    await assign(idx, 3, other.adminIdx)
    const appeal = await appealed()
    expect((await assign(appeal.idx, 1, office.adminIdx, office, 'Soon.')).fail.msgDetail).toBe('text')
    expect((await assign(appeal.idx, 1)).data).toMatchObject({ dueFor: 'ANSWER', firstAnswer: null })
    const next = await write()
    await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${me.memberIdx}`
    expect((await assign(next, 1)).data.firstAnswer).toMatchObject({ answerBy: '2027-03-08' })
    expect(await mails()).toEqual([])
  })

  it('is sent once where two managers take it at the same time', async () => {
    const idx = await write()
    const taken = await Promise.all([assign(idx, 1), assign(idx, 1, other.adminIdx, other)])
    expect(taken.filter(({ result }) => result)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('is filtered and counted apart from the answer, where it is overdue', async () => {
    const [received, assigned] = [await write(), await write()]
    await assign(assigned, 1)
    await holder.club.setClock('2027-03-05T12:00')
    const found = async (filter: object) =>
      (await list({ keyword: 'jiwoo', ...filter })).data.list.map(({ idx }) => idx)
    expect(await found({ dueFor: 'FIRST_ANSWER', overdue: true })).toEqual([received])
    expect(await found({ dueFor: 'ANSWER', overdue: true })).toEqual([])
    expect((await found({ dueFor: 'ANSWER' }))[0]).toBe(assigned)
    await holder.club.setClock('2027-03-09T12:00')
    expect((await found({ dueFor: 'ANSWER', overdue: true }))[0]).toBe(assigned)
  })
})

describe('PUT /manage/inquiries/{id}/answer', () => {
  it('is read by the member, on the site and in an email with a link', async () => {
    const idx = await write()
    const { data } = await answer(idx, 1, { contents: 'Yes.\n\nLocker 12.', files: [text] })
    expect(data).toMatchObject({ state: 'ANSWERED', assignee: { adminIdx: office.adminIdx }, version: 2 })
    const mine = (await holder.club.ask(contract.inquiry.one, { idx }, me)).data
    expect(mine.answer).toMatchObject({ contents: 'Yes.\n\nLocker 12.', files: [{ name: 'map.txt' }] })
    expect(mine.files).toEqual([])
    const [mail] = await holder.club.sql`
      select subject, text from mail where kind = 'INQUIRY_ANSWERED' and member_idx = ${me.memberIdx}`
    expect(mail).toMatchObject({
      subject: expect.stringContaining('answered'),
      text: expect.stringMatching(/Locker 12\.\s+If this does not settle it, its page shows/),
    })
    const [message] = await holder.club.sql`
      select link from member_message where kind = 'INQUIRY_ANSWERED' and member_idx = ${me.memberIdx}`
    expect(message).toEqual({ link: `/mypage/cs/${idx}` })
  })

  it('goes to no closed account, and closes where it is asked to', async () => {
    const idx = await write()
    await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${me.memberIdx}`
    expect((await answer(idx, 1, { close: true })).data.state).toBe('CLOSED')
    const sent = await holder.club
      .sql`select from mail where member_idx = ${me.memberIdx} and kind = 'INQUIRY_ANSWERED'`
    expect(sent).toHaveLength(0)
    expect((await answer(idx, 2)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CLOSED' } })
  })

  it('is refused to others, and of none', async () => {
    const idx = await write()
    expect((await answer(idx, 1, {}, reader)).status).toBe(403)
    expect((await answer(idx, 1, {}, me)).status).toBe(403)
    expect((await answer(idx, 1, {}, null)).status).toBe(401)
    expect((await answer(999_999, 1)).status).toBe(404)
    expect((await answer(idx, 1, { contents: ' ' })).fail.msgDetail).toBe('contents')
  })

  it('is one answer of two managers who answer at once', async () => {
    const idx = await write()
    const answers = await Promise.all([answer(idx, 1), answer(idx, 1, {}, other), answer(idx, 1)])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    for (const { result, code } of answers) if (!result) expect(code).toBe('CHANGED_MEANWHILE')
    const mails = await holder.club
      .sql`select from mail where member_idx = ${me.memberIdx} and kind = 'INQUIRY_ANSWERED'`
    expect(mails).toHaveLength(1)
  })

  it('is not of an appeal, which is decided with its penalty, within 14 days', async () => {
    const { idx, penaltyIdx } = await appealed()
    const unassigned = (await list({ unassigned: true })).data.list
    expect(unassigned.map((row) => row.idx)).not.toContain(idx)
    const waiting = (await holder.club.ask(contract.attention.waiting, {}, office)).data
    expect(waiting.find(({ kind }) => kind === 'INQUIRY_NEW')?.count ?? 0).toBe(unassigned.length)
    const { data } = await assign(idx, 1)
    expect(data).toMatchObject({ type: 'APPEAL', state: 'ASSIGNED', penaltyIdx })
    expect(data.dueAt).toBe(Temporal.Instant.from('2027-03-17T23:59:59+09:00').toString())
    expect((await answer(idx, 2)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'ASSIGNED' } })
    const desk = await holder.club.manager({ rights: { '940000': 'R', '940900': 'CRU' } })
    const decision = { penaltyIdx, version: 2, action: 'REJECT_APPEAL' as const, reason: 'We saw you play.' }
    expect((await holder.club.ask(contract.conduct.decide, decision, desk)).result).toBe(true)
    expect((await one(idx)).data).toMatchObject({ state: 'CLOSED', answer: { contents: 'We saw you play.' } })
  })
})

describe('POST /manage/inquiries/{id}/notes', () => {
  it('adds a note, once for a key, to any enquiry', async () => {
    const idx = await write()
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await note(idx, office, key)).data).toHaveLength(1)
    expect((await note(idx, office, key)).data).toHaveLength(1)
    expect((await note(idx, other)).data.map(({ by }) => by)).toEqual([`Manager ${other.id}`, `Manager ${office.id}`])
    expect((await note(idx, reader)).status).toBe(403)
    expect((await note(idx, me)).status).toBe(403)
    expect((await note(idx, null)).status).toBe(401)
    expect((await note(999_999)).status).toBe(404)
  })
})

describe('answer templates', () => {
  const fields = {
    name: 'Lockers',
    contents: 'Lockers are free.',
    translated: { ko: { name: '사물함', contents: '무료입니다.' } },
  }

  it('are kept in each language by those who may change enquiries', async () => {
    const { templateIdx, version } = (await holder.club.ask(contract.inquiryTemplate.create, fields, office)).data
    expect((await holder.club.ask(contract.inquiryTemplate.list, {}, reader)).data).toContainEqual({
      ...{ templateIdx, version },
      ...fields,
    })
    const gone = { templateIdx, version }
    expect((await holder.club.ask(contract.inquiryTemplate.create, fields, reader)).status).toBe(403)
    expect((await holder.club.ask(contract.inquiryTemplate.change, { ...gone, ...fields }, reader)).status).toBe(403)
    expect((await holder.club.ask(contract.inquiryTemplate.remove, gone, reader)).status).toBe(403)
    expect((await holder.club.ask(contract.inquiryTemplate.list, {}, me)).status).toBe(403)
    expect((await holder.club.ask(contract.inquiryTemplate.remove, gone, office)).result).toBe(true)
    expect((await holder.club.ask(contract.inquiryTemplate.undo, { templateIdx }, office)).result).toBe(true)
  })
})
