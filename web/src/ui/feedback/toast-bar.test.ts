import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recent } from './recent'
import { answerOnBar, barItems, toastBar } from './toast-bar'

const texts = () => barItems.get().map(({ text }) => text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of barItems.get()) answerOnBar(id, false)
  vi.advanceTimersByTime(500)
  vi.useRealTimers()
})

test('an item lasts 5 s and is swept within the next 500 ms', () => {
  toastBar('one')
  vi.advanceTimersByTime(200)
  toastBar('two')
  vi.advanceTimersByTime(4799)
  expect(texts()).toEqual(['one', 'two'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['two'])
  vi.advanceTimersByTime(500)
  expect(texts()).toEqual([])
  expect(vi.getTimerCount(), 'an empty bar is not swept').toBe(0)
})

test('an item with yes and no stays until it is answered, once', () => {
  const answer = vi.fn()
  toastBar('Undo?', { yes: 'Undo', answer })
  toastBar('by the way')
  vi.advanceTimersByTime(3_600_000)
  expect(texts()).toEqual(['Undo?'])
  const { id } = barItems.get()[0]!
  answerOnBar(id, true)
  answerOnBar(id, false)
  expect(texts()).toEqual([])
  expect(answer.mock.calls).toEqual([[true]])
})

test('an item that is taken off is not answered', () => {
  const answer = vi.fn()
  const takeOff = toastBar('Undo?', { yes: 'Undo', answer })
  takeOff()
  expect(texts()).toEqual([])
  expect(answer).not.toHaveBeenCalled()
})

test('what stood there can be read again', () => {
  toastBar('one')
  expect(recent.get()[0]).toMatchObject({ text: 'one' })
})
