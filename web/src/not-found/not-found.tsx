import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { ButtonLink } from '../ui/button'
import { Contours } from '../ui/course/contours'
import { optionalPart } from '../ui/part'
import styles from './not-found.module.css'

// Every page carries this one for its faults, but not the drawing.
const OutOfBounds = optionalPart(() => import('./out-of-bounds'))

export function NotFound() {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <main id="content" className={styles.page}>
      <PageHead title={t('site.NOT_FOUND')} />
      <Contours seed="out of bounds" className={styles.contours} />
      <div className={styles.words}>
        <p className={styles.mark}>{t('site.OUT_OF_BOUNDS')}</p>
        <h1 className={styles.title}>{t('site.NOT_FOUND')}</h1>
        <p className={styles.hint}>{t('site.NOT_FOUND_HINT')}</p>
        <p className={styles.path}>{t('site.NOT_FOUND_PATH', { path: pathname })}</p>
        <ButtonLink to="/">{t('site.GO_HOME')}</ButtonLink>
      </div>
      <Suspense>
        <OutOfBounds className={styles.picture} />
      </Suspense>
    </main>
  )
}
