import { noShow } from '@clubhouse/contract/reservation/booking/conduct'
import { ActForm } from '../../../form/act-form'
import { ReasonFields, useReason } from '../../../form/reason-fields'
import { useForm } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import { SuspendedBookings } from '../../../member/suspension/suspended-bookings'
import office from '../../../office/parts.module.css'
import base from '../../../ui/base.module.css'
import { TextField } from '../../../ui/form/text-field'
import type { DeskBookingData } from './desk-booking-data'
import styles from './desk-panel.module.css'
import { DeskRefused } from './desk-refused'

interface Props {
  booking: DeskBookingData
  /** It is no longer possible. */
  isOver: boolean
  /** False undoes it. */
  isNoShow: boolean
  onChanged: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

/** Records that nobody came, or undoes it: what it leads to is shown first. */
export function DeskNoShowForm({ booking, isNoShow, isOver, onChanged, onDone, onBack }: Props) {
  const t = useText()
  const { bookingIdx, version } = booking
  const title = t(isNoShow ? 'desk.NO_SHOW' : 'desk.NO_SHOW_UNDO')
  const reason = useReason()
  const form = useForm({
    call: noShow,
    initial: isNoShow ? reason.initial : { reason: '' },
    ...(isNoShow && { input: reason.input }),
    words: { reason: 'desk.WHY_MISSING' },
    given: { bookingIdx, version, isNoShow },
    reread: onChanged,
    isOver,
  })
  return (
    <ActForm
      form={form}
      title={title}
      label={title}
      isDanger={isNoShow}
      done={t(isNoShow ? 'desk.NO_SHOW_DONE' : 'desk.NO_SHOW_UNDONE')}
      {...{ onDone, onBack }}
    >
      {isNoShow ? <Consequence booking={booking} /> : <p className={base.quiet}>{t('desk.NO_SHOW_UNDO_HINT')}</p>}
      {isNoShow ? (
        <ReasonFields hint={t('desk.NO_SHOW_WHY_HINT')} />
      ) : (
        <TextField name="reason" label={t('desk.WHY')} hint={t('desk.WHY_HINT')} />
      )}
      <DeskRefused fail={form.fail} />
    </ActForm>
  )
}

function Consequence({ booking: { noShow: about, booker, bookingIdx } }: Pick<Props, 'booking'>) {
  const t = useText()
  const { money, instant } = useFormat()
  const { days, money: amount } = about?.consequence ?? {}
  return (
    <div className={`${office.note} ${styles.cost}`}>
      {days == null && <p>{t('desk.NO_SHOW_FREE')}</p>}
      {days != null && <p>{t('desk.NO_SHOW_DAYS', { count: days, name: booker.name })}</p>}
      {days != null && amount != null && <p>{t('desk.NO_SHOW_LIFTED', { amount: money(amount) })}</p>}
      {days != null && booker.memberIdx != null && (
        <SuspendedBookings memberIdx={booker.memberIdx} days={days} besides={bookingIdx} />
      )}
      {about && <p>{t('desk.NO_SHOW_UNTIL', { until: instant(about.undoUntil) })}</p>}
    </div>
  )
}
