import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import styles from './list-tools.module.css'
import { addressFor } from './memory'
import { progressWords } from './progress-words'
import { endsWithWindow, type Work, works } from './works'

/** Work of other pages: its progress, the way back, and its end. The page itself shows its own. */
export function WorkView() {
  const { pathname } = useLocation()
  const all = works.use()
  const isBusy = all.some(endsWithWindow)
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
  return all
    .filter(({ path, isEverywhere }) => isEverywhere || (pathname !== path && !pathname.startsWith(`${path}/`)))
    .map((work) => <Elsewhere key={work.key} work={work} />)
}

function Elsewhere({ work }: { work: Work }) {
  const t = useText()
  const { path, title, over, of, stop } = work
  return (
    <div className={styles.work}>
      <Link to={addressFor(path, '')}>{t(title)}</Link>
      <span>{progressWords(t, work)}</span>
      <progress aria-label={t(title)} {...(of > 0 && { max: of, value: over })} />
      {stop && (
        <Button look="plain" size="small" onClick={stop}>
          {t('office.BULK_STOP')}
        </Button>
      )}
    </div>
  )
}
