import { buffer } from 'node:stream/consumers'
import type { contract } from '@clubhouse/contract'
import { MOST_IN_FILE } from '@clubhouse/contract/reservation/booking/booking'
import { writeXlsxStream } from 'hucre/xlsx'
import { wordsOf } from '../../../mail/words.ts'
import { type Context, FileAnswer, type Services } from '../../../platform/context.ts'
import { bookingEntries } from '../booked/calendar.ts'
import { calendarFile } from '../booked/calendar-file.ts'
import * as bookedRows from '../booked/rows.ts'
import * as sql from './sql.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const WIDTHS = { date: 12, words: 24, names: 48 }

/** The bookings that the list shows with the same filters, as one file in the language of the page. */
export const takeAway: Services<typeof contract.booking>['takeAway'] = async ({ as, ...filter }, ctx) => {
  const { list } = await sql.bookingsOf(ctx.sql, { ...filter, page: 1, size: MOST_IN_FILE }, ctx.lang)
  const words = await wordsOf(ctx, ctx.lang, 'mypage')
  const name = `${words.say('BOOKINGS', {}) ?? ''} ${today(ctx)}.${as}`
  if (as === 'ics') {
    const file = Buffer.from(calendarFile(await bookingEntries(ctx, list, { lang: ctx.lang, site: ctx.reachedAt })))
    return new FileAnswer(name, 'text/calendar; charset=utf-8', file, { size: file.length })
  }
  const file = await workbook(ctx, list)
  return new FileAnswer(name, XLSX, file, { size: file.length })
}

const today = ({ clock, club }: Context) => clock.now().toZonedDateTimeISO(club.zone).toPlainDate()

async function workbook(ctx: Context, bookings: readonly bookedRows.BookingRow[]) {
  const [words, states] = await Promise.all([
    wordsOf(ctx, ctx.lang, 'mypage'),
    bookedRows.stateNames(ctx.sql, ctx.lang),
  ])
  const head = (code: string) => words.say(code, {}) ?? ''
  const columns = [
    { header: head('FILE_DATE'), width: WIDTHS.date, numFmt: 'yyyy-mm-dd' },
    ...['FILE_TIME', 'FILE_COURSE', 'FILE_NO', 'FILE_STATE'].map((code) => ({
      header: head(code),
      width: WIDTHS.words,
    })),
    { header: head('FILE_PLAYERS'), width: WIDTHS.names },
    { header: head('FILE_PRICE'), width: WIDTHS.words },
  ]
  const rows = bookings.map(({ date, time, courseName, bookingNo, state, players, price }) => [
    new Date(`${date}T00:00:00Z`),
    time,
    courseName,
    bookingNo,
    states.get(state) ?? state,
    players.flatMap(({ name }) => name ?? []).join(', '),
    price.total,
  ])
  return buffer(writeXlsxStream(rows, { name: head('BOOKINGS'), columns, freezePane: { rows: 1 } }))
}
