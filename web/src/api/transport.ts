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
import { showFail } from './show-fail'
import { waitInLine } from './waiting-line'
import { written } from './written'

export { newKey } from './new-key'

const SESSION_LOST = '463'

type Sent = Pick<Call, 'method' | 'path' | 'idempotent' | 'act'>

export interface AskOptions {
  /** Retries of one action carry the same key, so that it happens once. */
  idempotencyKey?: string
  files?: File[]
  signal?: AbortSignal
  /**
   * True: a toast only for a lost session and a server fault of a write. 'refusals': a toast for all but refusals.
   * 'missing': the same, but none for what is not there (404).
   */
  quiet?: boolean | 'refusals' | 'missing'
  /** Without a response it fails at once instead of prompting; so does a quiet read without progress. */
  waits?: false
  _nop_?: boolean
  headers?: Record<string, string>
  act?: string
}

/** Makes a call and returns its data. @throws CallFail, or AbortError when cancelled, which is never shown */
export async function ask<C extends Call>(call: C, input: InputOf<C>, options: AskOptions = {}): Promise<DataOf<C>> {
  return shown(call, options, () => attempt(call, options, (token, key) => once(call, input, options, token, key)))
}

/** Fetches a file with the token, retry, renewal and prompt of calls. What can be cancelled shows its own progress. */
export function askForFile(path: string, signal?: AbortSignal, options: Pick<AskOptions, 'quiet'> = {}): Promise<Blob> {
  const call = { method: 'GET', path, idempotent: false } as const
  const send = (token?: string) => {
    const answered = signal ? () => {} : trackProgress()
    const headers = { ...readerLanguage(), ...bearer(token) }
    return exchangeFile(`/hp/api${path}`, { signal, headers }).finally(answered)
  }
  return shown(call, options, () => attempt(call, { signal }, send))
}

async function shown<T>({ method }: Sent, options: AskOptions, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    // The page that this redirects to explains why.
    if (error instanceof CallFail && error.status === 403 && error.msgDetail && caller().hold(error.msgDetail))
      throw error
    // The retry prompt was declined already.
    if (error instanceof CallFail && error.status !== NO_ANSWER) {
      // A lost session concerns the whole page. A server fault has no field, so a form need not show it.
      const isFault = method !== 'GET' && error.status >= 500
      const isShownElsewhere = options.quiet === true && error.code !== SESSION_LOST && !isFault
      const isMissing = options.quiet === 'missing' && error.status === 404
      if (!isShownElsewhere && !isMissing) showFail(error, options.quiet === 'refusals' || options.quiet === 'missing')
    }
    throw error
  }
}

/** A read is retried once and a lost session renewed once; without a response the person is prompted. */
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
    if (!(fail instanceof CallFail)) {
      if (call.method !== 'GET') written()
      return fail
    }
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

/** Background reads do not prompt; they repeat on their own. */
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
