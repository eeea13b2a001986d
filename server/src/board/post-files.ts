import { randomUUID } from 'node:crypto'
import { MOST_FILES } from '@clubhouse/contract/board/post'
import { attachmentOf } from '../file/attachment.ts'
import { type Content, isContent, keepFile, pictureOf, type Unkept } from '../file/keep.ts'
import { type Context, Malformed, type UploadedFile } from '../platform/context.ts'

/** Across the page at most; twice that for sharp screens. */
const LONGEST_SIDE = 1600

/** What came with a post, read and found right. */
export interface PostFiles {
  image?: Content
  files: { name: string; content: Content }[]
}

/** Numbers under which it is kept. */
interface Kept {
  imageIdx?: number
  fileIdx: number[]
}

/**
 * Reads the files of an upload by what they are for.
 * @param fileFor in the order of the files; all are files of the post unless it is said
 */
export async function readPostFiles(
  sent: UploadedFile[],
  fileFor: readonly string[] = sent.map(() => 'files'),
): Promise<PostFiles | Unkept> {
  if (fileFor.length !== sent.length) return new Malformed('fileFor')
  const [image, another] = sent.filter((_, i) => fileFor[i] === 'image')
  if (another) return new Malformed('fileFor')
  const beside = sent.filter((_, i) => fileFor[i] === 'files')
  if (beside.length > MOST_FILES) return new Malformed('files')
  const read: PostFiles = { files: [] }
  if (image) {
    const picture = await pictureOf(image, LONGEST_SIDE)
    if (picture instanceof Malformed) return new Malformed('files')
    if (!isContent(picture)) return picture
    read.image = picture
  }
  for (const file of beside) {
    const content = await attachmentOf(file)
    if (content instanceof Malformed) return new Malformed('files')
    if (!isContent(content)) return content
    read.files.push({ name: file.name, content })
  }
  return read
}

/** Keeps them in the transaction of their post. */
export async function keepPostFiles(tx: Context, noun: string, { image, files }: PostFiles): Promise<Kept> {
  const kept: Kept = { fileIdx: [] }
  // Nobody finds the picture of a draft by counting: its name cannot be guessed.
  if (image) kept.imageIdx = (await keepFile(tx, randomUUID(), image, { noun })).fileIdx
  for (const { name, content } of files) kept.fileIdx.push((await keepFile(tx, name, content, { noun })).fileIdx)
  return kept
}
