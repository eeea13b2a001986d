import { Suspense } from 'react'
import { withTexts } from '../../../language/with-texts'
import { part } from '../../../ui/part'
import type { Counts } from '../../rules/standing/standing'
import type { AnySheet } from '../live/sheet-change'
import { Legend } from '../slots/legend'
import styles from './tee-times.module.css'

/** For members only. */
const LimitList = part(withTexts(async () => ({ default: (await import('./limits')).LimitList })))

/** Shown while nothing is held: the member's limits and the legend. */
export function DayCard({ sheet, counts }: { sheet: AnySheet; counts?: Counts }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is longer than the window, the arrow keys scroll it
    <aside className={styles.card} tabIndex={0}>
      {counts && (
        <Suspense fallback={<span className={styles.limits} />}>
          <LimitList counts={counts} />
        </Suspense>
      )}
      <Legend slots={sheet.slots} />
    </aside>
  )
}
