import { managerMenus } from '@clubhouse/contract/manager-menu'

/** Rights by menu code, as letters of CRUD. */
export type Rights = Readonly<Record<string, string>>

/** The rights of an account: a super manager has all. */
export interface Holder {
  isSSAdmin: boolean
  rights: Rights
}

const EVERYTHING: Rights = Object.fromEntries(managerMenus.map(({ code, rights }) => [code, rights]))

/**
 * Menus on which the account would have a right that the granter lacks; empty when all can be granted. Some actions
 * need a super manager, so only another one can grant that.
 */
export function tooWide(giver: Holder, wanted: Holder): string[] {
  if (giver.isSSAdmin) return []
  const rights = wanted.isSSAdmin ? EVERYTHING : wanted.rights
  const codes = Object.entries(rights)
    .filter(([code, letters]) => [...letters].some((letter) => !(giver.rights[code] ?? '').includes(letter)))
    .map(([code]) => code)
    .sort()
  return wanted.isSSAdmin && codes.length === 0 ? Object.keys(EVERYTHING).sort() : codes
}
