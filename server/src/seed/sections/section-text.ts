import type { SectionKind } from '@clubhouse/contract/board/section'
import type { Cell } from '@clubhouse/contract/board/section-rows'
import type { Light } from '../banners/landscape.ts'
import type { Drawn } from './portrait.ts'

export interface SectionText {
  kind: SectionKind
  en: string
  ko: string
  /** HTML. */
  body?: { en: string; ko: string }
  /** One row a line, its cells apart by `|`; a cell is `English · 한국어`, or the same in both. */
  rows?: string
  link?: string
  /** Of the first people, in their order; a person without one is shown by initials. */
  portraits?: readonly (Drawn | undefined)[]
  /** Drawn from its seed in this light. */
  picture?: { seed: number; light: Light; alt: { en: string; ko: string } }
}

export const rowsOf = (text: string): Cell[][] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|').map(cellOf))

function cellOf(text: string): Cell {
  const [en = '', ko = en] = text.trim().split(' · ')
  return { en, ko }
}
