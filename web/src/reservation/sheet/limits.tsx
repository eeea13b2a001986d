import { count } from '@clubhouse/contract/reservation/sheet'
import { useReading } from '../../api/reading'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import styles from './limits.module.css'

interface LimitsProps {
  memberIdx: number
  date: string
  /** Without a day, daily limits are left out. */
  only?: 'month'
}

export function Limits({ memberIdx, date, only }: LimitsProps) {
  const t = useText()
  const { data } = useReading(`limits ${memberIdx} ${date}`, (signal) =>
    ask(count, { memberIdx, date }, { quiet: true, _nop_: true, signal }),
  )
  if (!data) return null
  const { weekday, weekend } = data.month
  const ofMonth = [
    ['LIMIT_WEEKDAY', weekday],
    ['LIMIT_WEEKEND', weekend],
  ] as const
  const rows = only ? ofMonth : ([['LIMIT_DAY', data.day], ...ofMonth, ['LIMIT_GUEST', data.guest]] as const)
  return (
    <dl className={styles.limits}>
      {rows.map(([label, { used, max }]) => (
        <div key={label}>
          <dt>{t(`reservation.${label}`)}</dt>
          <dd>
            {max === null ? t('reservation.LIMIT_NONE', { used }) : t('reservation.LIMIT_OF', { used, total: max })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
