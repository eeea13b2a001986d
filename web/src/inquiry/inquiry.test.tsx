import type { Inquiry } from '@clubhouse/contract/inquiry'
import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, Refused, said, show, soon, type } from '../../test/screen'
import { asMember, ME } from '../../test/some-draw'
import InquiryFormPage from './inquiry-form-page'
import InquiryPage from './inquiry-page'
import { MyInquiries } from './my-inquiries'

const FILE = { fileIdx: 4, name: 'locker.png', size: 9, mime: 'image/png', url: '/hp/api/files/4/locker.png' }
const INQUIRY: Inquiry = {
  ...{ idx: 5, type: 'QUESTION', title: 'Lockers', contents: 'May I rent one?\nFor a season.', state: 'RECEIVED' },
  ...{ reopensLeft: 2, createdAt: '2026-12-01T00:00:00Z', updatedAt: '2026-12-01T00:00:00Z', version: 1 },
  ...{ files: [FILE], reopens: [], answer: null },
}
const ANSWER = { contents: 'Yes, from March on.', files: [], answeredAt: '2026-12-02T01:00:00Z', by: 'Soo-ah Noh' }
const ANSWERED: Inquiry = {
  ...INQUIRY,
  state: 'ANSWERED',
  answer: ANSWER,
  closesAt: '2026-12-07T01:00:00Z',
  version: 2,
}
const page = (list: object[]) => ({ list, total: list.length, page: 1, size: 10 })
const shown = async (inquiry: Inquiry) => {
  asMember()
  answer({ 'GET /voc/5': () => inquiry })
  await show(<InquiryPage />, { path: '/mypage/cs/:idx', at: '/mypage/cs/5' })
  await soon(() => named('h1', 'Lockers'))
}

test('the list links to each enquiry, with its status', async () => {
  asMember()
  answer({ 'GET /voc': () => page([INQUIRY, { ...INQUIRY, idx: 6, title: 'Greens', state: 'ANSWERED' }]) })
  await show(<MyInquiries />, { path: '/mypage', at: '/mypage?view=cs' })
  const link = await soon(() => named<HTMLAnchorElement>('a', 'Greens'))
  expect(link.getAttribute('href')).toBe('/mypage/cs/6')
  for (const word of ['Received', 'Answered']) expect(said()).toContain(word)
})

const DUE = { ...INQUIRY, dueAt: '2099-12-02T14:59:59Z', dueFor: 'ANSWER' as const }

test.each([
  ['First answer by 2099.12.02', { dueFor: 'FIRST_ANSWER' as const }],
  ['Answer by 2099.12.02', { state: 'REOPENED' as const }],
  ['Decision by 2099.12.02', { type: 'APPEAL', penaltyIdx: 2 }],
])('it says what is due by which day: %s', async (words, more) => {
  await shown({ ...DUE, ...more })
  expect(said()).toContain(words)
})

test('a due day that is past is not shown', async () => {
  await shown({ ...DUE, dueAt: '2020-12-02T14:59:59Z' })
  expect(said()).not.toContain('Answer by')
})

test('the first answer of the club stands in the thread', async () => {
  const firstAnswer = { text: 'We ask the locker room.', at: DUE.createdAt, by: 'Soo-ah Noh', answerBy: '2026-12-04' }
  await shown({ ...DUE, state: 'ASSIGNED', firstAnswer })
  for (const words of ['Answer by 2099.12.02', 'We ask the locker room.', 'an answer by 2026.12.04', 'Soo-ah Noh'])
    expect(said()).toContain(words)
})

test('without any, the list says what it is for', async () => {
  asMember()
  answer({ 'GET /voc': () => page([]) })
  await show(<MyInquiries />, { path: '/mypage', at: '/mypage?view=cs' })
  await soon(() => expect(said()).toContain('No enquiries'))
})

test('an enquiry is written with its type and tee time, and shown', async () => {
  asMember()
  const booking = { bookingIdx: 31, date: '2026-12-12', time: '07:10', courseName: 'Pine' }
  let sent: FormData | undefined
  answer({
    'GET /voc': () => ({ ...page([]), answerDays: 5 }),
    'GET /my-reservation/bookings/7': (url) => page(url.searchParams.get('when') === 'past' ? [] : [booking]),
    'POST /voc': (_, body) => {
      sent = body as FormData
      return { idx: 5, version: 1 }
    },
  })
  expect(ME).toBe(7)
  await show(<InquiryFormPage />, { path: '/mypage/cs/form', at: '/mypage/cs/form?booking=31' })
  await soon(() => expect(said()).toContain('The club means to answer within 5 business days.'))
  await pressNamed('button', 'Send')
  await soon(() => expect(said()).toContain('Enter a subject.'))
  await type('title', 'Lockers')
  await type('contents', 'May I rent one?')
  await pressNamed('button', 'Send')
  await soon(() => expect(sent).toBeDefined())
  expect(JSON.parse(await dataOf(sent!))).toMatchObject({ type: 'QUESTION', title: 'Lockers', bookingIdx: 31 })
})

const dataOf = async (form: FormData) => {
  const data = form.get('data')!
  return typeof data === 'string' ? data : data.text()
}

test('one that is received can be changed or deleted', async () => {
  await shown(INQUIRY)
  expect(named<HTMLAnchorElement>('a', 'locker.png').getAttribute('href')).toBe(FILE.url)
  named('button', 'Delete')
  await pressNamed('button', 'Change')
  await soon(() => expect(said()).toContain('Only you and the club can open them.'))
})

test('an appeal, and one that a manager has, can be neither changed nor deleted', async () => {
  for (const inquiry of [
    { ...INQUIRY, type: 'APPEAL', penaltyIdx: 2 },
    { ...INQUIRY, state: 'ASSIGNED' as const },
  ]) {
    await shown(inquiry)
    expect([...document.querySelectorAll('button')].map((button) => button.textContent)).not.toContain('Delete')
  }
})

test('an answer can be settled, or the enquiry reopened with what is missing', async () => {
  await shown(ANSWERED)
  for (const words of ['Yes, from March on.', 'Soo-ah Noh', 'closed on 2026.12.07', 'You can reopen it 2 times.'])
    expect(said()).toContain(words)
  await pressNamed('button', 'No, reopen it')
  await pressNamed('button', 'Send')
  await soon(() => expect(said()).toContain('Enter what is missing.'))
  answer({
    'PUT /voc/5/state': () => ({ ...ANSWERED, state: 'REOPENED' }),
    'GET /voc/5': () => ({
      ...{ ...ANSWERED, state: 'REOPENED', answer: null, closesAt: null, reopensLeft: 1 },
      reopens: [{ answer: ANSWER, text: 'At what price?', at: '2026-12-02T02:00:00Z' }],
    }),
  })
  await type('text', 'At what price?')
  await pressNamed('button', 'Send')
  await soon(() => expect(said()).toContain('Your reply'))
  expect(asked.find(({ call }) => call === 'PUT /voc/5/state')?.body).toMatchObject({
    ...{ state: 'REOPENED', text: 'At what price?' },
  })
})

test('the third answer can only be settled', async () => {
  await shown({ ...ANSWERED, reopensLeft: 0 })
  expect(said()).toContain('write a new enquiry')
  answer({ 'PUT /voc/5/state': () => ({ ...ANSWERED, state: 'CLOSED' }) })
  await pressNamed('button', 'Yes, close it')
  await soon(() => expect(asked.map(({ call }) => call)).toContain('PUT /voc/5/state'))
})

test('one that is not there says so', async () => {
  asMember()
  answer({
    'GET /voc/9': () => {
      throw new Refused(404)
    },
  })
  await show(<InquiryPage />, { path: '/mypage/cs/:idx', at: '/mypage/cs/9' })
  await soon(() => expect(said()).toContain('This enquiry does not exist'))
})
