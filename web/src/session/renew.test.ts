import { beforeEach, expect, test, vi } from 'vitest'

const HOUR = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const store = vi.hoisted(() => ({ session: null as object | null, kept: [] as unknown[], active: false }))
vi.mock('./session-store', () => ({
  currentSession: () => store.session,
  keepTokens: (tokens: { accessToken: string }) => {
    store.kept.push(tokens)
    store.session = { ...store.session, ...tokens }
  },
  recall: () => {},
}))
vi.mock('./stored-session', () => ({ stays: () => false }))
vi.mock('./activity', () => ({ isActive: () => store.active }))
const { accessToken, renewSession } = await import('./renew')

const fresh = { accessToken: 'at.2', accessTokenExpire: at(HOUR), refreshToken: 'rt.2', refreshTokenExpire: at(HOUR) }
const running = {
  accessToken: 'at.1',
  accessTokenExpire: at(30_000),
  refreshToken: 'rt.1',
  refreshTokenExpire: at(HOUR),
}
let asked: string[]

function answers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${url} ${headers['x-refresh-token']}`)
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

beforeEach(() => {
  asked = []
  store.session = running
  store.kept = []
  store.active = true
  vi.stubGlobal('navigator', {})
  answers(200, { result: true, data: fresh })
})

test('all who ask at the same time get the same new token, for one question', async () => {
  const all = await Promise.all([renewSession('at.1'), renewSession('at.1'), renewSession('at.1')])
  expect(all).toEqual([{ token: 'at.2' }, { token: 'at.2' }, { token: 'at.2' }])
  // The token is never in a URL, because URLs are logged.
  expect(asked).toEqual(['/hp/api/tokens/refresh?_nop_=1 rt.1'])
  expect(store.kept).toEqual([fresh])
})

test('a call made during a renewal gets the new token, though the old one has not expired', async () => {
  const renewal = renewSession('at.1')
  expect(await accessToken()).toBe('at.2')
  expect(await renewal).toEqual({ token: 'at.2' })
})

test('where another tab was faster nothing is asked', async () => {
  store.session = { ...running, accessToken: 'at.9' }
  expect(await renewSession('at.1')).toEqual({ token: 'at.9' })
  expect(asked).toEqual([])
})

test.each([
  ['a clear no', 401, { result: false, fail: { code: '463' } }, 'refused'],
  ['too many at once', 429, { result: false, fail: { code: '429' } }, 'unreachable'],
  ['the server is away', 503, { result: false, fail: { code: '503' } }, 'unreachable'],
  ['somebody else answers', 200, '<html>', 'unreachable'],
  ['nobody answers', 0, '', 'unreachable'],
] as const)('%s', async (_, status, body, came) => {
  answers(status, body)
  expect(await renewSession('at.1')).toBe(came)
  expect(store.kept).toEqual([])
})

test('a refresh token that has ended is not sent', async () => {
  store.session = { ...running, refreshTokenExpire: at(-1) }
  expect(await renewSession('at.1')).toBe('refused')
  expect(asked).toEqual([])
})

test('a page that polls does not keep an absent person’s session alive', async () => {
  store.active = false
  store.session = { ...running, accessTokenExpire: at(-1000) }
  expect(await accessToken()).toBe('at.1')
  expect(asked).toEqual([])
  store.active = true
  expect(await accessToken()).toBe('at.2')
})

test.each([
  ['nobody is logged in', null, undefined, 0],
  ['there is time', { ...running, accessTokenExpire: at(30_000) }, 'at.1', 0],
  ['it has ended', { ...running, accessTokenExpire: at(-1000) }, 'at.2', 1],
] as const)('the token for a call when %s', async (_, session, token, questions) => {
  store.session = session
  expect(await accessToken()).toBe(token)
  expect(asked).toHaveLength(questions)
})
