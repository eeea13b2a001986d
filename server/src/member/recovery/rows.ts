import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'

export type Person = Pick<MemberTable, 'id' | 'name' | 'otherName' | 'email' | 'phoneNo' | 'lang' | 'passwordHash'> & {
  birthDate: string | null
  passwordChangedAt: Temporal.Instant | null
}

export async function person(
  sql: Sql,
  { memberIdx, adminIdx }: { memberIdx?: number | null; adminIdx?: number | null },
): Promise<Person | undefined> {
  const [row] = await sql<Person[]>`
    select id, name, other_name, email, phone_no, lang, password_hash, birth_date, password_changed_at from member
    where member_idx = ${memberIdx ?? null} and state in ('ACTIVE', 'DORMANT', 'PENDING')
    union all
    select id, name, other_name, email, phone_no, lang, password_hash, null, null from admin where admin_idx = ${adminIdx ?? null}`
  return row
}

export async function wake(sql: Sql, memberIdx: number): Promise<void> {
  await sql`
    update member set state = 'ACTIVE', inactive_at = null, undo_until = null, last_login_at = club_now(),
      version = version + 1
    where member_idx = ${memberIdx}`
  await sql`delete from dormancy_notice where member_idx = ${memberIdx}`
  await sql`delete from departed where member_idx = ${memberIdx}`
}
