import type { InputOf } from '@clubhouse/contract/call'
import { penalties } from '@clubhouse/contract/member/profile'
import { type Booking, cancel } from '@clubhouse/contract/reservation/booking/booking'
import { useEffect } from 'react'
import { CallFail } from '../../../api/call-fail'
import { wordsOf } from '../../../api/show-fail'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useForm } from '../../../form/use-form'
import type { TextKey } from '../../../language/text-key'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { AreaField } from '../../../ui/form/area-field'
import { Form } from '../../../ui/form/form'
import { RadioField } from '../../../ui/form/radio-field'
import { CouponIfCancelled } from '../draft/coupon-note'
import { CancelCost, type Cost, hasChoice } from './cancel-cost'
import styles from './cancel-form.module.css'

interface CancelFormProps {
  booking: Booking
  onKept: () => void
  onCancelled: () => void
}

/** Asks why; a late cancellation says first what it costs, and asks how to settle it where the rules leave a choice. */
export function CancelForm({ booking, onKept, onCancelled }: CancelFormProps) {
  const t = useText()
  const { list } = useCodes('Z82', 'cancel')
  // A booking can be cancelled even when the club's reasons did not come.
  const reasons = list.length > 0 ? list : [{ key: 'other', label: t('mypage.REASON_OTHER') }]
  const form = useCancel(booking, onCancelled)
  const { reason } = form.values
  // Again when the reasons have come, but never away from where the person is by now.
  useEffect(() => {
    if (!reason) form.ref.current?.querySelector('input')?.focus()
  }, [reasons[0]?.key, reason])
  const { fail } = form
  const cost = costOf(booking, fail)
  return (
    <Form of={form} className={styles.form}>
      <fieldset className={styles.all} disabled={form.pending}>
        <Counts booking={booking} />
        {cost && (
          <CancelCost
            booking={booking}
            cost={cost}
            isNew={isPastDeadline(fail)}
            isPaid={form.values.choice === 'MONEY'}
          />
        )}
        <CouponIfCancelled coupon={booking.coupon} />
        <RadioField
          name="reason"
          legend={t('mypage.WHY')}
          className={styles.reasons}
          options={reasons.map(({ key, label }) => ({ value: key, label }))}
        />
        {reason === 'other' && <AreaField name="reasonText" label={t('mypage.WHY_WORDS')} />}
      </fieldset>
      {fail instanceof CallFail && !isPastDeadline(fail) && (
        <div className={styles.late} role="alert">
          {wordsOf(fail)}
        </div>
      )}
      <div className={base.buttons}>
        <Button type="submit" look="danger" pending={form.pending}>
          {t(cost ? 'mypage.CANCEL_LATE' : 'mypage.CANCEL_NOW')}
        </Button>
        <Button look="plain" onClick={onKept}>
          {t('mypage.KEEP')}
        </Button>
      </div>
    </Form>
  )
}

/** Whether it counts, and how often the member has cancelled where it does. */
function Counts({ booking }: { booking: Booking }) {
  const t = useText()
  const { undoUntil, releaseUntil } = booking
  if (releaseUntil != null) return <p>{t('mypage.RELEASE_UNTIL', { until: releaseUntil })}</p>
  return undoUntil == null ? <MonthCount booking={booking} /> : <p>{t('mypage.UNDO_UNTIL', { until: undoUntil })}</p>
}

/** The count by which the server decides, so that nobody is surprised by the last one. */
function MonthCount({ booking: { booker } }: { booking: Booking }) {
  const t = useText()
  const { data } = useCall(
    penalties,
    { memberIdx: booker.memberIdx! },
    { _nop_: true, enabled: booker.memberIdx != null },
  )
  if (!data || data.cancelsThisMonth === 0 || data.cancelsMax === null) return null
  return <p>{t('mypage.CANCELS', { count: data.cancelsThisMonth, from: data.cancelsMax })}</p>
}

const isPastDeadline = (fail: unknown): fail is CallFail => fail instanceof CallFail && fail.code === 'PAST_DEADLINE'

/** What cancelling leads to: as the server has just said, else as the booking says. */
function costOf(booking: Booking, fail: unknown): Cost | undefined {
  if (isPastDeadline(fail)) return fail.msgVar as unknown as Cost
  const known = booking.ifCancelledNow ?? undefined
  // Without days and money nothing could be accepted: the server's refusal says them.
  return known?.days == null && known?.money == null ? undefined : known
}

function useCancel(booking: Booking, onCancelled: () => void) {
  const t = useText()
  const { bookingIdx, version, time } = booking
  const form = useForm({
    call: cancel,
    initial: { reason: '', reasonText: '', choice: '' },
    words: { reason: 'mypage.WHY_MISSING' },
    // The shape takes any text; a reason has to be chosen, and so does how to settle it.
    checks: {
      reason: ({ reason }): TextKey | undefined => (reason ? undefined : 'mypage.WHY_MISSING'),
      choice: ({ choice }): TextKey | undefined =>
        choice || !hasChoice(costOf(booking, form.fail)) ? undefined : 'mypage.CHOICE_MISSING',
    },
    given: { bookingIdx, version },
    input: ({ choice }): Partial<InputOf<typeof cancel>> => {
      const cost = costOf(booking, form.fail)
      if (!cost) return { choice: undefined }
      return {
        accept: true,
        code: cost.code,
        choice: hasChoice(cost) ? (choice as InputOf<typeof cancel>['choice']) : undefined,
      }
    },
    toasts: 'faults',
    answered: ({ couponReturned }) => {
      toast(t(couponReturned ? 'mypage.CANCELLED_COUPON' : 'mypage.CANCELLED', { time }), { type: 'success' })
      onCancelled()
    },
  })
  return form
}
