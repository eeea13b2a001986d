/** Grace period in which the response of a cancelled write still counts. Specification 8.5. */
const STILL_COUNTS_MS = 2_000

export const cancelled = (why = 'The request was cancelled.') => new DOMException(why, 'AbortError')

/** A read ends at once. The response of a write counts for 2 s, because it may have happened. @throws AbortError */
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
