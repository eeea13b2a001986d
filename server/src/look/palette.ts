import {
  type Colours,
  DEFAULT_COLOURS,
  DEFAULT_PALETTES,
  OF_ACCENT,
  OF_MAIN,
  type Palette,
  type Scheme,
} from '@clubhouse/contract/look/tokens'
import { hexOf, type Shade, shadeOf } from './colour.ts'

type OfMain = Record<(typeof OF_MAIN)[number], string>
type OfAccent = Record<(typeof OF_ACCENT)[number], string>

/** Below this lightness a darker shade cannot be told apart, so the shade under the pointer is lighter. */
const NEARLY_BLACK = 0.22

const toned = ({ c, h }: Shade, l: number, most: number) => hexOf({ l, c: Math.min(c, most), h })
/** Bright shades need more chroma to look as strong as dark ones. */
const brighter = (shade: Shade): Shade => ({ ...shade, c: shade.c * 1.4 })

/** The main colour stays as chosen in light; the dark one is bright enough for text on dark grounds. */
const MAIN: Record<Scheme, (main: string) => OfMain> = {
  light: (main) => {
    const shade = shadeOf(main)
    return {
      fairway: main,
      'fairway-strong': hexOf({ ...shade, l: shade.l + (shade.l < NEARLY_BLACK ? 0.14 : -0.075) }),
      'on-fairway': '#ffffff',
      rough: toned(shade, 0.41, 0.035),
      dew: toned(shade, 0.94, 0.022),
    }
  },
  dark: (main) => {
    const shade = shadeOf(main)
    return {
      fairway: toned(brighter(shade), 0.755, 0.13),
      'fairway-strong': toned(brighter(shade), 0.82, 0.11),
      'on-fairway': toned(shade, 0.19, 0.022),
      rough: toned(shade, 0.74, 0.035),
      dew: toned(shade, 0.3, 0.04),
    }
  },
}

const ACCENT: Record<Scheme, (accent: string) => OfAccent> = {
  light: (accent) => {
    const shade = shadeOf(accent)
    return {
      sand: accent,
      'sand-ground': toned(shade, 0.96, 0.016),
      'on-sand': toned(shade, 0.3, 0.05),
    }
  },
  dark: (accent) => {
    const shade = shadeOf(accent)
    return {
      sand: toned(brighter(shade), 0.735, 0.1),
      'sand-ground': toned(shade, 0.233, 0.015),
      'on-sand': toned(shade, 0.2, 0.03),
    }
  },
}

/** Every token of a scheme. A colour that is the default brings the default's own tokens. Decision 071. */
export function paletteOf({ main, accent }: Colours, scheme: Scheme): Palette {
  return {
    ...DEFAULT_PALETTES[scheme],
    ...(main !== DEFAULT_COLOURS.main && MAIN[scheme](main)),
    ...(accent !== DEFAULT_COLOURS.accent && ACCENT[scheme](accent)),
  }
}

export const palettesOf = (colours: Colours) => ({
  light: paletteOf(colours, 'light'),
  dark: paletteOf(colours, 'dark'),
})

/** The style of the club's own colours; empty while both are the default. It outweighs the product's style sheet. */
export function styleOf(colours: Colours): string {
  const own = [
    ...(colours.main === DEFAULT_COLOURS.main ? [] : OF_MAIN),
    ...(colours.accent === DEFAULT_COLOURS.accent ? [] : OF_ACCENT),
  ]
  if (own.length === 0) return ''
  const rule = (selector: string, scheme: Scheme) => {
    const palette = paletteOf(colours, scheme)
    return `${selector}{${own.map((token) => `--ch-${token}:${palette[token]}`).join(';')}}`
  }
  return rule('html:root', 'light') + rule('html:root[data-color-scheme="dark"]', 'dark')
}
