import type { contract } from '@clubhouse/contract'
import type { Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { rulebookOf } from '../../rulebook.ts'
import { cancelRules } from '../../rules/penalty/impose.ts'
import { decide } from './decide.ts'
import { foreseeBookings } from './foresee-bookings.ts'
import { noShow } from './no-show.ts'
import { propose } from './propose.ts'

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

  foresee: async (input, ctx) => foreseeBookings(ctx, input),

  decide: async (input, ctx) => {
    const [{ settings }, { cancelsMax }] = await Promise.all([rulebookOf(ctx), cancelRules(ctx)])
    return write(ctx, (tx) => decide(tx, input, { cancelsMax, settings }, channels))
  },
})
