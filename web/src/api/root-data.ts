import type { DataOf } from '@clubhouse/contract/call'
import type { tree } from '@clubhouse/contract/menu'
import type { addition, info, state } from '@clubhouse/contract/site'
import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Club } from '../language/club'
import { useLanguage } from '../language/use-text'
import { pack, unpack } from './packed'
import { fromRows, type Rows, toRows } from './rows'

export interface RootData {
  club: Club
  lang: string
  /** Those of the page, see packTexts. */
  texts: string
  textsVersion: number
  menus: DataOf<typeof tree>
  /** Codes of the menus whose path is a page; on pages of the back office, managers' menus too. */
  pages: readonly string[]
  info: DataOf<typeof info>
  state: DataOf<typeof state>['state']
  logo: DataOf<typeof addition>
  /** The club's pages at other services; absent without any. */
  social?: readonly { name: string; url: string }[]
  /** Address of the site, no trailing slash. */
  publicUrl: string
}

function infoIn(info: RootData['info'], lang: string): RootData['info'] {
  return { ...info, ...info.translated[lang] }
}

export function useRootHere(): RootData | undefined {
  const root = useRootData()
  const { lang } = useLanguage()
  return useMemo(() => root && { ...root, info: infoIn(root.info, lang) }, [root, lang])
}

type Menus = RootData['menus']
/** A menu beside the others, with its place under the top: 0 is the top itself. */
type MenuRow = Omit<Menus[number], 'children'> & { depth: number }

/** The root's data as a page brings it. */
export type PackedRoot = Omit<RootData, 'menus'> & { menus: string }

export const packMenus = (menus: Menus): string => pack(toRows(rowsOf(menus, 0)))

const rowsOf = (menus: Menus, depth: number): MenuRow[] =>
  menus.flatMap(({ children, ...menu }) => [{ ...menu, depth }, ...rowsOf(children, depth + 1)])

/** The tree of menus again. */
export function unpackMenus(packed: string): Menus {
  const top: Menus = []
  const open = [top]
  for (const { depth, ...menu } of fromRows(unpack<Rows<MenuRow>>(packed))) {
    const children: Menus = []
    open[depth]!.push({ ...menu, children })
    open[depth + 1] = children
  }
  return top
}

const unpacked = new WeakMap<PackedRoot, RootData>()

/** The root's data; undefined only when the root itself failed to load. */
export function useRootData(): RootData | undefined {
  const packed = useRouteLoaderData('root') as PackedRoot | undefined
  if (!packed) return undefined
  const known = unpacked.get(packed) ?? { ...packed, menus: unpackMenus(packed.menus) }
  unpacked.set(packed, known)
  return known
}
