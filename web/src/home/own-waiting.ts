import type { InquiryRow } from '@clubhouse/contract/inquiry'
import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import type { Waiting } from '@clubhouse/contract/reservation/standby/standby'
import { isOffered } from '../reservation/booking/list/offer-answer'
import { changeAddress, isAsked, namesMissing, namesUntil } from '../reservation/booking/list/rounds'

interface Lists {
  coming?: readonly Booking[]
  standby?: readonly Waiting[]
  owed?: readonly Penalty[]
  answered?: readonly Pick<InquiryRow, 'idx' | 'title'>[]
}

/** A line of what waits for the member: its text, with its values, the page where it is done, and until when. */
export interface WaitingLine {
  key: string
  code: 'OFFER' | 'ASKED' | 'OFFERED' | 'NAMES' | 'OWED' | 'ANSWERED'
  values: Record<string, unknown>
  to: string
  /** An instant. */
  until?: string
}

/**
 * What waits for the member, what ends soonest first by its kind: offers, questions of others, names, money to pay, answers of the club.
 * @param shown the booking whose own card has its questions
 */
export function waitingFor(
  me: number,
  now: number,
  { coming = [], standby = [], owed = [], answered = [] }: Lists,
  shown?: number,
): WaitingLine[] {
  const others = coming.filter(({ bookingIdx }) => bookingIdx !== shown)
  return [
    ...standby.flatMap(({ offer }) => (offer && Date.parse(offer.expiresAt) > now ? [ofOffer(offer)] : [])),
    ...others
      .filter((booking) => isAsked(booking, me) && !isOffered(booking, me, now))
      .map((booking) => ofBooking('ASKED', booking, { name: booking.booker.name })),
    ...others
      .filter((booking) => isOffered(booking, me, now))
      .map((booking) => ofBooking('OFFERED', booking, { name: booking.booker.name })),
    ...others.flatMap((booking) => {
      const count = namesMissing(booking, me, now)
      return count > 0 ? [ofBooking('NAMES', booking, { count })] : []
    }),
    ...owed.filter(isToPay).map(ofMoney),
    ...answered.map(({ idx, title }) => ({
      key: `inquiry ${idx}`,
      code: 'ANSWERED' as const,
      values: { title },
      to: `/mypage/cs/${idx}`,
    })),
  ]
}

/** Money that is due now: what an appeal or a proposal leaves open is not, and money that lifts a suspension is a choice. */
const isToPay = ({ state, money, until, paid }: Penalty) => state === 'ACTIVE' && money != null && !until && !paid

const ofMoney = ({ penaltyIdx, money, dueDate }: Penalty): WaitingLine => ({
  key: `penalty ${penaltyIdx}`,
  code: 'OWED',
  values: { amount: money, due: dueDate ?? '' },
  to: '/mypage/penalties',
})

const ofOffer = ({ offerIdx, date, time, courseName, expiresAt }: NonNullable<Waiting['offer']>): WaitingLine => ({
  key: `offer ${offerIdx}`,
  code: 'OFFER',
  values: { date, time, course: courseName },
  to: '/mypage/standby',
  until: expiresAt,
})

function ofBooking(
  code: 'ASKED' | 'OFFERED' | 'NAMES',
  booking: Booking,
  values: Record<string, unknown>,
): WaitingLine {
  const { bookingIdx, date, time, courseName, namesDueAt } = booking
  return {
    key: `booking ${bookingIdx}`,
    code,
    values: { date, time, course: courseName, ...values },
    to: code === 'NAMES' ? changeAddress(booking, 'players') : `/mypage?booking=${bookingIdx}`,
    ...(Number.isFinite(namesUntil(booking)) && { until: namesDueAt }),
  }
}
