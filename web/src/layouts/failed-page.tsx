import { isRouteErrorResponse, useRouteError } from 'react-router'
import { reload } from '../api/lost-chunk'
import { NotFound } from '../not-found/not-found'
import { Wrong } from '../ui/wrong'
import styles from './site-shell.module.css'

export function FailedPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <main id="content" className={styles.narrow}>
      <Wrong retry={reload} />
    </main>
  )
}
