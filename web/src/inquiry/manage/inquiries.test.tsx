import type { ManagedInquiry } from '@clubhouse/contract/inquiry-manage'
import { expect, test } from 'vitest'
import { answer, asked, field, named, pressNamed, put, Refused, said, show, soon, type } from '../../../test/screen'
import InquiriesPage from './inquiries-page'
import TemplatesPage from './templates-page'

const ME = { adminIdx: 1, name: 'Ji-ho Kim' }
const INQUIRY: ManagedInquiry = {
  ...{ idx: 5, type: 'QUESTION', title: 'Lockers', contents: 'May I rent one?', state: 'RECEIVED', reopensLeft: 2 },
  closedAfterDays: 10,
  ...{ createdAt: '2026-12-01T00:00:00Z', updatedAt: '2026-12-01T00:00:00Z', version: 1, files: [], reopens: [] },
  ...{ member: { memberIdx: 7, name: 'Min-jun Park' }, memberLang: 'ko', notes: [], assignees: [ME] },
  ...{
    dueAt: '2026-12-02T14:59:59Z',
    dueFor: 'FIRST_ANSWER',
    isOverdue: true,
    booking: null,
    answer: null,
    assignee: null,
  },
}
const TEMPLATE = {
  ...{ templateIdx: 2, name: 'Lockers', contents: 'Lockers are free.', version: 1 },
  translated: { ko: { name: '사물함', contents: '사물함은 무료입니다.' } },
}
const page = (list: object[]) => ({
  list,
  total: list.length,
  page: 1,
  size: 30,
  assignees: [ME],
  assignDays: 2,
  answerDays: 5,
})
const AT = { path: '/ishm/member/inquiry/:idx?', at: '/ishm/member/inquiry/5' }
const shown = async (inquiry = INQUIRY) => {
  answer({
    'GET /manage/inquiries': () => page([inquiry]),
    'GET /manage/inquiries/5': () => inquiry,
    'GET /manage/inquiry-templates': () => [TEMPLATE],
  })
  await show(<InquiriesPage />, AT)
  await soon(() => expect(said()).toContain('May I rent one?'))
}
const bodyOf = (call: string) => asked.find((one) => one.call === call)?.body

test('the list says of whom an enquiry is, and what is overdue, and filters by manager', async () => {
  answer({ 'GET /manage/inquiries': () => page([INQUIRY]) })
  await show(<InquiriesPage />, { ...AT, at: '/ishm/member/inquiry?adminIdx=1&overdue=true' })
  await soon(() => named('a', /Lockers/))
  for (const words of [
    'Min-jun Park',
    'Overdue',
    'Received',
    'First answer 2026.12.02',
    'first answer within 2 business',
    'answered within 5 business',
  ])
    expect(said()).toContain(words)
  expect(asked.find(({ call }) => call === 'GET /manage/inquiries')?.query).toMatchObject({
    adminIdx: '1',
    overdue: 'true',
  })
})

test('it is assigned to the manager who reads it, unless another is chosen', async () => {
  await shown()
  answer({ 'PUT /manage/inquiries/5/assign': () => ({ ...INQUIRY, state: 'ASSIGNED', version: 2 }) })
  await pressNamed('button', 'Assign')
  await soon(() => expect(field('adminIdx').value).toBe('1'))
  await type('text', 'We ask the locker room.')
  await pressNamed('form button', 'Assign')
  const sent = { version: 1, adminIdx: 1, text: 'We ask the locker room.' }
  await soon(() => expect(bodyOf('PUT /manage/inquiries/5/assign')).toEqual(sent))
})

test('what is added to a first answer is asked for only then', async () => {
  for (const more of [{ state: 'ASSIGNED' as const }, { type: 'APPEAL', penaltyIdx: 9 }]) {
    await shown({ ...INQUIRY, ...more })
    await pressNamed('button', 'Assign')
    await soon(() => expect(field('adminIdx').value).toBe('1'))
    expect(said()).not.toContain('Add to the first answer')
  }
})

test('an answer begins with a template in the language of the member', async () => {
  await shown()
  await pressNamed('button', 'Write an answer')
  const templates = await soon(() => {
    const label = named<HTMLLabelElement>('label', 'Begin with a template')
    return document.getElementById(label.htmlFor) as HTMLSelectElement
  })
  await put(templates, '2')
  expect(said()).toContain('Otherwise it is closed 10 days later.')
  expect(field('contents').value).toBe('사물함은 무료입니다.')
  expect(field('contents').lang).toBe('ko')
})

test('an answer that came after another is not sent; the enquiry is read again', async () => {
  await shown()
  await pressNamed('button', 'Write an answer')
  await type('contents', 'Yes.')
  answer({
    'PUT /manage/inquiries/5/answer': () => {
      throw new Refused(200, { code: 'CHANGED_MEANWHILE', msgCode: 'common.CHANGED_MEANWHILE', msgVar: { version: 2 } })
    },
  })
  const readings = () => asked.filter(({ call }) => call === 'GET /manage/inquiries/5').length
  const before = readings()
  await pressNamed('form button', 'Send answer')
  await soon(() => expect(readings()).toBeGreaterThan(before))
})

test('an answer that came after another keeps what was typed beside the answer of the other, and is not sent again', async () => {
  await shown()
  await pressNamed('button', 'Write an answer')
  await type('contents', 'Yes, for a year.')
  const answered = {
    contents: 'No, they are all let.',
    files: [],
    answeredAt: '2026-12-01T01:00:00Z',
    by: 'So-yeon Lee',
  }
  answer({
    'GET /manage/inquiries/5': () => ({ ...INQUIRY, state: 'ANSWERED', version: 2, answer: answered }),
    'PUT /manage/inquiries/5/answer': () => {
      throw new Refused(200, { code: 'CHANGED_MEANWHILE', msgCode: 'common.CHANGED_MEANWHILE', msgVar: { version: 2 } })
    },
  })
  await pressNamed('form button', 'Send answer')
  await soon(() => expect(said()).toContain('Someone else saved first, so this is no longer possible.'))
  expect(said()).toContain('No, they are all let.')
  expect(field('contents').value).toBe('Yes, for a year.')
  expect(field('contents').readOnly).toBe(true)
  expect([...document.querySelectorAll('form button')].map(({ textContent }) => textContent)).not.toContain(
    'Send answer',
  )
  await pressNamed('form button', 'Close')
  await soon(() => expect(said()).not.toContain('Someone else saved first'))
})

test('a note is added', async () => {
  await shown()
  answer({ 'POST /manage/inquiries/5/notes': () => [] })
  await type('text', 'Ask the locker room.')
  await pressNamed('button', 'Add note')
  await soon(() => expect(bodyOf('POST /manage/inquiries/5/notes')).toEqual({ text: 'Ask the locker room.' }))
})

test('an appeal leads to its penalty, and has no answer of its own', async () => {
  await shown({ ...INQUIRY, type: 'APPEAL', penaltyIdx: 9 })
  expect(named<HTMLAnchorElement>('a', 'Go to the penalty').getAttribute('href')).toBe('/ishm/reservation/penalties/9')
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).not.toContain('Write an answer')
})

test('templates are listed and written in each language', async () => {
  answer({ 'GET /manage/inquiry-templates': () => [TEMPLATE], 'GET /manage/inquiry-templates/2': () => TEMPLATE })
  await show(<TemplatesPage />, {
    path: '/ishm/member/inquiry/templates/:idx?',
    at: '/ishm/member/inquiry/templates/2',
  })
  await soon(() => expect(field('translated.ko.contents').value).toBe('사물함은 무료입니다.'))
})
