import { managerMenus, parentCode, readable } from '@clubhouse/contract/manager-menu'
import type { ManagerMenu } from '@clubhouse/contract/session'
import type { Account } from './sql.ts'

/** The menus as a tree with four rights, all false below an unreadable parent; empty for a member. */
export function managerMenuOf({ adminIdx, isSsAdmin, rights }: Pick<Account, 'adminIdx' | 'isSsAdmin' | 'rights'>): {
  adminMenu?: ManagerMenu[]
} {
  if (adminIdx === null) return {}
  const held = readable(rights ?? {})
  const entries = managerMenus.map((menu): ManagerMenu & { parent?: string } => {
    const letters = isSsAdmin ? menu.rights : 'everyone' in menu ? 'R' : (held[menu.code] ?? '')
    return {
      code: menu.code,
      name: menu.name,
      path: menu.path,
      isCreate: letters.includes('C'),
      isRead: letters.includes('R'),
      isUpdate: letters.includes('U'),
      isDelete: letters.includes('D'),
      children: [],
      parent: parentCode(menu.code),
    }
  })
  const branch = (parent?: string): ManagerMenu[] =>
    entries
      .filter((entry) => entry.parent === parent)
      .map(({ parent: _, ...entry }) => ({ ...entry, children: branch(entry.code) }))
  return { adminMenu: branch() }
}
