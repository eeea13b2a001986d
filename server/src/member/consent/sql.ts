import type { Sql } from '../../platform/database.ts'

export interface Answer {
  termsIdx: number
  agreed: boolean
}

/** Where an answer was given: on the site, by the link of an email, text or push notification, or JOB when a deadline passed. */
export type Channel = 'WEB' | 'MAIL' | 'SMS' | 'PUSH' | 'JOB'

/** Records answers to versions in force with the hash of the text. @returns which were */
export async function record(
  sql: Sql,
  memberIdx: number,
  ip: string,
  answers: readonly Answer[],
  channel: Channel = 'WEB',
) {
  return sql<{ termsType: string; agreed: boolean }[]>`
    with recorded as (
    insert into consent (member_idx, terms_idx, agreed, channel, ip, text_hash)
    select ${memberIdx}, t.terms_idx, a.agreed, ${channel}, ${ip}, encode(sha256(convert_to(t.contents, 'UTF8')), 'hex')
    from jsonb_to_recordset(${sql.json(answers)}) as a("termsIdx" bigint, agreed boolean)
      join terms_version t on t.terms_idx = a."termsIdx" and t.state = 'IN_FORCE'
    returning terms_idx, agreed)
    select t.terms_type, r.agreed from recorded r join terms t using (terms_idx)`
}

/** Required versions in force without a yes. */
export async function open(sql: Sql, memberIdx: number): Promise<number[]> {
  const rows = await sql<{ termsIdx: number }[]>`
    select terms_idx from terms_asked(${memberIdx}) where not coalesce(agreed, false) order by terms_idx`
  return rows.map(({ termsIdx }) => termsIdx)
}

/** What now limits the member's sessions. Terms never answered wait for the next login. */
export async function limitSessions(sql: Sql, memberIdx: number): Promise<'TERMS' | 'READ_ONLY' | null> {
  const [row] = await sql<{ limit: 'TERMS' | 'READ_ONLY' | null }[]>`select terms_limit_of(${memberIdx}) as limit`
  const { limit } = row!
  if (limit !== 'TERMS')
    await sql`
      update session set terms_limit = ${limit}
      where member_idx = ${memberIdx} and ended_at is null and terms_limit is distinct from ${limit}`
  return limit
}

export async function ways(sql: Sql, memberIdx: number): Promise<string[]> {
  const [row] = await sql<{ news: string[] }[]>`select news from member where member_idx = ${memberIdx}`
  return row!.news
}

export async function openWays(sql: Sql, memberIdx: number, which: readonly string[], on: boolean): Promise<void> {
  // Raises the version, so that a form opened before cannot overwrite this.
  await sql`
    update member m set news = now.news, version = version + 1
    from (
      select array(
        select w from unnest(array['mail', 'sms', 'push']) w
        where case when w = any (${[...which]}) then ${on}::boolean else w = any (was.news) end) as news
      from member was where was.member_idx = ${memberIdx}
    ) now
    where m.member_idx = ${memberIdx} and m.news <> now.news`
}

/** The versions in force of some types, in the member's language or the club's. */
export async function inForce(sql: Sql, memberIdx: number, types: readonly string[]) {
  return sql<{ termsIdx: number; termsType: string }[]>`
    select distinct on (t.terms_type) t.terms_type, t.terms_idx from terms_version t
    where t.state = 'IN_FORCE' and t.terms_type = any (${[...types]})
    order by t.terms_type, t.lang = (select lang from member where member_idx = ${memberIdx}) desc,
      t.lang = (select lang from club) desc, t.terms_idx`
}

export async function areInForce(sql: Sql, answers: readonly Answer[]): Promise<boolean> {
  const idx = answers.map(({ termsIdx }) => termsIdx)
  const [row] = await sql<{ count: number }[]>`
    select count(*) from terms_version where terms_idx = any (${idx}) and state = 'IN_FORCE'`
  return row!.count === idx.length
}
