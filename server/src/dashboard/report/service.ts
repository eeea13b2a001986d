import type { contract } from '@clubhouse/contract'
import { REPORT_COLUMNS, REPORT_TABLES, type Report } from '@clubhouse/contract/report'
import { wordsOf } from '../../mail/words.ts'
import { cellsOf } from '../../office/cell.ts'
import { isLabels, labelsFor } from '../../office/label.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, FileAnswer, Malformed, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { todayOf } from '../read.ts'
import { readReport } from './read.ts'
import { seasonsOf } from './rules.ts'

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Of the audit log’s entries about exports: the menu. */
const MENU = 900_000

export const report: Services<typeof contract.report> = {
  read: ({ year }, ctx) => reportOf(year, ctx),

  download: async ({ year, textLang }, ctx) => {
    const tables = REPORT_TABLES.map((table) => ({ table, columns: Object.entries(REPORT_COLUMNS[table]) }))
    const labels = await labelsFor(
      tables.flatMap(({ columns }) => columns),
      textLang,
      ctx,
    )
    if (!isLabels(labels)) return labels
    const found = await reportOf(year, { ...ctx, lang: labels.lang })
    if (found instanceof Malformed) return found
    const { writeXlsx } = await import('hucre/xlsx')
    const words = await wordsOf(ctx, labels.lang, 'report')
    const first = found.firstDate ? words.say('FIRST_DAY', { date: found.firstDate }) : undefined
    const sheets = tables.flatMap(({ table, columns }) => {
      const rows = found[table]
      if (!rows) return []
      const cells = cellsOf(columns, labels, ctx.club)
      const name = labels.text(`report.SHEET_${table}`) ?? table
      return [
        {
          name,
          columns: cells.heads,
          rows: [
            cells.heads.map(({ header }) => header ?? ''),
            ...rows.map((row) => cells.values(row).map((value) => value ?? '–')),
            ...notesOf(table, found, words, first).map((note) => (note ? [note] : [])),
          ],
          freezePane: { rows: 1 },
        },
      ]
    })
    const file = await writeXlsx({ sheets })
    const rows = REPORT_TABLES.reduce((sum, table) => sum + (found[table]?.length ?? 0), 0)
    const after = { list: 'report', year: found.year, rows }
    await write(ctx, (tx) => audit(tx, { noun: 'export', recordIdx: MENU, after }))
    return new FileAnswer(`${labels.title} ${found.year}.xlsx`, MIME, Buffer.from(file), { size: file.length })
  },
}

/** What stands beside a table on the page too, below an empty row. */
function notesOf(
  table: (typeof REPORT_TABLES)[number],
  { overrideCount, overrides }: Report,
  words: Awaited<ReturnType<typeof wordsOf>>,
  first: string | undefined,
): string[] {
  const { now, before } = overrideCount ?? {}
  const isCounted = table === 'overrides' && now != null
  const count = isCounted && words.say(before == null ? 'OVERRIDES_NOW' : 'ABOUT_overrides', { now, before })
  const isCut = isCounted && now > (overrides?.length ?? 0)
  const cut = isCut && words.say('OVERRIDES_CUT', { listed: overrides?.length ?? 0 })
  const notes = [count, cut, first].filter((note) => typeof note === 'string')
  return notes.length > 0 ? ['', ...notes] : []
}

async function reportOf(asked: number | undefined, ctx: Context): Promise<Report | Malformed> {
  const today = todayOf(ctx)
  const year = asked ?? today.year
  const seasons = seasonsOf(year, today)
  if (!seasons) return new Malformed('year')
  return { year, ...seasons, ...(await readReport(ctx, seasons)) }
}
