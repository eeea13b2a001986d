import { readFile } from 'node:fs/promises'
import { PICTURE_UNREADABLE } from '@clubhouse/contract/file'
import { type Context, Malformed, type UploadedFile } from '../platform/context.ts'
import { safeName } from './name.ts'
import { remakePicture } from './picture.ts'
import * as sql from './sql.ts'

interface Kept {
  fileIdx: number
  name: string
}

interface Owner {
  /** Whose file it is, such as `banner`. */
  noun: string
  isPrivate?: boolean
}

/** A file as it is kept: what it is called and what it holds. */
export interface Content {
  bytes: Buffer
  mime: string
  extension: string
}

/** Why a file is not kept. */
export type Unkept = Malformed | ReturnType<typeof PICTURE_UNREADABLE>

/** Reads a picture that came with an upload; malformed when its content is no picture that we take. */
export async function pictureOf({ path, name }: UploadedFile, longest?: number): Promise<Content | Unkept> {
  const picture = await remakePicture(await readFile(path), longest)
  if (picture === 'UNREADABLE') return PICTURE_UNREADABLE({ name })
  return picture === 'NO_PICTURE' ? new Malformed('file') : picture
}

export const isContent = (read: Content | Unkept): read is Content => 'bytes' in read

/**
 * Keeps a file in the transaction that needs it. What is on disk is taken away again when the row cannot be written;
 * what a crash leaves there has no row and is never served.
 * @param given the name as the sender calls it
 */
export async function keepFile(
  { sql: db, files }: Pick<Context, 'sql' | 'files'>,
  given: string,
  { bytes, mime, extension }: Content,
  { noun, isPrivate = false }: Owner,
): Promise<Kept> {
  const name = safeName(given, extension)
  const written = await files.write(bytes)
  try {
    return { fileIdx: await sql.insert(db, written, { name, mime, isPrivate, noun }), name }
  } catch (error) {
    await files.remove(written.key)
    throw error
  }
}
