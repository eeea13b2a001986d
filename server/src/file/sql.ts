import type { Sql } from '../platform/database.ts'
import type { WrittenFile } from '../platform/files.ts'
import type { FileTable } from '../platform/tables.ts'

export type FileRow = Pick<FileTable, 'fileIdx' | 'key' | 'name' | 'size' | 'mime'> & {
  isShown: boolean
  etag: string
  /** Of a document of a personal waiver: its penalty. */
  penaltyIdx: number | null
}

export async function one(sql: Sql, fileIdx: number): Promise<FileRow | undefined> {
  const [row] = await sql<FileRow[]>`
    select file_idx, key, name, size, mime, file_is_shown(file_idx, is_private) as is_shown,
      encode(sha256, 'hex') as etag,
      case when noun = 'penalty' then (select x.penalty_idx from penalty_file x where x.file_idx = file.file_idx) end as penalty_idx
    from file where file_idx = ${fileIdx}`
  return row
}

interface Viewer {
  memberIdx: number | null
  adminIdx: number | null
  readsMembers: boolean
  readsManagers: boolean
}

/** Whether the file is the photo of a person whom the viewer is shown. */
export async function isPhotoFor(sql: Sql, fileIdx: number, viewer: Viewer): Promise<boolean> {
  const { memberIdx, adminIdx, readsMembers, readsManagers } = viewer
  const [row] = await sql<{ isShown: boolean }[]>`
    select photo_is_shown(${fileIdx}, ${memberIdx}, ${adminIdx}, ${readsMembers}, ${readsManagers}) as is_shown`
  return row!.isShown
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
