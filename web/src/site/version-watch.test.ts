import { createTranslator } from '@clubhouse/contract/text/club-translator'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speakHere } from '../language/speaking'
import { answerOnBar, barItems } from '../ui/feedback/toast-bar'
import { watchVersion } from './version-watch'

const club = { clubCode: 'GC001', siteCode: 'X', zone: 'Asia/Seoul', currency: 'KRW', langs: [], defaultLang: 'en' }
speakHere(createTranslator('en', { 'site.NEW_VERSION': 'New.' }, club), club, 1)

const reload = vi.fn()
const logged = vi.fn()
/** Later in every test, because the module keeps the time of the last check. */
let now = Date.now()
let versions: Record<string, string | number>
let asked: string[]
let stop: () => void
let look: () => void

beforeEach(() => {
  now += 3_600_000
  vi.useFakeTimers({ now })
  asked = []
  reload.mockClear()
  logged.mockClear()
  vi.spyOn(console, 'error').mockImplementation(logged)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const page = new EventTarget()
  look = () => page.dispatchEvent(new Event('focus'))
  vi.stubGlobal('window', Object.assign(page, { __reactRouterManifest: { version: 'own' } }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const found = versions[path.split('?')[0]!]
    if (found === undefined) throw new TypeError('Failed to fetch')
    return typeof found === 'number' ? new Response('', { status: found }) : Response.json({ buildId: found })
  })
  stop = watchVersion()
})
afterEach(() => {
  stop()
  for (const { id } of barItems.get()) answerOnBar(id, false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const offers = () => barItems.get().map(({ text }) => text)
/** And a moment in which a failed read is tried once more. */
const tenMinutes = () => vi.advanceTimersByTimeAsync(602_000)

test.each<[string, Record<string, string | number>, next: string]>([
  ['that cannot be fetched', {}, 'b1'],
  ['that is answered with a fault', { '/builds/latest.json': 503 }, 'b2'],
  ['whose own file cannot be fetched', { '/builds/latest.json': 'b3' }, 'b3'],
])('a manifest %s logs an error, offers nothing, and is asked for again', async (_, served, next) => {
  versions = served
  await tenMinutes()
  expect(logged).toHaveBeenCalledTimes(1)
  expect(logged.mock.calls[0]![0]).toContain('manifest')
  expect(offers()).toEqual([])
  versions = { '/builds/latest.json': next, [`/builds/meta/${next}.json`]: next }
  await tenMinutes()
  expect(offers()).toEqual(['New.'])
})

test('while versions are being exchanged nothing is offered', async () => {
  versions = { '/builds/latest.json': 'new2', '/builds/meta/new2.json': 'own' }
  await tenMinutes()
  expect([offers(), logged.mock.calls]).toEqual([[], []])
})

test('focusing the tab checks at once, further use is not interrupted, and yes reloads the page', async () => {
  versions = { '/builds/latest.json': 'new3', '/builds/meta/new3.json': 'new3' }
  look()
  await vi.advanceTimersByTimeAsync(0)
  expect(offers()).toEqual(['New.'])
  await tenMinutes()
  expect(offers(), 'the same version is offered once').toEqual(['New.'])
  expect(reload).not.toHaveBeenCalled()
  answerOnBar(barItems.get()[0]!.id, true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a network nothing is asked', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await tenMinutes()
  expect(asked).toEqual([])
})
