import type { contract } from '@clubhouse/contract'
import { noticeBoard } from '@clubhouse/contract/board/notice'
import { isOtherClub, NOT_FOUND, type Services } from '../../platform/context.ts'
import { board } from '../post/board.ts'
import { otherLanguages } from '../post/languages.ts'
import { neighbours, pictureColumns } from '../post/rows.ts'

export const posts = board(noticeBoard, {
  noun: 'notice',
  menu: '930600',
  columns: (sql) => sql`t.lang, t.title, t.category, t.views, t.is_top, ${pictureColumns(sql)}`,
  whole: (sql) => sql`t.contents, ${neighbours(sql, 'notice', 'open_at')}, ${otherLanguages(sql, 'notice')}`,
  listed: (sql) => otherLanguages(sql, 'notice'),
  own: ({ isTop }) => ({ is_top: isTop }),
  where: (sql, { isTop, from, to }) => [
    isTop !== undefined && sql`t.is_top = ${isTop}::boolean`,
    from !== undefined && sql`t.open_at >= ${from}::date::timestamp at time zone (select zone from club)`,
    to !== undefined && sql`t.open_at < (${to}::date + 1)::timestamp at time zone (select zone from club)`,
  ],
})

export const notice: Services<typeof contract.notice> = {
  ...posts,
  admin: posts.list,

  top: async ({ clubCode, lang, size }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const { list } = await posts.visible(ctx, { page: 1, size, lang }, [ctx.sql`t.is_top`])
    return list as never
  },

  normal: async ({ clubCode, ...filter }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    return posts.visible(ctx, filter, [ctx.sql`not t.is_top`]) as never
  },
}
