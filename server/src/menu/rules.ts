import type { Menu } from '@clubhouse/contract/menu'
import { HOME, type MenuOfManager } from '@clubhouse/contract/menu-manage'

type Row = Omit<Menu, 'children'> & { parentCode: string | null }

/** How long a verified password holds. Source: docs/rules.md, Accounts. */
const PROOF_MINUTES = 10

/** The menus as a tree. Menus below a hidden one are hidden. */
export function branch(rows: readonly Row[], parentCode: string | null = null, isVisible = true): Menu[] {
  return rows
    .filter((row) => row.parentCode === parentCode)
    .map(({ parentCode: _, ...row }) => {
      const visible = isVisible && row.isVisible
      return { ...row, isVisible: visible, children: branch(rows, row.code, visible) }
    })
}

/** Until when a verified password holds; null when there is none or it has expired. */
export function proofUntil(checkedAt: Temporal.Instant | null, now: Temporal.Instant): Temporal.Instant | undefined {
  const until = checkedAt?.add({ minutes: PROOF_MINUTES })
  return until && Temporal.Instant.compare(until, now) > 0 ? until : undefined
}

/** The menus as a tree in which each says for itself whether it is hidden. */
export function ownBranch(
  rows: readonly (Row & Pick<MenuOfManager, 'version' | 'missingIn'>)[],
  parentCode: string | null = null,
): MenuOfManager[] {
  return rows
    .filter((row) => row.parentCode === parentCode)
    .map(({ parentCode: _, ...row }) => ({ ...row, children: ownBranch(rows, row.code) }))
}

/** The menus of a tree one after the other, with their depth from 0. */
export function leaves(
  tree: readonly MenuOfManager[],
  depth = 0,
): { idx: number; code: string; name: string; depth: number }[] {
  return tree.flatMap(({ idx, code, name, children }) => [{ idx, code, name, depth }, ...leaves(children, depth + 1)])
}

/** True when a menu is under one that is missing, is itself below another, or is the start page; or the start page moved. */
export function misplaced(places: readonly { code: string; parentCode: string | null }[]): boolean {
  const top = new Set(places.filter(({ parentCode }) => parentCode === null).map(({ code }) => code))
  return places.some(
    ({ code, parentCode }) => parentCode !== null && (code === HOME || parentCode === HOME || !top.has(parentCode)),
  )
}
