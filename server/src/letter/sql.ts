import type { Sql } from '../platform/database.ts'
import type { InLanguages } from '../platform/said-in.ts'

const CATEGORY = 'mail'

interface TextRow {
  code: string
  lang: string
  msg: string
  isOwn: boolean
}

/** The product's and the club's texts of all emails in these languages and in English. */
export async function texts(sql: Sql, langs: readonly string[]): Promise<TextRow[]> {
  const wanted = ['en', ...langs]
  return sql<TextRow[]>`
    select code, lang, msg, false as is_own from message where category = ${CATEGORY} and lang = any(${wanted})
    union all
    select code, lang, msg, true from club_message where category = ${CATEGORY} and lang = any(${wanted})`
}

/** How many emails of each kind were made in the last days. */
export async function sent(sql: Sql, days: number): Promise<Map<string, number>> {
  const rows = await sql<{ kind: string; count: number }[]>`
    select kind, count(*)::int as count from mail where created_at > club_now() - make_interval(days => ${days})
    group by kind`
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

export interface Change {
  auditIdx: number
  at: Temporal.Instant
  requestId: string
  by: string | null
  lang: string
  code: string
  before: string | null
  after: string | null
}

/** Changes of texts by code, the newest first. @param lang of the managers' names */
export async function changes(
  sql: Sql,
  codes: readonly string[],
  { lang, most }: { lang: string; most: number },
): Promise<Change[]> {
  return sql<Change[]>`
    select a.audit_idx, a.at, a.request_id, name_in(${lang}, m.name, m.other_name) as by, a.after ->> 'lang' as lang,
      n.code, b.msg as before, n.msg as after
    from audit a
    left join admin m using (admin_idx),
      jsonb_to_recordset(jsonb_path_query_array(a.after, '$.list[*]')) as n(category text, code text, msg text)
      left join jsonb_to_recordset(jsonb_path_query_array(a.before, '$.list[*]')) as b(category text, code text, msg text) using (category, code)
    where a.noun = 'message' and n.category = ${CATEGORY} and n.code = any(${codes as string[]}) and n.msg is distinct from b.msg
    order by a.audit_idx desc, n.code limit ${most}`
}

/** A course to speak of in examples; undefined in a club that has none yet. */
export async function firstCourse(sql: Sql): Promise<{ name: InLanguages; holes: number } | undefined> {
  const [row] = await sql<{ name: InLanguages; holes: number }[]>`
    select name, holes from course where is_use order by order_no, code limit 1`
  return row
}

export async function emailOf(sql: Sql, adminIdx: number): Promise<string> {
  const [row] = await sql<{ email: string }[]>`select email from admin where admin_idx = ${adminIdx}`
  return row!.email
}
