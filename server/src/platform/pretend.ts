import type { Context } from './context.ts'
import type { TransactionSql } from './database.ts'

const PRETENDED = Symbol('pretended')

/** Unless `really`, the work is rolled back, so that timing does not reveal who exists. Use it within `write`. */
export async function doOrPretend(
  tx: Context,
  really: boolean,
  work: (tx: Context) => Promise<unknown>,
): Promise<void> {
  const { savepoint } = tx.sql as TransactionSql
  try {
    await savepoint(async (sql) => {
      await work({ ...tx, sql })
      if (!really) throw PRETENDED
    })
  } catch (thrown) {
    if (thrown !== PRETENDED) throw thrown
  }
}
