import type { contract } from '@clubhouse/contract'
import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import { wordsOf } from '../../../mail/words.ts'
import { type Context, isOtherClub, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { cancelsMax } from '../../cancels-max.ts'
import { rulebookOf, type Settings, termsIn } from '../../rulebook.ts'
import { guide } from './guide.ts'
import { openingsIn } from './openings.ts'
import { join, penaltiesText } from './penalty-texts.ts'
import { fewerMayPlay, hasDraw, ownPenalties, ruleNames } from './sql.ts'
import { cancelText, drawText, guestText, ownPenaltyText, type Say, standbyText, suspensionText } from './texts.ts'

const DAY_CLASSES: DayClass[] = ['WEEKDAY', 'WEEKEND']

export const rules: Services<typeof contract.rules> = {
  guide: async ({ clubCode, lang }, ctx) => (isOtherClub(clubCode, ctx) ? NOT_FOUND : guide(ctx, lang)),

  read: async ({ clubCode, memberType: asked }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const [rulebook, words, draws, fewer, opens] = await Promise.all([
      rulebookOf(ctx),
      wordsOf(ctx, ctx.lang, 'booking'),
      hasDraw(ctx.sql),
      fewerMayPlay(ctx.sql),
      openingsIn(ctx, ctx.lang),
    ])
    const say: Say = (code, values = {}) => words.say(code, values) ?? ''
    const memberType = asked ?? ctx.who?.memberType ?? WEB_MEMBER
    const now = ctx.clock.now()
    const opening = DAY_CLASSES.map((dayClass) => {
      const { text, opensAt } = opens(memberType, dayClass)
      return { dayClass, text, opensAt }
    })
    return {
      opening,
      cancel: cancelText(say, rulebook.settings),
      penalties: await penaltiesFor(ctx, say, dateIn(now, ctx.club.zone), rulebook.settings),
      guests: guestText(say, rulebook.settings, fewer),
      standby: standbyText(say, rulebook.settings),
      draw: drawText(say, rulebook.settings, draws),
      termsIdx: termsIn(rulebook, ctx.lang),
    }
  },
}

/** What stands against the member who asks, then the rules of the club. */
async function penaltiesFor(
  ctx: Context,
  say: Say,
  today: string,
  { penalty, penaltyDays, booking }: Settings,
): Promise<string> {
  const me = ctx.who?.memberIdx
  const [names, max, own] = await Promise.all([
    ruleNames(ctx.sql, ctx.lang),
    cancelsMax(ctx),
    me == null ? undefined : ownPenalties(ctx.sql, me),
  ])
  const mine = own ? ownPenaltyText(say, own, max, names) : ''
  return join(mine, penaltiesText(say, penalty.sets, today, names, penaltyDays), suspensionText(say, { booking }))
}
