import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import type { Bundle } from '@clubhouse/draw/bundle'
import { useId } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import { ScrollFrame } from '../../../ui/scroll-frame'
import { useDrawnCourses } from '../../sheet/course/use-drawn-courses'
import styles from '../draw.module.css'

interface Props {
  bundle: Bundle
  mine: readonly DrawEntry[]
}

/** The result as the bundle has it. */
export function Places({ bundle, mine }: Props) {
  const t = useText()
  const id = useId()
  const { day } = useFormat()
  const courses = useDrawnCourses(bundle.post.playDates[0])
  const own = new Set(mine.map(({ pseudonym }) => pseudonym))
  const slots = new Map(bundle.slots.map((slot) => [slot.slotIdx, slot]))
  const entries = new Map(bundle.entries.map((entry) => [entry.pseudonym, entry]))
  const timeOf = (slotIdx: number | undefined) => {
    const slot = slotIdx === undefined ? undefined : slots.get(slotIdx)
    if (!slot) return '–'
    return `${slot.time} ${courses.find(({ courseIdx }) => courseIdx === slot.courseIdx)?.name ?? ''}`
  }
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('draw.RESULTS')}</h2>
      {bundle.result.dates.map(({ date, places }) => (
        <ScrollFrame key={date} label={day(date, 'long')} className={styles.frame}>
          <table className={styles.table}>
            <caption>{day(date, 'long')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('draw.PLACE')}</th>
                <th scope="col">{t('draw.TEE_TIME')}</th>
                <th scope="col">{t('draw.PARTY')}</th>
                <th scope="col">{t('draw.PSEUDONYM')}</th>
                <th scope="col">{t('draw.TICKETS')}</th>
              </tr>
            </thead>
            <tbody>
              {places.map(({ place, pseudonym, slotIdx }) => (
                <tr key={pseudonym} data-mine={own.has(pseudonym) || undefined}>
                  <th scope="row">{place}</th>
                  <td className={styles.time}>{timeOf(slotIdx)}</td>
                  <td>{entries.get(pseudonym)?.partySize}</td>
                  <td className={styles.pseudonym}>
                    {own.has(pseudonym) && <b className={styles.name}>{t('draw.YOU')}</b>}
                    {pseudonym.slice(0, 8)}
                  </td>
                  <td>{entries.get(pseudonym)?.tickets}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      ))}
    </section>
  )
}
