import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as ipBlock from '@clubhouse/contract/ip-block'
import type { Sql } from '../platform/database.ts'
import { pageOf } from '../platform/list.ts'
import type { IpBlockTable } from '../platform/tables.ts'
import type { Range } from './rules.ts'

type Row = Pick<IpBlockTable, 'idx' | 'ip' | 'reason' | 'startAt' | 'endAt' | 'isUse' | 'hits' | 'version'> & {
  scope: 'SITE' | 'ADMIN'
}
export type Fields = Pick<Row, 'ip' | 'scope' | 'reason' | 'isUse'> & {
  startAt?: string
  endAt?: string | null
} & Range

const columns = (sql: Sql) => sql<Row[]>`idx, ip, scope, reason, start_at, end_at, is_use, hits, version`

export const list = (sql: Sql, { scope, isUse, ...page }: ParsedInputOf<typeof ipBlock.list>) =>
  pageOf(sql, ipBlock.list, page, {
    select: columns(sql),
    from: sql`ip_block b`,
    each: sql`b`,
    where: [scope && sql`b.scope = ${scope}`, isUse !== undefined && sql`b.is_use = ${isUse}`],
    keyword: [sql`b.ip`, sql`b.reason`],
    sorts: {
      ip: sql`b.from_ip`,
      reason: sql`b.reason`,
      startAt: sql`b.start_at`,
      endAt: sql`b.end_at`,
      hits: sql`b.hits`,
    },
    tie: [sql`b.idx`],
  })

/** @param lock inside a transaction that will change it */
export async function one(sql: Sql, idx: number, { lock = false } = {}): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select ${columns(sql)} from ip_block where idx = ${idx} ${lock ? sql`for update` : sql``}`
  return row
}

/** A block in use of the same scope with some of the same addresses at some of the same times. */
export async function overlapping(sql: Sql, { from, to, scope, startAt, endAt }: Fields, but = 0) {
  const [row] = await sql<{ ip: string }[]>`
    select ip from ip_block
    where is_use and scope = ${scope} and idx <> ${but} and from_ip <= ${to}::inet and to_ip >= ${from}::inet
      and tstzrange(start_at, end_at) && tstzrange(coalesce(${startAt ?? null}::timestamptz, club_now()), ${endAt ?? null}::timestamptz)
    order by idx limit 1`
  return row?.ip
}

type Saved = Pick<Row, 'idx' | 'version'>

export async function insert(sql: Sql, b: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into ip_block (ip, from_ip, to_ip, scope, reason, start_at, end_at, is_use)
    values (${b.ip}, ${b.from}, ${b.to}, ${b.scope}, ${b.reason}, coalesce(${b.startAt ?? null}::timestamptz, club_now()),
      ${b.endAt ?? null}, ${b.isUse})
    returning idx, version`
  return row!
}

/** A deleted block under its number again; undefined when it is there. */
export async function insertAgain(sql: Sql, b: Row, { from, to }: Range): Promise<Saved | undefined> {
  const [row] = await sql<Saved[]>`
    insert into ip_block (idx, ip, from_ip, to_ip, scope, reason, start_at, end_at, is_use, hits, version)
      overriding system value
    values (${b.idx}, ${b.ip}, ${from}, ${to}, ${b.scope}, ${b.reason}, ${b.startAt}, ${b.endAt}, ${b.isUse}, ${b.hits},
      ${b.version + 1})
    on conflict do nothing returning idx, version`
  return row
}

export async function update(sql: Sql, idx: number, b: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update ip_block set ip = ${b.ip}, from_ip = ${b.from}, to_ip = ${b.to}, scope = ${b.scope}, reason = ${b.reason},
      start_at = coalesce(${b.startAt ?? null}::timestamptz, start_at), end_at = ${b.endAt ?? null}, is_use = ${b.isUse},
      version = version + 1
    where idx = ${idx} returning idx, version`
  return row!
}

export async function remove(sql: Sql, idx: number): Promise<void> {
  await sql`delete from ip_block where idx = ${idx}`
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
