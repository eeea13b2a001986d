import { managerMenus } from '@clubhouse/contract/manager-menu'

/** Rights by menu code, as letters of CRUD. */
export type Rights = Readonly<Record<string, string>>

/** What stands against somebody's rights: a super manager has all there are. */
export interface Holder {
  isSSAdmin: boolean
  rights: Rights
}

const EVERYTHING: Rights = Object.fromEntries(managerMenus.map(({ code, rights }) => [code, rights]))

/**
 * The menus on which somebody would have a right that the giver lacks; empty when all may be given. A super manager
 * may things that no menu names, so that only another one is as wide.
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
