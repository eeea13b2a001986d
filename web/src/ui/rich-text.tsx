import { Suspense } from 'react'
import { Loading } from './loading'
import { part } from './part'
import styles from './rich-text.module.css'

const CleanText = part(() => import('./clean-text'))

/**
 * Text with markup that somebody at the club wrote. It was cleaned when it was saved, and is cleaned again in the
 * browser; what does that is loaded only by pages that have such text.
 */
export function RichText({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      <Suspense fallback={<Loading />}>
        <CleanText html={html} />
      </Suspense>
    </div>
  )
}
