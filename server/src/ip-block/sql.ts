import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as ipBlock from '@clubhouse/contract/ip-block'
import { type FieldsOf, Store } from '../office/record/store.ts'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { type Range, rangeOf } from './rules.ts'

export const blocks = new Store(ipBlock.ipBlockRecord, {
  values: ({ ip }) => {
    const { from, to } = rangeOf(ip)!
    return { from_ip: from, to_ip: to }
  },
})

export const list = ({ scope, isUse, ...page }: ParsedInputOf<typeof ipBlock.list>, ctx: Context) => {
  const { sql } = ctx
  return blocks.page(ctx, ipBlock.list, page, {
    where: [scope && sql`t.scope = ${scope}`, isUse !== undefined && sql`t.is_use = ${isUse}`],
    keyword: [sql`t.ip`, sql`t.reason`],
    sorts: { ip: sql`t.from_ip` },
  })
}

type Fields = Pick<FieldsOf<typeof ipBlock.ipBlockRecord>, 'scope' | 'startAt' | 'endAt'> & Range

/** A block in use of the same scope with some of the same addresses at some of the same times. */
export async function overlapping(sql: Sql, { from, to, scope, startAt, endAt }: Fields, but = 0) {
  const [row] = await sql<{ ip: string }[]>`
    select ip from ip_block
    where is_use and scope = ${scope} and idx <> ${but} and from_ip <= ${to}::inet and to_ip >= ${from}::inet
      and tstzrange(start_at, end_at) && tstzrange(coalesce(${startAt ?? null}::timestamptz, club_now()), ${endAt ?? null}::timestamptz)
    order by idx limit 1`
  return row?.ip
}

export interface Standing extends Range {
  idx: number
  scope: 'SITE' | 'ADMIN'
  startAt: Temporal.Instant
  endAt: Temporal.Instant | null
}

/** The blocks in use that are not over. */
export async function standing(sql: Sql): Promise<Standing[]> {
  return sql<Standing[]>`
    select idx, host(from_ip) as "from", host(to_ip) as "to", scope, start_at, end_at from ip_block
    where is_use and (end_at is null or end_at > club_now())`
}

export async function addHits(sql: Sql, hits: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    update ip_block b set hits = hits + h.count
    from unnest(${[...hits.keys()]}::bigint[], ${[...hits.values()]}::bigint[]) as h(idx, count) where b.idx = h.idx`
}
