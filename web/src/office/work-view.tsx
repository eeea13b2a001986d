import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { addressFor } from './memory'
import styles from './work-view.module.css'
import { type Work, works } from './works'

/** Work on lists of other pages: its progress, the way back, and its end. The list itself shows its own. */
export function WorkView() {
  const { pathname } = useLocation()
  const all = works.use()
  const isBusy = all.length > 0
  // Closing the window would end it halfway.
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
  return all
    .filter(({ path }) => pathname !== path && !pathname.startsWith(`${path}/`))
    .map((work) => <Elsewhere key={work.path} work={work} />)
}

function Elsewhere({ work: { path, texts, kind, over, of, stop } }: { work: Work }) {
  const t = useText()
  const title = t(`${texts}.TITLE`)
  return (
    <div className={styles.work}>
      <Link to={addressFor(path, '')}>{title}</Link>
      <span>{t(kind === 'reads' ? 'office.BULK_READS' : 'office.BULK_RUNS', { over, count: of })}</span>
      <progress aria-label={title} max={of} value={over} />
      <Button look="plain" size="small" onClick={stop}>
        {t('office.BULK_STOP')}
      </Button>
    </div>
  )
}
