const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const USUAL_WAIT_MS = 300
const SPREAD_MS = 400
/** Who is asked to wait longer is told so at once instead. */
const LONGEST_WAIT_MS = 10_000

/** May pass by itself, so that a read is worth a second try. */
export const mayPass = (status: number) => RETRIED.has(status)

/**
 * How long to wait before the one retry of a read, in milliseconds: as the server asks, with a spread so that not
 * everybody comes back at the same moment. Undefined when it asks for more patience than a page has.
 * @param retryAfter the header, in seconds or as a date
 */
export function waitBefore(retryAfter: string | null, now: number, random = Math.random): number | undefined {
  const asked = retryAfter ? (/^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now) : NaN
  const wait = asked > 0 ? asked : USUAL_WAIT_MS
  return wait > LONGEST_WAIT_MS ? undefined : wait + random() * SPREAD_MS
}

/** @throws AbortError when it is cancelled meanwhile */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancelled = () => {
      clearTimeout(timer)
      reject(new DOMException('The request was cancelled.', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancelled)
      resolve()
    }, ms)
    if (signal?.aborted) cancelled()
    else signal?.addEventListener('abort', cancelled, { once: true })
  })
}
