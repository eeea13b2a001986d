import type { ParsedInputOf } from '@clubhouse/contract/call'
import { nameIn } from '@clubhouse/contract/member/person-name'
import type { form as call } from '@clubhouse/contract/reservation/draw/entry'
import { PLAYER_ALREADY_BOOKED } from '@clubhouse/contract/reservation/refusal'
import { type Context, NOT_FOUND } from '../../../platform/context.ts'
import { memberFacts } from '../../member-facts.ts'
import { rulebookOf, termsIn } from '../../rulebook.ts'
import { pastsOf } from '../fairness/past.ts'
import { chanceOf } from '../fairness/rules.ts'
import { drawOf, draw as drawRow } from '../rows.ts'
import { entriesShown } from '../shown/shown.ts'
import { refusedByTime, refusedMember, refusedQuota } from './check.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'
import { usualOf } from './usual-rules.ts'

/** The draw as its member may enter it now. A block that has a date concerns that date alone. */
export async function formFor(ctx: Context, { memberIdx, drawIdx }: ParsedInputOf<typeof call>) {
  const draw = await drawRow(ctx.sql, drawIdx, ctx.lang)
  if (!draw) return NOT_FOUND
  const [rulebook, slots, own, named, nonce, [usual], pasts] = await Promise.all([
    rulebookOf(ctx),
    rows.teeTimes(ctx.sql, drawIdx),
    rows.ownEntries(ctx.sql, drawIdx, memberIdx, ctx.lang),
    rows.namedIn(ctx.sql, memberIdx, ctx.lang, drawIdx),
    sql.nonceOf(ctx.sql, drawIdx, memberIdx),
    sql.usualTimes(ctx.sql, memberIdx),
    pastsOf(ctx.sql, [memberIdx], { closeAt: draw.closeAt, winsWeeks: draw.weights.winsWeeks }),
  ])
  const facts = await Promise.all(draw.playDates.map((date) => memberFacts(ctx.sql, memberIdx, { date })))
  const late = refusedByTime(draw, ctx.clock.now())
  const ofDates = await Promise.all(
    draw.playDates.map(async (playDate, i) => {
      const ofDate = slots.filter(({ date }) => date === playDate)
      const parts = [...new Set(ofDate.map(({ part }) => part))]
      const entryIdx = own.find((one) => one.playDate === playDate)?.entryIdx
      // Who plays in one part may still enter for the others.
      const busy = await Promise.all(
        parts.map((part) =>
          sql.busy(ctx.sql, [memberIdx], { drawIdx, playDate, parts: [part], but: entryIdx }, ctx.lang),
        ),
      )
      const plays = parts.length > 0 && busy.every((found) => found.size > 0)
      return [
        ofDate[0] && refusedQuota(facts[i]!, ofDate[0], rulebook),
        plays ? PLAYER_ALREADY_BOOKED({ which: 1, name: nameIn(ctx.lang, ctx.who!), draw: true }) : undefined,
      ].flatMap((block) => (block ? [{ code: block.code, vars: block.msgVar, playDate }] : []))
    }),
  )
  const blocks = [...(late ? [late] : []), ...refusedMember(draw, facts[0]!)]
  return {
    draw: drawOf(draw),
    entries: await entriesShown(ctx, own),
    ...chanceOf([pasts.get(memberIdx)!], draw.ruleset, draw.weights),
    blocks: [...blocks.map(({ code, msgVar }) => ({ code, vars: msgVar })), ...ofDates.flat()],
    slots: slots.map(({ slotIdx, date, time, courseIdx, minPlayers, capacity }) => ({
      ...{ slotIdx, date, time, courseIdx, minPlayers, capacity },
    })),
    usual: usualOf(
      slots.map(({ time }) => time),
      usual,
    ),
    named,
    nonce,
    partyLeast: draw.weights.partyLeast,
    partyMost: draw.weights.partyMost,
    termsIdx: termsIn(rulebook, ctx.lang),
  }
}
