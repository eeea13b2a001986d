import type { Sql } from '../platform/database.ts'
import type { WrittenFile } from '../platform/files.ts'
import type { FileTable } from '../platform/tables.ts'

export type FileRow = Pick<FileTable, 'fileIdx' | 'key' | 'name' | 'size' | 'mime'> & { isShown: boolean; etag: string }

export async function one(sql: Sql, fileIdx: number): Promise<FileRow | undefined> {
  const [row] = await sql<FileRow[]>`
    select file_idx, key, name, size, mime, file_is_shown(file_idx, is_private) as is_shown,
      encode(sha256, 'hex') as etag
    from file where file_idx = ${fileIdx}`
  return row
}

export async function insert(
  sql: Sql,
  { key, size, sha256 }: WrittenFile,
  {
    name,
    mime,
    isPrivate,
    noun,
    width,
    height,
    blur,
  }: Pick<FileTable, 'name' | 'mime' | 'isPrivate' | 'noun'> & Partial<Pick<FileTable, 'width' | 'height' | 'blur'>>,
): Promise<number> {
  const [row] = await sql<{ fileIdx: number }[]>`
    insert into file (key, name, size, mime, sha256, is_private, noun, width, height, blur)
    values (${key}, ${name}, ${size}, ${mime}, ${sha256}, ${isPrivate}, ${noun}, ${width ?? null}, ${height ?? null},
      ${blur ?? null}) returning file_idx`
  return row!.fileIdx
}
