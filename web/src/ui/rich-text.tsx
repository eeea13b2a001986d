import { Suspense } from 'react'
import { Loading } from './loading'
import { part } from './part'
import styles from './rich-text.module.css'

const CleanText = part(() => import('./clean-text'))

export function RichText({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      <Suspense fallback={<Loading />}>
        <CleanText html={html} />
      </Suspense>
    </div>
  )
}
