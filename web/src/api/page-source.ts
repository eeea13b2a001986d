import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { createContext } from 'react-router'
import type { Club } from '../language/club'
import type { Texts } from '../language/texts'

/** Where server-rendered pages get their data: the same calls as over HTTP, asked as a visitor. */
export interface PageSource {
  call<C extends Call>(call: C, input: InputOf<C>): Promise<DataOf<C>>
  messages(lang: string): { ver: number; texts: Record<string, Record<string, string>> }
  club: Club
}

/** One page being rendered on the server. */
export interface Rendering {
  source: PageSource
  lang: string
  nonce: string
  /** Texts of the categories that the page names in its `handle`. */
  texts: Texts
  textsVersion: number
  /** Is there a page at this path, other than the one that says that there is none? */
  hasPage(path: string): boolean
}

/** What a `loader` reads with `context.get(rendering)`. */
export const rendering = createContext<Rendering>()
