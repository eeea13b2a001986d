import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '../ui/feedback/toast'
import { mayReload, reloadWhenChunkIsLost } from './lost-chunk'

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
  vi.spyOn(console, 'error').mockImplementation(() => {})
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

test('where there is no Navigation API the router is kept from a second reload too', () => {
  stubBrowser()
  reloadWhenChunkIsLost()
  const lose = () => console.error('Error loading route module `/assets/club.js`, reloading page...')
  expect(lose, 'the first reload').not.toThrow()
  expect(lose).toThrow()
  expect(toasts.get()).toHaveLength(1)
  expect(() => console.error('anything else')).not.toThrow()
})
