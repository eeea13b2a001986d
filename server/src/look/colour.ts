import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'

const toOklch = converter('oklch')

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Shade {
  l: number
  c: number
  h: number
}

/** @param hex `#rrggbb`; greys have the hue 0 and no chroma */
export function shadeOf(hex: string): Shade {
  const { l, c, h = 0 } = toOklch(hex) as Oklch
  return { l, c, h }
}

/** The nearest colour that screens can show: chroma gives way, lightness and hue stay. */
export function hexOf({ l, c, h }: Shade): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export const contrast = (first: string, second: string): number => wcagContrast(first, second)
