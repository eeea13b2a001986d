import type { MemberFilter } from '@clubhouse/contract/member-filter'
import type { Fragment } from 'postgres'
import type { Phones } from '../../person/phones.ts'
import type { Sql } from '../../platform/database.ts'
import type { Translated } from '../../platform/said-in.ts'
import { meant } from '../manage/rows.ts'
import { kindOf } from './kind.ts'

/** Accounts that can read a message. */
const REACHABLE = ['PENDING', 'ACTIVE', 'DORMANT']

export interface Wanted {
  memberIdx?: readonly number[]
  filter?: MemberFilter
  isMarketing: boolean
  mail: boolean
}

const reachable = (sql: Sql) => sql`m.state = any (${REACHABLE})`

/** Whether news may go, to whichever channel. A dormant account is not asked every two years, so it gets none. */
const TAKES_NEWS = (sql: Sql) => sql`(cardinality(m.news) > 0 and m.state <> 'DORMANT')`

/** True where the consent is not needed or given. */
const agreed = (sql: Sql, { isMarketing }: Wanted) => (isMarketing ? TAKES_NEWS(sql) : sql`true`)

/** How many news a member gets, and from when they are counted. Decision 170. */
export interface Limit {
  perMonth: number
  since: Temporal.Instant
}

/** True where the member has had as much advertising as a month may bring; what still waits counts. */
const full = (sql: Sql, { isMarketing }: Wanted, { perMonth, since }: Limit) =>
  isMarketing
    ? sql`(
        select count(*) from club_message_to t join club_message_out o using (out_idx)
        where t.member_idx = m.member_idx and o.is_marketing
          and (t.told_at >= ${since} or t.told_at is null and o.cancelled_at is null)) >= ${perMonth}`
    : sql`false`

export interface Counted {
  lang: string
  sent: number
  skipped: number
  /** Those of the skipped who agreed. */
  full: number
  excluded: number
  /** Those who get it, by the channel that is tried first. */
  push: number
  text: number
  byMail: number
  bySite: number
}

/** What the deployment can send over. */
export interface Sends {
  /** Of the devices that the club reaches. */
  serverKey: string
  /** False where news have no link that stops them. */
  texts: boolean
}

/** The channels that are tried for a member before the site alone, as an alert tries them. */
const CHANNELS = (sql: Sql, { isMarketing, mail }: Wanted, { serverKey, texts }: Sends) => {
  const agreedTo = (way: string) => (isMarketing ? sql`${way} = any (m.news)` : sql`true`)
  return sql`
    ${agreedTo('push')} and exists (
      select from push_device d where d.member_idx = m.member_idx and d.server_key = ${serverKey}) as has_push,
    ${texts} and exists (
      select from text_reader r where r.member_idx = m.member_idx and r.kind = ${kindOf(isMarketing)}) as has_text,
    ${GETS_MAIL(sql, sql`${mail}::boolean`, sql`${isMarketing}::boolean`)} as has_mail`
}

/** Whether a message goes to the member \`m\` by email. */
const GETS_MAIL = (sql: Sql, byMail: Fragment, isMarketing: Fragment) => sql`
  (${byMail} and m.email <> '' and (not ${isMarketing} or 'mail' = any (m.news)))`

/** By language of the members. */
export async function count(sql: Sql, wanted: Wanted, limit: Limit, phones: Phones, sends: Sends): Promise<Counted[]> {
  const gets = sql`reachable and agreed and not is_full`
  return sql<Counted[]>`
    with meant as (
      select m.lang, ${reachable(sql)} as reachable, ${agreed(sql, wanted)} as agreed, ${full(sql, wanted, limit)} as is_full,
        ${CHANNELS(sql, wanted, sends)}
      from member m where ${meant(sql, wanted, phones)}
    )
    select lang, count(*) filter (where ${gets}) as sent,
      count(*) filter (where ${gets} and has_push) as push,
      count(*) filter (where ${gets} and has_text and not has_push) as text,
      count(*) filter (where ${gets} and has_mail and not (has_push or has_text)) as by_mail,
      count(*) filter (where ${gets} and not (has_push or has_text or has_mail)) as by_site,
      count(*) filter (where reachable and not (agreed and not is_full)) as skipped,
      count(*) filter (where reachable and agreed and is_full) as full,
      count(*) filter (where not reachable) as excluded
    from meant group by lang order by lang`
}

export interface Words {
  title: string
  contents: string
  translated: Translated
}

/** @returns its number and how many get it */
export async function add(
  sql: Sql,
  adminIdx: number,
  wanted: Wanted,
  words: Words,
  limit: Limit,
  phones: Phones,
): Promise<{ outIdx: number; sent: number; skipped: number; full: number }> {
  // Advertising is added one after another, so that each counts what the others send.
  if (wanted.isMarketing) await sql`select pg_advisory_xact_lock(hashtext('club news'))`
  const [out] = await sql<{ outIdx: number }[]>`
    insert into club_message_out (admin_idx, title, contents, translated, is_marketing, by_mail, sent, skipped)
    values (${adminIdx}, ${words.title}, ${words.contents}, ${sql.json(words.translated)}, ${wanted.isMarketing},
      ${wanted.mail}, 0, 0) returning out_idx`
  const { outIdx } = out!
  const [row] = await sql<{ sent: number; skipped: number; full: number }[]>`
    with meant as materialized (
      select m.member_idx, ${agreed(sql, wanted)} as agreed, ${full(sql, wanted, limit)} as is_full from member m
      where ${meant(sql, wanted, phones)} and ${reachable(sql)}
    ), told as (
      insert into club_message_to (out_idx, member_idx) select ${outIdx}, member_idx from meant where agreed and not is_full
      returning member_idx
    )
    update club_message_out set sent = (select count(*) from told), skipped = (select count(*) from meant where not agreed or is_full)
    where out_idx = ${outIdx} returning sent, skipped, (select count(*) from meant where agreed and is_full) as full`
  return { outIdx, ...row! }
}

export interface Told {
  memberIdx: number
  lang: string
  name: string
  email: string
  title: string
  contents: string
  isMarketing: boolean
  byMail: boolean
}

/** Takes some who were not told yet; those whom another process is telling are left to it. */
export async function take(sql: Sql, outIdx: number, most: number): Promise<Told[]> {
  return sql<Told[]>`
    with taken as (
      update club_message_to t set told_at = club_now()
      from (select out_idx, member_idx from club_message_to where out_idx = ${outIdx} and told_at is null
        order by member_idx limit ${most} for update skip locked) open
      where t.out_idx = open.out_idx and t.member_idx = open.member_idx returning t.member_idx)
    select m.member_idx, m.lang, name_in(m.lang, m.name, m.other_name) as name, m.email,
      own_words_in(m.lang, o.translated, 'title', o.title) as title,
      own_words_in(m.lang, o.translated, 'contents', o.contents) as contents,
      o.is_marketing, ${GETS_MAIL(sql, sql`o.by_mail`, sql`o.is_marketing`)} as by_mail
    from taken join member m using (member_idx), club_message_out o
    where o.out_idx = ${outIdx} and m.state = any (${REACHABLE}) and (not o.is_marketing or ${TAKES_NEWS(sql)})
    order by m.member_idx`
}

/** What it is, while members are left who are to get it. */
export async function openOne(sql: Sql, outIdx: number): Promise<{ isMarketing: boolean } | undefined> {
  const [row] = await sql<{ isMarketing: boolean }[]>`
    select o.is_marketing from club_message_to join club_message_out o using (out_idx)
    where out_idx = ${outIdx} and told_at is null and o.cancelled_at is null limit 1`
  return row
}

/** Locks the message, so that it is not cancelled before the transaction ends. @returns false when it was cancelled before */
export async function keepOpen(sql: Sql, outIdx: number): Promise<boolean> {
  const [row] = await sql`select from club_message_out where out_idx = ${outIdx} and cancelled_at is null for share`
  return row !== undefined
}

/** Waits for the members who are being told. @returns whether it was cancelled before; undefined without such a message */
export async function lock(sql: Sql, outIdx: number): Promise<boolean | undefined> {
  const [row] = await sql<{ isCancelled: boolean }[]>`
    select cancelled_at is not null as is_cancelled from club_message_out where out_idx = ${outIdx} for update`
  return row?.isCancelled
}

export async function cancel(sql: Sql, outIdx: number): Promise<void> {
  await sql`update club_message_out set cancelled_at = club_now() where out_idx = ${outIdx}`
}

export interface Progress {
  sent: number
  told: number
  isCancelled: boolean
}

export async function progress(sql: Sql, outIdx: number): Promise<Progress | undefined> {
  const [row] = await sql<Progress[]>`
    select o.sent, o.cancelled_at is not null as is_cancelled, o.sent - (select count(*) from club_message_to t
      where t.out_idx = o.out_idx and t.told_at is null) as told
    from club_message_out o where o.out_idx = ${outIdx}`
  return row
}
