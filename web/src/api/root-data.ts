import type { DataOf } from '@clubhouse/contract/call'
import type { tree } from '@clubhouse/contract/menu'
import type { addition, info, state } from '@clubhouse/contract/site'
import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Club } from '../language/club'
import { useLanguage } from '../language/use-text'

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

/** The root's data; undefined only when the root itself failed to load. */
export const useRootData = () => useRouteLoaderData('root') as RootData | undefined
