import type { contract } from '@clubhouse/contract'
import { referenceBoard } from '@clubhouse/contract/board/reference'
import { isOtherClub, NOT_FOUND, type Services } from '../../platform/context.ts'
import { board } from '../post/board.ts'
import { otherLanguages } from '../post/languages.ts'
import { neighbours, pictureColumns } from '../post/rows.ts'

const posts = board(referenceBoard, {
  noun: 'reference',
  menu: '930300',
  columns: (sql) => sql`t.lang, t.title, t.category, t.views, ${pictureColumns(sql)}`,
  whole: (sql) => sql`t.contents, ${neighbours(sql, 'reference', 'open_at')}, ${otherLanguages(sql, 'reference')}`,
  listed: (sql) => otherLanguages(sql, 'reference'),
  own: () => ({}),
})

export const reference: Services<typeof contract.reference> = {
  ...posts,
  admin: posts.list,

  normal: async ({ clubCode, ...filter }, ctx) =>
    isOtherClub(clubCode, ctx) ? NOT_FOUND : (posts.visible(ctx, filter) as never),
}
