import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goToSection } from './hash-section'

const scrolled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  scrolled.mockClear()
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      ['visit', '오시는 길', '100%'].includes(id) ? { scrollIntoView: () => scrolled(id) } : null,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['#visit', 'visit'],
  ['#%EC%98%A4%EC%8B%9C%EB%8A%94%20%EA%B8%B8', '오시는 길'],
  // A hash we never generate, but which can be typed.
  ['#100%', '100%'],
])('%s leads to its section after a second', (hash, id) => {
  goToSection(hash)
  vi.advanceTimersByTime(999)
  expect(scrolled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrolled.mock.calls).toEqual([[id]])
})

test.each(['', '#', '#nowhere'])('%j leads nowhere', (hash) => {
  goToSection(hash)
  vi.advanceTimersByTime(5000)
  expect(scrolled).not.toHaveBeenCalled()
})

test('a reader who has scrolled on is not moved back', () => {
  const callOff = goToSection('#visit')
  vi.advanceTimersByTime(500)
  callOff()
  vi.advanceTimersByTime(5000)
  expect(scrolled).not.toHaveBeenCalled()
})
