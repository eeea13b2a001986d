import { count } from '@clubhouse/contract/reservation/sheet/sheet'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import type { Counts } from '../../rules/standing/standing'
import styles from './tee-times.module.css'

/** The limits of the month of a date. */
export function Limits({ memberIdx, date }: { memberIdx: number; date: string }) {
  const { data } = useCall(count, { memberIdx, date }, { _nop_: true })
  return data ? <LimitList counts={data} only="month" /> : <div className={styles.space} />
}

/** @param only without a day, daily limits are left out, and a heading says which month */
export function LimitList({ counts, only }: { counts: Counts; only?: 'month' }) {
  const t = useText()
  const { weekday, weekend } = counts.month
  const rows = only
    ? ([
        ['LIMIT_MONTH_WEEKDAY', weekday],
        ['LIMIT_MONTH_WEEKEND', weekend],
      ] as const)
    : ([
        ['LIMIT_DAY', counts.day],
        ['LIMIT_WEEKDAY', weekday],
        ['LIMIT_WEEKEND', weekend],
        ['LIMIT_GUEST', counts.guest],
      ] as const)
  return (
    <dl className={styles.limitList}>
      {rows.map(([label, { used, max }]) => (
        <div key={label}>
          <dt>{t(`reservation.${label}`)}</dt>
          <dd>
            {max === null
              ? t('reservation.LIMIT_NONE', { used })
              : t(label === 'LIMIT_GUEST' ? 'reservation.LIMIT_GUEST_OF' : 'reservation.LIMIT_OF', {
                  used,
                  total: max,
                })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
