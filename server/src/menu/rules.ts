import type { SectionPage } from '@clubhouse/contract/board/section'
import { COMMUNITY_BOARDS, type CommunityBoard, type Menu } from '@clubhouse/contract/menu'
import { HOME, type MenuOfManager } from '@clubhouse/contract/menu-manage'
import { lookup } from '../platform/lookup.ts'

type Emptiness = Pick<Menu, 'isEmpty' | 'emptyBoards'>
type Row = Omit<Menu, 'children' | keyof Emptiness> & { parentCode: string | null }

/** A board of the community, a page of sections, the holes of the courses, or the weather. */
export type Content = CommunityBoard | Exclude<SectionPage, 'guide'> | 'course' | 'weather'

/** What the pages of menus consist of; those that are not here always have something to show. */
const CONTENTS: Readonly<Record<string, readonly Content[]>> = {
  '030000': ['course'],
  '030100': ['weather'],
  '030200': ['pft'],
  '050000': ['club'],
  '050100': ['gift'],
  '060000': COMMUNITY_BOARDS,
}

/** What a menu lacks. @param children below it: one that has something keeps its parent listed */
function emptiness(code: string, empty: readonly Content[], children: readonly Emptiness[]): Emptiness {
  const contents = lookup(CONTENTS, code) ?? []
  const isOwn = contents.length > 0 && contents.every((content) => empty.includes(content))
  const boards = COMMUNITY_BOARDS.filter((board) => contents.includes(board) && empty.includes(board))
  return { isEmpty: isOwn && children.every(({ isEmpty }) => isEmpty), emptyBoards: boards }
}

/** How long a verified password holds. Source: docs/rules.md, Accounts. */
const PROOF_MINUTES = 10

/** The menus as a tree. Menus below a hidden one are hidden. @param empty what has nothing to show */
export function branch(
  rows: readonly Row[],
  empty: readonly Content[],
  parentCode: string | null = null,
  isVisible = true,
): Menu[] {
  return rows
    .filter((row) => row.parentCode === parentCode)
    .map(({ parentCode: _, ...row }) => {
      const visible = isVisible && row.isVisible
      const children = branch(rows, empty, row.code, visible)
      return { ...row, isVisible: visible, ...emptiness(row.code, empty, children), children }
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
  empty: readonly Content[],
  parentCode: string | null = null,
): MenuOfManager[] {
  return rows
    .filter((row) => row.parentCode === parentCode)
    .map(({ parentCode: _, ...row }) => {
      const children = ownBranch(rows, empty, row.code)
      return { ...row, ...emptiness(row.code, empty, children), children }
    })
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
