import type { contract } from '@clubhouse/contract'
import type { Menu } from '@clubhouse/contract/menu'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import { type MenuRow, visibleMenus } from './sql.ts'

export const menu: Services<typeof contract.menu> = {
  tree: async ({ siteCode }, { sql, club }) => {
    if (siteCode !== club.siteCode) return NOT_FOUND
    return branch(await visibleMenus(sql, club.lang), null)
  },
}

/** The menus below a parent; those under a hidden parent are not reached. */
function branch(rows: MenuRow[], parentCode: string | null): Menu[] {
  return rows
    .filter((row) => row.parentCode === parentCode)
    .map(({ parentCode: _, ...row }) => ({ ...row, children: branch(rows, row.code) }))
}
