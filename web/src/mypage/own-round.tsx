import { type Booking, isOfGroup } from '@clubhouse/contract/reservation/booking/booking'
import type { Forecast } from '@clubhouse/contract/weather'
import { useFormat, useText } from '../language/use-text'
import { AnswerButtons } from '../reservation/booking/list/answer-buttons'
import { isOffered, OfferAnswer } from '../reservation/booking/list/offer-answer'
import { changeAddress, GROUPS, isAsked, namesMissing } from '../reservation/booking/list/rounds'
import { useReread } from '../reservation/booking/list/use-reread'
import { moveAddress } from '../reservation/hold/moving'
import base from '../ui/base.module.css'
import { ButtonLink } from '../ui/button'
import { focusBack } from '../ui/feedback/focus-back'
import { NextRound, type Opening } from './next-round'

interface OwnRoundProps {
  booking: Booking
  me: number
  now: number
  forecast?: Forecast | null
  opening?: Opening
  /** What has the focus once an answer took its buttons away; the title of the page, if it is left out. */
  focusAfter?: () => HTMLElement | null
}

/** A round with its question to the member, or with what they are likely to do: name players, move or cancel it, or check in. */
export function OwnRound({ booking, me, now, forecast, opening, focusAfter }: OwnRoundProps) {
  const reread = useReread()
  const answered = async () => {
    await reread()
    requestAnimationFrame(() => focusBack(focusAfter?.() ?? null))
  }
  const isQuestion = isAsked(booking, me)
  const isOffer = isOffered(booking, me)
  const answer = <AnswerButtons booking={booking} me={me} onAnswered={answered} />
  return (
    <NextRound booking={booking} forecast={forecast} opening={opening} question={isQuestion && answer}>
      {isOffer && <OfferAnswer booking={booking} onAnswered={answered} />}
      {opening && !isQuestion && booking.booker.memberIdx !== me && answer}
      {!isOffer && !isQuestion && !opening?.isOpen && <Acts booking={booking} me={me} now={now} />}
    </NextRound>
  )
}

/** The server decides again when it is done. */
function Acts({ booking, me, now }: OwnRoundProps) {
  const t = useText()
  const { dayOf } = useFormat()
  const { bookingIdx, date, state, freeCancelUntil, booker } = booking
  const isBooker = state === 'CF' && booker.memberIdx === me
  const isMine = isBooker && !isOfGroup(booking)
  return (
    <div className={base.buttons}>
      {date === dayOf(now) && <ButtonLink to="/mypage/today">{t('check-in.TODAY')}</ButtonLink>}
      {namesMissing(booking, me, now) > 0 && (
        <ButtonLink to={changeAddress(booking, 'players')}>{t('change.ADD_NAMES')}</ButtonLink>
      )}
      {isMine && Date.parse(freeCancelUntil) > now && (
        <ButtonLink look="plain" to={moveAddress(booking)}>
          {t('change.MOVE')}
        </ButtonLink>
      )}
      {isMine ? (
        <ButtonLink look="bare" to={changeAddress(booking, 'cancel')}>
          {t('mypage.CANCEL')}
        </ButtonLink>
      ) : (
        <ButtonLink look="plain" to={isBooker ? GROUPS : `/mypage?booking=${bookingIdx}`}>
          {t(isBooker ? 'mypage.OF_GROUP' : 'inbox.LINK_BOOKING')}
        </ButtonLink>
      )}
    </div>
  )
}
