import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { FORBIDDEN, type Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { rulebookOf } from '../../rulebook.ts'
import { cancelRules } from '../../rules/penalty/impose.ts'
import { decide } from './decide.ts'
import { foreseeBookings } from './foresee-bookings.ts'
import { noShow } from './no-show.ts'
import { propose } from './propose.ts'

/** Bookings, penalties and members: from each of them a manager suspends, and reads its bookings before. */
const WHO_SUSPEND = ['940400', '940900', '950100'] as const

/** What managers record about rounds, and what follows for the booker. */
export const conduct = (channels: Pick<Channels, 'notify'>): Services<typeof contract.conduct> => ({
  noShow: async (input, ctx) => {
    const [rulebook, { cancelsMax }] = await Promise.all([rulebookOf(ctx), cancelRules(ctx)])
    return write(ctx, (tx) => noShow(tx, input, rulebook, cancelsMax))
  },

  propose: async (input, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return write(ctx, (tx) => propose(tx, input, settings.penalty.sets))
  },

  foresee: async (input, ctx) =>
    WHO_SUSPEND.some((menu) => hasRight(ctx.who, menu, 'R')) ? foreseeBookings(ctx, input) : FORBIDDEN,

  decide: async (input, ctx) => {
    const [{ settings }, { cancelsMax }] = await Promise.all([rulebookOf(ctx), cancelRules(ctx)])
    return write(ctx, (tx) => decide(tx, input, { cancelsMax, settings }, channels))
  },
})
