import type { DataOf } from '@clubhouse/contract/call'
import type { read } from '@clubhouse/contract/dashboard'
import { useId } from 'react'
import { useText } from '../../language/use-text'
import { ChartPanel } from './chart/chart-panel'
import styles from './figures.module.css'
import { useCharts } from './use-charts'

export function Charts({ numbers }: { numbers: DataOf<typeof read> }) {
  const t = useText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} data-only-spoken>
        {t('dashboard.CHARTS')}
      </h2>
      <div className={styles.charts}>
        {useCharts(numbers).map((data) => (
          <ChartPanel key={data.title} data={data} />
        ))}
      </div>
    </section>
  )
}
