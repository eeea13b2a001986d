import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import { useText } from '../../../language/use-text'
import { useDrawnCourses } from '../../sheet/course/use-drawn-courses'
import styles from '../draw.module.css'

/** What is in an entry. */
export function EntryFacts({ entry }: { entry: DrawEntry }) {
  const t = useText()
  const { wishes, anyTime, party, partySize, standbyIfLost, tickets, tier, playDate } = entry
  const courses = useDrawnCourses(playDate)
  const courseOf = (courseIdx: number | null | undefined) =>
    courses.find((one) => one.courseIdx === courseIdx)?.name ?? t('draw.ANY_COURSE')
  const answers = party.slice(1).map(({ name, consent }) => {
    if (consent == null) return t('draw.CONSENT_OPEN', { name })
    return consent ? name : t('draw.CONSENT_NO', { name })
  })
  return (
    <>
      <ol className={styles.wishes}>
        {wishes.map(({ courseIdx, ideal, earliest, latest }, i) => (
          <li key={i}>
            {t('draw.WISH', {
              ideal,
              earliest,
              latest,
              course: courseIdx ? courseOf(courseIdx) : t('draw.ANY_COURSE'),
            })}
          </li>
        ))}
        {anyTime && <li>{t('draw.ANY_TIME_THEN')}</li>}
      </ol>
      <p>
        {[t('draw.PLAYERS', { count: partySize }), ...answers].join(' · ')}
        <br />
        {[
          t('draw.TICKETS_OF', { count: tickets }),
          tier > 0 && t('draw.WAITED', { count: tier }),
          t(standbyIfLost ? 'draw.STANDS_BY' : 'draw.STANDS_NOT_BY'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
