import type { LostItemState } from '@clubhouse/contract/board/lost-item'
import { list as listed, lostItemRecord } from '@clubhouse/contract/board/lost-item-manage'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { Store } from '../../office/record/store.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { type InLanguages, inAnyLanguage } from '../../platform/said-in.ts'
import type { LostItemTable } from '../../platform/tables.ts'
import { DAYS_MATCHED, keptUntil } from './rules.ts'

export const items = new Store(lostItemRecord, {
  values: ({ foundDate, finder }) => ({ keep_until: keptUntil(foundDate), finder: finder || null }),
})

type Row = Pick<LostItemTable, 'idx' | 'version' | 'signedBy'> & { state: LostItemState }
type ListRow = Record<'title' | 'foundPlace', InLanguages> &
  Pick<LostItemTable, 'idx' | 'kind' | 'foundDate' | 'keepUntil'> & {
    state: LostItemState
    claims: number
    matches: number
  }

/** Reports of a loss that may be of the item `t`. */
const matching = (sql: Sql) => sql`
  r.state = 'OPEN' and r.kind = t.kind and r.lost_date between t.found_date - ${DAYS_MATCHED}::int and t.found_date`

export const list = (ctx: Context, { state, kind, from, to, ...page }: ParsedInputOf<typeof listed>) => {
  const { sql } = ctx
  return items.page(ctx, listed, page, {
    select: sql<ListRow[]>`
      t.idx, t.kind, t.title, t.found_date, t.found_place, t.state, t.keep_until,
      (select count(*)::int from lost_claim c where c.idx = t.idx and c.state = 'OPEN') as claims,
      case when t.state in ('FOUND', 'PUBLISHED', 'CLAIMED')
        then (select count(*)::int from lost_report r where ${matching(sql)}) else 0 end as matches`,
    where: [
      state && sql`t.state = ${state}`,
      kind && sql`t.kind = ${kind}`,
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
  state: 'OPEN' | 'ACCEPTED' | 'REFUSED'
}

/** The claims of an item, the oldest first. */
export async function claims(sql: Sql, idx: number, lang: string): Promise<Claim[]> {
  return sql<Claim[]>`
    select c.claim_idx, jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name)) as member,
      c.description, c.phone_no, c.at, c.state
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

/** What members miss that may be this, the latest loss first. */
export async function reports(sql: Sql, idx: number, lang: string): Promise<Report[]> {
  return sql<Report[]>`
    select r.report_idx, jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name)) as member,
      r.title, r.text, r.lost_date, r.place
    from lost_item t join lost_report r on ${matching(sql)} join member m using (member_idx)
    where t.idx = ${idx} order by r.lost_date desc, r.report_idx`
}

export async function setState(
  sql: Sql,
  idx: number,
  { state, signedBy }: Pick<Row, 'state' | 'signedBy'>,
): Promise<Pick<Row, 'idx' | 'version'>> {
  const [row] = await sql<Pick<Row, 'idx' | 'version'>[]>`
    update lost_item set state = ${state}, signed_by = ${signedBy}, version = version + 1
    where idx = ${idx} returning idx, version`
  return row!
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
    await sql`update lost_claim set state = ${state} where claim_idx = ${claimIdx}`
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
