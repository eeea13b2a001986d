import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearMessages, recent } from './recent'
import { toast, toasts } from './toast'

const texts = () => toasts.get().map(({ text }) => text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  clearMessages()
})

test('a toast is plain, in the middle, and goes after 2000 ms', () => {
  toast('Saved.')
  expect(toasts.get()).toMatchObject([{ text: 'Saved.', type: 'default', position: 'middle', durationMs: 2000 }])
  vi.advanceTimersByTime(1999)
  expect(texts()).toEqual(['Saved.'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('type, position and duration can be chosen', () => {
  toast('No.', { type: 'error', position: 'top', durationMs: 5000 })
  vi.advanceTimersByTime(4999)
  expect(toasts.get()).toMatchObject([{ type: 'error', position: 'top' }])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('the same words are shown once, and then for their whole time again', () => {
  toast('Saved.')
  vi.advanceTimersByTime(1500)
  toast('Saved.')
  expect(texts()).toEqual(['Saved.'])
  vi.advanceTimersByTime(1999)
  expect(texts()).toEqual(['Saved.'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
  expect(recent.get()).toHaveLength(1)
})

test('the last 20 can be read again, newest first', () => {
  for (let i = 1; i <= 23; i++) toast(`Number ${i}`)
  vi.runAllTimers()
  expect(texts()).toEqual([])
  expect(recent.get().map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, i) => `Number ${23 - i}`))
})
