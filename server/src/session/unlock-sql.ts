import type { Sql } from '../platform/database.ts'
import type { Owner } from './known-device.ts'

export interface Person {
  id: string
  name: string
  email: string
  lang: string
}

export async function person(sql: Sql, { memberIdx, adminIdx }: Owner): Promise<Person | undefined> {
  const [row] = await sql<Person[]>`
    select id, name_in(lang, name, other_name) as name, email, lang from member where member_idx = ${memberIdx}
    union all select id, name_in(lang, name, other_name), email, lang from admin where admin_idx = ${adminIdx}`
  return row
}

/** Adds a code unless the account has one that still works. */
export async function add(sql: Sql, hash: Buffer, { memberIdx, adminIdx }: Owner, hours: number): Promise<boolean> {
  const [row] = await sql`
    insert into login_unlock (hash, member_idx, admin_idx, expires_at)
    select ${hash}, ${memberIdx}, ${adminIdx}, club_now() + make_interval(hours => ${hours})
    where not exists (
      select from login_unlock where used_at is null and expires_at > club_now()
        and (member_idx = ${memberIdx} or admin_idx = ${adminIdx}))
    returning hash`
  return row !== undefined
}

/** Consumes it; undefined when it is unknown, used or expired. */
export async function use(sql: Sql, hash: Buffer): Promise<Owner | undefined> {
  const [row] = await sql<Owner[]>`
    update login_unlock set used_at = club_now()
    where hash = ${hash} and used_at is null and expires_at > club_now() returning member_idx, admin_idx`
  return row
}
