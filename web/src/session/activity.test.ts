import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetActivity, isActive, noteActivity, watchActivity } from './activity'

const page = { name: 'document' }
let window: EventTarget
let stop: () => void
const heard = vi.fn()

beforeEach(() => {
  window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', page)
  forgetActivity()
  heard.mockClear()
  stop = watchActivity(heard)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function happens(type: string, target: unknown = page): void {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: target })
  window.dispatchEvent(event)
}

test.each(['click', 'scroll', 'mousemove', 'keydown', 'touchstart', 'wheel'])('%s is activity', (type) => {
  happens(type)
  expect(isActive()).toBe(true)
})

test.each(['mouseover', 'focus', 'blur', 'visibilitychange', 'load'])('%s is none', (type) => {
  happens(type)
  expect(isActive()).toBe(false)
})

test('a part of the page that scrolls by itself is nobody', () => {
  happens('scroll', { name: 'the strip of days' })
  expect(isActive()).toBe(false)
})

test('only the first activity is reported until new tokens begin a new count; another tab counts too', () => {
  happens('click')
  happens('keydown')
  expect(heard.mock.calls).toEqual([[true]])
  forgetActivity()
  expect(isActive()).toBe(false)
  noteActivity(false)
  expect(heard.mock.calls).toEqual([[true], [false]])
})

test('a removed listener is not called', () => {
  stop()
  happens('click')
  expect(heard).not.toHaveBeenCalled()
})
