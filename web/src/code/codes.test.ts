import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const HOLES = { codes: [{ key: '1', keyName: '9 holes', values: ['9 holes', '9홀'] }], version: 3 }
const fake = vi.hoisted(() => ({ asked: [] as string[] }))
vi.mock('../api/transport', () => ({
  ask: (_: unknown, { code }: { code: string }) => {
    fake.asked.push(code)
    return Promise.resolve({ 504: HOLES })
  },
}))
vi.mock('../language/speaking', () => ({ speakingHere: () => ({ club: { clubCode: 'GC001' } }) }))

const kept = new Map<string, string>()
/** A page that loads: only the storage is left of the one before. */
const page = () => {
  vi.resetModules()
  return import('./codes')
}

beforeEach(() => {
  kept.clear()
  fake.asked = []
  vi.useFakeTimers({ now: Date.parse('2026-12-02T01:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('groups are kept in local storage with version and load date, and the next page asks for none', async () => {
  await (await page()).wantCodes('504')
  expect(JSON.parse(kept.get('codes')!)).toEqual({ 504: { ...HOLES, loadDate: Date.now() } })
  const { wantCodes, codesHere } = await page()
  await wantCodes('504')
  expect(codesHere()[504]).toMatchObject(HOLES)
  expect(fake.asked).toEqual(['504.0'])
})

test('a group older than an hour is asked for again, with the version at hand', async () => {
  await (await page()).wantCodes('504')
  vi.setSystemTime(Date.now() + 3_600_001)
  await (await page()).wantCodes('504')
  expect(fake.asked).toEqual(['504.0', '504.3'])
})
