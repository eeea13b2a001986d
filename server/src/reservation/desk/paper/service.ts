import { buffer } from 'node:stream/consumers'
import type { contract } from '@clubhouse/contract'
import { writeXlsxStream } from 'hucre/xlsx'
import { wordsOf } from '../../../mail/words.ts'
import { FileAnswer, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { sheet } from '../../sheet/day/service.ts'
import { paperRows } from './rules.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const WIDTHS = { short: 10, name: 22, words: 40 }
const PLACES = [1, 2, 3, 4]

/** The starter’s sheet in Excel, with what the reader may see of the day. */
export const paper: Services<typeof contract.paper> = {
  starterSheet: async ({ date, textLang }, ctx) => {
    const lang = textLang !== undefined && ctx.club.langs.includes(textLang) ? textLang : ctx.lang
    const [day, words] = await Promise.all([sheet.forManager({ date }, { ...ctx, lang }), wordsOf(ctx, lang, 'desk')])
    if (!('slots' in day)) return NOT_FOUND
    const say = (code: string) => words.say(code, {}) ?? ''
    const columns = [
      ...['PAPER_TIME', 'COURSE'].map((code) => ({ header: say(code), width: WIDTHS.short })),
      ...PLACES.map((no) => ({ header: `${say('PLAYERS')} ${no}`, width: WIDTHS.name })),
      ...['CART', 'CADDIE'].map((code) => ({ header: say(code), width: WIDTHS.short })),
      { header: say('PHONE'), width: WIDTHS.name },
      { header: say('NOTE'), width: WIDTHS.words },
    ]
    const rows = paperRows(day, ctx.clock.now()).map((row) => [
      row.time,
      row.course,
      ...PLACES.map((no) => row.names[no - 1] ?? ''),
      row.cartNos.join(', ') || (row.cart ? '○' : ''),
      row.caddieNos.join(', ') || (row.caddie ? '○' : ''),
      row.phones.join(', '),
      row.notes.join(' · '),
    ])
    const file = await buffer(writeXlsxStream(rows, { name: date, columns, freezePane: { rows: 1 } }))
    return new FileAnswer(`${say('PAPER')} ${date}.xlsx`, XLSX, file, { size: file.length })
  },
}
