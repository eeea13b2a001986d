import { isDeepStrictEqual } from 'node:util'
import type { contract } from '@clubhouse/contract'
import { IN_USE } from '@clubhouse/contract/fail'
import { NOT_SELF, RIGHTS_TOO_WIDE } from '@clubhouse/contract/manager/refusal'
import { UNDO_OVER } from '@clubhouse/contract/office/undo'
import { record } from '../../office/record/record.ts'
import { audit } from '../../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { missingIn, namedTogether } from '../../platform/said-in.ts'
import { menuTree } from '../../session/manager-menu.ts'
import { giveRightsOf } from '../manage/give-rights.ts'
import { isSelf, widerThan } from '../manage/giver.ts'
import * as manageRows from '../manage/rows.ts'
import { beyond } from './group-rights.ts'
import * as sql from './group-sql.ts'

const { services, locked } = record(sql.groups, {
  wrongField: async (tx, { name }, before) =>
    (await sql.hasName(tx.sql, name, before?.groupIdx)) ? 'name' : undefined,
  // Of a group that comes back, the name belongs to another one by now.
  refused: async (tx, { name }, before) => (await sql.hasName(tx.sql, name, before?.groupIdx)) && UNDO_OVER({}),
  needed: async (_, { name, adminCount }, fields) =>
    !fields && adminCount > 0 && IN_USE({ where: name, count: adminCount }),
  logged: ({ name, memo, translated, rights }) => ({ name, memo, translated, ...rights }),
})

export const group: Services<typeof contract.group> = {
  ...services,

  list: async (input, ctx) => {
    const page = await sql.list(input, ctx)
    return {
      ...page,
      list: page.list.map((row) => ({
        ...row,
        isTooWide: beyond(ctx, row.rights).length > 0,
        missingIn: missingIn(ctx, [namedTogether(row, ctx.club.lang)]),
      })),
    }
  },

  one: async ({ groupIdx }, ctx) => {
    const [found, members] = await Promise.all([
      sql.groups.one(ctx, groupIdx),
      sql.adminsOf(ctx.sql, groupIdx, ctx.lang),
    ])
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

  clone: async ({ groupIdx, name }, ctx) =>
    locked(ctx, async (tx) => {
      const from = await sql.groups.one(tx, groupIdx)
      if (!from) return NOT_FOUND
      if (await sql.hasName(tx.sql, name)) return new Malformed('name')
      const { memo, rights } = from
      const copy = await sql.groups.insert(tx, { name, memo })
      await sql.replaceRights(tx.sql, copy, rights)
      await audit(tx, { noun: 'admin-group', recordIdx: copy, after: { name, memo, ...rights } })
      return { groupIdx: copy, version: 1 }
    }),

  apply: async ({ groupIdx }, ctx) =>
    locked(ctx, async (tx) => {
      const found = await sql.groups.one(tx, groupIdx)
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
