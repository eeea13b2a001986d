import type { Call } from '@clubhouse/contract/call'
import { useText } from '../language/use-text'
import type { Column, Title } from './declare'
import styles from './list.module.css'
import { bare, turned } from './sort-tool'
import type { ListState } from './use-list'

/** The heading of a column; it sorts where the call can. */
export function ListHeading<C extends Call>({ column, state }: { column: Column<C> | Title<C>; state: ListState<C> }) {
  const t = useText()
  const { heading, sort } = column
  const className = 'isNarrow' in column && column.isNarrow ? styles.narrow : undefined
  if (!sort) return <th scope="col" className={className} children={t(heading)} />
  const inForce = state.sort && bare(state.sort) === bare(sort) ? state.sort : undefined
  const way = inForce ? (inForce.startsWith('-') ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" className={className} aria-sort={way}>
      <button type="button" onClick={() => state.set({ sort: inForce ? turned(inForce) : sort })}>
        {t(heading)}
        <span aria-hidden>{way ? { ascending: '↑', descending: '↓' }[way] : ''}</span>
      </button>
    </th>
  )
}
