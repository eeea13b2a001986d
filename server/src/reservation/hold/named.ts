import type { Refusal } from '@clubhouse/contract/fail'
import { HOLD_LIMIT, PLAYER_ALREADY_BOOKED } from '@clubhouse/contract/reservation/refusal'
import type { Context } from '../../platform/context.ts'
import { saidIn } from '../../platform/said-in.ts'
import type { Rulebook } from '../rulebook.ts'
import { type SlotRow, slotByIdx } from '../sheet/slot/rows.ts'
import * as sql from './sql.ts'

type Named<R> = R | ReturnType<typeof HOLD_LIMIT> | ReturnType<typeof PLAYER_ALREADY_BOOKED>

interface About {
  memberIdx: number
  slot: SlotRow
  /** The member's booking that is about to move, which is not in the way. */
  moving?: number
}

/**
 * A refusal to a member with the tee time that is in the way: the one that the member holds, or the round that
 * the member plays. The first may be on another day and in another browser, the second may be another member's booking.
 */
export async function named<R extends Refusal>(
  ctx: Context,
  refused: R,
  { courses }: Rulebook,
  { memberIdx, slot, moving }: About,
): Promise<Named<R>> {
  const courseOf = (courseIdx?: number) => {
    const course = courses.find((one) => one.courseIdx === courseIdx)
    return course && saidIn(course.name, ctx.lang)
  }
  if (refused.code === 'HOLD_LIMIT') {
    const { slotIdx } = refused.msgVar as { slotIdx: number }
    const other = await slotByIdx(ctx.sql, slotIdx)
    return HOLD_LIMIT({ slotIdx, date: other?.date, time: other?.time, course: courseOf(other?.courseIdx) })
  }
  if (refused.code === 'PLAYER_ALREADY_BOOKED') {
    const round = await sql.roundInPart(ctx.sql, memberIdx, slot, ctx.lang, moving)
    const { which, name } = refused.msgVar as { which: number; name: string }
    return PLAYER_ALREADY_BOOKED({
      ...{ which, name, time: round?.time, course: courseOf(round?.courseIdx) },
      bookedBy: round?.bookedBy,
    })
  }
  return refused
}
