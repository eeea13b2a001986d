import type { MemberFilter } from '@clubhouse/contract/member-filter'
import type { Phones } from '../../person/phones.ts'
import type { Sql } from '../../platform/database.ts'
import type { Translated } from '../../platform/said-in.ts'
import { meant } from '../manage/rows.ts'

/** Accounts that can read a message. */
const REACHABLE = ['PENDING', 'ACTIVE', 'DORMANT']

export interface Wanted {
  memberIdx?: readonly number[]
  filter?: MemberFilter
  isMarketing: boolean
  mail: boolean
}

const reachable = (sql: Sql) => sql`m.state = any (${REACHABLE})`

/** True where the consent is not needed or given. */
const agreed = (sql: Sql, { isMarketing, mail }: Wanted) => {
  if (!isMarketing) return sql`true`
  return mail ? sql`'mail' = any (m.news)` : sql`cardinality(m.news) > 0`
}

export interface Counted {
  lang: string
  sent: number
  skipped: number
  excluded: number
}

/** By language of the members. */
export async function count(sql: Sql, wanted: Wanted, phones: Phones): Promise<Counted[]> {
  return sql<Counted[]>`
    select m.lang, count(*) filter (where ${reachable(sql)} and ${agreed(sql, wanted)}) as sent,
      count(*) filter (where ${reachable(sql)} and not ${agreed(sql, wanted)}) as skipped,
      count(*) filter (where not ${reachable(sql)}) as excluded
    from member m where ${meant(sql, wanted, phones)} group by m.lang order by m.lang`
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
  phones: Phones,
): Promise<{ outIdx: number; sent: number; skipped: number }> {
  const [out] = await sql<{ outIdx: number }[]>`
    insert into club_message_out (admin_idx, title, contents, translated, is_marketing, by_mail, sent, skipped)
    values (${adminIdx}, ${words.title}, ${words.contents}, ${sql.json(words.translated)}, ${wanted.isMarketing},
      ${wanted.mail}, 0, 0) returning out_idx`
  const { outIdx } = out!
  const [row] = await sql<{ sent: number; skipped: number }[]>`
    with meant as materialized (
      select m.member_idx, ${agreed(sql, wanted)} as agreed from member m
      where ${meant(sql, wanted, phones)} and ${reachable(sql)}
    ), told as (
      insert into club_message_to (out_idx, member_idx) select ${outIdx}, member_idx from meant where agreed
      returning member_idx
    )
    update club_message_out set sent = (select count(*) from told), skipped = (select count(*) from meant where not agreed)
    where out_idx = ${outIdx} returning sent, skipped`
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
      o.is_marketing, o.by_mail and m.email <> '' and (not o.is_marketing or 'mail' = any (m.news)) as by_mail
    from taken join member m using (member_idx), club_message_out o
    where o.out_idx = ${outIdx} and m.state = any (${REACHABLE}) and (not o.is_marketing or cardinality(m.news) > 0)
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
