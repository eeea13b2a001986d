import * as lostClaim from '@clubhouse/contract/board/lost-claim'
import type { LostItemState } from '@clubhouse/contract/board/lost-item'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import type { Translated } from '../../../platform/said-in.ts'
import type { LostClaimTable } from '../../../platform/tables.ts'
import { ITEM, type ItemRow } from '../rows.ts'

type Row = ItemRow &
  Pick<LostClaimTable, 'claimIdx' | 'description' | 'phoneNo' | 'reason'> & {
    at: Temporal.Instant
    claimState: lostClaim.ClaimState
    translated: Translated
  }

export const mine = (sql: Sql, memberIdx: number, page: ParsedInputOf<typeof lostClaim.mine>) =>
  pageOf(sql, lostClaim.mine, page, {
    select: sql<Row[]>`
      ${ITEM(sql)}, c.claim_idx, c.description, c.phone_no, c.at, c.state as claim_state, c.reason, c.translated`,
    from: sql`lost_claim c`,
    each: sql`c`,
    join: sql`left join lost_item t on t.idx = c.idx`,
    where: [sql`c.member_idx = ${memberIdx}`],
    sorts: { claimIdx: sql`c.claim_idx` },
    tie: [sql`c.claim_idx`],
  })

interface Item {
  state: LostItemState
  isKept: boolean
}

/** An item, which no manager changes meanwhile: they lock the whole table. */
export async function item(sql: Sql, idx: number): Promise<Item | undefined> {
  await sql`lock table lost_item in row exclusive mode`
  const [row] = await sql<Item[]>`
    select state, keep_until >= current_club_date() as is_kept from lost_item where idx = ${idx}`
  return row
}

/** @returns undefined where the member has a claim of it that was not refused */
export async function add(
  sql: Sql,
  { idx, memberIdx, description, phoneNo }: Pick<LostClaimTable, 'idx' | 'memberIdx' | 'description' | 'phoneNo'>,
): Promise<number | undefined> {
  const [row] = await sql<{ claimIdx: number }[]>`
    insert into lost_claim (idx, member_idx, description, phone_no)
    values (${idx}, ${memberIdx}, ${description}, ${phoneNo})
    on conflict (member_idx, idx) where state <> 'REFUSED' do nothing returning claim_idx`
  return row?.claimIdx
}

interface Decided {
  memberIdx: number
  name: string
  email: string
  lang: string
  title: Record<string, string>
  reason: string
  translated: Translated
  keepUntil: string
  phone: string
}

/**
 * Notes that the member of a claim is notified of a decision, once, where it still holds.
 * @returns undefined where it does not, or the account is closed or blocked
 */
export async function telling(sql: Sql, claimIdx: number, state: string): Promise<Decided | undefined> {
  const [row] = await sql<Decided[]>`
    update lost_claim c set told = c.state from member m, lost_item t, club
    where c.claim_idx = ${claimIdx} and c.state = ${state} and c.told is distinct from c.state
      and m.member_idx = c.member_idx and m.state in ('ACTIVE', 'DORMANT') and t.idx = c.idx
    returning m.member_idx, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang, t.title, c.reason, c.translated,
      t.keep_until, club.club_phone_no as phone`
  return row
}
