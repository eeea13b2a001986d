import type { contract } from '@clubhouse/contract'
import { memberOf, type Services } from '../../../platform/context.ts'
import { saidIn } from '../../../platform/said-in.ts'
import { write } from '../../../platform/write.ts'
import { holdAnswer, lockedFacts } from '../../hold/hold.ts'
import { hasHold } from '../../hold/rows.ts'
import { heardOfTab } from '../../hold/tabs.ts'
import { rulebookOf } from '../../rulebook.ts'
import { slotFor } from './rules.ts'
import { memberViewer } from './viewer.ts'

export const heldHere: Services<typeof contract.sheet>['heldHere'] = async ({ tab, isOpen }, ctx) => {
  const me = memberOf(ctx)
  // Members without a hold ask with every page that they load.
  if (!(await hasHold(ctx.sql, me))) return null
  const rulebook = await rulebookOf(ctx)
  return write(ctx, async (tx) => {
    const slotIdx = await heardOfTab(tx, me, tab, isOpen)
    // A page that closes reads no answer.
    if (slotIdx === undefined || !isOpen) return null
    const [viewer, { slot, facts, mine }] = await Promise.all([memberViewer(tx, me), lockedFacts(tx, me, slotIdx)])
    if (!slot || !mine) return null
    const course = rulebook.courses.find(({ courseIdx }) => courseIdx === slot.courseIdx)
    return {
      date: slot.date,
      courseName: (course && saidIn(course.name, tx.lang)) ?? '',
      slot: slotFor(slot, viewer, facts.now, rulebook, tx.club.zone),
      hold: await holdAnswer(tx, slot, mine, facts, rulebook),
    }
  })
}
