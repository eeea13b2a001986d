import { UNDO_OVER, UNDO_SECONDS } from '@clubhouse/contract/office/undo'
import type { Fragment } from 'postgres'
import { forgetFile } from '../../file/forget.ts'
import { schedule } from '../../job/job.ts'
import { FORBIDDEN, NOT_FOUND } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { type Transaction, write } from '../../platform/write.ts'

export interface Removable {
  noun: string
  table: string
  /** The column with its number, in the tables of its children too. */
  column: string
  /** Tables whose rows belong to one record; those that refer to another one come later. */
  children?: readonly string[]
  /** What these columns hold meanwhile, of a row that stays because others refer to it. */
  emptied?: (sql: Sql) => Readonly<Record<string, Fragment | string | boolean | null>>
}

type One = Removable & { recordIdx: number }
type Key = Pick<One, 'noun' | 'recordIdx'>

/**
 * Removes a row with those of its children, and keeps them until the removal can no longer be undone.
 * @param more what else brings it back; its `fileIdx` is a file that ends with what is kept
 */
export async function removeRow(tx: Transaction, one: One, more: object = {}): Promise<void> {
  const { sql, who } = tx
  const { noun, table, column, recordIdx, children = [], emptied } = one
  const rows: Record<string, unknown> = {}
  for (const child of children.toReversed()) {
    const [found] = await sql<{ rows: unknown }[]>`
      with gone as (delete from ${sql(child)} where ${sql(column)} = ${recordIdx} returning *)
      select coalesce(jsonb_agg(to_jsonb(gone)), '[]') as rows from gone`
    rows[child] = found!.rows
  }
  const removal = emptied
    ? sql`update ${sql(table)} set ${sql(emptied(sql))}, version = version + 1`
    : sql`delete from ${sql(table)}`
  await sql`
    with was as (select to_jsonb(t) as row from ${sql(table)} t where t.${sql(column)} = ${recordIdx}),
      gone as (${removal} where ${sql(column)} = ${recordIdx})
    insert into removed_record (noun, record_idx, row, children, more, admin_idx)
    select ${noun}, ${recordIdx}, row, ${sql.json(rows)}, ${sql.json(more)}, ${who?.adminIdx ?? null} from was
    on conflict (noun, record_idx) do update
    set row = excluded.row, children = excluded.children, more = excluded.more, admin_idx = excluded.admin_idx, at = excluded.at, undone_as = null`
  if (emptied) await deleteChildren(tx, one)
}

/** Deletes what triggers have written since, such as the password that a row had before it was emptied. */
async function deleteChildren({ sql }: Transaction, { column, recordIdx, children = [] }: One): Promise<void> {
  for (const child of children.toReversed()) await sql`delete from ${sql(child)} where ${sql(column)} = ${recordIdx}`
}

/**
 * The caller's own removal, locked: FORBIDDEN for that of another manager, NOT_FOUND where what it brought back has
 * changed since. Sent twice, the record is `there` already. @param read the record as it is
 */
export async function ownRemoval<More, Row extends { version: number }>(
  { sql, who }: Transaction,
  { noun, recordIdx }: Key,
  read: () => Promise<Row | undefined>,
) {
  const [row] = await sql<{ adminIdx: number | null; undoneAs: number | null; isOver: boolean; more: More }[]>`
    select admin_idx, more, undone_as, at < club_now() - make_interval(secs => ${UNDO_SECONDS}) as is_over
    from removed_record where noun = ${noun} and record_idx = ${recordIdx} for update`
  if (!row) return NOT_FOUND
  if (row.adminIdx !== (who?.adminIdx ?? null)) return FORBIDDEN
  const there = await read()
  if (row.undoneAs !== null && row.undoneAs !== there?.version) return NOT_FOUND
  return row.isOver && !there ? UNDO_OVER({}) : { there, more: row.more }
}

/** Brings a removed row back under its number, with its children, as the next version. Nothing else of it is kept. */
export async function restoreRow(tx: Transaction, one: One): Promise<void> {
  const { sql } = tx
  const { noun, table, column, recordIdx, children = [], emptied } = one
  if (emptied) {
    const columns = Object.keys(emptied(sql)).map((name) => sql`${sql(name)} = k.${sql(name)}`)
    await sql`
      update ${sql(table)} t set ${columns.reduce((some, next) => sql`${some}, ${next}`)}, version = t.version + 1
      from removed_record r, jsonb_populate_record(null::${sql(table)}, r.row) k
      where r.noun = ${noun} and r.record_idx = ${recordIdx} and t.${sql(column)} = ${recordIdx}`
    await deleteChildren(tx, one)
  } else
    await sql`
      insert into ${sql(table)} overriding system value
      select (jsonb_populate_record(null::${sql(table)}, r.row || jsonb_build_object('version', (r.row ->> 'version')::int + 1))).*
      from removed_record r where r.noun = ${noun} and r.record_idx = ${recordIdx}`
  for (const child of children)
    await sql`
      insert into ${sql(child)} overriding system value
      select (jsonb_populate_recordset(null::${sql(child)}, r.children -> ${child})).*
      from removed_record r where r.noun = ${noun} and r.record_idx = ${recordIdx}`
  await sql`
    update removed_record set row = '{}', children = '{}', more = '{}',
      undone_as = (select version from ${sql(table)} where ${sql(column)} = ${recordIdx})
    where noun = ${noun} and record_idx = ${recordIdx}`
}

/** Keeps what a record was before a deed that its manager may undo (decision 107). @param was with the version that the deed replaced */
export async function keepBefore(
  { sql, who }: Transaction,
  { noun, recordIdx }: Key,
  was: { version: number },
): Promise<void> {
  await sql`
    insert into removed_record (noun, record_idx, row, admin_idx)
    values (${noun}, ${recordIdx}, ${sql.json(was)}, ${who?.adminIdx ?? null})
    on conflict (noun, record_idx) do update
    set row = excluded.row, admin_idx = excluded.admin_idx, at = excluded.at, undone_as = null`
}

/**
 * The caller's own deed, locked, and what the record `was`: NOT_FOUND where the record has changed since, FORBIDDEN for
 * the deed of another manager. Sent twice, it is undone already. @param version of the record as it is
 */
export async function ownChange<Was extends { version: number }>(
  { sql, who }: Transaction,
  { noun, recordIdx }: Key,
  version: number,
) {
  const [row] = await sql<{ adminIdx: number | null; undoneAs: number | null; isOver: boolean; was: Was }[]>`
    select admin_idx, row as was, undone_as, at < club_now() - make_interval(secs => ${UNDO_SECONDS}) as is_over
    from removed_record where noun = ${noun} and record_idx = ${recordIdx} for update`
  if (!row || version !== (row.undoneAs ?? row.was.version + 1)) return NOT_FOUND
  if (row.adminIdx !== (who?.adminIdx ?? null)) return FORBIDDEN
  const isUndone = row.undoneAs !== null
  return row.isOver && !isUndone ? UNDO_OVER({}) : { isUndone, was: row.was }
}

/** Says as which version the record is what it was. */
export async function changeUndone({ sql }: Transaction, { noun, recordIdx }: Key, version: number): Promise<void> {
  await sql`update removed_record set undone_as = ${version} where noun = ${noun} and record_idx = ${recordIdx}`
}

/** Deletes removed records that can no longer be brought back, with their files. */
export const forgetRemoved = schedule('forget-removed', '*/10 * * * *', (ctx) =>
  write(ctx, async (tx) => {
    const rows = await tx.sql<{ fileIdx: number | null }[]>`
      delete from removed_record where at < club_now() - make_interval(secs => ${UNDO_SECONDS})
      returning (more ->> 'fileIdx')::bigint as file_idx`
    for (const { fileIdx } of rows) if (fileIdx !== null) await forgetFile(tx, fileIdx)
  }),
)
