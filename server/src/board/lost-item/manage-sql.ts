import type { ClaimState } from '@clubhouse/contract/board/lost-claim'
import type { LostItemState } from '@clubhouse/contract/board/lost-item'
import { list as listed, lostItemRecord } from '@clubhouse/contract/board/lost-item-manage'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { Store } from '../../office/record/store.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { type InLanguages, inAnyLanguage, type Translated } from '../../platform/said-in.ts'
import type { LostItemTable } from '../../platform/tables.ts'
import { IS_FOR_POLICE, IS_HERE, IS_MATCH, IS_OVER, NUMBER } from './rows.ts'

export const items = new Store(lostItemRecord, {
  values: ({ foundDate, finder }, sql, isNew) => ({
    // The days that it was registered with; a day that was wrong moves its end.
    keep_until: isNew
      ? sql`${foundDate}::date + ${NUMBER(sql, 'keptDays')}`
      : sql`keep_until + (${foundDate}::date - found_date)`,
    finder: finder || null,
  }),
})

type ListRow = Record<'title' | 'foundPlace', InLanguages> &
  Pick<LostItemTable, 'idx' | 'kind' | 'foundDate' | 'keepUntil'> & {
    state: LostItemState
    claims: number
    matches: number
  }

/** Reports of a loss that may be of the item `t`. */
const matching = (sql: Sql) => sql`r.state = 'OPEN' and ${IS_MATCH(sql)}`

export const list = (
  ctx: Context,
  { state, kind, claimed, over, police, from, to, ...page }: ParsedInputOf<typeof listed>,
) => {
  const { sql } = ctx
  const isClaimed = sql`exists (select from lost_claim c where c.idx = t.idx and c.state = 'OPEN')`
  return items.page(ctx, listed, page, {
    select: sql<ListRow[]>`
      t.idx, t.kind, t.title, t.found_date, t.found_place, t.state, t.keep_until,
      (select count(*)::int from lost_claim c where c.idx = t.idx and c.state = 'OPEN') as claims,
      case when ${IS_HERE(sql)}
        then (select count(*)::int from lost_report r where ${matching(sql)}) else 0 end as matches`,
    where: [
      state && sql`t.state = ${state}`,
      kind && sql`t.kind = ${kind}`,
      claimed !== undefined && sql`(${isClaimed} and ${IS_HERE(sql)}) = ${claimed}`,
      over !== undefined && sql`${IS_OVER(sql)} = ${over}`,
      police !== undefined && sql`${IS_FOR_POLICE(sql)} = ${police}`,
      from && sql`t.found_date >= ${from}`,
      to && sql`t.found_date <= ${to}`,
    ],
    keyword: [inAnyLanguage(sql, sql`t.title`), inAnyLanguage(sql, sql`t.found_place`), sql`t.hidden`],
  })
}

export interface Claim {
  claimIdx: number
  member: { memberIdx: number; name: string }
  description: string
  phoneNo: string
  at: Temporal.Instant
  state: ClaimState
  /** In the club's own language, and in the others. */
  reason: string
  translated: Translated
}

/** The claims of an item, the oldest first. */
export async function claims(sql: Sql, idx: number, lang: string): Promise<Claim[]> {
  return sql<Claim[]>`
    select c.claim_idx, jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name)) as member,
      c.description, c.phone_no, c.at, c.state, c.reason, c.translated
    from lost_claim c join member m using (member_idx) where c.idx = ${idx} order by c.claim_idx`
}

interface Report {
  reportIdx: number
  member: { memberIdx: number; name: string }
  title: string
  text: string
  lostDate: string
  place: string
}

/** What members miss that may be this, the latest loss first; of an item that was returned, the report that it answered. */
export async function reports(sql: Sql, idx: number, lang: string): Promise<Report[]> {
  return sql<Report[]>`
    select r.report_idx, jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name)) as member,
      r.title, r.text, r.lost_date, r.place
    from lost_item t
    join lost_report r on r.found_idx = t.idx or ${IS_HERE(sql)} and ${matching(sql)} join member m using (member_idx)
    where t.idx = ${idx} order by r.lost_date desc, r.report_idx`
}

interface Passed {
  state: LostItemState
  /** Who took it, for RETURNED. */
  signedBy: string | null
  signatureFileIdx: number | null
}

/** @returns also the signature that it had */
export async function setState(sql: Sql, idx: number, { state, signedBy, signatureFileIdx }: Passed) {
  const [row] = await sql<{ idx: number; version: number; had: number | null }[]>`
    with was as (select signature_file_idx from lost_item where idx = ${idx})
    update lost_item set state = ${state}, signed_by = ${signedBy}, signature_file_idx = ${signatureFileIdx},
      signed_at = case when ${state} = 'RETURNED' then club_now() end, version = version + 1
    where idx = ${idx} returning idx, version, (select signature_file_idx from was) as had`
  return row!
}

interface Signed {
  signedAt: Temporal.Instant | null
  file: { fileIdx: number; name: string; size: number; mime: string } | null
}

/** When it was signed for, and the drawing. */
export async function signed(sql: Sql, idx: number): Promise<Signed> {
  const [row] = await sql<Signed[]>`
    select t.signed_at, case when f.file_idx is not null then
      jsonb_build_object('fileIdx', f.file_idx, 'name', f.name, 'size', f.size, 'mime', f.mime) end as file
    from lost_item t left join file f on f.file_idx = t.signature_file_idx where t.idx = ${idx}`
  return row!
}

/** Ends a report with the item. @returns whether it was open and may be of the item */
export async function answerReport(sql: Sql, idx: number, reportIdx: number): Promise<boolean> {
  const rows = await sql`
    update lost_report r set state = 'RETURNED', found_idx = ${idx} from lost_item t
    where r.report_idx = ${reportIdx} and t.idx = ${idx} and ${matching(sql)} returning r.report_idx`
  return rows.length > 0
}

/** The open report of the member that the item may answer, of several the latest loss. */
export async function reportOf(sql: Sql, idx: number, memberIdx: number): Promise<number | undefined> {
  const [row] = await sql<{ reportIdx: number }[]>`
    select r.report_idx from lost_item t join lost_report r on ${matching(sql)}
    where t.idx = ${idx} and r.member_idx = ${memberIdx} order by r.lost_date desc, r.report_idx desc limit 1`
  return row?.reportIdx
}

/** Opens the report again that the item answered. @returns its number */
export async function reopenReport(sql: Sql, idx: number): Promise<number | undefined> {
  const [row] = await sql<{ reportIdx: number }[]>`
    update lost_report set state = 'OPEN', found_idx = null where found_idx = ${idx} returning report_idx`
  return row?.reportIdx
}

/** Says why a claim is refused. */
export async function refuse(sql: Sql, claimIdx: number, reason: string, translated: Translated): Promise<void> {
  await sql`
    update lost_claim set state = 'REFUSED', reason = ${reason}, translated = ${sql.json(translated)}
    where claim_idx = ${claimIdx}`
}

/** Accepts a claim and refuses others. @param claimIdx undefined where none is right @param refused the states of those others */
export async function decideClaims(sql: Sql, idx: number, claimIdx: number | undefined, refused: readonly string[]) {
  await sql`
    update lost_claim set state = 'REFUSED'
    where idx = ${idx} and claim_idx is distinct from ${claimIdx ?? null}::bigint and state = any (${[...refused]}::text[])`
  if (claimIdx !== undefined) await sql`update lost_claim set state = 'ACCEPTED' where claim_idx = ${claimIdx}`
}

/** Gives claims the states that they had. */
export async function restoreClaims(sql: Sql, states: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.entries(states).sort(([, a]) => (a === 'ACCEPTED' ? 1 : -1))
  for (const [claimIdx, state] of entries)
    await sql`
      update lost_claim set state = ${state}, reason = case when ${state} = 'REFUSED' then reason else '' end,
        translated = case when ${state} = 'REFUSED' then translated else '{}' end
      where claim_idx = ${claimIdx}`
}

export async function files(sql: Sql, idx: number) {
  return sql<{ fileIdx: number; name: string; size: number; mime: string }[]>`
    select file_idx, f.name, f.size, f.mime from lost_item_file x join file f using (file_idx)
    where x.idx = ${idx} order by x.order_no, file_idx`
}

export async function addFile(sql: Sql, idx: number, fileIdx: number): Promise<void> {
  await sql`
    insert into lost_item_file (idx, file_idx, order_no)
    select ${idx}, ${fileIdx}, coalesce(max(order_no), 0) + 1 from lost_item_file where idx = ${idx}`
}

export async function dropFile(sql: Sql, fileIdx: number): Promise<void> {
  await sql`delete from lost_item_file where file_idx = ${fileIdx}`
}

export async function today(sql: Sql): Promise<string> {
  const [row] = await sql<{ today: string }[]>`select current_club_date() as today`
  return row!.today
}
