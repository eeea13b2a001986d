import { readFile } from 'node:fs/promises'
import { PICTURES } from '@clubhouse/contract/file'
import { fileTypeFromBuffer } from 'file-type'
import { Malformed, type UploadedFile } from '../platform/context.ts'
import { lookup } from '../platform/lookup.ts'
import { type Content, pictureOf, type Unkept } from './keep.ts'

/** By the type that the sender names: the end of its name. */
const TEXTS = { 'text/csv': 'csv', 'text/plain': 'txt' }

/**
 * Reads a file that goes beside a post, such as a list of starts. Pictures are made anew; a document must be what it
 * says it is, and is only ever saved by whoever fetches it. Malformed when it is something else.
 */
export async function attachmentOf(file: UploadedFile): Promise<Content | Unkept> {
  if ((PICTURES as readonly string[]).includes(file.mime)) return pictureOf(file)
  const bytes = await readFile(file.path)
  const text = lookup(TEXTS, file.mime)
  // No text has a zero in it, in whatever way its letters are written.
  if (text) return bytes.includes(0) ? new Malformed('files') : { bytes, mime: file.mime, extension: text }
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found?.mime === file.mime ? { bytes, mime: found.mime, extension: found.ext } : new Malformed('files')
}
