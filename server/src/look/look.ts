import { type Colours, DEFAULT_COLOURS, DEFAULT_PALETTES } from '@clubhouse/contract/look/tokens'
import type { Picture } from '@clubhouse/contract/shape'
import { fileUrl } from '../file/address.ts'
import type { Context } from '../platform/context.ts'
import { palettesOf, styleOf } from './palette.ts'
import { type LookRow, look, type Place } from './sql.ts'

const KEPT_SECONDS = 60

export const coloursIn = ({ main, accent }: Pick<LookRow, 'main' | 'accent'>): Colours => ({
  main: main ?? DEFAULT_COLOURS.main,
  accent: accent ?? DEFAULT_COLOURS.accent,
})

/** The club's palettes, for what is drawn outside a page, such as emails. */
export function clubPalettes({ cache, sql }: Pick<Context, 'cache' | 'sql'>) {
  return cache.recall('palettes', ['site'], KEPT_SECONDS, async () => palettesOf(coloursIn(await look(sql))))
}

/** The key in the storage of one of the club's pictures. */
export async function clubPicture({ sql }: Pick<Context, 'sql'>, place: Place): Promise<string | undefined> {
  return (await look(sql)).pictures.find((picture) => picture.place === place)?.key
}

export function shownLook(row: LookRow, ctx: Pick<Context, 'files' | 'clock'>) {
  const colours = coloursIn(row)
  const pictureAt = (place: Place): Picture | null => {
    const kept = row.pictures.find((picture) => picture.place === place)
    if (!kept) return null
    const { width, height, blur } = kept
    return { url: fileUrl(kept, ctx), width, height, blur }
  }
  const hero = pictureAt('hero')
  return {
    ...colours,
    hero: hero && { ...hero, alt: row.heroAlt, focusX: row.focusX, focusY: row.focusY },
    share: pictureAt('share'),
    css: styleOf(colours),
    frame: frameOf(colours),
    version: row.version,
  }
}

/** A club with the product's main colour has the page's own ground around it; another, a tone of its colour. */
function frameOf(colours: Colours) {
  if (colours.main === DEFAULT_COLOURS.main)
    return { light: DEFAULT_PALETTES.light.paper, dark: DEFAULT_PALETTES.dark.paper }
  const { light, dark } = palettesOf(colours)
  return { light: light.fairway, dark: dark.dew }
}
