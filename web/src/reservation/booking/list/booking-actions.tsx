import { type Booking, isOfGroup } from '@clubhouse/contract/reservation/booking/booking'
import { read } from '@clubhouse/contract/reservation/booking/change'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { serverNow } from '../../../api/clock'
import { queryKey, useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { Button, ButtonLink } from '../../../ui/button'
import { focusBack } from '../../../ui/feedback/focus-back'
import { toast } from '../../../ui/feedback/toast'
import { Loading } from '../../../ui/loading'
import { part } from '../../../ui/part'
import { moveAddress } from '../../hold/moving'
import { CancelForm } from '../cancel/cancel-form'
import type { ReadBooking } from '../change/use-change'
import { againAt } from './book-again'
import styles from './booking-actions.module.css'
import { BookingHistory } from './booking-history'
import { NamesDue } from './names-due'
import { OfferMade } from './offer-made'
import { GROUPS } from './rounds'
import { useTakeAlong } from './take-along'
import { type Doing, useDoing } from './use-doing'

const ChangeForm = part(() => import('../change/change-form'))
const TransferForm = part(() => import('../change/transfer-form'))

interface BookingActionsProps {
  booking: Booking
  /** The list is to be read again. */
  onChanged: () => Promise<unknown>
}

/** What can be done with a booking, its forms, and its history. */
export function BookingActions({ booking, onChanged }: BookingActionsProps) {
  const t = useText()
  const client = useQueryClient()
  const input = { bookingIdx: booking.bookingIdx }
  const { data } = useCall(read, input, { _nop_: true })
  const { doing, begin, end } = useDoing()
  const place = useRef<HTMLDivElement>(null)
  const closing = useRef<Doing>(undefined)
  const focusOn = (did?: Doing) => focusBack(place.current?.querySelector(`[data-do="${did}"]`) ?? null)
  const close = () => {
    closing.current = doing
    end()
    // The form may have closed before, and another card may show the booking that has left the list.
    setTimeout(() => focusOn(doing), 100)
  }
  const changed = async () => {
    // A form that is no longer allowed closes as soon as the booking is read again.
    closing.current = doing
    // The card may leave the list before this has been read: marked as old, it is read again wherever it is shown.
    await Promise.all([onChanged(), client.invalidateQueries({ queryKey: queryKey(read, input) })])
    close()
  }
  const saved = () => {
    toast(t('change.SAVED', { date: booking.date, time: booking.time }), { type: 'success' })
    return changed()
  }
  const open = data && canDo(data, doing) ? doing : undefined
  useEffect(() => {
    if (open || !closing.current) return
    focusOn(closing.current)
    closing.current = undefined
  }, [open])
  return (
    <div ref={place} className={styles.actions}>
      {data?.may.places && !open && (
        <NamesDue booking={data} way={<Button onClick={() => begin('players')}>{t('change.ADD_NAMES')}</Button>} />
      )}
      {data && !open && data.offeredTo != null && data.may.places && <OfferMade booking={data} onChanged={changed} />}
      <Suspense fallback={<Loading lines={6} />}>
        {open === 'players' && data && (
          <ChangeForm key={data.version} booking={data} onKept={close} onChanged={saved} />
        )}
        {open === 'transfer' && data && <TransferForm booking={data} onKept={close} onChanged={changed} />}
      </Suspense>
      {open === 'cancel' && <CancelForm booking={booking} onKept={close} onCancelled={changed} />}
      {!open && <Buttons booking={booking} data={data} begin={begin} />}
      {data && <BookingHistory history={data.history} />}
    </div>
  )
}

function canDo({ may }: ReadBooking, doing?: Doing): boolean {
  return doing === 'players' ? may.names : doing === 'transfer' ? may.transfer : doing === 'cancel' ? may.cancel : false
}

interface ButtonsProps {
  booking: Booking
  data?: ReadBooking
  begin: (doing: Doing) => void
}

function Buttons({ booking, data, begin }: ButtonsProps) {
  const t = useText()
  const { toCalendar, share } = useTakeAlong(booking)
  const { dayOf, clock } = useFormat()
  const now = serverNow()
  const may = data?.may
  const isPast = booking.date < dayOf(now)
  const again = againAt(booking, dayOf(now))
  const hasBegun = isPast || (booking.date === dayOf(now) && booking.time <= clock(now))
  return (
    <>
      <div className={styles.buttons}>
        {may?.names && (
          <Button look="plain" data-do="players" onClick={() => begin('players')}>
            {t('change.PLAYERS')}
          </Button>
        )}
        {may?.move && (
          <ButtonLink look="plain" to={moveAddress(booking)}>
            {t('change.MOVE')}
          </ButtonLink>
        )}
        {may?.transfer && (
          <Button look="plain" data-do="transfer" onClick={() => begin('transfer')}>
            {t('change.TRANSFER')}
          </Button>
        )}
        {may?.cancel && (
          <Button look="bare" data-do="cancel" className={styles.cancel} onClick={() => begin('cancel')}>
            {t('mypage.CANCEL')}
          </Button>
        )}
      </div>
      {isOfGroup(booking) && booking.state === 'CF' && !hasBegun && (
        <div className={styles.buttons}>
          <ButtonLink look="plain" to={GROUPS}>
            {t('mypage.OF_GROUP')}
          </ButtonLink>
        </div>
      )}
      {isPast && (
        <div className={styles.buttons}>
          <ButtonLink look="plain" to={again.to}>
            {t('mypage.BOOK_AGAIN', { date: again.date })}
          </ButtonLink>
        </div>
      )}
      {booking.state === 'PL' && (
        <div className={styles.buttons}>
          <ButtonLink look="plain" to={`/mypage/feats/form?booking=${booking.bookingIdx}`}>
            {t('mypage.REPORT_FEAT')}
          </ButtonLink>
          <ButtonLink look="plain" to={`/mypage/lost/form?booking=${booking.bookingIdx}&date=${booking.date}`}>
            {t('mypage.REPORT_LOSS')}
          </ButtonLink>
        </div>
      )}
      {booking.state === 'CF' && !hasBegun && (
        <div className={styles.buttons}>
          <Button look="plain" onClick={toCalendar}>
            {t('reservation.ADD_TO_CALENDAR')}
          </Button>
          <Button look="plain" onClick={share}>
            {t('reservation.SHARE')}
          </Button>
          <ButtonLink look="plain" to={`/reservation?booked=${booking.bookingIdx}`}>
            {t('mypage.SHOW')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
