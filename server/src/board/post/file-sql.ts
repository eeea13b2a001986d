import { OF_TEXTS } from '../../file/service.ts'
import type { Sql } from '../../platform/database.ts'
import type { FileTable } from '../../platform/tables.ts'
import type { PostKey } from './sql.ts'

type FileRow = Pick<FileTable, 'fileIdx' | 'name' | 'size' | 'mime'>

export async function files(sql: Sql, { noun, idx }: PostKey): Promise<FileRow[]> {
  return sql<FileRow[]>`
    select file_idx, f.name, f.size, f.mime from post_file x join file f using (file_idx)
    where x.noun = ${noun} and x.idx = ${idx} and x.place = 'files' order by x.order_no, file_idx`
}

export async function filesOf(sql: Sql, { noun, idx }: PostKey): Promise<number[]> {
  const rows = await sql<{ fileIdx: number }[]>`select file_idx from post_file where noun = ${noun} and idx = ${idx}`
  return rows.map((row) => row.fileIdx)
}

export async function setFiles(sql: Sql, { noun, idx }: PostKey, place: string, fileIdx: number[]): Promise<void> {
  await sql`delete from post_file where noun = ${noun} and idx = ${idx} and place = ${place}`
  await sql`
    insert into post_file (noun, idx, place, file_idx, order_no)
    select ${noun}, ${idx}, ${place}, f, n from unnest(${fileIdx}::bigint[]) with ordinality as x(f, n)`
}

/** Those of the files that no post has: copies share theirs. */
export async function unused(sql: Sql, fileIdx: number[]): Promise<number[]> {
  const rows = await sql<{ fileIdx: number }[]>`
    select f as file_idx from unnest(${fileIdx}::bigint[]) f where not exists (select from post_file where file_idx = f)`
  return rows.map((row) => row.fileIdx)
}

export async function ofTexts(sql: Sql, fileIdx: number[]): Promise<number[]> {
  if (fileIdx.length === 0) return []
  const rows = await sql<{ fileIdx: number }[]>`
    select file_idx from file where file_idx = any(${fileIdx}::bigint[]) and noun = ${OF_TEXTS} for key share`
  return rows.map((row) => row.fileIdx)
}
