import { allTexts } from './all-texts'

/** Waits for the texts before another page is shown: this page brought only its own. */
export async function waitForTexts(_: unknown, next: () => Promise<unknown>): Promise<void> {
  await allTexts()
  await next()
}
