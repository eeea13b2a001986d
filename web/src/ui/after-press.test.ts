import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
let afterPress: (act: () => void) => void
const act = vi.fn()

beforeEach(async () => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.resetModules()
  ;({ afterPress } = await import('./after-press'))
  act.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without a press it happens at once', () => {
  afterPress(act)
  expect(act).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])(
  'while pressed it waits for %s and for the click that comes with it',
  (end) => {
    page.dispatchEvent(new Event('pointerdown'))
    afterPress(act)
    page.dispatchEvent(new Event(end))
    expect(act).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(act).toHaveBeenCalledOnce()
    afterPress(act)
    expect(act).toHaveBeenCalledTimes(2)
  },
)
