import type { Platform } from '../platform/platform.ts'
import { clubMessages, spokenLanguages, systemMessages, version } from './sql.ts'

export interface PageTexts {
  ver: number
  texts: Record<string, Record<string, string>>
}

/** All texts by language for the page renderer, kept up to date. The club's own texts win; English fills gaps. */
export async function pageTexts({ database, events, club }: Platform): Promise<(lang: string) => PageTexts> {
  let byLang = new Map<string, PageTexts>()
  const load = async () => {
    const [system, own] = [await version(database, 'system'), await version(database, 'club')]
    const read = async (lang: string): Promise<[string, PageTexts]> => {
      const texts: PageTexts['texts'] = {}
      const layers = [await systemMessages(database, lang, {}), await clubMessages(database, lang)]
      for (const { category, code, msg } of layers.flat()) {
        texts[category] ??= {}
        texts[category][code] = msg
      }
      return [lang, { ver: system * 100_000 + own, texts }]
    }
    byLang = new Map(await Promise.all((await spokenLanguages(database)).map(read)))
  }
  await load()
  events.on('changed', (noun) => {
    // The club's record lists its languages.
    if (noun === 'message' || noun === 'menu' || noun === 'site') load().catch(() => {})
  })
  return (lang) => byLang.get(lang) ?? byLang.get(club.lang)!
}
