import { schedule } from '../../../job/job.ts'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { prepareBookingTerms } from '../../../terms/prepared.ts'
import { rulesOn } from '../../penalty-book-rules.ts'
import { rulebookOf, type Settings } from '../../rulebook.ts'
import { moneyText } from './penalty-texts.ts'
import { hasDraw, hasSeason } from './sql.ts'
import { couponText, drawText, groupTexts, type Say, standbyText, suspensionText, undoText } from './texts.ts'

/** Prepares a draft of new booking terms where those of the club are older than the rules of the product. Decision 121. */
export const prepareTerms = schedule('prepare-terms', '23 * * * *', (ctx) =>
  prepareBookingTerms(ctx, (lang) => newRules(ctx, lang)),
)

/** What the product's rules have that earlier booking terms cannot say, with the numbers of the club. */
async function newRules(ctx: Context, lang: string) {
  const [{ settings }, words, draws, seasons] = await Promise.all([
    rulebookOf(ctx),
    wordsOf(ctx, lang, 'booking'),
    hasDraw(ctx.sql),
    hasSeason(ctx.sql),
  ])
  const say: Say = (code, values = {}) => words.say(code, values) ?? ''
  return {
    heading: say('NEW_RULES'),
    lines: [
      ...linesOf(say, settings, dateIn(ctx.clock.now(), ctx.club.zone)),
      ...(draws ? [drawText(say, settings, draws)] : []),
      ...(seasons ? groupTexts(say, settings) : []),
    ].filter(Boolean),
  }
}

const linesOf = (say: Say, settings: Settings, today: string): string[] => [
  standbyText(say, settings),
  say('RULE_GRACE', { count: settings.standby.graceHours }),
  undoText(say, settings),
  couponText(say, settings),
  moneyText(say, rulesOn(settings.penalty.sets, today), settings.penaltyDays),
  suspensionText(say, settings),
  say('RULE_APPEAL', { count: settings.penaltyDays.appealDays }),
]
