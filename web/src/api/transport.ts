import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { accessToken, renewSession } from '../session/renew'
import { trackProgress } from '../ui/feedback/progress'
import { CallFail, type FailBody } from './call-fail'
import { noteDateHeader, noteServerTime } from './clock'
import { requestOf } from './request'
import { tellFail } from './tell-fail'
import { waitInLine } from './waiting-line'

const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const LONGEST_WAIT_MS = 10_000
const SESSION_LOST = '463'
const NO_ANSWER = 0

export interface AskOptions {
  /** Repeats of one act carry the same key, so that it happens once. */
  idempotencyKey?: string
  files?: File[]
  signal?: AbortSignal
  /** The caller shows a refusal itself; faults are told all the same. True: it shows everything itself. */
  quiet?: boolean | 'refusals'
  /** No progress overlay, however long it takes. */
  _nop_?: boolean
  headers?: Record<string, string>
}

/** Makes a call and brings its data, or throws a CallFail. */
export async function ask<C extends Call>(call: C, input: InputOf<C>, options: AskOptions = {}): Promise<DataOf<C>> {
  try {
    return await attempt(call, input, options)
  } catch (error) {
    // Without an answer the person has been asked already, and gave up.
    const isTold = options.quiet === true || (error instanceof CallFail && error.status === NO_ANSWER)
    if (error instanceof CallFail && !isTold) tellFail(error, options.quiet === 'refusals')
    throw error
  }
}

async function attempt<C extends Call>(call: C, input: InputOf<C>, options: AskOptions): Promise<DataOf<C>> {
  const key = call.idempotent ? (options.idempotencyKey ?? newKey()) : undefined
  let token = await accessToken()
  for (let tries = 1; ; tries++) {
    try {
      return await once(call, input, options, token, key)
    } catch (error) {
      if (!(error instanceof CallFail)) throw error
      if (error.status === NO_ANSWER && options.quiet !== true) {
        if (!(await waitInLine(options.signal))) throw error
        tries = 0
        continue
      }
      if (tries > 1) throw error
      if (error.code === SESSION_LOST && token) {
        token = await renewSession(token)
        if (!token) throw error
      } else if (call.method === 'GET' && RETRIED.has(error.status)) {
        await pause(waitOf(error))
      } else throw error
    }
  }
}

async function once<C extends Call>(
  call: C,
  input: InputOf<C>,
  { files, signal, headers, _nop_ }: AskOptions,
  token?: string,
  key?: string,
): Promise<DataOf<C>> {
  const { url, body, type } = requestOf(call, input, files, _nop_)
  const sentAt = Date.now()
  const answered = _nop_ ? () => {} : trackProgress()
  const response = await fetch(url, {
    method: call.method,
    body,
    signal,
    headers: {
      accept: 'application/json',
      ...(type && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
  })
    .catch((error: Error) => {
      if (error.name === 'AbortError') throw error
      throw new CallFail(NO_ANSWER, { code: 'NETWORK', msgCode: 'common.NETWORK' })
    })
    .finally(answered)
  const answer = (await response.json().catch(() => null)) as {
    result: boolean
    data: DataOf<C>
    fail?: FailBody
  } | null
  noteDateHeader(response.headers.get('date'), sentAt)
  if (response.ok && answer?.result) {
    const serverTime = (answer.data as { serverTime?: string } | null)?.serverTime
    if (serverTime) noteServerTime(serverTime, sentAt)
    return answer.data
  }
  const fail = new CallFail(response.status, answer?.fail ?? {}, {
    statusText: response.statusText,
    requestId: response.headers.get('x-request-id'),
  })
  const retryAfter = Number(response.headers.get('retry-after'))
  if (retryAfter > 0) waits.set(fail, retryAfter * 1000)
  throw fail
}

const waits = new WeakMap<CallFail, number>()

/** As the server asks, with a spread so that not everybody comes back at the same moment. */
function waitOf(fail: CallFail): number {
  return Math.min(waits.get(fail) ?? 300, LONGEST_WAIT_MS) + Math.random() * 400
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A key for an act with money or slots. `randomUUID` is missing on plain-http pages. */
export function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
