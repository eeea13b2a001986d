export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Computed from the main colour, and from the accent. */
export const OF_MAIN = ['fairway', 'fairway-strong', 'on-fairway', 'rough', 'dew'] as const
export const OF_ACCENT = ['sand', 'sand-ground', 'on-sand'] as const
/** The same in every club. */
const FIXED = ['paper', 'raised', 'ink', 'quiet', 'line', 'edge', 'flag', 'water'] as const

export type Token = (typeof OF_MAIN)[number] | (typeof OF_ACCENT)[number] | (typeof FIXED)[number]
/** Colours by token, each `#rrggbb`. */
export type Palette = Readonly<Record<Token, string>>

/** The product's own colours, as in the style sheet `web/src/ui/tokens.css`, which a test compares with them. */
export const DEFAULT_PALETTES: Readonly<Record<Scheme, Palette>> = {
  light: {
    paper: '#fbfaf6',
    raised: '#ffffff',
    ink: '#16211b',
    quiet: '#526157',
    line: '#e2e0d6',
    edge: '#868f84',
    fairway: '#1f5b3f',
    'fairway-strong': '#17462f',
    'on-fairway': '#ffffff',
    rough: '#3c4f3f',
    dew: '#dfeee6',
    sand: '#e9dfc7',
    'sand-ground': '#f5f1e6',
    'on-sand': '#4a3d1c',
    water: '#2f6f8f',
    flag: '#ba3128',
  },
  dark: {
    paper: '#0f1713',
    raised: '#17221c',
    ink: '#e8eee9',
    quiet: '#a7b7ac',
    line: '#2a3830',
    edge: '#6f8076',
    fairway: '#6cc397',
    'fairway-strong': '#8ad5ae',
    'on-fairway': '#0c1811',
    rough: '#9cb2a2',
    dew: '#1c3428',
    sand: '#b9aa80',
    'sand-ground': '#1f1e16',
    'on-sand': '#1b1608',
    water: '#7fb9d6',
    flag: '#f28b80',
  },
}

export const DEFAULT_COLOURS = { main: DEFAULT_PALETTES.light.fairway, accent: DEFAULT_PALETTES.light.sand }
export type Colours = typeof DEFAULT_COLOURS
