import { lendConnection } from '../platform/lend-connection.ts'
import { createDatabase } from '../platform/migrate.ts'
import { quoted } from './copy.ts'

/** Names of PostgreSQL have at most 63 bytes. */
const LONGEST = 63
const ENDING = '_backup_test'

/** The database beside the club's that is made to try a backup out, and dropped afterwards. @param clubUrl of the club's */
export function scratchUrl(clubUrl: string): string {
  const url = new URL(clubUrl)
  const club = Buffer.from(decodeURIComponent(url.pathname.slice(1)))
  url.pathname = `/${encodeURIComponent(`${club.subarray(0, LONGEST - ENDING.length)}${ENDING}`)}`
  return url.href
}

/** Lends an empty database beside the club's. One that a killed run left is dropped before. */
export async function inScratchDatabase<T>(clubUrl: string, use: (url: string) => Promise<T>): Promise<T> {
  const url = scratchUrl(clubUrl)
  await drop(clubUrl, url)
  await createDatabase(url)
  try {
    return await use(url)
  } finally {
    await drop(clubUrl, url)
  }
}

const drop = (clubUrl: string, url: string) =>
  lendConnection(clubUrl, async (admin) => {
    // A busy disk may take longer than a statement of the site may.
    await admin`set statement_timeout = 0`
    const name = decodeURIComponent(new URL(url).pathname.slice(1))
    await admin.unsafe(`drop database if exists ${quoted(name)} with (force)`)
  })
