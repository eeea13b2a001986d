import { HEADINGS, IMPORT_FIELDS, type ImportField } from '@clubhouse/contract/member/import'
import { wordsOf } from '../../mail/words.ts'
import type { Context } from '../../platform/context.ts'
import { plain, type Words } from './row-rules.ts'
import { typeLabels } from './sql.ts'

/** The heading of each column in a language, and what belongs in it. */
export async function headingsIn(ctx: Context, lang: string) {
  const words = await wordsOf(ctx, lang, 'member-import')
  const say = (code: string) => words.say(code, { langs: ctx.club.langs.join(', ') }) ?? code
  return {
    title: say('SHEET'),
    help: say('SHEET_HELP'),
    columns: IMPORT_FIELDS.map((field) => ({
      field,
      heading: say(`HEAD_${HEADINGS[field]}`),
      means: say(`MEANS_${HEADINGS[field]}`),
    })),
  }
}

/** What the cells of a list may say: headings and member types in each language of the club. */
export async function wordsForRows(ctx: Context): Promise<Words> {
  const inEach = await Promise.all(ctx.club.langs.map((lang) => headingsIn(ctx, lang)))
  const headings = new Map<string, ImportField>()
  for (const { columns } of inEach) for (const { field, heading } of columns) headings.set(plain(heading), field)
  for (const field of IMPORT_FIELDS) headings.set(plain(field), field)
  const types = new Map<string, string>()
  for (const { key, labels } of await typeLabels(ctx.sql))
    for (const said of [key, ...labels]) types.set(plain(said), key)
  return { headings, types, langs: ctx.club.langs }
}
