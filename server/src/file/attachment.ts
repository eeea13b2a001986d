import { readFile } from 'node:fs/promises'
import { PICTURES } from '@clubhouse/contract/file'
import { Malformed, type UploadedFile } from '../platform/context.ts'
import { lookup } from '../platform/lookup.ts'
import { type Content, pictureOf, type Unkept } from './keep.ts'
import { typeOf } from './type.ts'

const TEXTS = { 'text/csv': 'csv', 'text/plain': 'txt' }

/** Re-encodes pictures; documents must be what they claim to be and become downloads. Anything else is malformed. */
export async function attachmentOf(file: UploadedFile): Promise<Content | Unkept> {
  if ((PICTURES as readonly string[]).includes(file.mime)) return pictureOf(file)
  const bytes = await readFile(file.path)
  const text = lookup(TEXTS, file.mime)
  // Text in any encoding accepted here contains no NUL byte.
  if (text) return bytes.includes(0) ? new Malformed('files') : { bytes, mime: file.mime, extension: text }
  const found = await typeOf(bytes)
  return found?.mime === file.mime ? { bytes, mime: found.mime, extension: found.ext } : new Malformed('files')
}
