import { allTexts } from './all-texts'

/** Before another page is shown its texts must be there: this page brought only its own. */
export async function waitForTexts(_: unknown, next: () => Promise<unknown>): Promise<void> {
  await allTexts()
  await next()
}
