import type { RightCell } from '@clubhouse/contract/manager/right'
import {
  type ManagerMenu as Entry,
  type MenuCode,
  managerMenus,
  parentCode,
  type Right,
} from '@clubhouse/contract/manager-menu'
import type { ManagerMenu } from '@clubhouse/contract/session'

/** Letters of CRUD by menu code, always in this order. */
export type Letters = Readonly<Record<string, string>>

/** The columns: reading comes first, because the others need it. */
export const RIGHTS = ['R', 'C', 'U', 'D'] as const satisfies readonly Right[]
const ORDER = 'CRUD'

/** The menus whose rights a group can have; every manager may read the own information. */
export const MENUS: readonly Entry[] = (managerMenus as readonly Entry[]).filter(({ everyone }) => !everyone)

/** The tree of a call as letters, also of menus without any. */
export function lettersOf(tree: readonly ManagerMenu[]): Letters {
  return Object.fromEntries(
    tree.flatMap(({ code, isCreate, isRead, isUpdate, isDelete, children }) => [
      [code, `${isCreate ? 'C' : ''}${isRead ? 'R' : ''}${isUpdate ? 'U' : ''}${isDelete ? 'D' : ''}`],
      ...Object.entries(lettersOf(children)),
    ]),
  )
}

/** The parent that clears a menu because it cannot be read. */
export function clearedBy(code: string, letters: Letters): string | undefined {
  const parent = parentCode(code)
  return parent !== undefined && !(letters[parent] ?? '').includes('R') ? parent : undefined
}

/** What counts: nothing below a parent that cannot be read. */
export const effective = (letters: Letters): Letters =>
  Object.fromEntries(MENUS.map(({ code }) => [code, clearedBy(code, letters) ? '' : (letters[code] ?? '')]))

/** The letters of a menu after one is pressed: the others need reading, and end with it. */
export function pressed(letters: string, right: Right): string {
  if (letters.includes(right)) return right === 'R' ? '' : letters.replace(right, '')
  return [...ORDER].filter((letter) => letters.includes(letter) || letter === right || letter === 'R').join('')
}

/** What the second has and the first lacks, by menu: letters in the order of the columns. */
export const added = (before: Letters, after: Letters): { code: string; letters: string }[] =>
  MENUS.map(({ code }) => ({
    code,
    letters: RIGHTS.filter((right) => after[code]?.includes(right) && !before[code]?.includes(right)).join(''),
  })).filter(({ letters }) => letters !== '')

export function cellsOf(letters: Letters): RightCell[] {
  return Object.entries(effective(letters)).map(([code, held]) => ({
    code: code as MenuCode,
    isCreate: held.includes('C'),
    isRead: held.includes('R'),
    isUpdate: held.includes('U'),
    isDelete: held.includes('D'),
  }))
}
