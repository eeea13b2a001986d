import { type BoardCalls, NOT_RESTORABLE } from '@clubhouse/contract/board/board'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { UNDO_OVER, UNDO_SECONDS } from '@clubhouse/contract/office/undo'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { OF_CONTENTS } from './contents.ts'
import { goneOf } from './files.ts'
import type { AnyBoard, Given } from './own.ts'
import { saver } from './save.ts'
import type { PostKey } from './sql.ts'
import { wrongIn } from './values.ts'
import { asIn, lastChange, unarchive } from './version-sql.ts'
import { lock, type Standing } from './write-sql.ts'

/** What an editor does not fill in again when an earlier version is restored. */
const STAYS = ['idx', 'version', 'keepFiles', 'remove', 'fileFor', 'state', 'otherIdx']

export function bringingBack(own: AnyBoard, calls: Pick<BoardCalls, 'update'>) {
  const { noun, pictures = OF_CONTENTS } = own
  const save = saver(own, calls)
  const times: readonly string[] = own.times ?? ['openAt', 'closeAt']
  const fields = Object.keys(calls.update.input.shape).filter((name) => ![...STAYS, ...times].includes(name))

  /** What an editor filled in for a version; pictures in it that were deleted since are left out. */
  async function given({ sql }: Context, post: PostKey, version: number) {
    const columns = own.whole ? sql`${own.columns(sql)}, ${own.whole(sql)}` : own.columns(sql)
    const row = await asIn<Record<string, unknown>>(sql, post, version, columns)
    if (!row) return undefined
    const found: Record<string, unknown> = Object.fromEntries(
      Object.entries(row).filter(([name]) => fields.includes(name)),
    )
    const gone = await goneOf(sql, pictures.named(found))
    return { ...found, ...pictures.without(found, new Set(gone)), state: row.state } as Given
  }

  /** Whether visitors see it, and when, is what a manager decided since. An archived post begins again as a draft. */
  function standing({ reached, openAt, closeAt }: Standing): Given {
    const at = [openAt, closeAt].map((time) => time?.toString())
    return {
      state: reached === 'ARCHIVED' ? 'DRAFT' : reached,
      ...Object.fromEntries(times.map((name, i) => [name, at[i]])),
    }
  }

  return {
    restore: async ({ idx, version, from }: { idx: number; version: number; from: number }, ctx: Context) =>
      write(ctx, async (tx) => {
        const before = await lock(tx.sql, { noun, idx })
        const earlier = before && (await given(tx, { noun, idx }, from))
        if (!earlier) return NOT_FOUND
        const answer = await save(tx, before, {
          version,
          given: { ...earlier, ...standing(before) },
          keepFiles: before.fileIdx,
          remove: [],
          files: { files: [] },
          note: { restored: from },
        })
        return answer instanceof Malformed ? NOT_RESTORABLE({ field: answer.field }) : answer
      }),

    undo: async ({ idx }: { idx: number }, ctx: Context) =>
      write(ctx, async (tx) => {
        const post = { noun, idx }
        const before = await lock(tx.sql, post)
        const last = before && (await lastChange(tx.sql, post, UNDO_SECONDS))
        if (!last) return NOT_FOUND
        const isMine = last.adminIdx === ctx.who?.adminIdx
        // Sent again, it is undone already.
        if (isMine && last.call === `${noun}.undo`) return { idx, version: before.version }
        if (!isMine || last.call !== `${noun}.remove`) return CHANGED_MEANWHILE({ version: before.version })
        if (last.isOver) return UNDO_OVER({})
        const earlier = (await given(tx, post, before.version - 1))!
        // Something took its place, such as the same question in the same language.
        if (await wrongIn(own, { ...earlier }, tx, idx)) return CHANGED_MEANWHILE({ version: before.version })
        const { version } = await unarchive(tx.sql, post, earlier.state)
        await audit(tx, { noun, recordIdx: idx, before, after: { state: earlier.state } })
        return { idx, version }
      }),
  }
}
