import type { Call } from '@clubhouse/contract/call'
import { Link } from 'react-router'
import { useFormat, useText } from '../language/use-text'
import { StateWord } from '../ui/state-word'
import type { Column, OfficeList, RowOf } from './declare'
import styles from './list.module.css'
import { MissingLanguages } from './missing-languages'
import type { ListState } from './use-list'

interface Props<C extends Call> {
  list: OfficeList<C>
  state: ListState<C>
  row: RowOf<C>
  columns: readonly Column<C>[]
  tick?: { isOn: boolean; onChange: (event: unknown) => void }
}

export function ListRow<C extends Call>({ list, state, row, columns, tick }: Props<C>) {
  const t = useText()
  const { text, lang, Mark, Below, missingIn } = list.title
  const name = text(row, t)
  return (
    <tr data-open={String(list.key(row)) === state.open || undefined} data-selected={tick?.isOn || undefined}>
      {tick && (
        <td className={styles.tick}>
          <input
            type="checkbox"
            aria-label={t('office.SELECT', { name })}
            checked={tick.isOn}
            onChange={tick.onChange}
          />
        </td>
      )}
      <th scope="row" className={styles.title} data-marked={Mark && true}>
        {Mark && <Mark row={row} />}
        {list.record ? (
          <Link to={state.linkTo(row)} lang={lang?.(row)} preventScrollReset data-list-row>
            {name}
          </Link>
        ) : (
          <span lang={lang?.(row)} tabIndex={-1} data-list-row>
            {name}
          </span>
        )}
        {Below && (
          <div>
            <Below row={row} />
          </div>
        )}
        <MissingLanguages row={row} of={missingIn} />
      </th>
      {columns.map((column) => (
        <td key={column.id} data-head={t(column.heading)} className={column.isNarrow && styles.narrow}>
          <ColumnCell column={column} row={row} />
        </td>
      ))}
    </tr>
  )
}

function ColumnCell<C extends Call>({ column, row }: { column: Column<C>; row: RowOf<C> }) {
  const t = useText()
  const format = useFormat()
  if ('text' in column) return column.text(row, t, format)
  if (!('state' in column)) return <column.Cell row={row} />
  const [tone, word] = column.state(row)
  return <StateWord tone={tone}>{t(word)}</StateWord>
}
