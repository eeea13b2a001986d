import type { RightCell } from '@clubhouse/contract/manager/right'
import { type MenuCode, managerMenus, readable } from '@clubhouse/contract/manager-menu'
import type { Rights } from '../manage/rules.ts'

const LETTERS = [
  ['isCreate', 'C'],
  ['isRead', 'R'],
  ['isUpdate', 'U'],
  ['isDelete', 'D'],
] as const

/** Cells as rights by menu: only letters that mean something there, none below an unreadable parent. */
export function rightsIn(cells: readonly RightCell[]): Rights {
  const asked = new Map(cells.map((cell) => [cell.code, cell]))
  const letters = managerMenus.map((menu) => {
    const cell = 'everyone' in menu ? undefined : asked.get(menu.code)
    const held = LETTERS.filter(([field, letter]) => cell?.[field] && menu.rights.includes(letter))
    return [menu.code, held.map(([, letter]) => letter).join('')]
  })
  const kept = Object.entries(readable(Object.fromEntries(letters)))
  return Object.fromEntries(kept.filter(([, held]) => held !== ''))
}

/** The menus in which two sets of rights differ. */
export const differing = (one: Rights, other: Rights): MenuCode[] =>
  managerMenus.map(({ code }) => code).filter((code) => (one[code] ?? '') !== (other[code] ?? ''))
