import type { Database } from '../../server/src/platform/database.ts'
import { newToken } from '../../server/src/platform/token.ts'

export interface Person {
  memberIdx: number
  token: string
}

/** A member type without limits. */
export const FREE = 'FREE'

export async function addMembers(sql: Database, size: number, memberType = FREE): Promise<Person[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    insert into member (id, password_hash, name, email, member_type)
    select 'm' || to_hex(n) || to_hex((random() * 1e9)::int), 'none', 'Member ' || n, 'm@example.com', ${memberType}
    from generate_series(1, ${size}) n returning member_idx`
  const people = rows.map(({ memberIdx }) => ({ memberIdx, token: newToken('at') }))
  await sql`
    insert into session (member_idx, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
    select m, sha256(convert_to(t, 'UTF8')), '2099-01-01', sha256(convert_to('r' || t, 'UTF8')), '2099-01-01'
    from unnest(${people.map(({ memberIdx }) => memberIdx)}::bigint[], ${people.map(({ token }) => token)}::text[]) p (m, t)`
  return people
}

/** Lets a member type book this many days ahead, from a time of day on. */
export async function openTo(sql: Database, memberType: string, days: number, time: string, quotaDay: number | null) {
  await sql`
    insert into opening_rule (member_type, day_class, pattern, days, time, quota_day)
    select ${memberType}, day_class, 'ROLLING', ${days}, ${time}, ${quotaDay} from unnest(array['WEEKDAY', 'WEEKEND']) day_class`
}

/** Tee times on separate courses, every minute from 06:00. @returns their numbers by day */
export async function addDays(sql: Database, first: string, days: number, perDay: number): Promise<number[][]> {
  await sql`
    insert into sheet_day (date, day_type, day_class, state)
    select d, 'WD', 'WEEKDAY', 'PUBLISHED' from generate_series(${first}::date, ${first}::date + ${days - 1}::int, '1 day') d
    on conflict (date) do update set day_type = 'WD', day_class = 'WEEKDAY', state = 'PUBLISHED'`
  const [course] = await sql<{ courseIdx: number }[]>`
    insert into course (code, name) values ('M' || (select count(*) from course), '{"en": "Measured"}') returning course_idx`
  const rows = await sql<{ slotIdx: number; date: string }[]>`
    insert into slot (date, course_idx, part, time, starts_at)
    select d::date, ${course!.courseIdx}, '1', t, (d::date + t) at time zone (select zone from club)
    from generate_series(${first}::date, ${first}::date + ${days - 1}::int, '1 day') d,
      generate_series(0, ${perDay - 1}) n, lateral (select '06:00'::time + n * interval '1 minute' as t) x
    order by d, t returning slot_idx, date`
  return [...Map.groupBy(rows, ({ date }) => date).values()].map((ofDay) => ofDay.map(({ slotIdx }) => slotIdx))
}
