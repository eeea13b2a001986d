import { isDeepStrictEqual } from 'node:util'
import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE, IN_USE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/manager/group'
import { NOT_SELF, RIGHTS_TOO_WIDE } from '@clubhouse/contract/manager/refusal'
import { UNDO_OVER } from '@clubhouse/contract/office/undo'
import { historyOf } from '../../office/history.ts'
import { ownRemoval, type Removable, removeRow, restoreRow } from '../../office/record/removed.ts'
import { audit } from '../../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { foreignLanguage } from '../../platform/said-in.ts'
import { isNo, write } from '../../platform/write.ts'
import { menuTree } from '../../session/manager-menu.ts'
import { giveRightsOf } from '../manage/give-rights.ts'
import { isSelf, widerThan } from '../manage/giver.ts'
import * as manageRows from '../manage/rows.ts'
import { beyond } from './group-rights.ts'
import * as sql from './group-sql.ts'

const GROUP: Removable = {
  noun: 'admin-group',
  table: 'admin_group',
  column: 'group_idx',
  children: ['admin_group_right'],
}

export const group: Services<typeof contract.group> = {
  list: async (input, ctx) => {
    const page = await sql.list(ctx.sql, input, ctx.lang)
    return { ...page, list: page.list.map((row) => ({ ...row, isTooWide: beyond(ctx, row.rights).length > 0 })) }
  },

  one: async ({ groupIdx }, ctx) => {
    const [found, members] = await Promise.all([sql.one(ctx.sql, groupIdx), sql.adminsOf(ctx.sql, groupIdx, ctx.lang)])
    if (!found) return NOT_FOUND
    return {
      group: { ...found, isTooWide: beyond(ctx, found.rights).length > 0 },
      rights: menuTree(found.rights),
      admins: members.map(({ rights, ...admin }) => ({
        ...admin,
        differs: !admin.isSSAdmin && !isDeepStrictEqual(rights, found.rights),
      })),
    }
  },

  history: historyOf(history),

  create: async (fields, ctx) =>
    write(ctx, async (tx) => {
      const foreign = foreignLanguage(fields.translated, tx.club)
      if (foreign) return new Malformed(foreign)
      const saved = await sql.insert(tx.sql, fields)
      if (!saved) return new Malformed('name')
      await audit(tx, { noun: 'admin-group', recordIdx: saved.groupIdx, after: fields })
      return saved
    }),

  change: async ({ groupIdx, version, ...fields }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.one(tx.sql, groupIdx, { lock: true })
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const foreign = foreignLanguage(fields.translated, tx.club)
      if (foreign) return new Malformed(foreign)
      const saved = await sql.update(tx.sql, groupIdx, fields)
      if (!saved) return new Malformed('name')
      const { name, memo, translated } = before
      await audit(tx, { noun: 'admin-group', recordIdx: groupIdx, before: { name, memo, translated }, after: fields })
      return saved
    }),

  remove: async ({ groupIdx, versions = [] }, ctx) =>
    write(ctx, async (tx) => {
      const versionOf = new Map(groupIdx.map((one, i) => [one, versions[i]]))
      const asked = [...versionOf.keys()].sort((a, b) => a - b)
      for (const one of asked) {
        const before = await sql.one(tx.sql, one, { lock: true })
        if (!before) return NOT_FOUND
        const { version } = before
        if ((versionOf.get(one) ?? version) !== version) return CHANGED_MEANWHILE({ version })
        if (before.adminCount > 0) return IN_USE({ where: before.name, count: before.adminCount })
        await removeRow(tx, { ...GROUP, recordIdx: one }, { name: before.name })
        const { rights, ...fields } = before
        await audit(tx, { noun: 'admin-group', recordIdx: one, before: { ...fields, rights, ...rights } })
      }
      return { deleted: asked.length }
    }),

  undo: async ({ groupIdx }, ctx) =>
    write(ctx, async (tx) => {
      const key = { ...GROUP, recordIdx: groupIdx }
      const read = () => sql.one(tx.sql, groupIdx, { lock: true })
      const removal = await ownRemoval<{ name: string }, sql.GroupRow>(tx, key, read)
      if (isNo(removal)) return removal
      const { there, more } = removal
      if (there) return { groupIdx, version: there.version }
      // Its name belongs to another group by now.
      if (await sql.hasName(tx.sql, more.name)) return UNDO_OVER({})
      await restoreRow(tx, key)
      const back = (await sql.one(tx.sql, groupIdx))!
      await audit(tx, { noun: 'admin-group', recordIdx: groupIdx, before: back, after: back })
      return { groupIdx, version: back.version }
    }),

  clone: async ({ groupIdx, name }, ctx) =>
    write(ctx, async (tx) => {
      const from = await sql.one(tx.sql, groupIdx, { lock: true })
      if (!from) return NOT_FOUND
      const saved = await sql.insert(tx.sql, { name, memo: from.memo })
      if (!saved) return new Malformed('name')
      await sql.replaceRights(tx.sql, saved.groupIdx, from.rights)
      const after = { name, memo: from.memo, ...from.rights }
      await audit(tx, { noun: 'admin-group', recordIdx: saved.groupIdx, after })
      return saved
    }),

  apply: async ({ groupIdx }, ctx) =>
    write(ctx, async (tx) => {
      const found = await sql.one(tx.sql, groupIdx, { lock: true })
      if (!found) return NOT_FOUND
      const tooWide = beyond(tx, found.rights)
      if (tooWide.length > 0) return RIGHTS_TOO_WIDE({ codes: tooWide })
      const members = (await sql.adminsOf(tx.sql, groupIdx, tx.lang)).filter(({ isSSAdmin }) => !isSSAdmin)
      const others = members.filter(({ idx }) => !isSelf(tx, idx))
      if (members.length > 0 && others.length === 0) return NOT_SELF({})
      for (const { idx } of others) {
        const account = await manageRows.one(tx.sql, idx, { lock: true })
        if (!account) continue
        const codes = await widerThan(tx, account)
        if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
        await giveRightsOf(tx, idx, groupIdx)
        await manageRows.change(tx.sql, idx, {})
      }
      return { applied: others.length }
    }),
}
