import type { Call, DataOf, ParsedInputOf } from '@clubhouse/contract/call'
import { exportedOf, exportOf, type ListCall } from '@clubhouse/contract/list'
import { audit } from '../platform/audit.ts'
import { type Context, FileAnswer } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { isNo, type No, write } from '../platform/write.ts'
import { cellsOf } from './cell.ts'
import { isLabels, labelsFor } from './label.ts'
import { spool } from './spool.ts'
import { untyped } from './typed.ts'

/** Rows in memory at a time. */
const PAGE = 1000
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Row = Record<string, unknown>
type Input = ParsedInputOf<ReturnType<typeof exportOf>> & { textLang?: string }
type Page = Row[] | (DataOf<ListCall> & { list: Row[] })
type Lists = (input: object, ctx: Context) => Promise<Page | No>

/**
 * As of one moment, and complete before it is sent, so that a slow client holds no connection of the database. It ends
 * early when the client closes the connection. What the list refuses, the export refuses too. Decision 032.
 */
export function exporter(call: Call, list: Lists) {
  const { access } = exportOf(call)
  const recordIdx = Number('menu' in access ? access.menu : 0)
  return async ({ textLang, ...input }: Input, ctx: Context, closed: AbortSignal): Promise<FileAnswer | No> => {
    const columns = Object.entries(exportedOf(call) ?? {})
    const labels = await labelsFor(columns, textLang, ctx)
    if (!isLabels(labels)) return labels
    const cells = cellsOf(columns, labels, ctx.club)
    let count = 0
    const { writeXlsxStream } = await import('hucre/xlsx')
    const file = await (ctx.sql as Database).begin('isolation level repeatable read read only', async (sql) => {
      const tx = { ...ctx, lang: labels.lang, sql }
      const pageAt = (page: number) => list({ ...input, page, size: PAGE }, tx)
      const first = await pageAt(1)
      if (isNo(first)) return first
      async function* rows() {
        let found: Page | No = first
        for (let page = 2; ; page++) {
          if (isNo(found)) throw new Error('a page of the list was refused after the first')
          const all = Array.isArray(found) ? found : found.list
          for (const row of all) yield cells.values(row)
          count += all.length
          if (closed.aborted || found === all || all.length < PAGE) return
          found = await pageAt(page)
        }
      }
      const sheet = { name: labels.title, columns: cells.heads, freezePane: { rows: 1 } }
      return spool(writeXlsxStream(rows(), sheet), closed)
    })
    if (isNo(file)) return file
    // Nobody receives the file of an export that was cancelled; the log says how many rows were read.
    const after = { ...untyped(input), rows: count, ...(closed.aborted && { state: 'CANCELLED' }) }
    await write(ctx, (tx) => audit(tx, { noun: 'export', recordIdx, after }))
    const today = ctx.clock.now().toZonedDateTimeISO(ctx.club.zone).toPlainDate()
    return new FileAnswer(`${labels.title} ${today}.xlsx`, MIME, file.body, { size: file.size })
  }
}
