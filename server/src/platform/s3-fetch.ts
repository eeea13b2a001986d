import { setTimeout as pause } from 'node:timers/promises'

const AGAIN_MS = 100
/** The storage is busy or restarting. */
const PASSING = new Set([500, 502, 503, 504])

/** The storage does not answer, or not now. */
export class StorageAway extends Error {}

/**
 * Fetch for a bucket. A request is sent a second time when its connection broke, which a restart of the storage does to
 * every reused one, or when the storage is busy. Every request of ours may be repeated.
 * @param patienceMs time within which a request is sent and its answer begins; the fetch throws StorageAway
 */
export const s3Fetch =
  (patienceMs: number): typeof fetch =>
  async (url, init) => {
    const first = await attempt(url, init, patienceMs)
    if (first instanceof Response) return withoutBucket(first)
    if (first.isLate) throw first.reason
    await pause(AGAIN_MS)
    const second = await attempt(url, init, patienceMs)
    if (second instanceof Response) return withoutBucket(second)
    throw second.reason
  }

interface Failed {
  reason: StorageAway
  isLate: boolean
}

async function attempt(
  url: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  patienceMs: number,
): Promise<Response | Failed> {
  const late = new AbortController()
  // Only until the answer begins: a visitor may read a long file slowly.
  const timer = setTimeout(() => late.abort(), patienceMs)
  try {
    const answer = await fetch(url, { ...init, signal: late.signal })
    if (!PASSING.has(answer.status)) return answer
    await answer.body?.cancel()
    return { reason: new StorageAway(`The storage answered ${answer.status}.`), isLate: false }
  } catch (cause) {
    return { reason: new StorageAway('The storage does not answer.', { cause }), isLate: late.signal.aborted }
  } finally {
    clearTimeout(timer)
  }
}

/** A missing bucket is a wrong setting, not a missing file; both are answered with 404. */
async function withoutBucket(answer: Response): Promise<Response> {
  if (answer.status !== 404) return answer
  const text = await answer.text()
  if (text.includes('<Code>NoSuchBucket</Code>')) throw new Error('The bucket does not exist.')
  return new Response(text, answer)
}
