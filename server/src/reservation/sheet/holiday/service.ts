import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import type { Holiday } from '@clubhouse/contract/reservation/sheet/holiday'
import { record } from '../../../office/record/record.ts'
import { type Context, FORBIDDEN, Malformed, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { namedApart, namedTogether } from '../../../platform/said-in.ts'
import { queueHolidays } from '../../team/notice/holiday.ts'
import { lockSheets } from '../template/rows.ts'
import type { Holidays } from '../template/rules.ts'
import { affectedDays } from './affected.ts'
import { changeKinds } from './change-kinds.ts'
import { PUBLIC_HOLIDAY, publicHolidays, standingOf } from './public-holidays.ts'
import * as sql from './sql.ts'

const { services, locked, keep } = record(sql.holidays, {
  // Days are made from holidays: neither changes while the other does.
  lock: (tx) => lockSheets(tx.sql),

  refused: async (tx, { date }, before) => {
    const [other] = await sql.holidays.all(tx, tx.sql`t.date = ${date} and t.holiday_idx <> ${before?.holidayIdx ?? 0}`)
    return other && OVERLAP({ with: other.name })
  },

  answer: async (tx, { before, after }) => {
    const days = await affectedDays(tx.sql, { gone: before?.date, added: asHolidays(after ? [after] : []) })
    if (before?.date !== after?.date || before?.dayType !== after?.dayType) await queueHolidays(tx, after?.date)
    return { affectedDays: await changeKinds(tx, days) }
  },
})

export const holiday: Services<typeof contract.holiday> = {
  ...services,
  list: ({ year }, ctx) => (year === undefined ? sql.holidays.all(ctx) : ofYear(ctx, year)),

  check: async ({ holidayIdx, date, dayType = PUBLIC_HOLIDAY }, ctx) => {
    const before = holidayIdx === undefined ? undefined : await sql.holidays.one(ctx, holidayIdx)
    if (holidayIdx !== undefined && !before) return NOT_FOUND
    return {
      days: await affectedDays(ctx.sql, { gone: before?.date, added: asHolidays(date ? [{ date, dayType }] : []) }),
    }
  },

  standard: async ({ year }, ctx) => {
    const holidays = await compared(ctx, year)
    const added = asPublic(holidays.filter(({ state }) => state !== 'SAME'))
    return {
      holidays: holidays.map(({ names, row, ...one }) => ({
        ...one,
        ...namedApart(names, ctx.club.lang),
        there: row && { name: row.name, translated: row.translated, dayType: row.dayType },
      })),
      days: await affectedDays(ctx.sql, { added }),
    }
  },

  reset: async ({ year, dates }, ctx) =>
    locked(ctx, async (tx) => {
      const known = await compared(tx, year)
      const wanted = new Set(dates)
      if (dates.some((date) => !known.some((one) => one.date === date))) return new Malformed('dates')
      const due = known.filter(({ date, state }) => wanted.has(date) && state !== 'SAME')
      const missing = due.filter(({ row }) => !row)
      if (missing.length > 0 && !hasRight(tx.who, '960100', 'C')) return FORBIDDEN
      const affected = await affectedDays(tx.sql, { added: asPublic(due) })
      for (const { date, names, row } of due) {
        const all = { ...(row && namesOf(row, tx)), ...names }
        await keep(tx, { date, dayType: PUBLIC_HOLIDAY, ...namedApart(all, tx.club.lang) }, row ?? undefined)
      }
      const added = missing.length
      return { added, changed: due.length - added, affectedDays: affected.map(({ date }) => date) }
    }),
}

const asHolidays = (rows: readonly Pick<Holiday, 'date' | 'dayType'>[]): Holidays =>
  new Map(rows.map(({ date, dayType }) => [date, dayType]))

const asPublic = (days: readonly Pick<Holiday, 'date'>[]): Holidays =>
  new Map(days.map(({ date }) => [date, PUBLIC_HOLIDAY]))

const ofYear = (ctx: Context, year: number) =>
  sql.holidays.all(ctx, ctx.sql`t.date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`)

const namesOf = (row: Holiday, { club }: Pick<Context, 'club'>) => namedTogether(row, club.lang)

/** The public holidays of a year beside what the club has on their dates. Names are of the club's languages. */
async function compared(ctx: Context, year: number) {
  const { club } = ctx
  const there = new Map((await ofYear(ctx, year)).map((row) => [row.date, row]))
  return publicHolidays(club.zone, year).map(({ date, en, ko }) => {
    const row = there.get(date) ?? null
    const own = Object.entries({ en, ko }).filter(([lang]) => club.langs.includes(lang))
    const known = row ? { names: namesOf(row, ctx), dayType: row.dayType } : undefined
    return { date, names: Object.fromEntries(own), row, state: standingOf({ en, ko }, known, club.langs) }
  })
}
