import { useId } from 'react'
import { useClub, useText } from '../../../language/use-text'
import { ArrangedList } from '../../../ui/arranged-list'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import fieldStyles from '../../../ui/field.module.css'
import { FieldError } from '../../../ui/field-error'
import { useField } from '../../../ui/form/form'
import { Theirs } from '../../../ui/form/theirs'
import { CellField } from './cell-field'
import { columnsOf, EMPTY_CELL, LEAST_COLUMNS, MOST_COLUMNS, ROW_KINDS, type RowKind } from './row-columns'
import styles from './section.module.css'
import { useRows } from './use-rows'

/** The rows of a section, of the kinds that consist of rows. Decision 064. */
export function RowsField() {
  const kind = useField('kind').value
  const of = ROW_KINDS.find((one) => one === kind)
  return of && <Rows kind={of} />
}

function Rows({ kind }: { kind: RowKind }) {
  const t = useText()
  const { currency } = useClub()
  const id = useId()
  const field = useField('rows')
  const { readOnly, error } = field
  const { rows, put, add, widen, type } = useRows(String(field.value), field.type)
  const columns = columnsOf(kind, rows)
  const describedBy = error ? `${id}e` : undefined
  return (
    <fieldset className={styles.rows} aria-describedby={describedBy}>
      <legend className={fieldStyles.label}>{t('section.ROWS')}</legend>
      <p className={fieldStyles.hint}>{t(`section.ROWS_${kind}`, { currency })}</p>
      <ArrangedList
        items={rows}
        keyOf={({ key }) => key}
        nameOf={(_, at) => t('section.ROW', { no: at + 1 })}
        label={t('section.ROWS')}
        mayMove={!readOnly}
        onMove={put}
        tools={(row, at) => !readOnly && <Remove at={at} onPress={() => put(rows.filter((one) => one !== row))} />}
      >
        {(row, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a list would show a frame of its own
          <div className={styles.row} role="group" aria-label={t('section.ROW', { no: at + 1 })}>
            {columns.map((column, c) => (
              <CellField
                key={`${c} ${column.heading}`}
                column={column}
                heading={t(column.heading, { no: c + 1 })}
                cell={row.cells[c] ?? EMPTY_CELL}
                readOnly={readOnly}
                onType={(cell) => type(at, c, cell, columns.length)}
              />
            ))}
          </div>
        )}
      </ArrangedList>
      {!readOnly && (
        <div className={`${base.buttons} ${styles.buttons}`}>
          <AddButton name="rows" aria-describedby={describedBy} onClick={() => add(columns.length)} />
          {kind === 'TABLE' && rows.length > 0 && <Width columns={columns.length} onChange={widen} />}
        </div>
      )}
      {error && <FieldError id={`${id}e`}>{error}</FieldError>}
      <Theirs field={field} />
    </fieldset>
  )
}

function AddButton(props: { name: string; 'aria-describedby'?: string; onClick: () => void }) {
  const t = useText()
  return (
    <Button {...props} look="plain" size="small">
      {t('section.ROW_ADD')}
    </Button>
  )
}

function Remove({ at, onPress }: { at: number; onPress: () => void }) {
  const t = useText()
  return (
    <Button look="bare" size="small" aria-label={t('section.ROW_REMOVE', { no: at + 1 })} onClick={onPress}>
      ✕
    </Button>
  )
}

function Width({ columns, onChange }: { columns: number; onChange: (columns: number) => void }) {
  const t = useText()
  return (
    <>
      {columns < MOST_COLUMNS && (
        <Button look="plain" size="small" onClick={() => onChange(columns + 1)}>
          {t('section.COLUMN_ADD')}
        </Button>
      )}
      {columns > LEAST_COLUMNS && (
        <Button look="plain" size="small" onClick={() => onChange(columns - 1)}>
          {t('section.COLUMN_REMOVE')}
        </Button>
      )}
    </>
  )
}
