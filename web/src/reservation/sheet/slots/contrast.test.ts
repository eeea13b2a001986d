import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Root } from 'postcss'
import { expect, test } from 'vitest'

/** WCAG 2.2, 1.4.3: normal text. */
const LEAST = 4.5
const SRC = join(import.meta.dirname, '../../..')
const LIGHT = ':root'
const DARK = ':root[data-color-scheme="dark"]'

type Rgb = readonly number[]

const kept = new Map<string, Root>()
function styles(file: string): Root {
  if (!kept.has(file)) kept.set(file, postcss.parse(readFileSync(join(SRC, file), 'utf8')))
  return kept.get(file)!
}

/** The value of a property outside media queries. */
function said(file: string, selector: string, property: string): string {
  let value: string | undefined
  for (const node of styles(file).nodes) {
    if (node.type !== 'rule' || !node.selectors.includes(selector)) continue
    node.walkDecls(property, (declaration) => {
      value = declaration.value
    })
  }
  if (value === undefined) throw new Error(`${file} gives ${selector} no ${property}.`)
  return value
}

/** The value in a color scheme: the dark scheme's own rule wins. */
function saidIn(scheme: string, file: string, selector: string, property: string): string {
  const dark = `:global([data-color-scheme="dark"]) ${selector}`
  const hasDark = styles(file).nodes.some((node) => node.type === 'rule' && node.selectors.includes(dark))
  return said(file, scheme === DARK && hasDark ? dark : selector, property)
}

const tokensOf = (scheme: string) => (name: string) => rgbOf(said('ui/tokens.css', scheme, name))

function rgbOf(hex: string): Rgb {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

const COLOUR = /color-mix\(in srgb, var\((--[a-z-]+)\) (\d+)%, (?:var\((--[a-z-]+)\)|transparent)\)|var\((--[a-z-]+)\)/g

/** Every background that text may lie on: plain, or with a pattern over it. */
function grounds(value: string, under: Rgb, token: (name: string) => Rgb): Rgb[] {
  const found = [...value.matchAll(COLOUR)]
  if (found.length === 0) return [under]
  const over = ([, mixed, part, second, plain]: RegExpMatchArray, ground: Rgb): Rgb =>
    plain ? token(plain) : mix(token(mixed!), second ? token(second) : ground, Number(part) / 100)
  const plain = over(found.at(-1)!, under)
  return [plain, ...found.slice(0, -1).map((one) => over(one, plain))]
}

const mix = (first: Rgb, second: Rgb, part: number): Rgb =>
  first.map((value, i) => value * part + second[i]! * (1 - part))

/** Source: WCAG 2.2, relative luminance and contrast ratio. */
function contrast(first: Rgb, second: Rgb): number {
  const luminance = (colour: Rgb) => {
    const [r, g, b] = colour.map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

interface Pairs {
  file: string
  /** What is below a translucent background. */
  on: '--ch-paper' | '--ch-raised'
  /** Rules that set a text colour. */
  texts: string[]
  grounds: string[]
}

const TILE = 'reservation/sheet/days/day-tile.module.css'
const MONTH = 'reservation/sheet/days/month-panel.module.css'
const LINE = 'reservation/sheet/slots/slot-line.module.css'
const HOME = 'home/day-strip.module.css'

const PAIRS: Record<string, Pairs> = {
  'a day of the strip': {
    file: TILE,
    on: '--ch-paper',
    texts: [
      '.tile',
      '.weekday',
      '.word',
      '.tile[data-day="SU"] .weekday',
      '.tile[data-day="holiday"] .weekday',
      '.tile[data-day="holiday"] .number',
      '.tile[data-day="SA"] .weekday',
      '.tile[data-look="shut"] .number',
    ],
    grounds: [
      '.tile',
      '.tile[data-look="draw"]',
      '.tile[data-look="full"]',
      '.tile[data-look="shut"]',
      '.tile:disabled',
    ],
  },
  'a free day of the strip': {
    file: TILE,
    on: '--ch-paper',
    texts: ['.tile[data-look="free"] .word'],
    grounds: ['.tile'],
  },
  'the chosen day of the strip': {
    file: TILE,
    on: '--ch-paper',
    texts: ['.tile[aria-checked="true"][data-look] > span'],
    grounds: ['.tile[aria-checked="true"][data-look]'],
  },
  'the jump to other days': {
    file: 'reservation/sheet/days/day-picker.module.css',
    on: '--ch-paper',
    texts: ['.jump', '.jump:hover:not(:disabled)'],
    grounds: ['.jump', '.jump:hover:not(:disabled)'],
  },
  'a day of the month': {
    file: MONTH,
    on: '--ch-raised',
    texts: ['.day', '.day span', '.day[data-look="free"] span', '.unknown', '.month th'],
    grounds: ['.day', '.day[data-look="full"]', '.day[data-look="shut"]'],
  },
  'the chosen day of the month': {
    file: MONTH,
    on: '--ch-raised',
    texts: ['.day[aria-pressed="true"]'],
    grounds: ['.day[aria-pressed="true"]'],
  },
  'a line of the sheet': {
    file: LINE,
    on: '--ch-paper',
    texts: [
      '.lines :where([data-slot])',
      '.lines [data-action="hold"]',
      '.lines [data-action="hold"] > span',
      '.lines [data-sign="MINE_HELD"][data-action]',
      '.lines [data-quiet][data-action]',
    ],
    grounds: [
      '.lines :where([data-slot])',
      '.lines [data-action="hold"]',
      '.lines [data-action="hold"]:hover',
      '.lines [data-action="why"]:hover',
      '.lines [data-sign="MINE_HELD"][data-action]',
    ],
  },
  'a part of the day on the sheet': {
    file: 'reservation/sheet/slots/course-column.module.css',
    on: '--ch-paper',
    texts: ['.band > summary span', '.head p'],
    grounds: ['.band > summary'],
  },
  'what the sheet says beside a tee time': {
    file: 'reservation/sheet/slots/slot-callout.module.css',
    on: '--ch-raised',
    texts: ['.near span', '.near button', '.close'],
    grounds: ['.callout', '.near button:hover'],
  },
  'a part of a choice': {
    file: 'ui/segments.module.css',
    on: '--ch-paper',
    texts: ['.part', '.part:hover'],
    grounds: ['.bar'],
  },
  'the chosen part of a choice': {
    file: 'ui/segments.module.css',
    on: '--ch-paper',
    texts: ['.part[aria-pressed="true"]', '.choice input:checked + .part'],
    grounds: ['.part[aria-pressed="true"]', '.choice input:checked + .part'],
  },
  'a day of the home page': {
    file: HOME,
    on: '--ch-paper',
    texts: [
      '.day',
      '.day[data-tone="none"]',
      '.word',
      '.day[data-tone="open"] .word',
      '.day[data-tone="draw"] .word',
      '.holiday',
    ],
    grounds: ['.day', '.day[data-tone="none"]'],
  },
}

test.each(
  Object.entries(PAIRS).flatMap(([what, pairs]) => [[what, LIGHT, pairs] as const, [what, DARK, pairs] as const]),
)('every text can be read on every ground: %s, %s', (_, scheme, pairs) => {
  const token = tokensOf(scheme)
  const weak = pairs.texts.flatMap((text) => {
    const colour = grounds(saidIn(scheme, pairs.file, text, 'color'), token(pairs.on), token)[0]!
    return pairs.grounds.flatMap((selector) =>
      grounds(saidIn(scheme, pairs.file, selector, 'background'), token(pairs.on), token)
        .map((ground) => contrast(colour, ground))
        .filter((ratio) => ratio < LEAST)
        .map((ratio) => `${text} on ${selector}: ${ratio.toFixed(2)}`),
    )
  })
  expect(weak).toEqual([])
})

test('contrast is that of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast(rgbOf('#777777'), rgbOf('#ffffff'))).toBeCloseTo(4.48, 2)
})
