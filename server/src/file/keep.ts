import { readFile } from 'node:fs/promises'
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

/** Reads a picture that came with an upload; malformed when its content is no picture that we take. */
export async function pictureOf({ path }: UploadedFile, longest?: number): Promise<Content | Malformed> {
  return (await remakePicture(await readFile(path), longest)) ?? new Malformed('file')
}

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
