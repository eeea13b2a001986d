import type { contract } from '@clubhouse/contract'
import type { Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { rulebookOf } from '../../rulebook.ts'
import { decide } from './decide.ts'
import { noShow } from './no-show.ts'
import { propose } from './propose.ts'

/** What managers record about rounds, and what follows for the booker. */
export const conduct = (channels: Pick<Channels, 'notify'>): Services<typeof contract.conduct> => ({
  noShow: async (input, ctx) => {
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => noShow(tx, input, rulebook))
  },

  propose: async (input, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return write(ctx, (tx) => propose(tx, input, settings.penalty.sets))
  },

  decide: (input, ctx) => write(ctx, (tx) => decide(tx, input, channels)),
})
