import type { DataOf } from '@clubhouse/contract/call'
import { fairness } from '@clubhouse/contract/reservation/draw/post'
import { useId } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { ScrollFrame } from '../../../ui/scroll-frame'
import { Unread } from '../../../ui/unread'
import styles from '../draw.module.css'

type Fairness = DataOf<typeof fairness>

/** With how many tickets the member would enter now, why, and what came of the last entries. */
export function FairnessCard({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const id = useId()
  const { data, error, refetch } = useCall(fairness, { memberIdx }, { _nop_: true })
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id}>{t('draw.FAIR_TITLE')}</h2>
      {!data && <Unread error={error} retry={refetch} lines={3} />}
      {data && <Numbers fairness={data} />}
      {data && data.last.length > 0 && (
        <details>
          <summary>{t('draw.FAIR_LAST')}</summary>
          <Last last={data.last} />
        </details>
      )}
    </section>
  )
}

function Numbers({ fairness: { tickets, tier, missesInARow, winsIn8Weeks, oddsNext } }: { fairness: Fairness }) {
  const t = useText()
  const numbers = [
    [t('draw.FAIR_TICKETS'), String(tickets)],
    [t('draw.FAIR_MISSES'), String(missesInARow)],
    [t('draw.FAIR_WINS'), String(winsIn8Weeks)],
    ...(oddsNext == null ? [] : [[t('draw.FAIR_ODDS'), t('draw.PER_CENT', { value: oddsNext })] as const]),
  ] as const
  return (
    <>
      <dl className={styles.numbers}>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{tier > 0 ? t('draw.FAIR_FIRST', { count: tier }) : t('draw.FAIR_HOW')}</p>
      {oddsNext != null && <p className={styles.quiet}>{t('draw.FAIR_ODDS_HINT')}</p>}
    </>
  )
}

function Last({ last }: Pick<Fairness, 'last'>) {
  const t = useText()
  const { day } = useFormat()
  return (
    <ScrollFrame label={t('draw.FAIR_LAST')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('draw.DAY')}</th>
            <th scope="col">{t('draw.DRAW')}</th>
            <th scope="col">{t('draw.TICKETS')}</th>
            <th scope="col">{t('draw.PLACE')}</th>
            <th scope="col">{t('draw.RESULT')}</th>
          </tr>
        </thead>
        <tbody>
          {last.map(({ drawIdx, title, playDate, tickets, place, result }) => (
            <tr key={`${drawIdx} ${playDate}`}>
              <th scope="row">{day(playDate)}</th>
              <td>
                <Link to={`/reservation/draws/${drawIdx}`}>{title}</Link>
              </td>
              <td>{tickets}</td>
              <td>{place ?? '–'}</td>
              <td>{t(`draw.RESULT_${result}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
