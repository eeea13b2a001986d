import { admits } from '@clubhouse/contract/access'
import { managerMenus } from '@clubhouse/contract/manager-menu'
import { cancel } from '@clubhouse/contract/reservation/desk/desk'
import type { ManagerMenu } from '@clubhouse/contract/session'
import { expect, it } from 'vitest'
import { managerMenuOf } from '../../session/manager-menu.ts'
import { MANAGERS } from './managers.ts'

const treeOf = (isSsAdmin: boolean, rights: Record<string, string>) =>
  managerMenuOf({ adminIdx: 1, isSsAdmin, rights }).adminMenu!
const flat = (menus: ManagerMenu[]): ManagerMenu[] => menus.flatMap((menu) => [menu, ...flat(menu.children)])
const hasAny = ({ isCreate, isRead, isUpdate, isDelete }: ManagerMenu) => isCreate || isRead || isUpdate || isDelete

it.each(MANAGERS)('delivers every menu to $id, and no right below a parent that cannot be read', (manager) => {
  const tree = treeOf(manager.isSuper ?? false, manager.rights ?? {})
  expect(
    flat(tree)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(managerMenus.map(({ code }) => code).sort())
  for (const parent of flat(tree).filter(({ isRead }) => !isRead))
    expect(
      flat(parent.children)
        .filter(hasAny)
        .map(({ code }) => code),
      `below ${parent.code}`,
    ).toEqual([])
})

it('lets every manager read the own information', () => {
  expect(
    flat(treeOf(false, {}))
      .filter(hasAny)
      .map(({ code }) => code),
  ).toEqual(['910400'])
})

it('lets the front desk cancel bookings', () => {
  const { rights = {} } = MANAGERS.find(({ group }) => group === 'Front desk')!
  expect(admits(cancel.access, { adminIdx: 1, isSSAdmin: false, rights }, {})).toBe('yes')
})
