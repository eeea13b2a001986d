import { managerMenus } from '@clubhouse/contract/manager-menu'

/** Rights by menu code, as letters of CRUD. */
export type Rights = Readonly<Record<string, string>>

/** The rights of an account: a super manager has all. */
export interface Holder {
  isSSAdmin: boolean
  rights: Rights
}

const EVERYTHING: Rights = Object.fromEntries(managerMenus.map(({ code, rights }) => [code, rights]))

/** Menus with a right that the granter lacks. Only a super manager can grant what needs a super manager. */
export function tooWide(giver: Holder, wanted: Holder): string[] {
  if (giver.isSSAdmin) return []
  const rights = wanted.isSSAdmin ? EVERYTHING : wanted.rights
  const codes = Object.entries(rights)
    .filter(([code, letters]) => [...letters].some((letter) => !(giver.rights[code] ?? '').includes(letter)))
    .map(([code]) => code)
    .sort()
  return wanted.isSSAdmin && codes.length === 0 ? Object.keys(EVERYTHING).sort() : codes
}
