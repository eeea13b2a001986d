import { GIVEN_AT_DESK } from '@clubhouse/contract/reservation/rules/discount'
import { THREE_FEE } from '@clubhouse/contract/reservation/rules/fee'
import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { saidIn } from '../../../platform/said-in.ts'
import { cancelsMax } from '../../cancels-max.ts'
import { rulesOn } from '../../penalty-book-rules.ts'
import { type Fee, type Rulebook, rulebookOf } from '../../rulebook.ts'
import type { Discount } from '../price/discount-rules.ts'
import { feesOf, type Words } from './fees.ts'
import { openingsIn } from './openings.ts'
import { conductText, join, moneyText, nextText, penaltyRows } from './penalty-texts.ts'
import { repeatsOf } from './repeats.ts'
import { shortTexts } from './short-texts.ts'
import * as sql from './sql.ts'
import { cancelText, drawTexts, groupTexts, guestText, type Say, standbyText, suspensionText } from './texts.ts'

/** What a guest reads before coming, out of the rules in force today. */
export async function guide(ctx: Context, asked?: string): Promise<Guide> {
  const lang = asked && ctx.club.langs.includes(asked) ? asked : ctx.club.lang
  const [rulebook, words, types, parts, weekdays, codes, times, draws, seasons, fewer, cancels, opens] =
    await Promise.all([
      rulebookOf(ctx),
      wordsOf(ctx, lang, 'booking'),
      sql.namesOf(ctx.sql, '702', lang),
      sql.namesOf(ctx.sql, '218', lang),
      sql.namesOf(ctx.sql, 'Z53', lang),
      sql.namesOf(ctx.sql, '501', lang),
      sql.times(ctx.sql),
      sql.hasDraw(ctx.sql),
      sql.hasSeason(ctx.sql),
      sql.fewerMayPlay(ctx.sql),
      cancelsMax(ctx),
      openingsIn(ctx, lang),
    ])
  const say: Say = (code, values = {}) => words.say(code, values) ?? ''
  const now = ctx.clock.now()
  const date = dateIn(now, ctx.club.zone)
  const book = rulebook.settings.penalty.sets
  const rules = rulesOn(book, date)
  const mayBook = [...types].filter(([type]) => rulebook.openingRules.some(({ memberType }) => memberType === type))
  const opening = mayBook.map(([memberType, name]) => ({
    ...{ memberType, name },
    ...{ weekday: opens(memberType, 'WEEKDAY'), weekend: opens(memberType, 'WEEKEND') },
  }))
  return {
    short: shortTexts(
      say,
      opening.flatMap(({ weekday, weekend }) => [...weekday.rules, ...weekend.rules]),
      rulebook.settings,
    ),
    fees: feesOf(chargedFees(rulebook), date, { lang, types, parts, weekdays }),
    discounts: discountsOf(rulebook.discounts, date, { lang, types, parts }),
    penalties: penaltyRows(say, rules, codes).map(({ code, name, days, percent, perMonths }) => ({
      ...{ code, name, days: days || null, percent: percent || null, perMonths },
    })),
    repeats: repeatsOf(say, rules, codes, cancels),
    conduct: conductText(say, rules),
    moneyDue: join(moneyText(say, rules, rulebook.settings.penaltyDays), suspensionText(say, rulebook.settings)),
    penaltiesNext: nextText(say, book, date, codes, rulebook.settings.penaltyDays),
    times: times.map((one) => ({ ...one, name: parts.get(one.part) ?? one.part })),
    opening: opening.map((one) => ({ ...one, weekday: one.weekday.text, weekend: one.weekend.text })),
    cancel: cancelText(say, rulebook.settings),
    guests: guestText(say, rulebook.settings, fewer),
    standby: standbyText(say, rulebook.settings),
    draws: draws ? drawTexts(say, rulebook.settings) : [],
    groups: seasons ? groupTexts(say, rulebook.settings) : [],
  }
}

/** Where three pay for all places they pay no surcharge. */
const chargedFees = ({ fees, settings }: Rulebook): readonly Fee[] =>
  settings.booking.fewerPayForAll ? fees.filter(({ key }) => key !== THREE_FEE) : fees

/** The discounts that hold now or later. */
const discountsOf = (discounts: readonly Discount[], date: string, { lang, parts }: Words): Guide['discounts'] =>
  discounts
    .filter(({ toDate }) => toDate === null || date <= toDate)
    .map(({ key, labels, percent, amount, dayClass, part, fromDate, toDate }) => ({
      ...{ key, percent, amount, dayClass, part },
      name: saidIn(labels, lang) ?? key,
      partName: part && (parts.get(part) ?? part),
      from: fromDate > date ? fromDate : null,
      to: toDate,
      isGivenAtDesk: GIVEN_AT_DESK.includes(key),
    }))
