import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import type { RuleSentences } from '../../../terms/text/facts.ts'
import { rulesOn } from '../../penalty-book-rules.ts'
import { rulebookOf } from '../../rulebook.ts'
import { guide } from './guide.ts'
import { penaltyText } from './penalty-texts.ts'
import { ruleNames } from './sql.ts'
import type { Say } from './texts.ts'

/** The rules of the club in sentences, which booking terms can begin with. Decision 142. */
export async function rulesInWords(ctx: Context, lang: string): Promise<RuleSentences> {
  const [said, { settings }, words, names] = await Promise.all([
    guide(ctx, lang),
    rulebookOf(ctx),
    wordsOf(ctx, lang, 'booking'),
    ruleNames(ctx.sql, lang),
  ])
  const say: Say = (code, values = {}) => words.say(code, values) ?? ''
  return {
    opening: openingIn(say, said.opening),
    players: said.guests,
    cancelling: [
      said.cancel,
      penaltyText(
        say,
        rulesOn(settings.penalty.sets, dateIn(ctx.clock.now(), ctx.club.zone)),
        names,
        settings.penaltyDays,
      ),
      said.conduct,
      said.penaltiesNext,
      say('RULE_APPEAL', { count: settings.penaltyDays.appealDays }),
    ].filter(Boolean),
    standby: said.standby,
    draws: said.draws,
    groups: said.groups,
  }
}

/** Member types whose days open alike share a line. */
function openingIn(say: Say, opening: Guide['opening']): string[] {
  const alike = Map.groupBy(opening, ({ weekday, weekend }) =>
    weekday === weekend
      ? weekday
      : [say('RULE_ON_WEEKDAY', { rule: weekday }), say('RULE_ON_WEEKEND', { rule: weekend })].join(' '),
  )
  return [...alike].map(([rule, types]) => `${types.map(({ name }) => name).join(', ')}: ${rule}`)
}
