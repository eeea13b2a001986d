import { allTexts } from './all-texts'

/** Waits for the texts before another page is shown: this page brought only its own. */
export async function waitForTexts({ request }: { request: Request }, next: () => Promise<unknown>): Promise<void> {
  await allTexts(undefined, new URL(request.url).pathname)
  await next()
}
