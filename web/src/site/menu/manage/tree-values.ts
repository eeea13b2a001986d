import { HOME, type MenuOfManager } from '@clubhouse/contract/menu-manage'

/** A menu with the menus below it; two levels at most. */
export interface Branch<B> {
  idx: number
  code: string
  children: readonly B[]
}

export type Step = 'UP' | 'DOWN' | 'IN' | 'OUT'

/** The tree after one step, or undefined where the menu cannot go. */
export function stepped<B extends Branch<B>>(tree: readonly B[], code: string, step: Step): B[] | undefined {
  const parent = tree.find(({ children }) => children.some((child) => child.code === code))
  const siblings = parent?.children ?? tree
  const at = siblings.findIndex((menu) => menu.code === code)
  const menu = siblings[at]
  if (!menu) return undefined
  if (step === 'UP' || step === 'DOWN') {
    const to = at + (step === 'UP' ? -1 : 1)
    if (to < 0 || to >= siblings.length) return undefined
    return withSiblings(tree, parent, inserted(without(siblings, code), menu, to))
  }
  if (step === 'OUT') {
    if (!parent) return undefined
    const rest = withSiblings(tree, parent, without(siblings, code))
    return inserted(rest, menu, rest.findIndex((one) => one.code === parent.code) + 1)
  }
  const into = parent ? undefined : siblings[at - 1]
  if (!into || !mayBeBelow(menu, into)) return undefined
  return withSiblings(without(tree, code), into, [...into.children, menu])
}

/** The tree with a menu in front of another one, on its level; undefined where it cannot go. */
export function dropped<B extends Branch<B>>(tree: readonly B[], code: string, before: string): B[] | undefined {
  if (code === before) return undefined
  const menu = tree.flatMap((one) => [one, ...one.children]).find((one) => one.code === code)
  const target = tree.find(({ children }) => children.some((child) => child.code === before))
  if (!menu || (target && (target.code === code || !mayBeBelow(menu, target)))) return undefined
  const rest = without(tree, code).map((one) => ({ ...one, children: without(one.children, code) }))
  const parent = target && rest.find((one) => one.code === target.code)
  const siblings = parent?.children ?? rest
  return withSiblings(
    rest,
    parent,
    inserted(
      siblings,
      menu,
      siblings.findIndex((one) => one.code === before),
    ),
  )
}

const mayBeBelow = (menu: Branch<unknown>, parent: Branch<unknown>) =>
  menu.children.length === 0 && menu.code !== HOME && parent.code !== HOME

const without = <B extends Branch<B>>(menus: readonly B[], code: string) => menus.filter((menu) => menu.code !== code)
const inserted = <B>(menus: readonly B[], menu: B, at: number) => [...menus.slice(0, at), menu, ...menus.slice(at)]
const withSiblings = <B extends Branch<B>>(tree: readonly B[], parent: B | undefined, siblings: B[]): B[] =>
  parent ? tree.map((one) => (one.code === parent.code ? { ...one, children: siblings } : one)) : siblings

/** The place of every menu, as the call takes it. */
export const orderOf = <B extends Branch<B>>(tree: readonly B[], parentCode: string | null = null): Place[] =>
  tree.flatMap((menu, i) => [
    { idx: menu.idx, parentCode, orderNo: (i + 1) * 10 },
    ...orderOf(menu.children, menu.code),
  ])
type Place = { idx: number; parentCode: string | null; orderNo: number }

/** The menus one below the other, as the screen shows them. */
export const rowsOf = (tree: readonly MenuOfManager[], depth = 0): { menu: MenuOfManager; depth: number }[] =>
  tree.flatMap((menu) => [{ menu, depth }, ...rowsOf(menu.children, depth + 1)])
