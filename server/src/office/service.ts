import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import type { MenuCode } from '@clubhouse/contract/manager-menu'
import { TOO_MANY_VIEWS, VIEW_NAME_TAKEN } from '@clubhouse/contract/office/view'
import { audit } from '../platform/audit.ts'
import { type Context, FORBIDDEN, type Forbidden, NOT_FOUND, type Services, SessionEnded } from '../platform/context.ts'
import { isNo, write } from '../platform/write.ts'
import { ownRemoval, type Removable, removeRow, restoreRow } from './record/removed.ts'
import * as sql from './sql.ts'

const VIEW: Removable = { noun: 'view', table: 'list_view', column: 'view_idx' }

/** Views that a manager may have of one list. */
const MOST = 50

export const view: Services<typeof contract.view> = {
  ofList: (input, ctx) =>
    asReader(input, ctx, async (me) => {
      const [layout, views] = await Promise.all([
        sql.layoutOf(ctx.sql, me, input.list),
        sql.views(ctx.sql, me, input.list, ctx.lang),
      ])
      return { layout, views }
    }),

  setLayout: (input, ctx) =>
    asReader(input, ctx, async (me) => {
      const { list, layout } = input
      await (layout ? sql.keepLayout(ctx.sql, me, list, layout) : sql.forgetLayout(ctx.sql, me, list))
      return null
    }),

  create: (input, ctx) =>
    asReader(input, ctx, (me) =>
      write(ctx, async (tx) => {
        const { list, ...fields } = input
        const count = await sql.countOwn(tx.sql, me, list)
        if (count >= MOST) return TOO_MANY_VIEWS({ count })
        const saved = await sql.insert(tx.sql, me, list, fields)
        if (!saved) return VIEW_NAME_TAKEN({ name: fields.name })
        await audit(tx, { noun: 'view', recordIdx: saved.viewIdx, after: input })
        return saved
      }),
    ),

  change: ({ viewIdx, version, ...fields }, ctx) =>
    write(ctx, async (tx) => {
      const before = await visible(tx, viewIdx)
      if (!before) return NOT_FOUND
      if (!before.isMine) return FORBIDDEN
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const saved = await sql.update(tx.sql, viewIdx, fields)
      if (!saved) return VIEW_NAME_TAKEN({ name: fields.name })
      await audit(tx, { noun: 'view', recordIdx: viewIdx, before, after: fields })
      return saved
    }),

  remove: ({ viewIdx }, ctx) =>
    write(ctx, async (tx) => {
      const before = await visible(tx, viewIdx)
      if (!before) return NOT_FOUND
      if (!before.isMine && !ctx.who?.isSSAdmin) return FORBIDDEN
      await removeRow(tx, { ...VIEW, recordIdx: viewIdx }, before)
      await audit(tx, { noun: 'view', recordIdx: viewIdx, before })
      return null
    }),

  undo: ({ viewIdx }, ctx) =>
    write(ctx, async (tx) => {
      const key = { ...VIEW, recordIdx: viewIdx }
      const removal = await ownRemoval<sql.KeptView, sql.KeptView>(tx, key, () => sql.locked(tx.sql, viewIdx))
      if (isNo(removal)) return removal
      const { there, more: view } = removal
      if (there) return { viewIdx, version: there.version }
      const count = await sql.countOwn(tx.sql, view.adminIdx, view.list)
      if (count >= MOST) return TOO_MANY_VIEWS({ count })
      if (await sql.hasName(tx.sql, view)) return VIEW_NAME_TAKEN({ name: view.name })
      await restoreRow(tx, key)
      await audit(tx, { noun: 'view', recordIdx: viewIdx, before: view, after: view })
      return { viewIdx, version: view.version + 1 }
    }),
}

/** A view that the caller sees in a list, locked until the transaction ends. */
async function visible({ sql: db, who }: Context, viewIdx: number) {
  const view = await sql.locked(db, viewIdx)
  if (!view || !hasRight(who, view.list as MenuCode, 'R')) return undefined
  const isMine = view.adminIdx === who?.adminIdx
  return isMine || view.isShared ? { ...view, isMine } : undefined
}

/** Only a manager who may read a list has anything to do with its views. */
async function asReader<T>(
  { list }: { list: MenuCode },
  { who }: Context,
  act: (adminIdx: number) => Promise<T>,
): Promise<T | Forbidden> {
  if (who?.adminIdx == null) throw new SessionEnded()
  return hasRight(who, list, 'R') ? act(who.adminIdx) : FORBIDDEN
}
