import type { ImportProblem } from '@clubhouse/contract/member/import'
import type { Sql } from '../../platform/database.ts'
import type { MemberImportTable } from '../../platform/tables.ts'
import type { Changes, Known } from './plan-rules.ts'
import type { Row } from './row-rules.ts'

export async function typeLabels(sql: Sql): Promise<{ key: string; labels: string[] }[]> {
  return sql<{ key: string; labels: string[] }[]>`
    select key, array_append(array(select value from jsonb_each_text(coalesce(labels, '{}'))), key_name) as labels
    from code where group_id = '702' and is_use`
}

/** Accounts that rows may be about, by number, ID or address; and login IDs in the list that managers have. */
export async function facts(sql: Sql, rows: readonly Row[]): Promise<{ known: Known[]; takenIds: Set<string> }> {
  const values = (field: 'memberNo' | 'id' | 'email') => rows.map((row) => row[field].toLowerCase()).filter(Boolean)
  const known = await sql<Known[]>`
    select member_idx, id, name, other_name, email, phone_no, member_type, member_no, lang, state, version from member
    where lower(member_no) = any (${values('memberNo')}) or id = any (${values('id')}) or lower(email) = any (${values('email')})
    order by member_idx`
  const taken = await sql<{ id: string }[]>`
    select l.id from login_id l where l.id = any (${values('id')}) and not exists (select from member m where m.id = l.id)`
  return { known, takenIds: new Set(taken.map(({ id }) => id)) }
}

type New = Pick<MemberImportTable, 'adminIdx' | 'fileName' | 'created' | 'changed' | 'same'> & {
  rows: Row[]
  problems: ImportProblem[]
}

export async function add(sql: Sql, one: New): Promise<number> {
  await forgetOld(sql)
  const [row] = await sql<{ importIdx: number }[]>`
    insert into member_import (admin_idx, file_name, state, rows, created, changed, same, problems)
    values (${one.adminIdx}, ${one.fileName}, 'CHECKED', ${sql.json(one.rows)}, ${one.created}, ${one.changed},
      ${one.same}, ${sql.json(one.problems)}) returning import_idx`
  return row!.importIdx
}

/** Rows that nobody imported hold personal data for a day at most. */
export async function forgetOld(sql: Sql): Promise<void> {
  await sql`
    update member_import set rows = '[]', state = case when state = 'CHECKED' then 'FAILED' else state end
    where at < club_now() - interval '1 day' and state <> 'RUNNING' and rows <> '[]'`
}

export type ImportRow = Omit<MemberImportTable, 'rows' | 'problems'> & { rows: Row[]; problems: ImportProblem[] }

export async function one(sql: Sql, importIdx: number, lock = false): Promise<ImportRow | undefined> {
  const [row] = await sql<ImportRow[]>`
    select * from member_import where import_idx = ${importIdx} ${lock ? sql`for update` : sql``}`
  return row
}

export async function begin(sql: Sql, importIdx: number, invite: boolean, reason: string): Promise<void> {
  await sql`
    update member_import set state = 'RUNNING', invite = ${invite}, reason = ${reason} where import_idx = ${importIdx}`
}

/** Waits for signups that are on their way, and holds up those that come. They share this lock. */
export async function lockSignups(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signup', 0))`
}

/** @returns the numbers of the new members, in the order of the rows */
export async function create(sql: Sql, rows: readonly Row[], ids: readonly string[], lang: string): Promise<number[]> {
  const given = rows.map((row, n) => ({ ...row, id: row.id || ids[n], lang: row.lang || lang, n }))
  const added = await sql<{ memberIdx: number; id: string }[]>`
    insert into member (id, password_hash, name, other_name, email, phone_no, lang, member_type, member_no)
    select r.id, '', r.name, r."otherName", r.email, r."phoneNo", r.lang, r."memberType", nullif(r."memberNo", '')
    from jsonb_to_recordset(${sql.json(given)}) as r(id text, name text, "otherName" text, email text,
      "phoneNo" text, lang text, "memberType" text, "memberNo" text, n int)
    order by r.n returning member_idx, id`
  const byId = new Map(added.map((row) => [row.id, row.memberIdx]))
  return given.map(({ id }) => byId.get(id!)!)
}

export async function change(sql: Sql, all: readonly { memberIdx: number; changes: Changes }[]): Promise<void> {
  const given = all.map(({ memberIdx, changes }) => ({ memberIdx, ...changes }))
  await sql`
    update member m set name = coalesce(r.name, m.name), other_name = coalesce(r."otherName", m.other_name),
      email = coalesce(r.email, m.email), phone_no = coalesce(r."phoneNo", m.phone_no), lang = coalesce(r.lang, m.lang),
      member_type = coalesce(r."memberType", m.member_type), member_no = coalesce(r."memberNo", m.member_no),
      version = m.version + 1
    from jsonb_to_recordset(${sql.json(given)}) as r("memberIdx" bigint, name text, "otherName" text, email text,
      "phoneNo" text, lang text, "memberType" text, "memberNo" text)
    where m.member_idx = r."memberIdx"`
}

export async function addNotes(
  sql: Sql,
  adminIdx: number,
  notes: readonly { memberIdx: number; text: string }[],
): Promise<void> {
  await sql`
    insert into member_note (member_idx, admin_idx, text)
    select r."memberIdx", ${adminIdx}, r.text
    from jsonb_to_recordset(${sql.json(notes)}) as r("memberIdx" bigint, text text)
    where not exists (select from member_note n where n.member_idx = r."memberIdx" and n.text = r.text)`
}

export interface Entry {
  call: string
  memberIdx: number
  before: object | null
  after: object
}

/** As `audit` writes it, for all at once: the log of each member says who imported it. */
export async function log(
  sql: Sql,
  { adminIdx, reason, requestId }: { adminIdx: number; reason: string; requestId: string },
  entries: readonly Entry[],
): Promise<void> {
  await sql`
    insert into audit (admin_idx, ip, call, request_id, noun, record_idx, before, after, reason)
    select ${adminIdx}, '', r.call, ${requestId}, 'member', r."memberIdx", r.before, r.after, ${reason}
    from jsonb_to_recordset(${sql.json(entries)}) as r("memberIdx" bigint, call text, before jsonb, after jsonb)`
}

export async function finish(
  sql: Sql,
  importIdx: number,
  { created, changed, same, newcomers }: { created: number; changed: number; same: number; newcomers: number[] },
): Promise<void> {
  await sql`
    update member_import set state = 'DONE', rows = '[]', created = ${created}, changed = ${changed}, same = ${same},
      newcomers = case when invite then ${newcomers}::bigint[] else '{}' end
    where import_idx = ${importIdx}`
}

/** Before it began: the rows are forgotten and nothing is imported. */
export async function cancel(sql: Sql, importIdx: number): Promise<void> {
  await sql`
    update member_import set state = 'CANCELLED', rows = '[]', cancelled_at = club_now() where import_idx = ${importIdx}`
}

export async function cancelInvitations(sql: Sql, importIdx: number): Promise<void> {
  await sql`update member_import set cancelled_at = club_now() where import_idx = ${importIdx}`
}

export async function failWith(sql: Sql, importIdx: number, problems: readonly ImportProblem[]): Promise<void> {
  await sql`
    update member_import set state = 'FAILED', problems = ${sql.json(problems)}, rows = '[]'
    where import_idx = ${importIdx}`
}

export interface Newcomer {
  memberIdx: number
  id: string
  name: string
  email: string
  lang: string
}

/** The next who waits for an invitation. */
export async function nextNewcomer(sql: Sql, importIdx: number): Promise<(Newcomer & { no: number }) | undefined> {
  const [row] = await sql<(Newcomer & { no: number })[]>`
    select m.member_idx, m.id, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang, i.invited as no
    from member_import i join member m on m.member_idx = i.newcomers[i.invited + 1]
    where i.import_idx = ${importIdx} and i.cancelled_at is null`
  return row
}

/** @returns false where another process was faster, or the invitations were cancelled */
export async function noteInvited(sql: Sql, importIdx: number, no: number): Promise<boolean> {
  const [row] = await sql`
    update member_import set invited = invited + 1
    where import_idx = ${importIdx} and invited = ${no} and cancelled_at is null returning import_idx`
  return row !== undefined
}
