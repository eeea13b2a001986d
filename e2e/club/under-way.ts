import type { BrowserContext, Request } from '@playwright/test'

const known = new WeakMap<BrowserContext, Set<Request>>()

/** The calls of a context that have been sent and have not ended, from the first time this is asked. */
export function callsUnderWay(context: BrowserContext): Set<Request> {
  const before = known.get(context)
  if (before) return before
  const calls = new Set<Request>()
  known.set(context, calls)
  context.on('request', (request) => {
    if (request.url().includes('/hp/api/')) calls.add(request)
    // The browser may never report the end of a call from a page that was left.
    if (request.isNavigationRequest())
      for (const left of calls) if (left.frame() === request.frame()) calls.delete(left)
  })
  context.on('requestfinished', (request) => void calls.delete(request))
  context.on('requestfailed', (request) => void calls.delete(request))
  return calls
}
