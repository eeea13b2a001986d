import type { PersonName } from '@clubhouse/contract/member/person-name'
import type { Sql } from '../../../platform/database.ts'

export async function keep(
  sql: Sql,
  memberIdx: number,
  date: string,
  { opensAt, remindAt }: { opensAt: Temporal.Instant; remindAt: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into opening_reminder (member_idx, date, opens_at, remind_at)
    values (${memberIdx}, ${date}, ${opensAt}, ${remindAt})
    on conflict (member_idx, date) do update set opens_at = excluded.opens_at, remind_at = excluded.remind_at`
}

export async function remove(sql: Sql, memberIdx: number, date: string): Promise<void> {
  await sql`delete from opening_reminder where member_idx = ${memberIdx} and date = ${date}`
}

export interface Reminder {
  memberIdx: number
  date: string
}

export async function due(sql: Sql): Promise<Reminder[]> {
  return sql<Reminder[]>`
    select member_idx, date from opening_reminder where remind_at <= club_now() order by remind_at limit 500`
}

interface Reminded extends PersonName {
  memberIdx: number
  memberType: string
  lang: string
  email: string
  state: string
}

/** Takes the reminder, so that no other process sends it. @returns undefined when it is gone */
export async function take(sql: Sql, { memberIdx, date }: Reminder): Promise<Reminded | undefined> {
  const [row] = await sql<Reminded[]>`
    delete from opening_reminder r using member m
    where r.member_idx = ${memberIdx} and r.date = ${date} and m.member_idx = r.member_idx
    returning m.member_idx, m.member_type, m.lang, m.email, m.state, m.name, m.other_name`
  return row
}
