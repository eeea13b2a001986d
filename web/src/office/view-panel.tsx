import type { Call } from '@clubhouse/contract/call'
import type { ReactNode } from 'react'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { SidePanel } from '../ui/side-panel'
import { Views } from '../ui/views'
import type { OfficeList } from './declare'
import { type Density, type Layout, moved } from './layout'
import styles from './list-tools.module.css'

interface Props<C extends Call> {
  list: OfficeList<C>
  layout: Layout
  onChange: (changes: Partial<Layout>) => void
  onReset: () => void
  children: ReactNode
  onClose: () => void
}

const DENSITIES: readonly Density[] = ['dense', 'cosy']

/** How a list is shown: its columns and their order, how close its rows are, and the saved views. */
export function ViewPanel<C extends Call>({ list, layout, onChange, onReset, onClose, children }: Props<C>) {
  const t = useText()
  const { order, hidden } = layout
  const nameOf = (id: string) => t(list.columns.find((column) => column.id === id)!.heading)
  const turn = (id: string) =>
    onChange({ order, hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id] })
  return (
    <SidePanel
      title={t('office.VIEW_EDIT')}
      actions={
        <Button look="plain" onClick={onReset}>
          {t('office.COLUMNS_RESET')}
        </Button>
      }
      onClose={onClose}
    >
      <Views
        label={t('office.DENSITY')}
        views={DENSITIES.map((value) => ({ value, label: t(`office.DENSITY_${value.toUpperCase()}`) }))}
        value={layout.density}
        onChange={(density) => onChange({ density })}
      />
      <h3 className={styles.title}>{t('office.COLUMNS')}</h3>
      <ul className={styles.columns}>
        {order.map((id, i) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={!hidden.includes(id)} onChange={() => turn(id)} />
              {nameOf(id)}
            </label>
            {([-1, 1] as const).map((step) => (
              <Button
                key={step}
                look="plain"
                size="small"
                aria-label={t(step < 0 ? 'office.COLUMN_UP' : 'office.COLUMN_DOWN', { column: nameOf(id) })}
                aria-disabled={!order[i + step] || undefined}
                onClick={() => order[i + step] && onChange({ order: moved(order, i, step), hidden })}
              >
                <span aria-hidden>{step < 0 ? '↑' : '↓'}</span>
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {children}
    </SidePanel>
  )
}
