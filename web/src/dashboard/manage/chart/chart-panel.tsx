import { useId, useRef, useState } from 'react'
import { useText } from '../../../language/use-text'
import { useExport } from '../../../office/use-export'
import { ActionMenu, type MenuAction } from '../../../ui/action-menu'
import { ScrollFrame } from '../../../ui/scroll-frame'
import { BarChart } from './bar-chart'
import styles from './chart.module.css'
import type { ChartData } from './chart-data'
import { ChartTable } from './chart-table'
import { saveImage } from './save-image'

/** A chart with its table, which can be shown instead, and saved as an image or as Excel. */
export function ChartPanel({ data }: { data: ChartData }) {
  const t = useText()
  const id = useId()
  const drawing = useRef<SVGSVGElement>(null)
  const [isTable, setTable] = useState(false)
  const { title, series, rows, excel } = data
  const { save, stop } = useExport({ page: '/ishm', title: 'dashboard.TITLE', name: title })
  const actions: MenuAction[] = [
    {
      id: 'table',
      label: t(isTable ? 'dashboard.CHART' : 'dashboard.TABLE'),
      act: () => setTable(!isTable),
    },
  ]
  if (!isTable)
    actions.push({ id: 'image', label: t('dashboard.IMAGE'), act: () => saveImage(drawing.current!, title) })
  if (excel)
    actions.push({
      id: 'excel',
      label: t(stop ? 'office.EXPORT_CANCEL' : 'dashboard.EXCEL'),
      act: stop ?? (() => save(excel, `${title}.xlsx`)),
    })
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {rows.length > 0 && (
          <ActionMenu
            size="small"
            label={t('dashboard.SHOW_AS')}
            spoken={t('dashboard.TOOL', { tool: t('dashboard.SHOW_AS'), title })}
            actions={actions}
          />
        )}
      </div>
      {rows.length === 0 && <p className={styles.nothing}>{t('dashboard.NOTHING')}</p>}
      {rows.length > 0 && !isTable && (
        <>
          <BarChart data={data} drawing={drawing} />
          {series.length > 1 && <Legend data={data} />}
          <div data-only-spoken>
            <ChartTable data={data} isSeen={false} />
          </div>
        </>
      )}
      {isTable && (
        <ScrollFrame labelledBy={id} className={styles.scroll}>
          <ChartTable data={data} isSeen />
        </ScrollFrame>
      )}
    </section>
  )
}

function Legend({ data: { series, isStacked, hasLine } }: { data: ChartData }) {
  return (
    <ul className={styles.legend} aria-hidden>
      {series.map((name, nth) => {
        if (isStacked && nth === 0) return null
        const isLine = hasLine && nth === series.length - 1
        return (
          <li key={name}>
            <i
              data-series={isStacked ? undefined : nth}
              data-layer={isStacked && nth}
              data-line={isLine || undefined}
            />
            {name}
          </li>
        )
      })}
    </ul>
  )
}
