import type { Fault } from '@clubhouse/contract/look/look'
import { type Colours, DEFAULT_COLOURS, type Palette, SCHEMES, type Scheme } from '@clubhouse/contract/look/tokens'
import { formatHex, interpolate } from 'culori'
import { contrast, hexOf, shadeOf } from './colour.ts'
import { palettesOf } from './palette.ts'

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for edges of controls. */
const TEXT = 4.5
const EDGE = 3
/** Of the accent, in the band above each part of the tee sheet. */
const BAND_PART = 0.42
/** Of lightness, while looking for a shade that passes. */
const STEP = 0.004

type Ground = Fault['ground']
interface Pairs {
  field: Fault['field']
  texts: readonly Fault['text'][]
  grounds: readonly Ground[]
  least?: number
  only?: Scheme
}

/** Every pair that the tokens of a chosen colour form, with what is written or drawn on what. */
const PAIRS: readonly Pairs[] = [
  { field: 'main', texts: ['fairway', 'rough'], grounds: ['paper', 'raised', 'sand-ground', 'dew'] },
  { field: 'main', texts: ['on-fairway'], grounds: ['fairway', 'fairway-strong'] },
  { field: 'main', texts: ['ink', 'quiet', 'flag', 'water'], grounds: ['dew'] },
  // The ring around what has the focus.
  { field: 'main', texts: ['fairway'], grounds: ['band'], least: EDGE, only: 'light' },
  { field: 'accent', texts: ['on-sand'], grounds: ['sand'] },
  { field: 'accent', texts: ['ink', 'quiet', 'flag', 'water'], grounds: ['sand-ground'] },
  { field: 'accent', texts: ['ink'], grounds: ['sand'], only: 'light' },
  { field: 'accent', texts: ['ink', 'quiet'], grounds: ['band'], only: 'light' },
]

function groundIn(palette: Palette, ground: Ground): string {
  return ground === 'band' ? formatHex(interpolate([palette.paper, palette.sand], 'rgb')(BAND_PART)) : palette[ground]
}

/** The pairs that cannot be read, in both schemes, the least legible first. */
export function faultsOf(colours: Colours): Fault[] {
  const palettes = palettesOf(colours)
  return SCHEMES.flatMap((scheme) =>
    PAIRS.filter(({ only = scheme }) => only === scheme).flatMap(({ field, texts, grounds, least = TEXT }) =>
      texts.flatMap((text) =>
        grounds.map((ground) => {
          const ratio = contrast(palettes[scheme][text], groundIn(palettes[scheme], ground))
          return { field, scheme, text, ground, ratio, least }
        }),
      ),
    ),
  )
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least)
    .map((fault) => ({ ...fault, ratio: Math.floor(fault.ratio * 100) / 100 }))
}

/** The shade of the same hue that is nearest to a colour and can be read; the colour itself where it can. */
export function nearestOf(field: Fault['field'], colours: Colours): string {
  const passes = (hex: string) => faultsOf({ ...colours, [field]: hex }).every((fault) => fault.field !== field)
  if (passes(colours[field])) return colours[field]
  const shade = shadeOf(colours[field])
  for (let away = STEP; away < 1; away += STEP) {
    const near = [shade.l - away, shade.l + away]
      .filter((l) => l >= 0 && l <= 1)
      .map((l) => hexOf({ ...shade, l }))
      .find(passes)
    if (near) return near
  }
  return DEFAULT_COLOURS[field]
}
