import type { InputOf } from '@clubhouse/contract/call'
import { check, type create } from '@clubhouse/contract/reservation/rules/fee'
import { useCall } from '../../../../api/use-call'
import { useFormat, useText } from '../../../../language/use-text'
import styles from '../../../../office/page.module.css'
import { useForms } from '../../../../ui/form/form'
import { seasonIn, weekdaysIn } from './fee-values'

/** The published days that get other prices, while the form says so. */
export function Concerned({ feeIdx }: { feeIdx?: number }) {
  const t = useText()
  const { day } = useFormat()
  const [form] = useForms()
  const { values, changed } = form!
  const isAsked = form!.isRight() && (feeIdx === undefined || changed.length > 0)
  const fee = isAsked
    ? ({ ...form!.input(), season: seasonIn(values), weekdays: weekdaysIn(values) } as InputOf<typeof create>)
    : undefined
  const { data } = useCall(check, { feeIdx, fee }, { enabled: isAsked, _nop_: true })
  const [first, last] = [data?.days[0], data?.days.at(-1)]
  return (
    <div role="status" className={styles.effects}>
      {isAsked && data && (
        <>
          <p>
            {first && last
              ? t('fee.CONCERNED', { count: data.days.length, from: day(first), to: day(last) })
              : t('fee.CONCERNED_NONE')}
          </p>
          {data.bookings > 0 && <p>{t('fee.BOOKINGS_KEEP', { count: data.bookings })}</p>}
          {data.unpriced.length > 0 && <p>{t('fee.UNPRICED', { count: data.unpriced.length })}</p>}
        </>
      )}
    </div>
  )
}
