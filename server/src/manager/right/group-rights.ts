import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { RIGHTS_TOO_WIDE } from '@clubhouse/contract/manager/refusal'
import { audit } from '../../platform/audit.ts'
import { type Context, NOT_FOUND } from '../../platform/context.ts'
import type { Transaction } from '../../platform/write.ts'
import { menuTree } from '../../session/manager-menu.ts'
import { changedRights } from '../manage/give-rights.ts'
import { giverOf } from '../manage/giver.ts'
import { type Rights, tooWide } from '../manage/rules.ts'
import * as sql from './group-sql.ts'

/** The menus of these rights that the caller cannot grant. */
export const beyond = (ctx: Context, rights: Rights) => tooWide(giverOf(ctx), { isSSAdmin: false, rights })

/** Replaces the pattern. The managers of the group keep their rights until it is applied. */
export async function changeGroupRights(tx: Transaction, groupIdx: number, version: number, wanted: Rights) {
  await sql.groups.lock(tx)
  const before = await sql.groups.one(tx, groupIdx)
  if (!before) return NOT_FOUND
  const codes = [...new Set([...beyond(tx, before.rights), ...beyond(tx, wanted)])].sort()
  if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
  if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
  await sql.replaceRights(tx.sql, groupIdx, wanted)
  const changed = changedRights(before.rights, wanted)
  if (changed) await audit(tx, { noun: 'admin-group', recordIdx: groupIdx, ...changed })
  return { rights: menuTree(wanted), version: await sql.touch(tx.sql, groupIdx) }
}
