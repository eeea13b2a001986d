import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { pageSlow } from '../ui/feedback/page-slow'
import styles from './navigation-line.module.css'

/** A page that comes sooner shows no line: it would only flicker. */
const SLOW_MS = 300

/** A line at the top while the next page is on its way, after a press that has changed nothing yet. */
export function NavigationLine() {
  const isLoading = useNavigation().state !== 'idle'
  const isSlow = pageSlow.use()
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => pageSlow.set(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      pageSlow.set(false)
    }
  }, [isLoading])
  return isSlow && <div className={styles.line} data-navigation-line />
}
