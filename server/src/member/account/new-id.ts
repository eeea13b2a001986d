import type { Sql } from '../../platform/database.ts'

const LEAST = 6
const MOST = 12
/** Numbers tried behind a name before it is given up. */
const TRIES = 60

/** A login ID out of an email address: `kim.mj@example.com` is kimmj0, the next is kimmj1. */
export function idFrom(email: string, n: number): string {
  const letters = email
    .slice(0, email.lastIndexOf('@'))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  const base = /^[a-z]/.test(letters) ? letters : `m${letters}`
  if (n === 0 && base.length >= LEAST && base.length <= MOST) return base
  const number = String(n)
  return base.slice(0, MOST - number.length).padEnd(LEAST - number.length, '0') + number
}

/** Free login IDs for new members, one for each address, none twice. */
export async function freeIds(sql: Sql, emails: readonly string[], taken: Iterable<string> = []): Promise<string[]> {
  const tried = [...new Set(emails)].flatMap((email) => Array.from({ length: TRIES }, (_, n) => idFrom(email, n)))
  const rows = await sql<{ id: string }[]>`select id from login_id where id = any (${tried})`
  const used = new Set([...taken, ...rows.map(({ id }) => id)])
  return emails.map((email) => {
    for (let n = 0; ; n++) {
      // Beyond what was looked up the number is too high for an ID that exists; the key of the table decides.
      const id = idFrom(email, n < TRIES ? n : n * 1009)
      if (used.has(id)) continue
      used.add(id)
      return id
    }
  })
}
