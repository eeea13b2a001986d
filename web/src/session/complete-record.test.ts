import { beforeEach, expect, test, vi } from 'vitest'

const fake = vi.hoisted(() => ({
  session: null as { id: string; memberIdx?: number } | null,
  asked: [] as unknown[],
  answer: Promise.resolve<unknown>(undefined),
  patched: [] as unknown[],
}))
vi.mock('../api/transport', () => ({
  ask: (call: { path: string }, input: unknown) => {
    fake.asked.push([call.path, input])
    return fake.answer
  },
}))
vi.mock('./own-language', () => ({ noteFollowed: (lang?: string) => fake.asked.push(['followed', lang]) }))
vi.mock('./session-store', () => ({
  currentSession: () => fake.session,
  patchSession: (changes: unknown) => fake.patched.push(changes),
}))
const { completeRecord, spokenIn } = await import('./complete-record')
const record = { id: 'member1', clubIdx: 1, phoneNo: '010-5550-0142' }

beforeEach(() => {
  fake.session = { id: 'member1' }
  fake.answer = Promise.resolve(record)
  fake.patched = []
  fake.asked = []
})

test('after a reload the fields that are not stored are read again', async () => {
  await completeRecord()
  expect(fake.patched).toEqual([record])
})

test('the answer for someone who has logged out meanwhile is dropped', async () => {
  const reading = completeRecord()
  fake.session = { id: 'member2' }
  await reading
  expect(fake.patched).toEqual([])
})

test('without an answer the stored fields remain', async () => {
  fake.answer = Promise.reject(new Error('no answer'))
  await completeRecord()
  expect(fake.patched).toEqual([])
})

test('the language that a member chose is kept before the record is read in it', async () => {
  fake.session = { id: 'member1', memberIdx: 7 }
  await spokenIn('ko')
  // It was chosen now, and no longer follows from a login.
  expect(fake.asked.slice(0, 2)).toEqual([
    ['followed', undefined],
    ['/info/language', { lang: 'ko' }],
  ])
  expect(fake.patched).toEqual([record])
})

test('for a manager the record alone is read again', async () => {
  await spokenIn('ko')
  expect(fake.asked.slice(1)).toHaveLength(1)
  expect(fake.patched).toEqual([record])
})
