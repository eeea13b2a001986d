import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { createContext } from 'react-router'
import type { Club } from '../language/club'
import type { Texts } from '../language/texts'
import type { PageLook } from '../ui/look-context'

/** Data source of server-rendered pages: the same calls as over HTTP, as a visitor. */
export interface PageSource {
  call<C extends Call>(call: C, input: InputOf<C>): Promise<DataOf<C>>
  messages(lang: string): { ver: number; texts: Record<string, Record<string, string>> }
  club: Club
}

export interface Rendering {
  source: PageSource
  lang: string
  nonce: string
  look: PageLook
  texts: Texts
  textsVersion: number
  /** Is there a page at this path, apart from the 404 page? */
  hasPage(path: string): boolean
}

/** Read in a `loader` with `context.get(rendering)`. */
export const rendering = createContext<Rendering>()
