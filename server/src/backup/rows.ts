import type { Problem } from '@clubhouse/contract/backup'
import type { Sql } from '../platform/database.ts'
import type { BackupRunTable } from '../platform/tables.ts'

/** Runs that stay. The newest that proved its archive stays besides. */
const KEPT = 60

export type Run = Pick<BackupRunTable, 'at' | 'ms' | 'file' | 'bytes' | 'detail'> & { problem: Problem | null }

export async function keep(sql: Sql, { ms, file, bytes, problem, detail }: Omit<Run, 'at'>): Promise<void> {
  await sql`
    insert into backup_run (at, ms, file, bytes, problem, detail)
    values (club_now() - make_interval(secs => ${ms} / 1000.0), ${ms}, ${file}, ${bytes}, ${problem}, ${detail})`
  await sql`
    delete from backup_run
    where run_idx not in (select run_idx from backup_run order by run_idx desc limit ${KEPT})
      and run_idx not in (select run_idx from backup_run where problem is null order by at desc limit 1)`
}

export async function newest(sql: Sql): Promise<Run | undefined> {
  const [row] = await sql<Run[]>`
    select at, ms, file, bytes, problem, detail from backup_run order by run_idx desc limit 1`
  return row
}

/** When the newest archive began that was proven. */
export async function provenAt(sql: Sql): Promise<Temporal.Instant | null> {
  const [row] = await sql<{ at: Temporal.Instant | null }[]>`
    select max(at) as at from backup_run where problem is null`
  return row!.at
}

/** Bytes of the database with its indexes, and of the files of the club. */
export async function sizeOfClub(sql: Sql): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select pg_database_size(current_database()) + coalesce((select sum(size) from file), 0)::bigint as bytes`
  return row!.bytes
}
