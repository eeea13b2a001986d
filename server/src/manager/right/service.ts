import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { NOT_SELF, RIGHTS_TOO_WIDE } from '@clubhouse/contract/manager/refusal'
import { history } from '@clubhouse/contract/manager/right'
import { historyOf } from '../../office/history.ts'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { menuTree } from '../../session/manager-menu.ts'
import { auditRights, giveRightsOf } from '../manage/give-rights.ts'
import { giverOf, isSelf, tooWideGroup, widerThan } from '../manage/giver.ts'
import * as manageRows from '../manage/rows.ts'
import { type Rights, tooWide } from '../manage/rules.ts'
import { manager } from '../manage/service.ts'
import { changeGroupRights } from './group-rights.ts'
import { differing, rightsIn } from './rules.ts'
import * as sql from './sql.ts'

/** Decision 056. */
export const right: Services<typeof contract.right> = {
  ofAdmin: async ({ idx }, ctx) => {
    const [account, { own, ofGroup }] = await Promise.all([manager.one({ idx }, ctx), sql.rightsOf(ctx.sql, idx)])
    if (!('version' in account)) return account
    const rights = menuTree(own, account.isSSAdmin)
    const differsAt = account.isSSAdmin ? [] : differing(own, ofGroup)
    return { admin: account, rights, differs: differsAt.length > 0, differsAt }
  },

  history: historyOf(history),

  change: async ({ groupIdx, adminIdx, version, rights }, ctx) => {
    if ((groupIdx === undefined) === (adminIdx === undefined)) return new Malformed('groupIdx')
    const wanted = rightsIn(rights)
    return write(ctx, (tx) =>
      groupIdx === undefined
        ? changeAdmin(tx, adminIdx!, version, wanted)
        : changeGroupRights(tx, groupIdx, version, wanted),
    )
  },

  applyTo: async ({ idx, groupIdx }, ctx) =>
    write(ctx, async (tx) => {
      const refused = await refusedOf(tx, idx)
      if (!('account' in refused)) return refused
      const from = groupIdx ?? refused.account.groupIdx
      const ofGroup = from === null ? undefined : await tooWideGroup(tx, from)
      if (!ofGroup) return new Malformed('groupIdx')
      if (ofGroup.length > 0) return RIGHTS_TOO_WIDE({ codes: ofGroup })
      await giveRightsOf(tx, idx, from)
      await manageRows.change(tx.sql, idx, {})
      return { rights: menuTree(await manageRows.rightsOf(tx.sql, idx)) }
    }),
}

/** The account, locked, unless the caller may not change its rights. A super manager has no rights of its own to change. */
async function refusedOf(tx: Transaction, idx: number) {
  const account = await manageRows.one(tx.sql, idx, { lock: true })
  if (!account) return NOT_FOUND
  if (isSelf(tx, idx)) return NOT_SELF({})
  const codes = await widerThan(tx, account)
  if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
  return account.isSSAdmin ? new Malformed('adminIdx') : { account }
}

async function changeAdmin(tx: Transaction, idx: number, version: number, wanted: Rights) {
  const found = await refusedOf(tx, idx)
  if (!('account' in found)) return found
  const codes = tooWide(giverOf(tx), { isSSAdmin: false, rights: wanted })
  if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
  if (found.account.version !== version) return CHANGED_MEANWHILE({ version: found.account.version })
  const before = await manageRows.rightsOf(tx.sql, idx)
  await sql.replaceRights(tx.sql, idx, wanted)
  await auditRights(tx, idx, before)
  return { rights: menuTree(wanted), version: await manageRows.change(tx.sql, idx, {}) }
}
