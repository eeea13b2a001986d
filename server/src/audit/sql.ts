import * as audit from '@clubhouse/contract/audit'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../platform/database.ts'
import { isUnfiltered, pageOf } from '../platform/list.ts'
import { entriesOf } from '../platform/row-count.ts'
import type { AuditTable } from '../platform/tables.ts'
import { type Asked, entriesMeant } from './find-sql.ts'
import type { Entry } from './said/entry.ts'

export type Row = Entry & Pick<AuditTable, 'at'> & { hash: string | null; prevHash: string | null }

type Given = Omit<ParsedInputOf<typeof audit.list>, 'keyword'> & {
  zone: string
  lang: string
  /** Made of the keyword. */
  asked?: Asked
}

/** The index of what jobs did has no other rows. */
const BY_JOB = (sql: Sql) => sql`a.member_idx is null and a.admin_idx is null`

const columns = (sql: Sql, lang: string) => sql<Row[]>`
  a.audit_idx, a.at, a.ip, a.call, a.noun, a.record_idx, a.admin_idx, a.member_idx, a.before, a.after, a.reason,
  name_in(${lang}, by_manager.name, by_manager.other_name) as manager_name,
  name_in(${lang}, by_member.name, by_member.other_name) as member_name,
  encode(l.hash, 'hex') as hash, encode(coalesce(p.hash, case when l.seq = 1 then decode(repeat('00', 32), 'hex') end), 'hex')
    as prev_hash`

const JOINED = (sql: Sql) => sql`
  left join audit_link l on l.audit_idx = a.audit_idx
  left join audit_link p on p.seq = l.seq - 1
  left join admin by_manager on by_manager.admin_idx = a.admin_idx
  left join member by_member on by_member.member_idx = a.member_idx`

export function list(
  sql: Sql,
  { auditIdx, asked, job, noun, recordIdx, adminIdx, memberIdx, from, to, zone, lang, ...page }: Given,
) {
  const begins = (day: string, plus: number) => sql`(${day}::date + ${plus}::int)::timestamp at time zone ${zone}`
  const where = [
    auditIdx && sql`a.audit_idx = ${auditIdx}`,
    asked && sql`a.audit_idx in (${entriesMeant(sql, asked)})`,
    job && sql`${BY_JOB(sql)} and a.call = ${`job.${job}`}`,
    recordIdx !== undefined && sql`a.record_idx = ${recordIdx}`,
    adminIdx && sql`a.admin_idx = ${adminIdx}`,
    memberIdx && sql`a.member_idx = ${memberIdx}`,
    from && sql`a.at >= ${begins(from, 0)}`,
    to && sql`a.at < ${begins(to, 1)}`,
  ]
  return pageOf(sql, audit.list, page, {
    select: columns(sql, lang),
    from: sql`audit a`,
    each: sql`a`,
    join: JOINED(sql),
    where: [...where, noun && sql`a.noun = ${noun}`],
    counted: 'audit',
    total: noun !== undefined && isUnfiltered(where) && entriesOf(sql, noun),
    // Found by indexes above.
    keyword: [],
    sorts: { at: { by: sql`a.at`, nulls: 'asIndexed' } },
    tie: [sql`a.audit_idx`],
  })
}

/** Each noun of the log once, by jumping through the index. */
export async function nouns(sql: Sql): Promise<string[]> {
  const rows = await sql<{ noun: string }[]>`
    with recursive n as (
      select min(noun) as noun from audit
      union all
      select (select min(a.noun) from audit a where a.noun > n.noun) from n where n.noun is not null)
    select noun from n where noun is not null`
  return rows.map(({ noun }) => noun)
}

/** Each manager of the log once, by jumping through the index. */
export async function managers(sql: Sql, lang: string): Promise<{ adminIdx: number; name: string }[]> {
  return sql<{ adminIdx: number; name: string }[]>`
    with recursive m as (
      select min(admin_idx) as admin_idx from audit where admin_idx is not null
      union all
      select (select min(a.admin_idx) from audit a where a.admin_idx > m.admin_idx) from m where m.admin_idx is not null)
    select admin_idx, name_in(${lang}, a.name, a.other_name) as name from m join admin a using (admin_idx) order by name, admin_idx`
}

/** Each job of the log once, by jumping through the index. */
export async function jobs(sql: Sql): Promise<string[]> {
  const rows = await sql<{ call: string }[]>`
    with recursive c as (
      select min(call) as call from audit a where ${BY_JOB(sql)}
      union all
      select (select min(a.call) from audit a where ${BY_JOB(sql)} and a.call > c.call) from c where c.call is not null)
    select call from c where call like 'job.%'`
  return rows.map(({ call }) => call.slice('job.'.length))
}

/** What a job did last, the newest first. */
export async function didLast(sql: Sql, job: string, most: number, lang: string): Promise<Row[]> {
  return sql<Row[]>`
    select ${columns(sql, lang)} from (
      select * from audit a where ${BY_JOB(sql)} and a.call = ${`job.${job}`} order by a.audit_idx desc limit ${most}) a
    ${JOINED(sql)} order by a.audit_idx desc`
}
