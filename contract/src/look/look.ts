import * as z from 'zod'
import { anyone, manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, fail } from '../fail.ts'
import { PICTURES as ACCEPTED, PICTURE_UNREADABLE } from '../file.ts'
import { historyCall } from '../office/history.ts'
import { lang, ofClub, picture, text, version } from '../shape.ts'
import { DEFAULT_PALETTES, SCHEMES, type Token } from './tokens.ts'

const TOKENS = Object.keys(DEFAULT_PALETTES.light) as [Token, ...Token[]]
export const COLOURS = ['main', 'accent'] as const
/** hero: on the home page. share: behind the title in previews of shared links. */
export const PICTURES = ['hero', 'share'] as const

const hex = z.string().regex(/^#[0-9a-f]{6}$/)
/** What is read or seen, and what it is on. band: the accent, thinned over the page. */
const TEXTS = ['fairway', 'rough', 'on-fairway', 'ink', 'quiet', 'flag', 'water', 'on-sand'] as const
const GROUNDS = ['paper', 'raised', 'dew', 'fairway', 'fairway-strong', 'sand', 'sand-ground', 'band'] as const

const fault = z.object({
  field: z.enum(COLOURS),
  scheme: z.enum(SCHEMES),
  text: z.enum(TEXTS),
  ground: z.enum(GROUNDS),
  ratio: z.number(),
  /** WCAG 2.2: 4.5 for text, 3 for edges. */
  least: z.number(),
})
export type Fault = z.output<typeof fault>

/** A pair of the colours cannot be read; `nearest` can. */
export const LOW_CONTRAST = /* @__PURE__ */ fail('look', 'LOW_CONTRAST', { ...fault.shape, nearest: hex })

const palette = z.object(Object.fromEntries(TOKENS.map((token) => [token, hex])) as Record<Token, typeof hex>)

/** By language, what the image of the home page shows. */
const heroAlt = z.record(lang, text(300))
/** In per cent of an image, from the left and from the top: it stays in view where a part is cut off. */
const focus = z.int().min(0).max(100)

const look = z.object({
  main: hex,
  accent: hex,
  /** Null: the product's drawing. */
  hero: picture.extend({ alt: heroAlt, focusX: focus, focusY: focus }).nullable(),
  share: picture.nullable(),
  /** Of the club's own colours; empty while they are the default. */
  css: z.string(),
  /** For the frame of the browser, in each scheme. */
  frame: z.object({ light: hex, dark: hex }),
  version,
})

export const read = call('GET /site/look', {
  summary: 'Read the club’s colours and images.',
  access: anyone,
  input: { clubCode: ofClub },
  data: look,
  cache: { shows: ['site'], seconds: 60, moreFor: ['910200', 'R'] },
  evenWhenClosed: true,
})

export const check = call('GET /site/look/check', {
  summary: 'Compute the colours of both themes from two colours, and check their contrast.',
  access: manager('910200', 'R'),
  input: { main: hex, accent: hex },
  data: z.object({
    light: palette,
    dark: palette,
    faults: z.array(fault),
    /** For each colour with a fault, the nearest shade without. */
    nearest: z.object({ main: hex.nullable(), accent: hex.nullable() }),
  }),
})

export const change = call('PUT /site/look', {
  summary: 'Change the club’s colours and images. What is omitted stays unchanged.',
  access: manager('910200', 'U'),
  input: {
    main: hex.optional(),
    accent: hex.optional(),
    remove: z.array(z.enum(PICTURES)).max(2).default([]),
    fileFor: z.array(z.enum(PICTURES)).max(2).default([]),
    /** Of the image of the home page; they are removed with the image. */
    heroAlt: heroAlt.optional(),
    focusX: focus.optional(),
    focusY: focus.optional(),
    version,
  },
  data: look,
  fails: [LOW_CONTRAST, PICTURE_UNREADABLE, CHANGED_MEANWHILE],
  kind: 'upload',
  files: { part: 'files', most: 2, maxBytes: 10_000_000, accept: ACCEPTED },
})

/** Its record is the club. */
export const lookHistory = historyCall('site-look', '910200', {
  main: 'look.MAIN',
  accent: 'look.ACCENT',
  hero: 'look.HERO',
  heroAlt: 'board.ALT',
  focusX: 'board.FOCUS_X',
  focusY: 'board.FOCUS_Y',
  share: 'look.SHARE',
})
