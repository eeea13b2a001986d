import type { BoardCalls } from '@clubhouse/contract/board/board'
import { fileUrl } from '../../file/address.ts'
import { type Context, NOT_FOUND } from '../../platform/context.ts'
import { pageOf } from '../../platform/list.ts'
import { files as filesOf } from './file-sql.ts'
import type { AnyBoard } from './own.ts'
import { columnsOf, shownBy } from './read.ts'
import * as sql from './version-sql.ts'

export function versionReaders(own: AnyBoard, calls: Pick<BoardCalls, 'versions'>) {
  const { noun } = own
  return {
    versions: async ({ idx, ...filter }: { idx: number; page: number; size: number }, { sql: db, lang }: Context) => {
      const page = await pageOf(db, calls.versions, filter, {
        select: sql.versionColumns(db, lang),
        from: db`post_version v`,
        each: db`v`,
        where: [db`v.noun = ${noun} and v.idx = ${idx}`],
        sorts: { version: db`v.version` },
        tie: [db`v.version`],
      })
      // Every post has the version that it began with.
      return page.total === 0 ? NOT_FOUND : page
    },

    earlier: async ({ idx, version }: { idx: number; version: number }, ctx: Context) => {
      const found = await sql.earlier(ctx.sql, { noun, idx, version }, columnsOf(own, ctx.sql), ctx.lang)
      if (!found) return NOT_FOUND
      const { saved, post } = found
      const files = post.hasFile ? await filesOf(ctx.sql, { noun, idx }) : []
      const isPrivate = !post.isOpen
      return {
        ...saved,
        post: {
          ...shownBy(own)(post, ctx, true),
          files: files.map((file) => ({ ...file, url: fileUrl({ ...file, isPrivate }, ctx) })),
        },
      }
    },
  }
}
