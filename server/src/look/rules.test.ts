import { DEFAULT_COLOURS, DEFAULT_PALETTES, OF_ACCENT, OF_MAIN, SCHEMES } from '@clubhouse/contract/look/tokens'
import { describe, expect, it } from 'vitest'
import { contrast, hexOf, shadeOf } from './colour.ts'
import { faultsOf, nearestOf } from './contrast.ts'
import { paletteOf, palettesOf, styleOf } from './palette.ts'

/** Chosen as a main colour: passes as it is, or the pair that fails worst. */
const MAIN: [name: string, hex: string, fails: string | undefined][] = [
  ['club green', '#1f5b3f', undefined],
  ['black', '#000000', undefined],
  ['charcoal', '#2b2b2b', undefined],
  ['navy', '#14285a', undefined],
  ['midnight', '#0b1026', undefined],
  ['royal blue', '#2546a8', undefined],
  ['burgundy', '#6d1a2d', undefined],
  ['crimson', '#a3122f', undefined],
  ['plum', '#5b2a6e', undefined],
  ['violet', '#5a2fb5', undefined],
  ['chocolate', '#5a3720', undefined],
  ['bottle green', '#0b3d2e', undefined],
  ['forest', '#225c22', undefined],
  ['petrol', '#0c5a66', undefined],
  ['slate', '#3f4c5c', undefined],
  ['rust', '#8c3a12', undefined],
  ['white', '#ffffff', 'fairway on raised'],
  ['ivory', '#fffff0', 'fairway on raised'],
  ['yellow', '#ffff00', 'fairway on paper'],
  ['gold', '#d4af37', 'fairway on dew'],
  ['amber', '#ffbf00', 'fairway on dew'],
  ['orange', '#ff7a00', 'fairway on dew'],
  ['coral', '#ff6f61', 'fairway on dew'],
  ['pink', '#ff69b4', 'fairway on dew'],
  ['neon pink', '#ff10f0', 'fairway on dew'],
  ['neon green', '#39ff14', 'fairway on dew'],
  ['neon cyan', '#00ffff', 'fairway on dew'],
  ['lime', '#a4de02', 'fairway on dew'],
  ['mint', '#98ff98', 'fairway on dew'],
  ['sky', '#87ceeb', 'fairway on dew'],
  ['turquoise', '#40e0d0', 'fairway on dew'],
  ['lavender', '#b57edc', 'fairway on dew'],
  ['silver', '#c0c0c0', 'fairway on dew'],
  ['mid grey', '#808080', 'fairway on dew'],
  ['red', '#ff0000', 'fairway on dew'],
  ['blue', '#0000ff', undefined],
]
const ACCENT: [name: string, hex: string, passes: boolean][] = [
  ['sand', '#e9dfc7', true],
  ['white', '#ffffff', true],
  ['gold', '#d4af37', true],
  ['yellow', '#ffff00', true],
  ['sky', '#87ceeb', true],
  ['neon green', '#39ff14', true],
  ['pink', '#ffb6c1', true],
  ['black', '#000000', false],
  ['navy', '#14285a', false],
  ['crimson', '#a3122f', false],
  ['club green', '#1f5b3f', false],
  ['violet', '#5a2fb5', false],
]
const { main: MAIN_FIRST, accent: ACCENT_FIRST } = DEFAULT_COLOURS
const withMain = (main: string) => ({ main, accent: ACCENT_FIRST })
const withAccent = (accent: string) => ({ main: MAIN_FIRST, accent })

describe('the colours of a club', () => {
  it.each(MAIN)('as the main colour, %s (%s) fails first as %s', (_, hex, fails) => {
    const [worst] = faultsOf(withMain(hex))
    expect(worst && `${worst.text} on ${worst.ground}`).toBe(fails)
    expect(worst?.field ?? 'main').toBe('main')
  })

  it.each(ACCENT)('as the accent, %s (%s) can be read: %s', (_, hex, passes) => {
    expect(faultsOf(withAccent(hex)).length === 0).toBe(passes)
  })

  it.each([
    ...MAIN.map(([name, hex]) => ['main', name, hex] as const),
    ...ACCENT.map(([name, hex]) => ['accent', name, hex] as const),
  ])('the nearest shade of %s %s (%s) passes in both schemes and keeps its hue', (field, _, hex) => {
    const chosen = { ...DEFAULT_COLOURS, [field]: hex }
    const near = nearestOf(field, chosen)
    expect(faultsOf({ ...chosen, [field]: near })).toEqual([])
    if (faultsOf(chosen).length === 0) return expect(near).toBe(hex)
    const [was, is] = [shadeOf(hex), shadeOf(near)]
    const apart = Math.abs(((is.h - was.h + 540) % 360) - 180)
    if (was.c > 0.03 && is.c > 0.03) expect(apart).toBeLessThan(6)
  })

  it('is refused no further than needed: a shade between the chosen one and the nearest fails', () => {
    for (const [, hex, fails] of MAIN.filter(([, , fails]) => fails)) {
      const [was, near] = [shadeOf(hex), shadeOf(nearestOf('main', withMain(hex)))]
      const between = hexOf({ ...was, l: near.l + (was.l - near.l) * 0.1 })
      expect(faultsOf(withMain(between)), `${hex} ${fails}`).not.toEqual([])
    }
  })
})

describe('the tokens of a colour', () => {
  it('are those of the product while the colours are the default, and no style is sent', () => {
    expect(palettesOf(DEFAULT_COLOURS)).toEqual(DEFAULT_PALETTES)
    expect(styleOf(DEFAULT_COLOURS)).toBe('')
    expect(faultsOf(DEFAULT_COLOURS)).toEqual([])
  })

  it.each(SCHEMES)('are near those that were drawn by hand, for a colour beside the default: %s', (scheme) => {
    const palette = paletteOf({ main: '#1f5b40', accent: '#e9dfc8' }, scheme)
    for (const token of [...OF_MAIN, ...OF_ACCENT]) {
      const [hand, made] = [shadeOf(DEFAULT_PALETTES[scheme][token]), shadeOf(palette[token])]
      expect(Math.abs(hand.l - made.l), `${token} lightness`).toBeLessThan(0.08)
      expect(Math.abs(hand.c - made.c), `${token} chroma`).toBeLessThan(0.04)
    }
  })

  it.each(MAIN.filter(([, , fails]) => !fails))('of %s (%s) differ under the pointer in both schemes', (_, hex) => {
    for (const scheme of SCHEMES) {
      const palette = paletteOf(withMain(hex), scheme)
      expect(contrast(palette.fairway, palette['fairway-strong'])).toBeGreaterThan(1.05)
    }
  })

  it('of one colour leave those of the other as they are', () => {
    const style = styleOf(withMain('#14285a'))
    expect(style).toMatch(/^html:root\{--ch-fairway:#14285a;/)
    expect(style).toContain('html:root[data-color-scheme="dark"]{--ch-fairway:#')
    expect(style).not.toContain('sand')
    expect(styleOf(withAccent('#d4af37'))).not.toContain('fairway')
    expect(styleOf({ main: '#14285a', accent: '#d4af37' }).length).toBeLessThan(700)
  })
})
