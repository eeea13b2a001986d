import { beforeEach, expect, test, vi } from 'vitest'

const fake = vi.hoisted(() => ({
  session: null as { id: string } | null,
  answer: Promise.resolve<unknown>(undefined),
  patched: [] as unknown[],
}))
vi.mock('../api/transport', () => ({ ask: () => fake.answer }))
vi.mock('./session-store', () => ({
  currentSession: () => fake.session,
  patchSession: (changes: unknown) => fake.patched.push(changes),
}))
const { completeRecord } = await import('./complete-record')
const record = { id: 'member1', clubIdx: 1, phoneNo: '010-5550-0142' }

beforeEach(() => {
  fake.session = { id: 'member1' }
  fake.answer = Promise.resolve(record)
  fake.patched = []
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
