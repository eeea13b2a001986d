import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../ui/feedback/toast'
import { doDaily } from './daily'

const club = { clubCode: 'GC001', siteCode: 'X', zone: 'Asia/Seoul', currency: 'KRW', langs: [], defaultLang: 'en' }
const HOLIDAYS = [{ date: '2026-12-25', name: 'Christmas', dayType: 'HO' }]
let kept: Map<string, string>
let asked: string[]
let isDown: boolean

beforeEach(() => {
  kept = new Map()
  asked = []
  isDown = false
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:00:00Z') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    if (isDown) throw new TypeError('Failed to fetch')
    return Response.json({ result: true, data: method === 'GET' ? HOLIDAYS : null })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens the site and advances a quarter of a minute. */
async function start(): Promise<string[]> {
  asked = []
  const done = doDaily(club, 'en')
  await vi.advanceTimersByTimeAsync(15_000)
  await done
  return asked
}
const COUNTED = 'PUT /hp/api/dashboard/increment/club/GC001'
const READ = 'GET /hp/api/holiday?clubCode=GC001&lang=en&_nop_=1'

test('the day is counted and the holidays are read once a day of the club', async () => {
  expect(await start()).toEqual([COUNTED, READ])
  expect(JSON.parse(kept.get('Holidays')!)).toEqual(HOLIDAYS)
  expect(await start()).toEqual([])
  vi.setSystemTime(Date.parse('2026-11-21T14:59:00Z'))
  expect(await start()).toEqual([])
  vi.setSystemTime(Date.parse('2026-11-21T15:00:00Z'))
  expect(await start()).toEqual([COUNTED, READ])
})

test('two tabs that open together do it once', async () => {
  await Promise.all([doDaily(club, 'en'), doDaily(club, 'en')])
  expect(asked).toEqual([COUNTED, READ])
})

test('what failed is done at the next start, and keeps the holidays of before', async () => {
  await start()
  vi.setSystemTime(Date.parse('2026-11-22T15:00:00Z'))
  isDown = true
  // The count is a write, so it is not retried.
  expect(await start()).toEqual([COUNTED, READ, READ])
  expect(JSON.parse(kept.get('Holidays')!)).toEqual(HOLIDAYS)
  isDown = false
  expect(await start()).toEqual([COUNTED, READ])
})

test('a server fault shows no toast: the visitor started nothing', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ result: false, fail: { code: '500', msg: 'ERROR' } }, { status: 500 })
  })
  const done = doDaily(club, 'en')
  // A toast would still be there.
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toContain('/hp/api/dashboard/increment/club/GC001')
  expect(toasts.get()).toEqual([])
  await vi.advanceTimersByTimeAsync(15_000)
  await done
})

test('a browser that keeps nothing is not an error', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused')
    },
  })
  await expect(start()).resolves.toEqual([])
})
