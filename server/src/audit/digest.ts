import { hash } from 'node:crypto'
import type { Sql } from '../platform/database.ts'

/** The hash before the first link. */
export const BEGINNING = '0'.repeat(64)

/** @param previous and @param digest SHA-256 as hex @returns the hash of the link with the number `seq` */
export function linked(previous: string, seq: number, digest: string): string {
  return hash('sha256', Buffer.from(`${previous} ${seq} ${digest}`), 'hex')
}

/** What a row of the log `a` says, and may name a person in. */
export const said = (sql: Sql) => sql`convert_to(jsonb_build_array(a.before, a.after, a.reason)::text, 'UTF8')`

export const ip = (sql: Sql) => sql`convert_to(a.ip, 'UTF8')`

/** Digest of a row of the log `a` whose link `l` has the salts, or the digests that erasing left of them. As hex. */
export const digestOf = (sql: Sql) => sql`
  encode(sha256(convert_to(jsonb_build_array(a.audit_idx, (extract(epoch from a.at) * 1000000)::bigint, a.xact::text,
    a.member_idx, a.admin_idx, a.call, a.request_id, a.noun, a.record_idx,
    encode(coalesce(l.said_digest, sha256(l.said_salt || ${said(sql)})), 'hex'),
    encode(coalesce(l.ip_digest, sha256(l.ip_salt || ${ip(sql)})), 'hex'))::text, 'UTF8')), 'hex')`
