import { cancel } from '@clubhouse/contract/reservation/desk/desk'
import { useEffect } from 'react'
import { useCodes } from '../../../code/use-codes'
import { ActForm } from '../../../form/act-form'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'
import { SuspendedBookings } from '../../../member/suspension/suspended-bookings'
import office from '../../../office/parts.module.css'
import base from '../../../ui/base.module.css'
import { AreaField } from '../../../ui/form/area-field'
import { ChoiceField } from '../../../ui/form/choice-field'
import { RadioField } from '../../../ui/form/radio-field'
import { SelectField } from '../../../ui/form/select-field'
import { toldOf } from '../../booking/cancel/told-of'
import type { DeskBookingData } from './desk-booking-data'
import styles from './desk-panel.module.css'
import { DeskRefused } from './desk-refused'

interface Props {
  booking: DeskBookingData
  /** It is no longer possible. */
  isOver: boolean
  onChanged: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

/** What a cancellation leads to and who is told, before it is done. */
export function DeskCancelForm({ booking, isOver, onChanged, onDone, onBack }: Props) {
  const t = useText()
  const { list } = useCodes('Z82', 'cancel')
  const form = useCancel(booking, isOver, onChanged)
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [])
  return (
    <ActForm
      form={form}
      title={t('desk.CANCEL')}
      label={t('desk.CANCEL')}
      isDanger
      back={t('desk.KEEP')}
      done={t('desk.CANCELLED')}
      {...{ onDone, onBack }}
    >
      <RadioField
        name="by"
        legend={t('desk.CANCEL_BY')}
        options={[
          { value: 'MEMBER', label: t('desk.BY_MEMBER'), hint: t('desk.BY_MEMBER_HINT') },
          { value: 'CLUB', label: t('desk.BY_CLUB'), hint: t('desk.BY_CLUB_HINT') },
        ]}
      />
      {form.values.by === 'MEMBER' && <Cost booking={booking} isImposed={form.values.penalty === true} />}
      {booking.coupon?.ifCancelledNow && (
        <p>{t(`desk.COUPON_IF_${form.values.by === 'MEMBER' ? booking.coupon.ifCancelledNow : 'RETURNED'}`)}</p>
      )}
      <SelectField
        name="reason"
        label={t('desk.REASON')}
        options={[{ value: '', label: '–' }, ...list.map(({ key, label }) => ({ value: key, label }))]}
      />
      {form.values.by === 'MEMBER' ? (
        <AreaField name="text" label={t('desk.DETAILS')} rows={2} />
      ) : (
        <WordFields name="text" label={(language) => t('desk.MESSAGE_IN', { language })} rows={2} />
      )}
      <p className={base.quiet}>{t('desk.WILL_TELL', { names: toldOf(booking).join(', ') })}</p>
      <DeskRefused fail={form.fail} />
    </ActForm>
  )
}

function Cost({ booking, isImposed }: { booking: DeskBookingData; isImposed: boolean }) {
  const t = useText()
  const { ifCancelledNow, booker, bookingIdx } = booking
  if (!ifCancelledNow) return <p className={base.quiet}>{t('desk.COST_NONE')}</p>
  const { days, money, also } = ifCancelledNow
  const sum = (days ?? 0) + (also?.days ?? 0)
  return (
    <div className={`${office.note} ${styles.cost}`}>
      <p>{days == null ? t('desk.COST_PAY', { amount: money ?? 0 }) : t('desk.COST_DAYS', { count: days })}</p>
      {also?.days != null && <p>{t('desk.COST_ALSO', { count: also.days })}</p>}
      <ChoiceField name="penalty" label={t('desk.IMPOSE')} hint={t('desk.IMPOSE_HINT')} />
      {isImposed && sum > 0 && booker.memberIdx != null && (
        <SuspendedBookings memberIdx={booker.memberIdx} days={sum} besides={bookingIdx} />
      )}
    </div>
  )
}

const TEXT = ['text'] as const

function useCancel({ bookingIdx, version }: DeskBookingData, isOver: boolean, reread: () => Promise<void>) {
  const { others } = useOwnLanguages()
  return useForm({
    call: cancel,
    initial: { by: 'MEMBER', reason: '', ...wordValues(TEXT, others), penalty: true },
    words: { reason: 'desk.REASON_MISSING' },
    given: { bookingIdx, version },
    // What a manager notes of a member's cancellation is in one language, for managers.
    input: (values) => (values.by === 'CLUB' ? wordsIn(TEXT, others, values) : {}),
    reread,
    isOver,
  })
}
