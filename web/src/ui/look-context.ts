import type { DataOf } from '@clubhouse/contract/call'
import type { read } from '@clubhouse/contract/look/look'
import { createContext } from 'react'

export type PageLook = Pick<DataOf<typeof read>, 'css' | 'frame'>

/** The product's own, which its style sheet has. */
export const NO_LOOK: PageLook = { css: '', frame: { light: '#fbfaf6', dark: '#0f1713' } }

/** Known while a page is rendered on the server; the browser keeps what came with its first page. */
export const LookContext = /* @__PURE__ */ createContext(NO_LOOK)
