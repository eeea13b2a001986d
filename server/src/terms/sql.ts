import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as terms from '@clubhouse/contract/terms'
import * as manage from '@clubhouse/contract/terms-manage'
import type { Sql } from '../platform/database.ts'
import { pageOf } from '../platform/list.ts'

export type TermsRow = Omit<terms.Terms, 'clubName' | 'telNo'>

const columns = (sql: Sql) =>
  sql`terms_idx, terms_type, title, lang, effective_date, is_required, is_worse, state, is_prepared, revision, version`

/** As `placesIn` of the contract finds them. */
const places = (sql: Sql) =>
  sql`case when is_draft then (
    select count(*)::int from regexp_matches(regexp_replace(contents, '<[^>]*>', '', 'g'), '\\[\\[[^][]*\\]\\]', 'g')) else 0 end`

/** The club's languages in which these terms `t` have no version that counts or is being prepared. */
const missingIn = (sql: Sql) => sql`
  case when t.state = 'SUPERSEDED' then '{}' else array(
    select l from club, unnest(club.langs) l where not exists (
      select from terms_version o where o.terms_type = t.terms_type and o.lang = l and o.state <> 'SUPERSEDED')) end`

/** The club as it signs its terms; it may have changed since this process started. */
export async function signature(sql: Sql): Promise<{ clubName: string; telNo: string }> {
  const [row] = await sql<{ clubName: string; telNo: string }[]>`select club_name, club_phone_no as tel_no from club`
  return row!
}

export const list = (sql: Sql, { termsType, state, lang, ...page }: ParsedInputOf<typeof terms.list>) =>
  pageOf(sql, terms.list, page, {
    select: sql<(Omit<TermsRow, 'contents'> & { places: number; missingIn: string[] })[]>`
      ${columns(sql)}, ${places(sql)} as places, ${missingIn(sql)} as missing_in`,
    from: sql`terms_version t`,
    each: sql`t`,
    where: [
      termsType && sql`t.terms_type = ${termsType}`,
      state && sql`t.state = ${state}`,
      lang && sql`t.lang = ${lang}`,
    ],
    keyword: [sql`t.title`],
    sorts: { effectiveDate: sql`t.effective_date`, title: sql`t.title`, termsType: sql`t.terms_type` },
    tie: [sql`t.terms_idx`],
  })

export async function one(sql: Sql, termsIdx: number): Promise<TermsRow | undefined> {
  const [row] = await sql<TermsRow[]>`
    select ${columns(sql)}, contents from terms_version where terms_idx = ${termsIdx}`
  return row
}

/** The version announced before this one; for a draft, the latest. */
export async function before(sql: Sql, termsIdx: number): Promise<TermsRow | undefined> {
  const [row] = await sql<TermsRow[]>`
    select ${columns(sql)}, contents from terms_version earlier
    where (terms_type, lang) = (select terms_type, lang from terms where terms_idx = ${termsIdx}) and state <> 'DRAFT'
      and terms_idx <> ${termsIdx} and effective_date < (select effective_date from terms where terms_idx = ${termsIdx})
    order by effective_date desc limit 1`
  return row
}

/** The text of each version in the language, else in the club's own, else in any, because it binds every reader. */
const inOneLanguage = (sql: Sql, lang: string) => sql`
  (select distinct on (terms_type, effective_date) * from terms_version where state in ('SCHEDULED', 'IN_FORCE')
    order by terms_type, effective_date, lang = ${lang} desc, lang = (select lang from club) desc, terms_idx)`

const byType = (sql: Sql) => sql`(select order_no from code where group_id = 'ZWA' and key = t.terms_type), terms_idx`

export async function inForce(sql: Sql, lang: string): Promise<TermsRow[]> {
  return sql<TermsRow[]>`
    select ${columns(sql)}, contents from (
      select distinct on (terms_type) * from ${inOneLanguage(sql, lang)} v where state = 'IN_FORCE'
      order by terms_type, lang = ${lang} desc, effective_date desc) t
    order by ${byType(sql)}`
}

/** Required terms in force without the member's agreement, in any language; the last answer counts. */
export async function openFor(sql: Sql, lang: string, memberIdx: number): Promise<TermsRow[]> {
  return sql<TermsRow[]>`
    select ${columns(sql)}, contents from ${inOneLanguage(sql, lang)} t
    where (terms_type, effective_date) in (
      select a.terms_type, a.effective_date from terms_asked(${memberIdx}) asked join terms a using (terms_idx)
      where not coalesce(asked.agreed, false))
    order by ${byType(sql)}`
}

export async function scheduled(sql: Sql, lang: string) {
  return sql<Pick<TermsRow, 'termsIdx' | 'title' | 'effectiveDate'>[]>`
    select terms_idx, title, effective_date from ${inOneLanguage(sql, lang)} t where state = 'SCHEDULED'
    order by effective_date, terms_idx`
}

export async function hasAny(sql: Sql, termsType: string, lang: string): Promise<boolean> {
  return (await sql`select from terms where terms_type = ${termsType} and lang = ${lang} limit 1`).length > 0
}

/** The club's name in a language, and its email address; empty without one. */
export async function nameIn(sql: Sql, lang: string): Promise<{ clubName: string; email: string }> {
  const [row] = await sql<{ clubName: string; email: string }[]>`
    select coalesce(nullif(translated -> ${lang} ->> 'clubName', ''), club_name) as club_name, email from club`
  return row!
}

/** Starter terms that the languages lack, and what is in drafts. */
export async function starterFacts(sql: Sql, types: readonly string[], langs: readonly string[]) {
  const [row] = await sql<{ lacking: number; drafts: number; places: number }[]>`
    select (select count(*)::int from unnest(${[...types]}::text[]) type, unnest(${[...langs]}::text[]) spoken
        where not exists (select from terms where terms_type = type and lang = spoken)) as lacking,
      count(*) filter (where places > 0)::int as drafts, coalesce(sum(places), 0)::int as places
    from (select ${places(sql)} as places from terms where is_draft) d`
  return row!
}

/** The type's key, given its position in the code group or the key itself. */
export async function typeOf(sql: Sql, keyOrPosition: string): Promise<string | undefined> {
  const [row] = await sql<{ key: string }[]>`
    select key from code where group_id = 'ZWA' and is_use and ${keyOrPosition} in (key, order_no::text)`
  return row?.key
}

export async function sameDay(sql: Sql, termsType: string, lang: string, effectiveDate: string, but?: number) {
  const [row] = await sql<Pick<TermsRow, 'termsIdx' | 'title' | 'state'>[]>`
    select terms_idx, title, state from terms_version
    where terms_type = ${termsType} and lang = ${lang} and effective_date = ${effectiveDate} and state <> 'DRAFT'
      and terms_idx <> ${but ?? 0}`
  return row
}

/** A club that was not opened yet and has no members announces its terms to nobody. */
export async function noticeFacts(sql: Sql): Promise<{ today: string; isRead: boolean }> {
  const [row] = await sql<{ today: string; isRead: boolean }[]>`
    select current_club_date() as today, state = 1 or exists (select from member) as is_read from site_state`
  return row!
}

export interface Fields {
  termsType: string
  title: string
  contents: string
  lang: string
  effectiveDate: string
  isRequired: boolean
  isWorse: boolean
  isDraft: boolean
}

export type Saved = Pick<TermsRow, 'termsIdx' | 'version'>

export async function lockType(sql: Sql, termsType: string, lang: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`terms ${termsType} ${lang}`}))`
}

export async function insert(sql: Sql, fields: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into terms (terms_type, title, contents, lang, effective_date, is_required, is_worse, is_draft, revision)
    values (${fields.termsType}, ${fields.title}, ${fields.contents}, ${fields.lang}, ${fields.effectiveDate},
      ${fields.isRequired}, ${fields.isWorse}, ${fields.isDraft},
      (select coalesce(max(revision), 0) + 1 from terms where terms_type = ${fields.termsType} and lang = ${fields.lang}))
    returning terms_idx, version`
  return row!
}

/** Undefined when it is no longer a draft or another manager saved first. */
export async function updateDraft(
  sql: Sql,
  termsIdx: number,
  version: number,
  fields: Fields,
): Promise<Saved | undefined> {
  const [row] = await sql<Saved[]>`
    update terms set terms_type = ${fields.termsType}, title = ${fields.title}, contents = ${fields.contents},
      lang = ${fields.lang}, effective_date = ${fields.effectiveDate}, is_required = ${fields.isRequired},
      is_worse = ${fields.isWorse}, is_draft = ${fields.isDraft}, version = version + 1
    where terms_idx = ${termsIdx} and is_draft and version = ${version} returning terms_idx, version`
  return row
}

export async function dismiss(sql: Sql, termsIdx: number, version: number): Promise<Saved | undefined> {
  const [row] = await sql<Saved[]>`
    update terms set dismissed_at = club_now(), version = version + 1
    where terms_idx = ${termsIdx} and is_draft and version = ${version} returning terms_idx, version`
  return row
}

/**
 * Of each language the booking terms that were announced last, where that was before the rules became as they are and no
 * draft was prepared since.
 */
export async function olderThanRules(sql: Sql) {
  return sql<Pick<TermsRow, 'lang' | 'title' | 'contents' | 'isRequired'>[]>`
    select t.lang, t.title, t.contents, t.is_required
    from (select distinct on (lang) * from terms where terms_type = 'BOOKING' and not is_draft
      order by lang, effective_date desc) t, club c
    where t.created_at < c.rules_since and not exists (
      select from terms p where p.terms_type = 'BOOKING' and p.lang = t.lang and p.prepared_at >= c.rules_since)
    order by t.terms_idx`
}

export async function notePrepared(sql: Sql, termsIdx: number): Promise<void> {
  await sql`update terms set prepared_at = club_now() where terms_idx = ${termsIdx}`
}

/** Drafts that the product prepared and no manager has announced or dismissed. */
export async function countPrepared(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from terms_version where is_prepared`
  return row!.count
}

interface Answer {
  memberIdx: number
  name: string
  agreed: boolean
  at: Temporal.Instant
  channel: string
}

/** The last answer of each member who was asked. */
export const consents = (sql: Sql, { termsIdx, ...page }: ParsedInputOf<typeof manage.consents>, lang: string) =>
  pageOf(sql, manage.consents, page, {
    select: sql<Answer[]>`c.member_idx, c.agreed, c.at, c.channel, name_in(${lang}, m.name, m.other_name) as name`,
    from: sql`consent c`,
    each: sql`c`,
    join: sql`left join member m using (member_idx)`,
    where: [
      sql`c.terms_idx = ${termsIdx}`,
      sql`not exists (select from consent later where later.terms_idx = c.terms_idx and later.member_idx = c.member_idx
        and later.consent_idx > c.consent_idx)`,
    ],
    sorts: { at: sql`c.at` },
    tie: [sql`c.consent_idx`],
  })

export async function countConsents(sql: Sql, termsIdx: number): Promise<{ agreed: number; refused: number }> {
  const [row] = await sql<{ agreed: number; refused: number }[]>`
    select count(*) filter (where agreed)::int as agreed, count(*) filter (where not agreed)::int as refused
    from (select distinct on (member_idx) agreed from consent where terms_idx = ${termsIdx}
      order by member_idx, consent_idx desc) last`
  return row!
}
