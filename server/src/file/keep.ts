import { readFile } from 'node:fs/promises'
import { PICTURE_UNREADABLE } from '@clubhouse/contract/file'
import { type Context, Malformed, type UploadedFile } from '../platform/context.ts'
import { safeName } from './name.ts'
import { remakePicture } from './picture.ts'
import * as sql from './sql.ts'

/** Of a picture that a record is sent with, in pixels. */
const LONGEST_SIDE = 1600

interface Kept {
  fileIdx: number
  name: string
}

interface Owner {
  noun: string
  isPrivate?: boolean
}

export interface Content {
  bytes: Buffer
  mime: string
  extension: string
  /** In pixels, of a picture. */
  width?: number
  height?: number
  /** A data URL of a few blurred pixels. */
  blur?: string
}

export type Unkept = Malformed | ReturnType<typeof PICTURE_UNREADABLE>

/** Reads an uploaded picture; malformed when its format is not accepted. */
export async function pictureOf({ path, name }: UploadedFile, longest?: number): Promise<Content | Unkept> {
  const picture = await remakePicture(await readFile(path), longest)
  if (picture === 'UNREADABLE') return PICTURE_UNREADABLE({ name })
  return picture === 'NO_PICTURE' ? new Malformed('file') : picture
}

/** Reads several, of which none is kept where one cannot be read. @param part its name in the upload */
export async function picturesOf(sent: readonly UploadedFile[], part: 'file' | 'files'): Promise<Content[] | Unkept> {
  const pictures: Content[] = []
  for (const file of sent) {
    const picture = await pictureOf(file, LONGEST_SIDE)
    if (picture instanceof Malformed) return new Malformed(part)
    if (!isContent(picture)) return picture
    pictures.push(picture)
  }
  return pictures
}

export const isContent = (read: Content | Unkept): read is Content => 'bytes' in read

/** Stores a file in the caller's transaction; bytes left by a crash have no row and are never served. */
export async function keepFile(
  { sql: db, files }: Pick<Context, 'sql' | 'files'>,
  given: string,
  { bytes, mime, extension, width, height, blur }: Content,
  { noun, isPrivate = false }: Owner,
): Promise<Kept> {
  const name = safeName(given, extension)
  const written = await files.write(bytes)
  try {
    return { fileIdx: await sql.insert(db, written, { name, mime, isPrivate, noun, width, height, blur }), name }
  } catch (error) {
    await files.remove(written.key)
    throw error
  }
}
