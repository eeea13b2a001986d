import type { contract } from '@clubhouse/contract'
import { memberOf, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import * as sql from './sql.ts'

export const inbox: Services<typeof contract.inbox> = {
  mine: async (filter, ctx) => {
    const me = memberOf(ctx)
    const [page, unread] = await Promise.all([sql.list(ctx.sql, me, filter), sql.unread(ctx.sql, me)])
    return { ...page, unread }
  },

  unreadCount: async (_, ctx) => ({ unread: await sql.unread(ctx.sql, memberOf(ctx)) }),

  read: async ({ messageIdx }, ctx) => {
    const me = memberOf(ctx)
    return write(ctx, async (tx) => {
      await sql.read(tx.sql, me, messageIdx)
      return { unread: await sql.unread(tx.sql, me) }
    })
  },
}
