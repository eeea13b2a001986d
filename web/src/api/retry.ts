import { cancelled } from './cancel'

const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const USUAL_WAIT_MS = 300
const SPREAD_MS = 400
/** A longer wait is reported at once. */
const LONGEST_WAIT_MS = 10_000

/** Transient failures, worth a retry of a read. */
export const mayPass = (status: number) => RETRIED.has(status)

/** Milliseconds with jitter; undefined when the server asks for longer. @param retryAfter in seconds or as a date */
export function waitBefore(retryAfter: string | null, now: number, random = Math.random): number | undefined {
  const asked = retryAfter ? (/^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now) : NaN
  const wait = asked > 0 ? asked : USUAL_WAIT_MS
  return wait > LONGEST_WAIT_MS ? undefined : wait + random() * SPREAD_MS
}

/** @throws AbortError when it is cancelled during the wait */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer)
      reject(cancelled())
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel)
      resolve()
    }, ms)
    if (signal?.aborted) cancel()
    else signal?.addEventListener('abort', cancel, { once: true })
  })
}
