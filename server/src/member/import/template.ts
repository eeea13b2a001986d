import { writeXlsx } from 'hucre/xlsx'
import { type Context, FileAnswer, Malformed } from '../../platform/context.ts'
import { headingsIn } from './words.ts'

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An Excel file with the headings, and a second sheet that says what belongs under each. */
export async function emptyList(ctx: Context, textLang: string | undefined): Promise<FileAnswer | Malformed> {
  const lang = textLang ?? ctx.lang
  if (!ctx.club.langs.includes(lang)) return new Malformed('textLang')
  const { title, help, columns } = await headingsIn(ctx, lang)
  const bytes = await writeXlsx({
    sheets: [
      {
        name: title,
        columns: columns.map(() => ({ width: 24, numFmt: '@' })),
        rows: [columns.map(({ heading }) => heading)],
      },
      {
        name: help,
        columns: [{ width: 24 }, { width: 90 }],
        rows: columns.map(({ heading, means }) => [heading, means]),
      },
    ],
  })
  const body = Buffer.from(bytes)
  return new FileAnswer(`${title}.xlsx`, MIME, body, { size: body.length })
}
