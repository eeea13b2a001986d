import type { Sql } from '../../platform/database.ts'

export type Whose = { memberIdx: number } | { adminIdx: number }

/** Locks the account if its password has not changed since it was checked. */
export async function isStill(sql: Sql, whose: Whose, hash: string): Promise<boolean> {
  const [row] =
    'memberIdx' in whose
      ? await sql`
          select from member where member_idx = ${whose.memberIdx} and password_hash = ${hash} for no key update`
      : await sql`select from admin where admin_idx = ${whose.adminIdx} and password_hash = ${hash} for no key update`
  return row !== undefined
}
