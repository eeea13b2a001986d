import { anyone, member } from '@clubhouse/contract/access'
import { call } from '@clubhouse/contract/call'
import { clubCode, idx, text } from '@clubhouse/contract/shape'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dialogs } from '../ui/feedback/dialog'
import { progressOpen } from '../ui/feedback/progress'
import { toasts } from '../ui/feedback/toast'
import { answerOnBar, barItems } from '../ui/feedback/toast-bar'
import { caller, callFor, type Renewal } from './caller'
import { type AskOptions, ask } from './transport'
import { connectionFailed } from './waiting-line'

const session = { token: undefined as string | undefined, renewal: 'refused' as Renewal }
const lost = vi.fn()
const held = vi.fn((route: string) => route === '/ishm/site/my-info')
callFor({
  ...caller(),
  accessToken: async () => session.token,
  renew: async () => session.renewal,
  lose: lost,
  hold: held,
})

const shared = { summary: 'For a test.', access: anyone, data: text(60) }
const read = call('GET /weather', { ...shared, input: { clubCode } })
const write = call('POST /voc', { ...shared, input: { title: text(60) } })
const mine = call('GET /info', { ...shared, access: member, input: {} })
const file = call('GET /info/export', { ...shared, input: {}, kind: 'download' })
const build = call('GET /builds/latest.json', { ...shared, input: {}, kind: 'plain', atRoot: true })
const booking = call('POST /reservation/booking', { ...shared, input: { slotIdx: idx }, idempotent: true })

interface Reply {
  status?: number
  statusText?: string
  body?: unknown
  headers?: Record<string, string>
}
const fine: Reply = { body: { result: true, data: 'fine' } }
const down = new TypeError('Failed to fetch')
let sent: { method: string; url: string; headers: Record<string, string>; body: unknown }[]

/** Answers one request after the other with what is given; a missing one is a test that asked too often. */
function replies(...list: (Reply | Error)[]): void {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    sent.push({ method: method!, url, headers: headers as Record<string, string>, body })
    const next = list.shift()
    if (!next) throw new Error('asked too often')
    if (next instanceof Error) throw next
    const { status = 200, statusText = '', body: answer, headers: more } = next
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), {
      status,
      statusText,
      headers: more,
    })
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  session.token = undefined
  session.renewal = 'refused'
  lost.mockClear()
})
afterEach(() => {
  for (const { close } of dialogs.get()) close()
  for (const { id } of barItems.get()) answerOnBar(id, false)
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The outcome of a call after some time: its data, or code and status of its failure. */
async function ended(made: Promise<unknown>): Promise<string> {
  const end = made.then(String, ({ status, code, name }) => (code && status !== undefined ? `${status} ${code}` : name))
  await vi.advanceTimersByTimeAsync(60_000)
  return end
}
const said = () => toasts.get().map(({ text, type }) => `${type}: ${text}`)
const answerBar = (yes: boolean) => answerOnBar(barItems.get()[0]!.id, yes)
const weather = { clubCode: 'GC001' }
const bad = (status: number, headers?: Record<string, string>): Reply => ({
  status,
  body: { result: false, data: null, fail: { code: String(status) } },
  headers,
})

test('the token travels as bearer, and only when there is one', async () => {
  replies(fine, fine)
  await ask(read, weather)
  expect(sent[0]!.headers).not.toHaveProperty('authorization')
  session.token = 'at.1'
  await ask(read, weather)
  expect(sent[1]!.headers.authorization).toBe('Bearer at.1')
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a read is tried once more on %i, a write never',
  async (status) => {
    replies(bad(status), fine)
    expect(await ended(ask(read, weather))).toBe('fine')
    replies(bad(status), bad(status), fine)
    expect(await ended(ask(read, weather))).toBe(`${status} ${status}`)
    expect(sent).toHaveLength(2)
    replies(bad(status), fine)
    expect(await ended(ask(write, { title: 'Hello' }))).toBe(`${status} ${status}`)
    expect(sent).toHaveLength(1)
  },
)

test.each([400, 401, 402, 403, 404, 413, 415, 501, 599])('nothing is tried again on %i', async (status) => {
  replies(bad(status), fine)
  expect(await ended(ask(read, weather))).toBe(`${status} ${status}`)
})

test.each([
  ['a route that the session is held at leads there without a toast', '/ishm/site/my-info', []],
  ['anything else shows a toast', 'elsewhere', ['error: 403 Forbidden']],
])('of what is forbidden, %s', async (_, msgDetail, words) => {
  replies({ status: 403, statusText: 'Forbidden', body: { result: false, fail: { code: '403', msgDetail } } })
  const failed = ask(read, weather, { toasts: 'all' }).catch(({ status }) => status)
  await vi.advanceTimersByTimeAsync(10)
  expect(said()).toEqual(words)
  expect(await failed).toBe(403)
  expect(held).toHaveBeenLastCalledWith(msgDetail)
})

test('the second try waits as long as the server asks, and no retry where that is too long', async () => {
  replies(bad(503, { 'retry-after': '2' }), fine)
  const asked = ask(read, weather)
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(await asked).toBe('fine')
  replies(bad(429, { 'retry-after': '60' }), fine)
  expect(await ended(ask(read, weather))).toBe('429 429')
})

test('a cancelled request ends quietly, in the middle of a retry too', async () => {
  const page = new AbortController()
  replies(bad(503, { 'retry-after': '5' }), fine)
  const asked = ask(read, weather, { signal: page.signal }).catch(({ name }) => name)
  await vi.advanceTimersByTimeAsync(1000)
  page.abort()
  expect(await ended(asked)).toBe('AbortError')
  expect(sent).toHaveLength(1)
  expect(said()).toEqual([])
})

test('a lost session is renewed once, with the one retry of a read still to come', async () => {
  session.token = 'at.old'
  session.renewal = { token: 'at.new' }
  const gone: Reply = { status: 401, body: { result: false, fail: { code: '463', msgDetail: 'Ended.' } } }
  replies(gone, bad(503), fine)
  expect(await ended(ask(read, weather))).toBe('fine')
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer at.old', 'Bearer at.new', 'Bearer at.new'])
  replies(gone, gone, fine)
  expect(await ended(ask(read, weather))).toBe('401 463')
  expect(lost).toHaveBeenCalledWith('invalid')
})

test('a lost session ends also for who shows everything else without a word of ours', async () => {
  session.token = 'old'
  replies({ status: 401, body: { result: false, fail: { code: '463', msgDetail: 'Ended.' } } })
  expect(await ended(ask(read, weather))).toBe('401 463')
  expect(lost).toHaveBeenCalledOnce()
  lost.mockClear()
  replies({ status: 404, body: { result: false, fail: { code: '404' } } })
  expect(await ended(ask(read, weather))).toBe('404 404')
  expect(lost).not.toHaveBeenCalled()
})

test('a form shows refusals itself, and a toast still shows a fault of the server', async () => {
  replies({ body: { result: false, fail: { code: 'TAKEN', msg: 'Taken.' } } }, bad(404), bad(500), bad(500))
  for (const status of [200, 404]) {
    expect(await ended(ask(write, { title: 'x' }))).toContain(String(status))
    expect(said()).toEqual([])
  }
  const failed = ask(write, { title: 'x' }).catch(({ status }) => status)
  await vi.advanceTimersByTimeAsync(10)
  expect([await failed, said()]).toEqual([500, ['error: 500 Internal Server Error']])
})

test('a renewal that cannot be reached is not an end: it is asked about like any missing answer', async () => {
  session.token = 'at.old'
  session.renewal = 'unreachable'
  replies({ status: 401, body: { result: false, fail: { code: '463' } } }, down)
  const asked = ask(read, weather).catch(({ code }) => code)
  await vi.advanceTimersByTimeAsync(10)
  expect(lost).not.toHaveBeenCalled()
  answerBar(false)
  expect(await asked).toBe('NETWORK')
})

test.each([
  ['the line is down', down],
  ['somebody else answers, as in a hotel', { body: '<html>Welcome</html>' }],
])('without an answer a read waits in line and goes again: %s', async (_, reply) => {
  replies(reply, reply, fine)
  const asked = ask(read, weather)
  for (const times of [1, 2]) {
    await vi.advanceTimersByTimeAsync(3000)
    expect(sent).toHaveLength(times)
    expect(barItems.get()).toHaveLength(1)
    expect(connectionFailed.get()).toBe(true)
    answerBar(true)
  }
  expect(await ended(asked)).toBe('fine')
  expect(barItems.get()).toHaveLength(0)
  expect(connectionFailed.get()).toBe(false)
  expect(said(), 'nothing is told twice').toEqual([])
})

test('a booking is asked about by itself, and then carries the same key', async () => {
  replies(down, fine)
  const asked = ask(booking, { slotIdx: 7 })
  await vi.advanceTimersByTimeAsync(10)
  answerBar(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent, 'the common question is not enough').toHaveLength(1)
  ;(dialogs.get()[0] as { close(yes: boolean): void }).close(true)
  expect(await ended(asked)).toBe('fine')
  const keys = sent.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a booking that is not wanted any more is never sent again', async () => {
  replies(down, fine)
  const asked = ask(booking, { slotIdx: 7 }).catch(({ code }) => code)
  await vi.advanceTimersByTimeAsync(10)
  answerBar(true)
  await vi.advanceTimersByTimeAsync(10)
  ;(dialogs.get()[0] as { close(yes: boolean): void }).close(false)
  expect(await ended(asked)).toBe('NETWORK')
  expect(sent).toHaveLength(1)
})

test('a form that shows refusals itself waits in line all the same', async () => {
  replies(down, fine)
  const asked = ask(write, { title: 'Hello' })
  await vi.advanceTimersByTimeAsync(10)
  expect(barItems.get()).toHaveLength(1)
  answerBar(true)
  expect(await ended(asked)).toBe('fine')
})

test.each<[string, AskOptions]>([
  ['a read in the background', { _nop_: true }],
  ['what its own form asks about', { waits: false }],
])('not put in line, but tried once more: %s', async (_, options) => {
  replies(down, fine)
  expect(await ended(ask(read, weather, options))).toBe('fine')
  replies(down, down, fine)
  expect(await ended(ask(read, weather, options))).toBe('0 NETWORK')
  expect(barItems.get()).toEqual([])
})

test('a read without progress may wait in line all the same', async () => {
  replies(down, fine)
  const asked = ask(read, weather, { _nop_: true, waits: true })
  await vi.advanceTimersByTimeAsync(10)
  expect(barItems.get()).toHaveLength(1)
  answerBar(true)
  expect(await ended(asked)).toBe('fine')
})

test('a write that is not put in line is not tried again', async () => {
  replies(down, fine)
  expect(await ended(ask(booking, { slotIdx: 7 }, { waits: false }))).toBe('0 NETWORK')
})

test('as a visitor, or with a token of its own, a call neither has the session’s token nor renews it', async () => {
  session.token = 'at.old'
  session.renewal = { token: 'at.new' }
  replies(fine)
  await ask(read, weather, { token: null })
  expect(sent[0]!.headers).not.toHaveProperty('authorization')
  replies({ status: 401, body: { result: false, fail: { code: '463' } } }, fine)
  expect(await ended(ask(read, weather, { token: 'at.ending', toasts: 'none' }))).toBe('401 463')
  expect([sent[0]!.headers.authorization, sent.length]).toEqual(['Bearer at.ending', 1])
  expect(lost).not.toHaveBeenCalled()
})

test('a call of a person is not sent when nobody is logged in any more', async () => {
  replies(fine)
  expect(await ended(ask(mine, {}, { toasts: 'all' }))).toBe('AbortError')
  expect([sent.length, said()]).toEqual([0, []])
  expect(lost).not.toHaveBeenCalled()
  session.token = 'at.1'
  expect(await ended(ask(mine, {}))).toBe('fine')
})

test('what has no envelope is answered as it is', async () => {
  replies({ body: { buildId: 'b1' } })
  expect(await ask(build, {})).toEqual({ buildId: 'b1' })
  replies({ body: '<html>Welcome</html>' }, { body: '<html>Welcome</html>' })
  expect(await ended(ask(build, {}, { waits: false }))).toBe('0 NETWORK')
})

describe('a file', () => {
  const whole: Reply = { body: '{"me":1}', headers: { 'content-disposition': 'attachment' } }
  const held = async () => (await ask(file, {}, { toasts: 'all' })).text()

  test('is fetched like any read: with the token, one retry, one renewal, the waiting line', async () => {
    session.token = 'at.old'
    session.renewal = { token: 'at.new' }
    replies({ status: 401, body: { result: false, fail: { code: '463' } } }, bad(503), down, whole)
    const asked = held()
    await vi.advanceTimersByTimeAsync(5000)
    answerBar(true)
    expect(await ended(asked)).toBe('{"me":1}')
    expect(sent.map(({ url, headers }) => `${url} ${headers.authorization}`)).toEqual([
      '/hp/api/info/export Bearer at.old',
      '/hp/api/info/export Bearer at.new',
      '/hp/api/info/export Bearer at.new',
      '/hp/api/info/export Bearer at.old',
    ])
    expect(said()).toEqual([])
  })

  test('that is refused shows a toast, and a page of HTML in its place counts as no answer', async () => {
    replies({ ...bad(403), statusText: 'Forbidden' })
    const refused = held().catch(({ code }) => code)
    await vi.advanceTimersByTimeAsync(10)
    expect([await refused, said()]).toEqual(['403', ['error: 403 Forbidden']])
    replies({ body: '<html>Welcome</html>' })
    const asked = held().catch(({ code }) => code)
    await vi.advanceTimersByTimeAsync(10)
    answerBar(false)
    expect(await asked).toBe('NETWORK')
  })
})

test('a true result is a success, and any other is a failure', async () => {
  replies(fine, { body: { result: false, data: 'fine', fail: { code: 'NO' } } })
  expect(await ended(ask(write, { title: 'x' }))).toBe('fine')
  expect(await ended(ask(write, { title: 'x' }))).toBe('200 NO')
})

test.each([
  [{}, true],
  [{ _nop_: true }, false],
])('a slow request with %j opens the progress overlay: %s', async (options, isOpen) => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
  const page = new AbortController()
  const asked = ask(read, weather, { ...options, signal: page.signal })
  await vi.advanceTimersByTimeAsync(4100)
  expect(progressOpen.get()).toBe(isOpen)
  page.abort()
  expect(await ended(asked)).toBe('AbortError')
})

test('the caller gets the fail object, else status and status text', async () => {
  const fail = { code: 'TAKEN', msgCode: 'reservation.TAKEN', msgVar: { by: 1 }, msgDetail: 'detail', msg: 'Taken.' }
  replies({ body: { result: false, data: null, fail } }, { status: 418, statusText: 'A Teapot', body: 'short' })
  await expect(ask(write, { title: 'x' })).rejects.toMatchObject(fail)
  await expect(ask(write, { title: 'x' })).rejects.toMatchObject({ code: '418', msg: 'A Teapot' })
})
