import { Loading } from '../ui/loading'
import styles from './home-page.module.css'

/** In the place of a member's part of the page; what is below it waits, so that nothing moves. */
export function Reading() {
  return (
    <div className={styles.reading}>
      <Loading lines={12} />
    </div>
  )
}
