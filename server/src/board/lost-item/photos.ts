import { randomUUID } from 'node:crypto'
import { fileUrl } from '../../file/address.ts'
import { forgetFile } from '../../file/forget.ts'
import { type Content, isContent, keepFile, pictureOf, type Unkept } from '../../file/keep.ts'
import { type Context, Malformed, type UploadedFile } from '../../platform/context.ts'
import type { Transaction } from '../../platform/write.ts'
import * as sql from './manage-sql.ts'

const LONGEST_SIDE = 1600

/** Reads the photos of an upload; none is kept where one cannot be read. */
export async function readPhotos(sent: UploadedFile[]): Promise<Content[] | Unkept> {
  const photos: Content[] = []
  for (const file of sent) {
    const photo = await pictureOf(file, LONGEST_SIDE)
    if (photo instanceof Malformed) return new Malformed('files')
    if (!isContent(photo)) return photo
    photos.push(photo)
  }
  return photos
}

/** They are private: an owner is known by what they show. */
export async function keepPhotos(tx: Transaction, idx: number, photos: readonly Content[]): Promise<void> {
  for (const photo of photos) {
    const { fileIdx } = await keepFile(tx, randomUUID(), photo, { noun: 'lost_item', isPrivate: true })
    await sql.addFile(tx.sql, idx, fileIdx)
  }
}

export async function dropPhotos(tx: Transaction, idx: number, keep: readonly number[]): Promise<void> {
  for (const fileIdx of await sql.dropFiles(tx.sql, idx, keep)) await forgetFile(tx, fileIdx)
}

export async function photosOf(ctx: Context, idx: number) {
  const files = await sql.files(ctx.sql, idx)
  return files.map((file) => ({ ...file, url: fileUrl({ ...file, isPrivate: true }, ctx) }))
}
