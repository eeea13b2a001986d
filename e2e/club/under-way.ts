import type { BrowserContext, Frame, Page, Request } from '@playwright/test'

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
    if (!request.isNavigationRequest()) return
    const frame = frameOf(request)
    for (const left of calls) if (left.frame() === frame) calls.delete(left)
  })
  // Nor of one from a tab that was closed.
  const watchClose = (page: Page) =>
    page.on('close', () => {
      for (const left of calls) if (frameOf(left)?.page() === page) calls.delete(left)
    })
  for (const page of context.pages()) watchClose(page)
  context.on('page', watchClose)
  context.on('requestfinished', (request) => void calls.delete(request))
  context.on('requestfailed', (request) => void calls.delete(request))
  return calls
}

/** Undefined while a new page opens: its frame is there only after the request. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame()
  } catch {
    return undefined
  }
}
