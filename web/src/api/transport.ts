import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { readerLanguage } from '../language/speaking'
import { trackProgress } from '../ui/feedback/progress'
import { askAgain, isWeighty } from './acts'
import { CallFail } from './call-fail'
import { caller } from './caller'
import { cancellable } from './cancel'
import { exchange, exchangeFile, NO_ANSWER } from './exchange'
import { newKey } from './new-key'
import { requestOf } from './request'
import { mayPass, pause, waitBefore } from './retry'
import { tellFail } from './tell-fail'
import { waitInLine } from './waiting-line'

export { newKey } from './new-key'

const SESSION_LOST = '463'

type Sent = Pick<Call, 'method' | 'path' | 'idempotent' | 'act'>

export interface AskOptions {
  /** Repeats of one act carry the same key, so that it happens once. */
  idempotencyKey?: string
  files?: File[]
  signal?: AbortSignal
  /**
   * The caller shows a refusal itself; faults are told all the same. True: it shows everything itself but a
   * lost session, and a fault of the server in answer to a write.
   */
  quiet?: boolean | 'refusals'
  /** Without an answer it fails at once instead of waiting in the line; so does a quiet read without progress. */
  waits?: false
  /** No progress overlay, however long it takes. */
  _nop_?: boolean
  headers?: Record<string, string>
  /** The question whether a write of money or slots shall be sent again. */
  act?: string
}

/** Makes a call and brings its data, or throws a CallFail; a cancelled call throws AbortError and is told nobody. */
export async function ask<C extends Call>(call: C, input: InputOf<C>, options: AskOptions = {}): Promise<DataOf<C>> {
  return told(call, options, () => attempt(call, options, (token, key) => once(call, input, options, token, key)))
}

/** Fetches a file as calls are made: with the token, the retry of reads, the renewal and the waiting line. */
export function askForFile(path: string): Promise<Blob> {
  const call = { method: 'GET', path, idempotent: false } as const
  const send = (token?: string) =>
    exchangeFile(`/hp/api${path}`, { headers: { ...readerLanguage(), ...bearer(token) } }).finally(trackProgress())
  return told(call, {}, () => attempt(call, {}, send))
}

async function told<T>({ method }: Sent, options: AskOptions, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    // The page that this leads to says why.
    if (error instanceof CallFail && error.status === 403 && error.msgDetail && caller().hold(error.msgDetail))
      throw error
    // Without an answer the person has been asked already, and gave up.
    if (error instanceof CallFail && error.status !== NO_ANSWER) {
      // A session that is lost is lost for the whole page, whoever shows what went wrong.
      // A fault of the server has no field to blame, so a form need not show it.
      const isFault = method !== 'GET' && error.status >= 500
      const isShownElsewhere = options.quiet === true && error.code !== SESSION_LOST && !isFault
      if (!isShownElsewhere) tellFail(error, options.quiet === 'refusals')
    }
    throw error
  }
}

/** A read gets one retry, a lost session one renewal; without an answer the person is asked. */
async function attempt<T>(
  call: Sent,
  options: AskOptions,
  send: (token?: string, key?: string) => Promise<T>,
): Promise<T> {
  const key = call.idempotent ? (options.idempotencyKey ?? newKey()) : undefined
  let token = await caller().accessToken()
  let retried = false
  let renewed = false
  for (;;) {
    const fail = await send(token, key).catch(asFail)
    if (!(fail instanceof CallFail)) return fail
    if (fail.status === NO_ANSWER) {
      if (!isAwaited(call, options) || !(await waitAgain(call, options))) throw fail
      retried = false
      token = await caller().accessToken()
    } else if (fail.code === SESSION_LOST && token && !renewed) {
      renewed = true
      const renewal = await caller().renew(token)
      if (renewal === 'refused') throw fail
      token = renewal === 'unreachable' ? token : renewal.token
    } else {
      const wait = call.method === 'GET' && !retried && mayPass(fail.status) && waitBefore(fail.retryAfter, Date.now())
      if (typeof wait !== 'number') throw fail
      retried = true
      await pause(wait, options.signal)
    }
  }
}

/** Nobody waits for what the page reads in the background; it reads again by itself. */
const isAwaited = ({ method }: Sent, { quiet, _nop_, waits }: AskOptions) =>
  waits !== false && !(method === 'GET' && quiet === true && _nop_)

function asFail(error: unknown): CallFail {
  if (error instanceof CallFail) return error
  throw error
}

function waitAgain(call: Sent, { act, signal }: AskOptions): Promise<boolean> {
  const named = isWeighty(call) ? () => act ?? askAgain(call) : undefined
  return waitInLine({ act: named, isSafe: call.idempotent, signal })
}

const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})

async function once<C extends Call>(
  call: C,
  input: InputOf<C>,
  { files, signal, headers, _nop_ }: AskOptions,
  token?: string,
  key?: string,
): Promise<DataOf<C>> {
  const { url, body, type } = requestOf(call, input, files, _nop_)
  const send = (end: AbortSignal) =>
    exchange(url, {
      method: call.method,
      body,
      signal: end,
      headers: {
        accept: 'application/json',
        ...readerLanguage(),
        ...(type && { 'content-type': type }),
        ...bearer(token),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
    })
  const answered = _nop_ ? () => {} : trackProgress()
  return cancellable(send, call.method === 'GET', signal).finally(answered) as Promise<DataOf<C>>
}
