import { randomUUID } from 'node:crypto'
import { MOST_FILES } from '@clubhouse/contract/board/post'
import { attachmentOf } from '../../file/attachment.ts'
import { forgetFile } from '../../file/forget.ts'
import { type Content, isContent, keepFile, pictureOf, type Unkept } from '../../file/keep.ts'
import { type Context, Malformed, type UploadedFile } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import type { Transaction } from '../../platform/write.ts'
import * as sql from './file-sql.ts'
import type { Given } from './own.ts'
import type { Noun } from './rows.ts'
import type { PostKey } from './sql.ts'
import { lock } from './write-sql.ts'

/** Across the page at most; twice that for sharp screens. */
const LONGEST_SIDE = 1600

/** The files that are not pictures uploaded for a text, or no longer exist. */
export async function goneOf(db: Sql, fileIdx: readonly number[]): Promise<number[]> {
  const here = new Set(await sql.ofTexts(db, [...fileIdx]))
  return fileIdx.filter((one) => !here.has(one))
}

interface PostFile {
  name: string
  content: Content
  /** Of the post; left out where that is its own. */
  lang?: string
}

export interface PostFiles {
  image?: PostFile
  files: PostFile[]
}

/** @param fileFor uses in the order of the files; without it all are files of the post @param fileIn their languages */
export async function readPostFiles(
  sent: UploadedFile[],
  fileFor: readonly string[] = sent.map(() => 'files'),
  fileIn?: readonly string[],
): Promise<PostFiles | Unkept> {
  if (fileFor.length !== sent.length) return new Malformed('fileFor')
  if (fileIn && fileIn.length !== sent.length) return new Malformed('fileIn')
  const [image, another] = sent.filter((_, i) => fileFor[i] === 'image')
  if (another) return new Malformed('fileFor')
  const beside = sent.flatMap((file, i) => (fileFor[i] === 'files' ? [{ file, lang: fileIn?.[i] }] : []))
  if (beside.length > MOST_FILES) return new Malformed('files')
  const read: PostFiles = { files: [] }
  if (image) {
    const picture = await pictureOf(image, LONGEST_SIDE)
    if (picture instanceof Malformed) return new Malformed('files')
    if (!isContent(picture)) return picture
    // Nobody finds the picture of a draft by counting: its name cannot be guessed.
    read.image = { name: randomUUID(), content: picture }
  }
  for (const { file, lang } of beside) {
    const content = await attachmentOf(file)
    if (content instanceof Malformed) return new Malformed('files')
    if (!isContent(content)) return content
    read.files.push({ name: file.name, content, lang })
  }
  return read
}

/** Those of one language of a post; the picture is that of all. */
export const filesIn = ({ files }: PostFiles, lang: string): PostFiles => ({
  files: files.filter((file) => file.lang === lang),
})

export async function readPicture([file]: UploadedFile[]): Promise<PostFiles | Unkept> {
  if (!file) return { files: [] }
  const content = await pictureOf(file, LONGEST_SIDE)
  return isContent(content) ? { image: { name: file.name, content }, files: [] } : content
}

export interface FilesByUse {
  image: number[]
  files: number[]
  contents: number[]
}

export async function keepPostFiles(
  tx: Context,
  noun: Noun,
  { image, files }: PostFiles,
): Promise<Omit<FilesByUse, 'contents'>> {
  const keep = async ({ name, content }: PostFiles['files'][number]) =>
    (await keepFile(tx, name, content, { noun })).fileIdx
  const kept: Omit<FilesByUse, 'contents'> = { image: image ? [await keep(image)] : [], files: [] }
  for (const file of files) kept.files.push(await keep(file))
  return kept
}

/** The picture of another post of the board, where this one shows it too. @returns Malformed where that has none */
export async function sharedPicture(
  tx: Transaction,
  noun: Noun,
  { pictureOf }: Given,
  { image }: PostFiles,
): Promise<{ image?: number[] } | Malformed> {
  if (pictureOf === undefined || image) return {}
  // Locked, so that its picture is not deleted before this post has it.
  const other = await lock(tx.sql, { noun, idx: pictureOf })
  return other?.imageIdx ? { image: [other.imageIdx] } : new Malformed('pictureOf')
}

/** Gives a post its files; what no post has any more is deleted. Places that are left out stay as they are. */
export async function setFiles(tx: Transaction, post: PostKey, placed: Partial<FilesByUse>): Promise<void> {
  const before = await sql.filesOf(tx.sql, post)
  for (const [place, fileIdx] of Object.entries(placed)) await sql.setFiles(tx.sql, post, place, fileIdx)
  for (const one of await sql.unused(tx.sql, before)) await forgetFile(tx, one)
}
