import { report } from '@clubhouse/contract/reservation/draw/post'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { FactLines } from '../../../ui/fact-lines'
import { Fold } from '../../../ui/fold'
import { Unread } from '../../../ui/unread'
import styles from '../draw.module.css'

/** How fair the draws of the year were; read when it is opened. */
export function YearReport() {
  const t = useText()
  return (
    <Fold className={styles.box} summary={<h2>{t('draw.YEAR_TITLE')}</h2>}>
      <Numbers />
    </Fold>
  )
}

function Numbers() {
  const t = useText()
  const { number } = useFormat()
  const { label } = useCodes('702')
  const { data, error, refetch } = useCall(report, {}, { _nop_: true })
  if (!data) return <Unread error={error} retry={refetch} lines={5} />
  const { year, draws, entries, winRate, variance, bumpRate, distance, longestStreak, primeShare } = data
  if (draws === 0) return <p>{t('draw.YEAR_NONE', { year })}</p>
  const perCent = (value: number) => t('draw.PER_CENT', { value: number(Math.round(value)) })
  const rows = [
    [t('draw.YEAR_DRAWS'), String(draws)],
    [t('draw.YEAR_ENTRIES'), number(entries)],
    [t('draw.YEAR_WINS'), winRate != null && perCent(winRate)],
    [t('draw.YEAR_SPREAD'), variance != null && t('draw.YEAR_SPREAD_IS', { value: number(variance.toFixed(1)) })],
    [t('draw.YEAR_BUMPED'), bumpRate != null && perCent(bumpRate)],
    [t('draw.YEAR_DISTANCE'), distance != null && t('draw.MINUTES', { count: Math.round(distance) })],
    [t('draw.YEAR_STREAK'), String(longestStreak)],
    ...primeShare.map(
      ({ memberType, share }) => [t('draw.YEAR_PRIME', { type: label(memberType) }), perCent(share)] as const,
    ),
  ] as const
  return <FactLines rows={rows} />
}
