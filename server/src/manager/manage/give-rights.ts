import { managerMenus } from '@clubhouse/contract/manager-menu'
import { audit } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/write.ts'
import * as rows from './rows.ts'
import type { Rights } from './rules.ts'
import * as sql from './sql.ts'

/** Gives a manager the rights of a group, none without one, and records what changed. */
export async function giveRightsOf(tx: Transaction, adminIdx: number, groupIdx: number | null): Promise<void> {
  const before = await rows.rightsOf(tx.sql, adminIdx)
  await sql.copyRights(tx.sql, adminIdx, groupIdx)
  await auditRights(tx, adminIdx, before)
}

/** Records how the rights of a manager differ from those before; nothing when they do not. */
export async function auditRights(tx: Transaction, adminIdx: number, before: Rights): Promise<void> {
  const changed = changedRights(before, await rows.rightsOf(tx.sql, adminIdx))
  if (changed) await audit(tx, { noun: 'admin-right', recordIdx: adminIdx, ...changed })
}

/** The menus whose letters differ, before and after. */
export function changedRights(before: Rights, after: Rights): { before: Rights; after: Rights } | undefined {
  const codes = managerMenus.map(({ code }) => code).filter((code) => (before[code] ?? '') !== (after[code] ?? ''))
  const some = (rights: Rights) => Object.fromEntries(codes.map((code) => [code, rights[code] ?? '']))
  return codes.length > 0 ? { before: some(before), after: some(after) } : undefined
}
