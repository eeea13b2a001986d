import type { contract } from '@clubhouse/contract'
import { OFFER_EXPIRED } from '@clubhouse/contract/reservation/refusal'
import { Malformed, memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { confirm } from '../../booking/confirm/confirm.ts'
import { lockMember } from '../../member-facts.ts'
import { rulebookOf, termsIn } from '../../rulebook.ts'
import * as entryRows from '../entry/rows.ts'
import { endOffer } from '../freed/release.ts'
import * as sql from './sql.ts'

/** Accepting books the tee time as the form of a held one does; too late is OFFER_EXPIRED in both. */
export const answer: Services<typeof contract.standby>['answer'] = async (input, ctx) => {
  const me = memberOf(ctx)
  const { offerIdx, players } = input
  if (players && (players[0]?.kind !== 'MEMBER' || players[0].memberIdx !== me))
    return new Malformed('players[0].memberIdx')
  const rulebook = await rulebookOf(ctx)
  return write(ctx, async (tx) => {
    await lockMember(tx.sql, me)
    const offer = await sql.ownOffer(tx.sql, offerIdx, me)
    if (!offer) return NOT_FOUND
    if (!offer.isOpen) return OFFER_EXPIRED({})
    const { slotIdx, waitingIdx } = offer
    if (input.answer === 'DECLINE') {
      if (!(await endOffer(tx, offer, 'DECLINED'))) return OFFER_EXPIRED({})
      return entryRows.waitingOf((await entryRows.entry(tx.sql, waitingIdx, tx.lang))!)
    }
    const entry = await entryRows.entry(tx.sql, waitingIdx, tx.lang)
    const booked = await confirm(
      tx,
      me,
      {
        slotIdx,
        players: players ?? entryRows.partyOf(entry!),
        cart: true,
        caddie: true,
        total: input.total ?? offer.total,
        termsIdx: input.termsIdx ?? termsIn(rulebook, tx.lang),
      },
      rulebook,
    )
    return 'code' in booked && (booked.code === 'HOLD_EXPIRED' || booked.code === 'TAKEN') ? OFFER_EXPIRED({}) : booked
  })
}
