import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '../ui/feedback/toast'
import { mayReload, reload as reloadAsAsked, reloadWhenChunkIsLost } from './lost-chunk'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each<[string, last: number | null, now: number, may: boolean]>([
  ['never before', null, 1_000_000, true],
  ['at the same moment', 1_000_000, 1_000_000, false],
  ['within 10 s', 1_000_000, 1_009_999, false],
  ['10 s later', 1_000_000, 1_010_000, true],
  ['after the clock of the device was set back', 1_000_000, 400_000, true],
])('a page reloads when a chunk is lost, the last time being: %s', (_, last, now, may) => {
  expect(mayReload(last, now)).toBe(may)
})

function stubBrowser() {
  const kept = new Map<string, string>()
  const browser = { target: new EventTarget(), reload: vi.fn() }
  vi.stubGlobal('window', browser.target)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/club', reload: browser.reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return browser
}

const lost = () => new Event('vite:preloadError', { cancelable: true })

test('a page reloads for a lost chunk once', () => {
  const { target, reload } = stubBrowser()
  reloadWhenChunkIsLost()
  expect(target.dispatchEvent(lost()), 'handled').toBe(false)
  expect(target.dispatchEvent(lost()), 'left to the part').toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page does not reload when the line broke for a moment', () => {
  const { target, reload } = stubBrowser()
  reloadWhenChunkIsLost()
  target.dispatchEvent(new Event('offline'))
  target.dispatchEvent(new Event('online'))
  expect(target.dispatchEvent(lost())).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('the router is kept from a second reload', () => {
  const { target, reload } = stubBrowser()
  const navigation = Object.assign(target, { navigation: new EventTarget() }).navigation
  const isReloaded = (of: object) =>
    navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), of))
  const byRouter = { navigationType: 'reload', userInitiated: false }
  reloadWhenChunkIsLost()
  expect(isReloaded(byRouter), 'the first reload').toBe(true)
  expect(isReloaded({ ...byRouter, userInitiated: true }), 'of the browser').toBe(true)
  expect(isReloaded({ ...byRouter, navigationType: 'push' }), 'another page').toBe(true)
  expect(toasts.get()).toHaveLength(0)
  expect(isReloaded(byRouter), 'the second reload').toBe(false)
  expect(toasts.get()).toHaveLength(1)
  reloadAsAsked()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(isReloaded(byRouter), 'what was asked for').toBe(true)
})
