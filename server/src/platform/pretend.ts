import type { Context } from './context.ts'

const PRETENDED = Symbol('pretended')

/**
 * Does the work, or does it and takes it back: so that whoever asks cannot tell by the time whether there was somebody
 * to do it for. Hand in the context of `write`.
 */
export async function doOrPretend(
  tx: Context,
  really: boolean,
  work: (tx: Context) => Promise<unknown>,
): Promise<void> {
  const { savepoint } = tx.sql as unknown as { savepoint: (part: (sql: unknown) => Promise<void>) => Promise<void> }
  try {
    await savepoint(async (sql) => {
      await work({ ...tx, sql: sql as Context['sql'] })
      if (!really) throw PRETENDED
    })
  } catch (thrown) {
    if (thrown !== PRETENDED) throw thrown
  }
}
