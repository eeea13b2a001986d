import { type Database, openProbe } from './database.ts'

/**
 * Lends one connection apart from those of the site.
 * @param signal ends the connection, and with it what runs over it, in the moment that it is given
 */
export async function lendConnection<T>(
  url: string,
  use: (database: Database) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const database = openProbe(url)
  const stop = () => database.end({ timeout: 0 }).catch(() => {})
  signal?.addEventListener('abort', stop)
  try {
    return await use(database)
  } finally {
    signal?.removeEventListener('abort', stop)
    await database.end({ timeout: 5 })
  }
}
