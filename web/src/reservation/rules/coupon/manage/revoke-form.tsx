import { type IssuedCoupon, revoke } from '@clubhouse/contract/reservation/rules/coupon'
import { useForm } from '../../../../form/use-form'
import { useText } from '../../../../language/use-text'
import type { BulkAnswer } from '../../../../office/declare'
import { Button } from '../../../../ui/button'
import { AreaField } from '../../../../ui/form/area-field'
import { Form } from '../../../../ui/form/form'
import { SidePanel } from '../../../../ui/side-panel'

interface Props {
  rows: readonly IssuedCoupon[]
  selected: number
  onAnswer: (answer: BulkAnswer | undefined) => void
}

/** Asks why coupons are revoked. Those in a booking, and those that have ended, stay as they are. */
export function RevokeForm({ rows, selected, onAnswer }: Props) {
  const t = useText()
  const form = useForm({
    call: revoke,
    initial: { reason: '' },
    words: { reason: 'coupon.REASON_MISSING' },
    send: async ({ reason }) => onAnswer({ reason }),
  })
  const others = selected - rows.length
  return (
    <SidePanel title={t('coupon.REVOKE')} onClose={() => onAnswer(undefined)}>
      <Form of={form}>
        <p>
          {t('coupon.ASK_REVOKE', { count: rows.length })}
          {others > 0 && ` ${t('coupon.STAY', { count: others })}`}
        </p>
        <AreaField name="reason" label={t('coupon.REASON')} rows={3} />
        <Button type="submit" look="danger" pending={form.pending}>
          {t('coupon.REVOKE')}
        </Button>
      </Form>
    </SidePanel>
  )
}
