import { transfer } from '@clubhouse/contract/reservation/booking/change'
import { useEffect } from 'react'
import { CallFail } from '../../../api/call-fail'
import { useForm } from '../../../form/use-form'
import type { TextKey } from '../../../language/text-key'
import { type Say, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { Form } from '../../../ui/form/form'
import { RadioField } from '../../../ui/form/radio-field'
import { failText } from '../../hold/refusal-text'
import styles from './change-form.module.css'
import type { ReadBooking } from './use-change'

interface TransferFormProps {
  booking: ReadBooking
  onKept: () => void
  onChanged: () => void
}

/** Hands a booking over to one of the members who play in it. */
export default function TransferForm({ booking, onKept, onChanged }: TransferFormProps) {
  const t = useText()
  const { bookingIdx, version, booker } = booking
  const heirs = booking.players.filter(({ kind, memberIdx }) => kind === 'MEMBER' && memberIdx !== booker.memberIdx)
  const form = useForm({
    call: transfer,
    initial: { memberIdx: '' },
    words: { memberIdx: 'change.TRANSFER_MISSING' },
    checks: { memberIdx: ({ memberIdx }) => (memberIdx ? undefined : 'change.TRANSFER_MISSING') },
    given: { bookingIdx, version },
    toasts: 'faults',
    answered: (_, { memberIdx }) => {
      const heir = heirs.find((one) => one.memberIdx === memberIdx)
      toast(t('change.TRANSFERRED', { name: heir?.name }), { type: 'success' })
      onChanged()
    },
  })
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [])
  const { fail } = form
  return (
    <Form of={form} className={styles.form}>
      <fieldset className={styles.all} disabled={form.pending}>
        <RadioField
          name="memberIdx"
          legend={t('change.TRANSFER_TO')}
          options={heirs.map(({ memberIdx, name, answer }) => ({
            value: String(memberIdx),
            label: answer === 'OPEN' ? t('change.HEIR_OPEN', { name }) : (name ?? ''),
          }))}
        />
      </fieldset>
      <p className={styles.hint}>{t('change.TRANSFER_HINT')}</p>
      {booking.couponIdx != null && <p className={styles.hint}>{t('change.TRANSFER_COUPON')}</p>}
      {fail instanceof CallFail && fail.isRefusal && (
        <p className={styles.refused} role="alert">
          {heirText(t, fail)}
        </p>
      )}
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('change.TRANSFER_NOW')}
        </Button>
        <Button look="plain" onClick={onKept}>
          {t('change.KEEP')}
        </Button>
      </div>
    </Form>
  )
}

/** Refusals that are about the companion, and would otherwise speak to the reader. */
const OF_HEIR = new Map<string, TextKey>([
  ['SUSPENDED', 'change.HEIR_SUSPENDED'],
  ['QUOTA_DAY', 'change.HEIR_LIMIT'],
  ['QUOTA_MONTH', 'change.HEIR_LIMIT'],
  ['TYPE_NOT_ALLOWED', 'change.HEIR_TYPE'],
])

function heirText(t: Say, fail: CallFail): string {
  const key = OF_HEIR.get(fail.code)
  return key ? t(key) : failText(t, fail)
}
