import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import type { ExtraFee } from '@clubhouse/contract/reservation/rules/fee'
import type { Context } from '../../../platform/context.ts'
import { paymentOf } from '../../booking/booked/paid.ts'
import { marksPayments } from '../../booking/booked/paid-since.ts'
import { noShowFrom } from '../../booking/conduct/rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import { feeFor } from '../../rules/price/fee-rules.ts'
import { priceIn } from '../../rules/price/rules.ts'
import { mayMoveLate } from '../deed/late-rules.ts'
import { flagsOf, stateOf, timesOf } from './rules.ts'
import type { ArrivalRow } from './sql.ts'

/** What everyone in a booking may read of its check-in. @param viewer whose locker is shown; the desk reads all */
export function cardOf(row: ArrivalRow, { settings }: Rulebook, viewer?: number) {
  const marks = new Map(row.marks.map((mark) => [mark.no, mark]))
  const { bookingIdx, date, time, courseName } = row
  return {
    ...{ bookingIdx, date, time, courseName },
    state: stateOf(row.state, row.recorded),
    ...timesOf(row.startsAt, settings.checkIn),
    players: row.players.map(({ no, name, memberIdx }) => ({
      ...{ no, name },
      present: marks.get(no)?.present ?? false,
      lockerNo: viewer === undefined || viewer === memberIdx ? marks.get(no)?.lockerNo : null,
    })),
  }
}

/** What the club has decided or does, which all groups have in common. */
export interface AtClub {
  rulebook: Rulebook
  /** From which play date on it marks payments. */
  since: string | undefined
}

const feeClassOf = ({ memberType }: Pick<ArrivalRow, 'memberType'>) => memberType ?? WEB_MEMBER

/** What a player of the group pays for a thing of the desk, by the fees of the booking. */
export const extraFeeOf = (row: ArrivalRow, key: ExtraFee, { fees }: Pick<Rulebook, 'fees'>) =>
  feeFor(fees, key, { ...row, memberType: feeClassOf(row) })

/** A group as the desk reads it. @param scanned the member whose code was read */
export function arrivalOf(row: ArrivalRow, ctx: Context, { rulebook, since }: AtClub, scanned?: number) {
  const card = cardOf(row, rulebook)
  const now = ctx.clock.now()
  const marks = new Map(row.marks.map((mark) => [mark.no, mark]))
  const words = new Map(row.words.map((one) => [one.no, one.words]))
  const { bookingNo, version, slotIdx, courseIdx, part, holes, cart, caddie, memo, booker, phoneTail, couponIdx } = row
  return {
    ...card,
    ...{ bookingNo, version, slotIdx, courseIdx, part, holes, cart, caddie, memo, booker, phoneTail, couponIdx },
    feeClass: feeClassOf(row),
    flags: flagsOf(
      {
        state: card.state,
        noShowAt: noShowFrom(row.startsAt, rulebook.settings.checkIn),
        wasMovedLate: row.lateMovedAt !== null,
        lateAt: card.lateAt,
        hasUnnamed: row.players.some(({ kind }) => kind === 'TBD'),
        owesMoney: row.owed.length > 0,
        couponIdx,
        isWaived: row.isWaived,
      },
      now,
    ),
    owed: row.owed,
    players: card.players.map((player, i) => ({
      ...player,
      kind: row.players[i]!.kind,
      identified: marks.get(player.no)?.identified ?? false,
      feeKey: marks.get(player.no)?.feeKey,
      rental: marks.get(player.no)?.rental ?? false,
      words: words.get(player.no) ?? '',
    })),
    lockerFee: extraFeeOf(row, 'LOCKER', rulebook)?.amount,
    rentalFee: extraFeeOf(row, 'RENTAL', rulebook)?.amount,
    price: priceIn(ctx.lang, row.price, rulebook),
    payment: paymentOf(row),
    marksPayments: marksPayments(row.date, since),
    cartNo: row.cartNo,
    caddieNo: row.caddieNo,
    note: row.note,
    holesPlayed: row.holesPlayed,
    mayMoveLate: mayMoveLate(row, now, rulebook.settings.checkIn),
    by: row.by,
    at: row.changedAt,
    scannedNo: scanned === undefined ? null : row.players.find(({ memberIdx }) => memberIdx === scanned)?.no,
  }
}
