import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { decide as call } from '@clubhouse/contract/reservation/booking/conduct'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { giveBack } from '../../hold/hold.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { giveCouponBack } from '../../rules/coupon/settle.ts'
import { standing } from '../../rules/penalty/rows.ts'
import { dueDateOf, spanOf } from '../../rules/penalty/rules.ts'
import { notifyBooking } from '../booked/notify.ts'
import { shown } from './propose.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

/** From which states each action leads where. */
const DECIDES: Readonly<Record<Input['action'], { from: readonly string[]; to: string }>> = {
  ACTIVATE: { from: ['PROPOSED'], to: 'ACTIVE' },
  WAIVE: { from: ['PROPOSED', 'ACTIVE'], to: 'WAIVED' },
  CLEAR: { from: ['ACTIVE'], to: 'CLEARED' },
}

/** Penalties of what also costs the coupon of the booking. Source: docs/rules.md, Prices. */
const COSTS_COUPON: ReadonlySet<string> = new Set(['W1', 'W2', 'W3', 'W4'])

/** Suspensions add up also here: one that comes into force begins after those that run. */
export async function decide(
  tx: Context,
  { penaltyIdx, version, action, paid, reason }: Input,
  { notify }: Pick<Channels, 'notify'>,
) {
  const memberIdx = await sql.penalised(tx.sql, penaltyIdx)
  // Before the penalty, as those do who add one.
  if (memberIdx !== undefined) await sql.lockAnyMember(tx.sql, memberIdx)
  const seen = await sql.lockPenalty(tx.sql, penaltyIdx, tx.lang)
  if (!seen) return NOT_FOUND
  if (seen.version !== version) return CHANGED_MEANWHILE({ version: seen.version })
  const before = seen.state
  if (!DECIDES[action].from.includes(before) || (action === 'CLEAR' && seen.money === null))
    return WRONG_STATE({ state: before })
  if (action === 'CLEAR' && paid !== seen.money) return new Malformed('paid')
  const span = action === 'ACTIVATE' ? await spanNow(tx, seen) : undefined
  const after = { ...seen, state: DECIDES[action].to, ...span }
  const decided = { ...after, version: await sql.decided(tx.sql, after) }
  await audit(tx, {
    noun: 'penalty',
    recordIdx: penaltyIdx,
    before: { state: before },
    after: { state: after.state, fromDate: after.fromDate, untilDate: after.untilDate, dueDate: after.dueDate, paid },
    reason,
  })
  if (action === 'WAIVE' && seen.bookingIdx !== null && COSTS_COUPON.has(seen.code))
    await giveCouponBack(tx, seen.bookingIdx)
  if (action === 'ACTIVATE') {
    if (after.untilDate) await giveBack(tx, seen.memberIdx)
    await tell(tx, after, notify)
  } else if (before === 'ACTIVE') await tellLifted(tx, after, notify)
  return shown(decided, tx)
}

/** As many days as were proposed, from the day that was proposed or the end of what runs by now. */
async function spanNow(tx: Context, { memberIdx, fromDate, untilDate, money }: sql.PenaltyRow) {
  const { now, suspendedUntil } = await standing(tx.sql, memberIdx)
  const today = dateIn(now, tx.club.zone)
  const first = fromDate > today ? fromDate : today
  if (untilDate === null) return { fromDate: first, untilDate, dueDate: money === null ? null : dueDateOf(first) }
  const days = Temporal.PlainDate.from(fromDate).until(untilDate).days + 1
  const { from, until } = spanOf(first, days, suspendedUntil)
  return { fromDate: from, untilDate: until }
}

/** By the notices of its booking, or as a suspension by the club. */
export async function tell(tx: Context, penalty: sql.PenaltyRow, notify: Channels['notify']): Promise<void> {
  if (penalty.bookingIdx !== null) return notifyBooking(tx, penalty.bookingIdx, 'CONDUCT')
  const member = await sql.recipient(tx.sql, penalty.memberIdx)
  if (!member || penalty.untilDate === null) return
  const values = { name: member.name, until: penalty.untilDate, reason: penalty.reason ?? penalty.ruleText }
  await notify(tx, 'SUSPENDED', member, values, {})
}

/** What was not told is not taken back either; a warning and money without a tee time are none. */
async function tellLifted(tx: Context, penalty: sql.PenaltyRow, notify: Channels['notify']): Promise<void> {
  if (penalty.bookingIdx !== null) return notifyBooking(tx, penalty.bookingIdx, 'LIFTED')
  const member = await sql.recipient(tx.sql, penalty.memberIdx)
  if (member && penalty.untilDate !== null) await notify(tx, 'RESUMED', member, { name: member.name }, {})
}
