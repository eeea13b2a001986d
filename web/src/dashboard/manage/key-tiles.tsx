import type { DataOf } from '@clubhouse/contract/call'
import type { Figures, read } from '@clubhouse/contract/dashboard'
import { Link } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import { bucketsOf, fillSum, sumOf, within } from './buckets'
import { changeOf } from './change-words'
import { Sparkline } from './chart/sparkline'
import styles from './figures.module.css'
import { type KeyFigure, listOf, numberOf, rateOf } from './list-links'
import { ComparedWithYear, LABELS } from './tile-parts'

type Numbers = DataOf<typeof read>

interface Props {
  figure: KeyFigure
  now: Partial<Figures>
  numbers: Numbers
}

/** A number with the line of its last days, and a sentence that says how it changed. */
export function KeyTile({ figure, now, numbers }: Props) {
  const t = useText()
  const { number } = useFormat()
  const value = numberOf(figure, now)
  const changed = changeOf(figure, now, numbers)
  const line = trendOf(figure, numbers)
  return (
    <li>
      <span className={styles.name}>{t(LABELS[figure])}</span>
      <Link to={listOf(figure, numbers)} className={styles.number}>
        {value === undefined ? t('dashboard.NONE') : figure === 'fill' ? `${number(value)}%` : number(value)}
      </Link>
      {line && <Sparkline values={line} />}
      <span className={styles.compared}>
        {changed ? (
          <Link to={listOf(figure, numbers.before)}>{t(changed.text, { change: changed.change })}</Link>
        ) : (
          <span>{t('dashboard.NOTHING_TO_COMPARE')}</span>
        )}
        <ComparedWithYear figure={figure} value={value} numbers={numbers} />
      </span>
    </li>
  )
}

/** A value for each day or month of the trend; undefined where the club has none. */
function trendOf(figure: KeyFigure, { trend }: Numbers): (number | null)[] | undefined {
  const buckets = bucketsOf(trend.from, trend.to)
  if (figure === 'fill')
    return trend.fill?.length ? buckets.map((days) => rateOf(fillSum(within(trend.fill!, days))) ?? null) : undefined
  return trend.bookings?.length
    ? buckets.map((days) => sumOf(within(trend.bookings!, days), (row) => row[figure]))
    : undefined
}
