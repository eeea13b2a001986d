import type { Draw, DrawEntry, DrawResult } from '@clubhouse/contract/reservation/draw/draw'
import { useId } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import { Empty } from '../../../ui/empty'
import { grouped } from '../../../ui/grouped'
import { ScrollFrame } from '../../../ui/scroll-frame'
import styles from '../draw.module.css'

interface Props {
  draw: Draw
  results: readonly DrawResult[]
  mine: readonly DrawEntry[]
}

/** The places of each date, the own ones marked. */
export function Results({ draw, results, mine }: Props) {
  const t = useText()
  const id = useId()
  const own = new Set(mine.map(({ pseudonym }) => pseudonym))
  const byDate = grouped(results, ({ playDate }) => playDate)
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('draw.RESULTS')}</h2>
      {results.length === 0 && <Empty title={t('draw.RESULTS_NONE')} />}
      {draw.playDates.map((date) => {
        const ofDate = byDate.get(date)
        return ofDate && <DateResults key={date} date={date} results={ofDate} own={own} />
      })}
    </section>
  )
}

function DateResults({ date, results, own }: { date: string; results: readonly DrawResult[]; own: Set<string> }) {
  const t = useText()
  const id = useId()
  const { day } = useFormat()
  const won = results.filter(({ time }) => time).length
  return (
    <>
      <h3 id={id}>{day(date, 'long')}</h3>
      <p className={styles.quiet}>
        {t('draw.RESULTS_OF', { count: results.length, won })} {t('draw.TICKETS_MEAN')}
      </p>
      <ScrollFrame labelledBy={id} className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('draw.PLACE')}</th>
              <th scope="col">{t('draw.TEE_TIME')}</th>
              <th scope="col">{t('draw.PARTY')}</th>
              <th scope="col">{t('draw.WHO_ENTERED')}</th>
              <th scope="col">{t('draw.TICKETS')}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <ResultRow key={result.pseudonym} result={result} isMine={own.has(result.pseudonym)} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  )
}

function ResultRow({ result, isMine }: { result: DrawResult; isMine: boolean }) {
  const t = useText()
  const { place, time, courseName, partySize, pseudonym, name, tickets, tier, since } = result
  return (
    <tr data-mine={isMine || undefined}>
      <th scope="row">{place}</th>
      <td className={styles.time}>
        {time ? `${time} ${courseName ?? ''}` : '–'}
        {since && <small>{t(`draw.SINCE_${since}`)}</small>}
      </td>
      <td>{partySize}</td>
      <td>
        {isMine && <b className={styles.name}>{t('draw.YOU')}</b>}
        {name && !isMine && <span className={styles.name}>{name}</span>}
        <span className={styles.pseudonym}>{pseudonym.slice(0, 8)}</span>
      </td>
      <td>
        {tickets}
        {tier > 0 && <small>{t('draw.WAITED', { count: tier })}</small>}
      </td>
    </tr>
  )
}
