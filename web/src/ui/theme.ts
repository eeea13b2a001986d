import {
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineColorsTuple,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core'

const fairway: MantineColorsTuple = [
  '#eef6f1',
  '#dfeee6',
  '#bfdccc',
  '#9ccbb1',
  '#6cc397',
  '#4fa67b',
  '#35845d',
  '#276c4b',
  '#1f5b3f',
  '#17462f',
]
const flag: MantineColorsTuple = [
  '#fdf1f0',
  '#fbeae8',
  '#f5cbc7',
  '#f2a9a2',
  '#f28b80',
  '#e2665b',
  '#d64a40',
  '#cf3f35',
  '#ba3128',
  '#9f2a22',
]
const water: MantineColorsTuple = [
  '#eef5f9',
  '#dcebf2',
  '#bad7e5',
  '#9cc8de',
  '#7fb9d6',
  '#569cbd',
  '#3f83a5',
  '#367998',
  '#2f6f8f',
  '#245770',
]
const gray: MantineColorsTuple = [
  '#fbfaf6',
  '#f4f2eb',
  '#eae8de',
  '#e2e0d6',
  '#c9c8bd',
  '#a5aa9f',
  '#868f84',
  '#526157',
  '#3c4f3f',
  '#16211b',
]
const night: MantineColorsTuple = [
  '#e8eee9',
  '#c9d4cc',
  '#a7b7ac',
  '#6f8076',
  '#3a4a41',
  '#22302a',
  '#17221c',
  '#0f1713',
  '#0b110e',
  '#070b09',
]

/** The kit in the colours of the house. Public pages do without the kit, and stay light. */
export const theme = createTheme({
  colors: { fairway, flag, water, gray, dark: night },
  primaryColor: 'fairway',
  primaryShade: { light: 8, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: '#16211b',
  white: '#ffffff',
  fontFamily: 'var(--ch-sans)',
  headings: { fontFamily: 'var(--ch-serif)', fontWeight: '560' },
  defaultRadius: 'var(--ch-radius)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '36em', sm: '37.5em', md: '60em', lg: '75em', xl: '90em' },
})

const SCHEME = {
  '--mantine-color-body': 'var(--ch-paper)',
  '--mantine-color-text': 'var(--ch-ink)',
  '--mantine-color-dimmed': 'var(--ch-quiet)',
  '--mantine-color-placeholder': 'var(--ch-quiet)',
  '--mantine-color-anchor': 'var(--ch-fairway)',
  '--mantine-color-default': 'var(--ch-raised)',
  '--mantine-color-default-border': 'var(--ch-edge)',
  '--mantine-color-error': 'var(--ch-flag)',
}

type Variables = Record<'variables' | 'light' | 'dark', Record<string, string>>

/** The kit's own grounds and texts are the tokens. */
const ours = (theme: MantineTheme): Variables => {
  const { variables, light, dark } = defaultCssVariablesResolver(theme)
  return { variables, light: { ...light, ...SCHEME }, dark: { ...dark, ...SCHEME } }
}

/** What the kit's style sheet does not say already. */
function changed(known: Variables, wanted: Variables): Variables {
  const differing = (part: keyof Variables) =>
    Object.fromEntries(Object.entries(wanted[part]).filter(([name, value]) => known[part][name] !== value))
  return { variables: differing('variables'), light: differing('light'), dark: differing('dark') }
}

/** The style sheet of this theme. The kit would put it into the body, where HTML has no place for it. */
export const themeStyles = convertCssVariables(
  changed(defaultCssVariablesResolver(DEFAULT_THEME), ours(mergeMantineTheme(DEFAULT_THEME, theme))),
)
