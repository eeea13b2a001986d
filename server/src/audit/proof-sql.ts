import type { Sql } from '../platform/database.ts'
import type { AuditChainTable } from '../platform/tables.ts'
import { digestOf, said } from './digest.ts'

export type Standing = Pick<
  AuditChainTable,
  'seq' | 'auditIdx' | 'settledIdx' | 'checkedAt' | 'checked' | 'problem' | 'brokenAt'
> & { hash: string }

export async function standing(sql: Sql): Promise<Standing> {
  const [row] = await sql<Standing[]>`
    select seq, audit_idx, encode(hash, 'hex') as hash, settled_idx, checked_at, checked, problem, broken_at
    from audit_chain`
  return row!
}

export interface Checked {
  seq: number
  auditIdx: number
  hash: string
  /** Null where the row itself is gone. */
  digest: string | null
  /** False where a value was erased and no row of the log tells of it. */
  isErasedRightly: boolean
}

/** Links above `after` and up to `to`, in their order, with what their rows make of them. */
export async function links(sql: Sql, after: number, to: number, most: number): Promise<Checked[]> {
  // Erased values are proven by what is left of them, as the row of the erasure noted it.
  const told = (part: 'said' | 'ip', left = sql``) => sql`exists (
    select from audit e where e.noun = 'audit' and e.record_idx = l.audit_idx and e.after ->> 'erased' = ${part} ${left})`
  return sql<Checked[]>`
    select l.seq, l.audit_idx, encode(l.hash, 'hex') as hash, case when a.audit_idx is not null then ${digestOf(sql)} end as digest,
      (l.said_digest is null or ${told('said', sql`and e.after ->> 'left' = encode(sha256(${said(sql)}), 'hex')`)})
      and (l.ip_digest is null or a.ip is null and ${told('ip')})
      and (l.ip_salt is null) = (a.ip is null) as is_erased_rightly
    from audit_link l left join audit a using (audit_idx)
    where l.seq > ${after} and l.seq <= ${to} order by l.seq limit ${most}`
}

export async function linkAt(sql: Sql, seq: number): Promise<string | undefined> {
  const [row] = await sql<{ hash: string }[]>`select encode(hash, 'hex') as hash from audit_link where seq = ${seq}`
  return row?.hash
}

/** The first row without a link above `after` and up to `to`. */
export async function stray(sql: Sql, after: number, to: number): Promise<number | undefined> {
  const [row] = await sql<{ auditIdx: number }[]>`
    select a.audit_idx from audit a where a.audit_idx > ${after} and a.audit_idx <= ${to} and not exists (
      select from audit_link l where l.audit_idx = a.audit_idx and l.audit_idx > ${after} and l.audit_idx <= ${to})
    order by a.audit_idx limit 1`
  return row?.auditIdx
}

/** Committed rows that have no link yet. */
export async function waiting(sql: Sql, settledIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from audit a where a.audit_idx > ${settledIdx} and not exists (
      select from audit_link l where l.audit_idx = a.audit_idx and l.audit_idx > ${settledIdx})`
  return row!.count
}

/** The first and the last link of rows of these days. */
export async function span(
  sql: Sql,
  { from, to, zone }: { from?: string; to?: string; zone: string },
): Promise<{ first: number; last: number } | undefined> {
  const [row] = await sql<{ first: number | null; last: number | null }[]>`
    select min(l.seq) as first, max(l.seq) as last from audit a join audit_link l using (audit_idx)
    where a.at >= coalesce(${from ?? null}::date::timestamp at time zone ${zone}, '-infinity')
      and a.at < coalesce((${to ?? null}::date + 1)::timestamp at time zone ${zone}, 'infinity')`
  return row!.first === null ? undefined : { first: row!.first, last: row!.last! }
}

export async function keep(
  sql: Sql,
  { checked, problem, brokenAt }: { checked: number; problem: string | null; brokenAt: number | null },
): Promise<void> {
  await sql`
    update audit_chain set checked_at = club_now(), checked = ${checked}, problem = ${problem}, broken_at = ${brokenAt}`
}
