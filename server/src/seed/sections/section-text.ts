import type { SectionKind } from '@clubhouse/contract/board/section'

import type { Light } from '../banners/landscape.ts'

export interface SectionText {
  kind: SectionKind
  en: string
  ko: string
  /** HTML. */
  body?: { en: string; ko: string }
  rows?: string
  link?: string
  /** Drawn from its seed in this light. */
  picture?: { seed: number; light: Light; alt: { en: string; ko: string } }
}
