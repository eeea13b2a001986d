import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { DAY_CLOSED } from '@clubhouse/contract/reservation/refusal'
import { type Context, NOT_FOUND } from '../../../../platform/context.ts'
import type { Sql } from '../../../../platform/database.ts'
import { lobbiesNow } from '../../../hold/lobby/draw.ts'
import { hasLobby } from '../../../lobby-rules.ts'
import { memberFacts } from '../../../member-facts.ts'
import { opensAt, ruleFor } from '../../../opening-rules.ts'
import { rulebookOf } from '../../../rulebook.ts'
import { slotsOfDay } from '../../../sheet/slot/rows.ts'
import { dayKind } from '../../../sheet/template/rules.ts'
import { nearest } from './explain-rules.ts'
import * as sql from './sql.ts'
import { onWire } from './wire.ts'

type Input = ParsedInputOf<typeof contract.opening.explain>

/** Why a member can or cannot book on a day: the tee time nearest to it, under the rules that a hold is refused by. */
export async function explain({ memberIdx, date, courseIdx, part }: Input, ctx: Context) {
  const account = await accountOf(ctx.sql, memberIdx, date)
  if (!account) return NOT_FOUND
  const [rulebook, facts, slots, rules] = await Promise.all([
    rulebookOf(ctx),
    memberFacts(ctx.sql, memberIdx, { date }),
    slotsOfDay(ctx.sql, date),
    sql.all(ctx),
  ])
  const { zone } = ctx.club
  const lobbies = hasLobby(rulebook) ? await lobbiesNow(ctx) : []
  const wanted = slots.filter(
    (slot) => (courseIdx === undefined || slot.courseIdx === courseIdx) && (part === undefined || slot.part === part),
  )
  const found = nearest(wanted, { facts, plays: account.plays, memberIdx, lobbies, rulebook, zone })
  const { dayClass } = found?.slot ?? dayKind(date, new Map(account.holiday ? [[date, account.holiday]] : []))
  const rule = ruleFor(rules, { memberType: facts.memberType, date, dayClass, courseIdx, part, ...found?.slot })
  const refusals = found?.refusals ?? [DAY_CLOSED({ reason: 'NO_SHEET' })]
  const state = account.state === 'ACTIVE' ? [] : [{ code: 'WRONG_STATE', vars: { state: account.state } }]
  return {
    opensAt: rule ? opensAt(rule, date, zone) : null,
    rule: rule ? onWire(rule) : null,
    ...{ used: facts.bookingsThatMonth[dayClass], max: rule?.quotaMonth ?? null },
    ...{ usedDay: facts.bookingsThatDay, maxDay: rule?.quotaDay ?? null },
    blocks: [...state, ...refusals.map(({ code, msgVar }) => ({ code: code as string, vars: msgVar }))],
  }
}

interface Account {
  state: string
  plays: string[]
  /** The kind of day that a holiday makes of it. */
  holiday: string | null
}

async function accountOf(db: Sql, memberIdx: number, date: string): Promise<Account | undefined> {
  const [row] = await db<Account[]>`
    select state, array(select p.part from booking_player p
        where p.member_idx = m.member_idx and p.play_date = ${date} and p.active) as plays,
      (select h.day_type from holiday h where h.date = ${date}) as holiday
    from member m where member_idx = ${memberIdx}`
  return row
}
