import { audit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { lockMember } from '../member-facts.ts'
import * as sql from './tab-sql.ts'

/**
 * Notes a tab as open or closed for good, one word at a time. Decision 044.
 * @returns the tee time that the member still holds
 */
export async function heardOfTab(tx: Context, me: number, tab: string, isOpen: boolean): Promise<number | undefined> {
  const [, , moved, slotIdx] = await Promise.all([
    lockMember(tx.sql, me),
    sql.noteTab(tx.sql, me, tab, isOpen),
    isOpen ? sql.restore(tx.sql, me, tab) : sql.shorten(tx.sql, me),
    sql.heldSlot(tx.sql, me),
  ])
  if (moved) await noteMove(tx, moved)
  return slotIdx
}

/** The member is back at the tee time itself. */
export async function backAtHold(tx: Context, me: number, tab?: string): Promise<void> {
  if (tab) await sql.noteTab(tx.sql, me, tab, true)
  const moved = await sql.restore(tx.sql, me)
  if (moved) await noteMove(tx, moved)
}

export const firstTab = (tx: Context, me: number, tab?: string): Promise<void> | undefined =>
  tab === undefined ? undefined : sql.firstTab(tx.sql, me, tab)

const noteMove = (tx: Context, { slotIdx, expiresAt }: sql.Moved) =>
  audit(tx, { noun: 'hold', recordIdx: slotIdx, after: { expiresAt } })
