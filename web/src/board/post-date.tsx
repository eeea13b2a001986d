import { useFormat } from '../language/use-text'
import { Time } from '../ui/time'
import styles from './post-article.module.css'

/** The day on which a post opened; a draft has none. */
export function PostDate({ at }: { at: string | null | undefined }) {
  const { day, dayOf } = useFormat()
  if (!at) return null
  return (
    <p className={styles.date}>
      <Time at={at}>{day(dayOf(at), 'long')}</Time>
    </p>
  )
}
