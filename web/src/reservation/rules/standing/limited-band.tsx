import { Link, useLocation } from 'react-router'
import { useText } from '../../../language/use-text'
import { OWN_PASSWORD } from '../../../session/held'
import { moveOf } from '../../../session/way-back'
import styles from './standing-band.module.css'

/** What an account has to do before it can book, by the page where that is done. */
const TODO: Readonly<Record<string, 'DORMANT' | 'PASSWORD' | 'TERMS'>> = {
  '/login/dormant': 'DORMANT',
  [OWN_PASSWORD]: 'PASSWORD',
  '/signup/agreement': 'TERMS',
}

/** Above the tee times of a member whose account cannot book until something is done, with the way there and back. */
export default function LimitedBand({ route }: { route: string }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const todo = TODO[route]
  if (!todo) return null
  return (
    <section className={`${styles.band} ${styles.line}`} aria-labelledby="limited">
      <h2 id="limited">{t(`reservation.LIMITED_${todo}`)}</h2>
      <p className={styles.hint}>{t('reservation.LIMITED_HINT')}</p>
      <p>
        <Link to={moveOf(route, pathname + search)}>{t(`reservation.LIMITED_${todo}_ACT`)}</Link>
      </p>
    </section>
  )
}
