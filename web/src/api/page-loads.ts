import { trackProgress } from '../ui/feedback/progress'
import { mayPass, pause, waitBefore } from './retry'
import { waitInLine } from './waiting-line'

/** The router's request for a page's loader data. */
const isPageData = (url: URL) => url.origin === location.origin && url.pathname.endsWith('.data')

let caring: typeof fetch | undefined

/** Loader requests get retry, prompt and progress as calls do. The router has no other hook than `fetch`. */
export function carePageLoads(): void {
  if (window.fetch === caring) return
  const plain = window.fetch
  caring = (input, init) => {
    const send = () => plain.call(window, input, init)
    return input instanceof URL && isPageData(input) ? load(send, init?.signal ?? undefined) : send()
  }
  window.fetch = caring
}

async function load(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  let retried = false
  for (;;) {
    const response = await once(send, signal)
    if (!response) continue
    const wait = retried || !mayPass(response.status) ? undefined : waitBefore(retryAfter(response), Date.now())
    if (wait === undefined) return response
    retried = true
    await pause(wait, signal)
  }
}

/** @returns undefined without a response, when it is to be resent */
async function once(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response | undefined> {
  try {
    return await send().finally(trackProgress())
  } catch (error) {
    if (signal?.aborted || !(await waitInLine({ signal }))) throw error
    return undefined
  }
}

const retryAfter = ({ headers }: Response) => headers.get('retry-after')
