import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'
import type { OpenWay, Taking } from './rules.ts'

/** Terms type -> the channels of news it covers. */
type Ways = Record<string, readonly string[]>

// The last yes to the terms behind a channel, else the signup date.
const openWays = (sql: Sql, ways: Ways) => sql`
  select m.member_idx, w.way, coalesce((
    select max(c.at) from consent c join terms t using (terms_idx)
      join jsonb_each(${sql.json(ways)}) about on about.key = t.terms_type and about.value @> to_jsonb(w.way)
    where c.member_idx = m.member_idx and c.agreed), m.created_at) as since
  from member m, unnest(m.news) as w(way)`

/** Active members whose consent may be due, a day early; the rule decides. */
export async function dueSoon(sql: Sql, ways: Ways, years: number): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select distinct o.member_idx from (${openWays(sql, ways)} where m.state = 'ACTIVE') o
    where o.since + make_interval(years => ${years}) <= club_now() + interval '1 day' order by o.member_idx`
  return rows.map(({ memberIdx }) => memberIdx)
}

type Taker = Pick<MemberTable, 'memberIdx' | 'name' | 'email' | 'lang'>

/** Locks the member if active, so that a yes and the deadline cannot both apply. */
export async function lockTaker(sql: Sql, memberIdx: number): Promise<Taker | undefined> {
  const [row] = await sql<Taker[]>`
    select member_idx, name_in(lang, name, other_name) as name, email, lang from member
    where member_idx = ${memberIdx} and state = 'ACTIVE' for no key update`
  return row
}

export async function taking(sql: Sql, memberIdx: number, ways: Ways): Promise<Taking> {
  const [open, [question]] = await Promise.all([
    sql<OpenWay[]>`
      select o.way, o.since from (${openWays(sql, ways)} where m.member_idx = ${memberIdx}) o order by o.way`,
    sql<{ askedAt: Temporal.Instant }[]>`select asked_at from news_question where member_idx = ${memberIdx}`,
  ])
  return { ways: open, askedAt: question?.askedAt ?? null }
}

export async function noteQuestion(sql: Sql, memberIdx: number): Promise<void> {
  await sql`
    insert into news_question (member_idx) values (${memberIdx})
    on conflict (member_idx) do update set asked_at = club_now()`
}
