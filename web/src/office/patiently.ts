import { CallFail } from '../api/call-fail'

/** Seconds to wait after a 429 that does not name them. */
const WAIT_S = 5

export interface Patience {
  /** Too many requests are waited for until it is aborted. */
  signal: AbortSignal
  wait?: (ms: number) => Promise<void>
}

/** Makes a call again while there are too many requests; any other failure is thrown. */
export async function patiently<T>(act: () => Promise<T>, { signal, wait = pause }: Patience): Promise<T> {
  for (;;) {
    const answer = await act().then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    )
    if ('data' in answer) return answer.data
    const { error } = answer
    if (!(error instanceof CallFail) || error.status !== 429 || signal.aborted) throw error
    await wait((Number(error.retryAfter) || WAIT_S) * 1000)
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
