import { useText } from '../language/use-text'
import { teeNames } from '../ui/course/hole'
import { factsText } from '../ui/course/hole-text'
import styles from './course-page.module.css'
import type { Shown } from './read-course'

/** The first ones are in the first view. */
const AT_ONCE = 2

export function HoleCard({ hole: { facts, tees, tip, map }, loop }: { hole: Shown['holes'][number]; loop: string }) {
  const t = useText()
  const { title, description } = factsText(t, facts, loop)
  return (
    <li id={`hole-${facts.no}`} className={styles.card}>
      <img
        {...map}
        className={styles.map}
        alt={`${title}. ${description}`}
        loading={facts.no > AT_ONCE ? 'lazy' : 'eager'}
      />
      <div>
        <h3>{t('scorecard.HOLE_NO', { no: facts.no })}</h3>
        <p className={styles.par}>
          {t('scorecard.PAR')} {facts.par} · {t('scorecard.INDEX')} {facts.index}
        </p>
        {tip && <p>{tip}</p>}
        <dl className={styles.tees}>
          {teeNames.map((tee, i) => (
            <div key={tee}>
              <dt className={styles[tee]}>{t(`scorecard.TEE_${tee}`)}</dt>
              <dd>{t('scorecard.METRES', { value: tees[i] })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}
