import type { DataOf } from '@clubhouse/contract/call'
import type { tree } from '@clubhouse/contract/menu'
import type { addition, info, state } from '@clubhouse/contract/site'
import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Club } from '../language/club'
import type { Texts } from '../language/texts'
import { useLanguage } from '../language/use-text'

/** What every page comes with. */
export interface RootData {
  club: Club
  lang: string
  texts: Texts
  textsVersion: number
  menus: DataOf<typeof tree>
  /** Codes of the menus, those of managers too, whose path is a page. */
  pages: readonly string[]
  info: DataOf<typeof info>
  state: DataOf<typeof state>['state']
  logo: DataOf<typeof addition>
  /** Where the site is reached, without a slash at the end. */
  publicUrl: string
}

/** What the club says of itself, in a language where it does. */
function infoIn(info: RootData['info'], lang: string): RootData['info'] {
  return { ...info, ...info.translated[lang] }
}

/** The root's data with the club in the language of the moment. */
export function useRootHere(): RootData | undefined {
  const root = useRootData()
  const { lang } = useLanguage()
  return useMemo(() => root && { ...root, info: infoIn(root.info, lang) }, [root, lang])
}

/** The root's data; missing only when the root itself could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined
}
