import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askPlainly, isOverloaded } from './ask-plainly'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let asked: string[]

function answers(...list: (Response | Error)[]): void {
  asked = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    const next = list.shift() ?? new Error('asked too often')
    if (next instanceof Error) throw next
    return next
  })
}
const fine = () => Response.json({ result: true, data: 7 })
const bad = (status: number, headers = {}) => Response.json({ result: false, fail: { code: 'X' } }, { status, headers })
const down = new TypeError('Failed to fetch')

/** The data, or the code of the failure, after a minute has passed. */
async function ended(made: Promise<unknown>): Promise<unknown> {
  const end = made.catch((error: { code: string }) => `failed ${error.code}`)
  await vi.advanceTimersByTimeAsync(60_000)
  return end
}

describe('a read of the frame', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is tried once more on %i, as every read', async (status) => {
    answers(bad(status), fine())
    expect(await ended(askPlainly('/site/state'))).toBe(7)
    answers(bad(status), bad(status), fine())
    expect(await ended(askPlainly('/site/state'))).toBe(`failed ${status}`)
    expect(asked).toEqual(['GET /hp/api/site/state', 'GET /hp/api/site/state'])
  })

  test('is tried once more when nothing came back', async () => {
    answers(down, fine())
    expect(await ended(askPlainly('/holiday'))).toBe(7)
    answers(down, down, fine())
    expect(await ended(askPlainly('/holiday'))).toBe('failed 0')
  })

  test.each([400, 403, 404, 501])('is not tried again on %i', async (status) => {
    answers(bad(status), fine())
    expect(await ended(askPlainly('/holiday'))).toBe(`failed ${status}`)
  })

  test('that the club refuses, or that a captive portal answers, is not retried', async () => {
    answers(bad(200), fine())
    expect(await ended(askPlainly('/holiday'))).toBe('failed X')
    answers(new Response('<html>Welcome</html>'), fine())
    expect(await ended(askPlainly('/holiday'))).toBe('failed 200')
  })

  test('waits as long as the server asks, and not at all where that is too long', async () => {
    answers(bad(503, { 'retry-after': '2' }), fine())
    const made = askPlainly('/site/state')
    await vi.advanceTimersByTimeAsync(1999)
    expect(asked).toHaveLength(1)
    expect(await ended(made)).toBe(7)
    answers(bad(503, { 'retry-after': '600' }), fine())
    expect(await ended(askPlainly('/site/state'))).toBe('failed 503')
  })
})

test.each([['no answer', down] as const, ['a passing fault', bad(503)] as const])(
  'a write is never sent again: %s',
  async (_, first) => {
    answers(first, fine())
    expect(await ended(askPlainly('/dashboard/increment/club/GC001', 'PUT'))).toMatch(/^failed/)
    expect(asked).toEqual(['PUT /hp/api/dashboard/increment/club/GC001'])
  },
)

test.each([
  [429, true],
  [503, false],
])('%i says that too many ask: %s', async (status, is) => {
  answers(bad(status), bad(status))
  const error = askPlainly('/site/state').catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isOverloaded(await error)).toBe(is)
})
