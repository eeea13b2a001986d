/** The answer to a cancelled write counts for so long: it may tell what has happened already. Source: spec, section 8. */
const STILL_COUNTS_MS = 2_000

const cancelled = () => new DOMException('The request was cancelled.', 'AbortError')

/**
 * Runs a request that its caller may cancel. A cancelled read ends at once. A cancelled write may have happened at the
 * club: an answer within 2 s still counts, a later one is ignored. Its failures are nobody's concern any more.
 * @param start makes the request, which ends when the signal handed to it is aborted
 * @throws AbortError
 */
export function cancellable<T>(
  start: (signal: AbortSignal) => Promise<T>,
  isRead: boolean,
  signal?: AbortSignal,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(cancelled())
  const end = new AbortController()
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const give = () => {
      end.abort()
      reject(cancelled())
    }
    const cancel = () => {
      if (isRead) give()
      else timer = setTimeout(give, STILL_COUNTS_MS)
    }
    signal?.addEventListener('abort', cancel, { once: true })
    start(end.signal)
      .then(resolve, (error) => reject(signal?.aborted ? cancelled() : error))
      .finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', cancel)
      })
  })
}
