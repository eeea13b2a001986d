import type { Call } from '@clubhouse/contract/call'
import { exportedOf } from '@clubhouse/contract/list'
import { useClub, useText } from '../language/use-text'
import { Button } from '../ui/button'
import type { OfficeList } from './declare'
import styles from './list.module.css'
import { useExport } from './use-export'
import type { ListState } from './use-list'

/** Saves all rows that fit the filters as an Excel file. */
export function ExportTool<C extends Call>({ list, state }: { list: OfficeList<C>; state: ListState<C> }) {
  const t = useText()
  const club = useClub()
  const { call } = list
  const title = `${list.texts}.TITLE` as const
  const { save, stop } = useExport({ page: list.path, title, name: 'export' })
  if (!exportedOf(call) || state.total === 0) return null
  const { page: _, size: __, ...filters } = state.input
  const input = { ...list.asks?.(club), ...filters }
  const label = t(stop ? 'office.EXPORT_CANCEL' : 'office.EXPORT_HINT')
  return (
    <Button
      look="plain"
      size="small"
      className={styles.view}
      aria-label={label}
      onClick={stop ?? (() => save({ call, input }, `${t(title)}.xlsx`))}
    >
      {t(stop ? 'office.EXPORT_CANCEL' : 'office.EXPORT')}
    </Button>
  )
}
