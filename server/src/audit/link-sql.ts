import type { Sql } from '../platform/database.ts'
import type { AuditChainTable } from '../platform/tables.ts'
import { digestOf } from './digest.ts'

export type Chain = Pick<AuditChainTable, 'seq' | 'auditIdx'> & { hash: string }

/** Locks the chain until the transaction ends, so that one process at a time extends it or erases from the log. */
export async function lockChain(sql: Sql): Promise<Chain> {
  const [row] = await sql<Chain[]>`
    select seq, audit_idx, encode(hash, 'hex') as hash from audit_chain for update`
  return row!
}

export interface Reach {
  /** Rows up to this number all have a link. */
  settledIdx: number
  /** The highest number that is committed. */
  lastIdx: number
  /** What counts as settled after one more look at all above `settledIdx`. */
  markIdx: number | null
}

/**
 * A mark may count once all transactions that ran when it was made have ended. The wait covers a row that had its
 * number at that moment, and not yet its transaction.
 */
export async function reach(sql: Sql, waitSeconds: number): Promise<Reach> {
  const [row] = await sql<Reach[]>`
    select settled_idx, coalesce((select max(audit_idx) from audit), 0) as last_idx,
      case when next_settled_xact <= pg_snapshot_xmin(pg_current_snapshot())
        and next_settled_at <= clock_timestamp() - make_interval(secs => ${waitSeconds}) then next_settled_idx end as mark_idx
    from audit_chain`
  return row!
}

/** Settles what `reach` found, and makes the next mark. A mark of another server, which a backup brought, is made anew. */
export async function settle(sql: Sql, { lastIdx, markIdx }: Reach): Promise<void> {
  await sql`update audit_chain set settled_idx = ${markIdx} where settled_idx < ${markIdx}`
  await sql`
    update audit_chain set next_settled_idx = ${lastIdx}, next_settled_xact = pg_snapshot_xmax(pg_current_snapshot()),
      next_settled_at = clock_timestamp()
    where next_settled_idx < ${lastIdx}
      and (next_settled_idx <= settled_idx or next_settled_xact > pg_snapshot_xmax(pg_current_snapshot()))`
}

export interface Fresh {
  auditIdx: number
  saidSalt: string
  ipSalt: string | null
  digest: string
}

/** Committed rows without a link, above `after` and up to `to`, the lowest number first. */
export async function fresh(sql: Sql, after: number, to: number): Promise<Fresh[]> {
  return sql<Fresh[]>`
    with a as materialized (
      select a.* from audit a where a.audit_idx > ${after} and a.audit_idx <= ${to} and not exists (
        select from audit_link l where l.audit_idx = a.audit_idx and l.audit_idx > ${after} and l.audit_idx <= ${to})),
    l as materialized (
      select a.audit_idx, uuid_send(gen_random_uuid()) as said_salt, null::bytea as said_digest,
        case when a.ip is not null then uuid_send(gen_random_uuid()) end as ip_salt, null::bytea as ip_digest
      from a)
    select a.audit_idx, encode(l.said_salt, 'hex') as said_salt, encode(l.ip_salt, 'hex') as ip_salt,
      ${digestOf(sql)} as digest
    from a join l using (audit_idx) order by a.audit_idx`
}

export type Link = Pick<Fresh, 'auditIdx' | 'saidSalt' | 'ipSalt'> & { hash: string }

/** @param from number of the first */
export async function append(sql: Sql, from: number, links: readonly Link[]): Promise<void> {
  const last = links.at(-1)!
  await sql`
    insert into audit_link (seq, audit_idx, hash, said_salt, ip_salt)
    select ${from} + n - 1, audit_idx, decode(hash, 'hex'), decode(said_salt, 'hex'), decode(ip_salt, 'hex')
    from unnest(${links.map(({ auditIdx }) => auditIdx)}::bigint[], ${links.map(({ hash }) => hash)}::text[],
      ${links.map(({ saidSalt }) => saidSalt)}::text[], ${links.map(({ ipSalt }) => ipSalt)}::text[])
      with ordinality as link(audit_idx, hash, said_salt, ip_salt, n)`
  await sql`
    update audit_chain set seq = ${from + links.length - 1}, hash = decode(${last.hash}, 'hex'),
      audit_idx = greatest(audit_idx, ${last.auditIdx})`
}
