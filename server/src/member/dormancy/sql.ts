import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'
import type { Rest } from './rules.ts'

export type Resting = Pick<MemberTable, 'memberIdx' | 'id' | 'name' | 'email' | 'lang'> & Rest

// A session that runs for months counts as activity.
const resting = (sql: Sql) => sql`
  select m.member_idx, m.id, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang, seen.at as last_seen_at,
    (select n.at from dormancy_notice n where n.member_idx = m.member_idx and n.days = 30 and n.at > seen.at) as told30,
    (select n.at from dormancy_notice n where n.member_idx = m.member_idx and n.days = 7 and n.at > seen.at) as told7,
    exists (select from booking_player p join booking b using (booking_idx)
      where p.member_idx = m.member_idx and p.active and b.state in ('CF', 'CI') and b.play_date >= current_club_date())
    or exists (select from booking b where b.member_idx = m.member_idx and b.state in ('CF', 'CI')
      and b.play_date >= current_club_date())
    or exists (select from standby_entry e where e.member_idx = m.member_idx and e.state in ('W', 'O'))
    or exists (select from draw_party p join draw_entry e using (entry_idx)
      where p.member_idx = m.member_idx and p.active and e.state in ('SUBMITTED', 'FROZEN'))
    or exists (select from team_person p where p.member_idx = m.member_idx and p.active) as is_expected
  from member m, lateral (select greatest(m.created_at, m.last_login_at,
    (select max(s.last_seen_at) from session s where s.member_idx = m.member_idx)) as at) seen`

type Row = Omit<Resting, 'noticed'> & { told30: Temporal.Instant | null; told7: Temporal.Instant | null }

const withNotices = ({ told30, told7, ...row }: Row): Resting => ({
  ...row,
  noticed: { ...(told30 && { 30: told30 }), ...(told7 && { 7: told7 }) },
})

/** Members without activity for this many months less 31 days. Nobody is seen in the future, where adding may fail. */
export async function quiet(sql: Sql, months: number): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select r.member_idx from (${resting(sql)} where m.state = 'ACTIVE') r
    where least(r.last_seen_at, club_now()) + make_interval(months => ${months}) - interval '31 days' <= club_now() and not r.is_expected`
  return rows.map(({ memberIdx }) => memberIdx)
}

export async function lockQuiet(sql: Sql, memberIdx: number): Promise<Resting | undefined> {
  await sql`select from member where member_idx = ${memberIdx} for no key update`
  const [row] = await sql<Row[]>`${resting(sql)} where m.member_idx = ${memberIdx} and m.state = 'ACTIVE'`
  return row && withNotices(row)
}

export async function noteNotice(sql: Sql, memberIdx: number, days: number): Promise<void> {
  await sql`
    insert into dormancy_notice (member_idx, days) values (${memberIdx}, ${days})
    on conflict (member_idx, days) do update set at = club_now()`
}

export async function sleep(sql: Sql, memberIdx: number): Promise<void> {
  await sql`
    update member set state = 'DORMANT', inactive_at = club_now(), version = version + 1 where member_idx = ${memberIdx}`
}
