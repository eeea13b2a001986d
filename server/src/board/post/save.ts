import type { BoardCalls } from '@clubhouse/contract/board/board'
import { MOST_FILES } from '@clubhouse/contract/board/post'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../../platform/audit.ts'
import { Malformed } from '../../platform/context.ts'
import type { Transaction } from '../../platform/write.ts'
import { OF_CONTENTS } from './contents.ts'
import { ofTexts } from './file-sql.ts'
import { keepPostFiles, type PostFiles, setFiles, sharedPicture } from './files.ts'
import { join } from './languages.ts'
import type { AnyBoard, Given } from './own.ts'
import { mayBecome } from './rules.ts'
import { reaches, valuesOf } from './values.ts'
import * as sql from './write-sql.ts'

export interface Saving {
  /** The version that its editor read. */
  version: number
  given: Given
  keepFiles: number[]
  remove: string[]
  files: PostFiles
  note?: object
}

/** Saves a post that its transaction has locked, however the change came about: one way for rights, checks and log. */
export function saver({ noun, ...rest }: AnyBoard, { update }: Pick<BoardCalls, 'update'>) {
  const own: AnyBoard = { noun, ...rest }
  const isOnward = update.fails.includes(WRONG_STATE)

  async function refused(before: sql.Standing, version: number, values: sql.Values, tx: Transaction) {
    if (isOnward && !mayBecome(before.reached, await reaches(values, tx))) return WRONG_STATE({ state: before.reached })
    return before.version === version ? undefined : CHANGED_MEANWHILE({ version: before.version })
  }

  return async (tx: Transaction, before: sql.Standing, { version, given, keepFiles, remove, files, note }: Saving) => {
    const post = { noun, idx: before.idx }
    const values = await valuesOf(own, { ...given }, tx, before)
    if (values instanceof Malformed) return values
    const refusal = await refused(before, version, values, tx)
    if (refusal) return refusal
    const kept = before.fileIdx.filter((one) => keepFiles.includes(one))
    if (keepFiles.some((one) => !before.fileIdx.includes(one))) return new Malformed('keepFiles')
    if (kept.length + files.files.length > MOST_FILES) return new Malformed('files')
    const shared = await sharedPicture(tx, noun, given, files)
    if (shared instanceof Malformed) return shared
    const saved = await sql.update(tx.sql, post, values)
    const placed = { ...(await replaced(tx, { kept, remove, files })), ...shared }
    await setFiles(tx, post, { ...placed, contents: await pictures(own, tx, values) })
    await settle(own, tx, post.idx, given)
    await audit(tx, { noun, recordIdx: post.idx, before, after: { ...given, ...placed, ...note } })
    return saved
  }

  /** The picture stays unless another comes or it is removed. */
  async function replaced(
    tx: Transaction,
    { kept, remove, files }: { kept: number[] } & Pick<Saving, 'remove' | 'files'>,
  ) {
    const added = await keepPostFiles(tx, noun, files)
    const image = added.image.length > 0 ? added.image : remove.includes('image') ? [] : undefined
    return { ...(image && { image }), files: [...kept, ...added.files] }
  }
}

/** Saves what is not in the columns of the post. */
export async function settle({ noun, after }: AnyBoard, tx: Transaction, idx: number, given: Given): Promise<void> {
  if (given.otherIdx) await join(tx.sql, { noun, idx }, given.otherIdx)
  await after?.(tx, idx, given)
}

/** Pictures that managers uploaded for texts; a text that names other files does not get them. */
export async function pictures(own: AnyBoard, tx: Transaction, values: sql.Values): Promise<number[]> {
  return ofTexts(tx.sql, (own.pictures ?? OF_CONTENTS).named(values))
}
