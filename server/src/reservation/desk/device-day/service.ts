import type { contract } from '@clubhouse/contract'
import type { Services } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { sheet } from '../../sheet/day/service.ts'

/** Today’s tee sheet for a paired device; the contract leaves out what it may not read. Decision 141. */
export const deviceDay: Services<typeof contract.deviceDay> = {
  today: async (_, ctx) => sheet.forManager({ date: dateIn(ctx.clock.now(), ctx.club.zone) }, ctx),
}
