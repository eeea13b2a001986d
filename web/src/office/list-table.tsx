import type { Call } from '@clubhouse/contract/call'
import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ChangeEvent, useMemo } from 'react'
import { useFormat, useText } from '../language/use-text'
import type { OfficeList, RowOf } from './declare'
import type { Layout } from './layout'
import styles from './list.module.css'
import { ListHeading } from './list-heading'
import { ListRow } from './list-row'
import type { ListState } from './use-list'
import type { Selection } from './use-selection'

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature })

interface Props<C extends Call> {
  list: OfficeList<C>
  state: ListState<C>
  layout: Layout
  /** Left out where nothing can be done to several rows at once. */
  selection?: Selection<RowOf<C>>
}

/** The rows of a list. On a narrow screen each row is a card, and its title is the head of the card. */
export function ListTable<C extends Call>({ list, state, layout, selection }: Props<C>) {
  const t = useText()
  const format = useFormat()
  const columns = useMemo<ColumnDef<typeof features, RowOf<C>>[]>(() => list.columns.map(({ id }) => ({ id })), [list])
  const byId = new Map(list.columns.map((column) => [column.id, column]))
  const table = useTable({
    features,
    data: state.rows,
    columns,
    getRowId: (row) => String(list.key(row)),
    state: {
      columnOrder: layout.order,
      columnVisibility: Object.fromEntries(layout.order.map((id) => [id, !layout.hidden.includes(id)])),
      rowSelection: selection?.ids ?? {},
    },
    onRowSelectionChange: (change) => selection?.change(change, state.rows),
    isRowRangeSelectionEvent: (event) => ((event as ChangeEvent).nativeEvent as MouseEvent).shiftKey,
  })
  const isAll = table.getIsAllPageRowsSelected()
  // Some is true of all too.
  const isSome = table.getIsSomePageRowsSelected() && !isAll
  return (
    <div className={styles.frame} data-density={layout.density}>
      <table
        className={styles.table}
        aria-label={t(`${list.texts}.TITLE`)}
        aria-busy={state.isChanging || undefined}
        data-list-rows
      >
        <thead>
          <tr>
            {selection && (
              <SelectPage isAll={isAll} isSome={isSome} onChange={table.getToggleAllPageRowsSelectedHandler()} />
            )}
            <ListHeading column={list.title} state={state} />
            {table.getVisibleLeafColumns().map(({ id }) => (
              <ListHeading key={id} column={byId.get(id)!} state={state} />
            ))}
          </tr>
        </thead>
        {groupsOf(table.getRowModel().rows, ({ original }) => list.group?.(original, format)).map(({ name, rows }) => (
          <tbody key={rows[0]!.id}>
            {name && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={1 + (selection ? 1 : 0) + table.getVisibleLeafColumns().length}>
                  {name}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <ListRow
                key={row.id}
                list={list}
                state={state}
                row={row.original}
                columns={row.getVisibleCells().map(({ column }) => byId.get(column.id)!)}
                tick={selection && { isOn: row.getIsSelected(), onChange: row.getToggleSelectedHandler() }}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Rows that follow each other with the same heading; without headings all of them. */
function groupsOf<Row>(rows: readonly Row[], nameOf: (row: Row) => string | undefined) {
  const groups: { name?: string; rows: Row[] }[] = []
  for (const row of rows) {
    const name = nameOf(row)
    const last = groups.at(-1)
    if (last && last.name === name) last.rows.push(row)
    else groups.push({ name, rows: [row] })
  }
  return groups
}

interface SelectPageProps {
  isAll: boolean
  isSome: boolean
  onChange: (event: unknown) => void
}

function SelectPage({ isAll, isSome, onChange }: SelectPageProps) {
  const t = useText()
  return (
    <th scope="col" className={styles.tick}>
      <label>
        <input
          type="checkbox"
          aria-label={t('office.SELECT_PAGE')}
          ref={(box) => {
            if (box) box.indeterminate = isSome
          }}
          checked={isAll}
          onChange={onChange}
        />
        <span aria-hidden className={styles.page}>
          {t('office.SELECT_PAGE')}
        </span>
      </label>
    </th>
  )
}
