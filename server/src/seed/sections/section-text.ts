import type { SectionKind } from '@clubhouse/contract/board/section'

export interface SectionText {
  kind: SectionKind
  en: string
  ko: string
  /** HTML. */
  body?: { en: string; ko: string }
  rows?: string
  link?: string
}
