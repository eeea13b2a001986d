import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { readerLanguage } from '../language/speaking'
import { trackProgress } from '../ui/feedback/progress'
import { askAgain, isWeighty } from './acts'
import { CallFail } from './call-fail'
import { caller } from './caller'
import { cancellable, cancelled } from './cancel'
import { exchange, NO_ANSWER } from './exchange'
import { newKey } from './new-key'
import { requestOf } from './request'
import { mayPass, pause, waitBefore } from './retry'
import { showFail } from './show-fail'
import { waitInLine } from './waiting-line'
import { written } from './written'

export { newKey } from './new-key'

const SESSION_LOST = '463'
/** Calls without a person; a paired device is known by its cookie. */
const NEEDS_NO_ONE: readonly Call['access']['who'][] = ['anyone', 'deskDevice']

export interface AskOptions {
  /** Retries of one action carry the same key, so that it happens once. */
  idempotencyKey?: string
  files?: File[]
  signal?: AbortSignal
  /**
   * Which failures are shown as a toast: all, or all but refusals. Left out, the caller shows them: only a lost session
   * and a server fault of a write concern the whole page.
   */
  toasts?: 'all' | 'faults' | 'none'
  /** May it wait in line without a response, for the person to send it again? A read without progress fails instead. */
  waits?: boolean
  /** Shows no progress: what happens in the background, and what shows its own. Specification 4.28. */
  _nop_?: boolean
  /** In place of the session's access token; null asks as a visitor. */
  token?: string | null
  /** It is sent although the page closes. */
  keepalive?: boolean
  act?: string
}

/** For a call that no one started: it does not wait in line, and shows neither progress nor a failure. */
export const UNSEEN = { waits: false, toasts: 'none', _nop_: true } as const
export const AS_VISITOR = { ...UNSEEN, token: null } as const

export type Download = Call & { kind: 'download' }
type Stream = Call & { kind: 'stream' }

/**
 * Makes a call and returns its data, the file of a download, or the bytes of a stream, which the signal ends. Decision 109.
 * @throws CallFail, or AbortError when cancelled, which is never shown
 */
export function ask<C extends Download>(call: C, input: InputOf<C>, options?: AskOptions): Promise<Blob>
export function ask<C extends Stream>(
  call: C,
  input: InputOf<C>,
  options?: AskOptions,
): Promise<ReadableStream<Uint8Array>>
export function ask<C extends Call>(call: C, input: InputOf<C>, options?: AskOptions): Promise<DataOf<C>>
export async function ask<C extends Call>(call: C, input: InputOf<C>, options: AskOptions = {}): Promise<unknown> {
  try {
    return await attempt(call, input, options)
  } catch (error) {
    if (error instanceof CallFail && options.toasts !== 'none') show(call, error, options.toasts)
    throw error
  }
}

function show({ method }: Call, fail: CallFail, toasts: AskOptions['toasts']): void {
  // The page that this redirects to explains why.
  if (fail.status === 403 && fail.msgDetail && caller().hold(fail.msgDetail)) return
  // The retry prompt was declined already.
  if (fail.status === NO_ANSWER) return
  // A lost session concerns the whole page. A server fault has no field, so a form need not show it.
  const isFault = method !== 'GET' && fail.status >= 500
  if (toasts || fail.code === SESSION_LOST || isFault) showFail(fail, toasts === 'faults')
}

/** A read is retried once and a lost session renewed once; without a response the person is prompted. */
async function attempt<C extends Call>(call: C, input: InputOf<C>, options: AskOptions): Promise<unknown> {
  const isRead = call.method === 'GET'
  const key = call.idempotent ? (options.idempotencyKey ?? newKey()) : undefined
  const tokenNow = async () => {
    const token = (options.token === undefined ? await caller().accessToken() : options.token) ?? undefined
    // The session has just ended, here or in another tab: the page is about to go, and the server would refuse this.
    if (!token && !NEEDS_NO_ONE.includes(call.access.who)) throw cancelled('No one is logged in.')
    return token
  }
  let token = await tokenNow()
  let retried = false
  let renewed = false
  for (;;) {
    const fail = await once(call, input, options, token, key).catch(asFail)
    if (!(fail instanceof CallFail)) {
      if (!isRead) written()
      return fail
    }
    if (fail.status === NO_ANSWER && isAwaited(call, options)) {
      if (!(await waitAgain(call, options))) throw fail
      retried = false
      token = await tokenNow()
    } else if (fail.code === SESSION_LOST && token && options.token === undefined && !renewed) {
      renewed = true
      const renewal = await caller().renew(token)
      if (renewal === 'refused') throw fail
      token = renewal === 'unreachable' ? token : renewal.token
    } else {
      const mayAgain = isRead && !retried && (fail.status === NO_ANSWER || mayPass(fail.status))
      const wait = mayAgain ? waitBefore(fail.retryAfter, Date.now()) : undefined
      if (wait === undefined) throw fail
      retried = true
      await pause(wait, options.signal)
    }
  }
}

/** Background reads do not prompt; they repeat on their own. */
const isAwaited = ({ method }: Call, { _nop_, waits = !(method === 'GET' && _nop_) }: AskOptions) => waits

function asFail(error: unknown): CallFail {
  if (error instanceof CallFail) return error
  throw error
}

function waitAgain(call: Call, { act, signal }: AskOptions): Promise<boolean> {
  const named = isWeighty(call) ? () => act ?? askAgain(call) : undefined
  return waitInLine({ act: named, isSafe: call.idempotent, signal })
}

async function once<C extends Call>(
  call: C,
  input: InputOf<C>,
  { files, signal, _nop_, keepalive }: AskOptions,
  token?: string,
  key?: string,
): Promise<unknown> {
  const { url, body, headers } = requestOf(call, input, files, _nop_)
  const send = (end: AbortSignal) =>
    exchange(url, call.kind, {
      method: call.method,
      body,
      keepalive,
      signal: end,
      headers: {
        accept: call.kind === 'stream' ? 'text/event-stream' : 'application/json',
        ...readerLanguage(),
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
    })
  // It goes on after this, until it is cancelled.
  if (call.kind === 'stream' && signal) return send(signal)
  const answered = _nop_ ? () => {} : trackProgress()
  return cancellable(send, call.method === 'GET', signal).finally(answered)
}
