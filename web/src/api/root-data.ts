import type { DataOf } from '@clubhouse/contract/call'
import type { tree } from '@clubhouse/contract/menu'
import type { addition, info, state } from '@clubhouse/contract/site'
import { useRouteLoaderData } from 'react-router'
import type { Club } from '../language/club'
import type { Texts } from '../language/texts'

/** What every page comes with. */
export interface RootData {
  club: Club
  lang: string
  texts: Texts
  textsVersion: number
  menus: DataOf<typeof tree>
  info: DataOf<typeof info>
  state: DataOf<typeof state>['state']
  logo: DataOf<typeof addition>
  /** Where the site is reached, without a slash at the end. */
  publicUrl: string
}

/** The root's data; missing only when the root itself could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined
}
