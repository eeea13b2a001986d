import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { Suspense } from 'react'
import { withTexts } from '../../../language/with-texts'
import { part } from '../../../ui/part'
import type { Counts } from '../../rules/standing/standing'
import type { AnySheet } from '../live/sheet-change'
import { Legend } from '../slots/legend'
import { MoreWays } from './head'
import styles from './tee-times.module.css'

/** For members only. */
const LimitList = part(withTexts(async () => ({ default: (await import('./limits')).LimitList })))

/** Below the tee times while nothing is held: the member's limits in one line, and the legend. */
export function DayCard({ sheet, days, counts }: { sheet: AnySheet; days: readonly CalendarDay[]; counts?: Counts }) {
  return (
    <aside className={styles.card}>
      {counts && (
        <Suspense fallback={<span className={styles.limits} />}>
          <LimitList counts={counts} />
        </Suspense>
      )}
      <div className={styles.more}>
        <MoreWays days={days} />
      </div>
      <Legend slots={sheet.slots} />
    </aside>
  )
}
