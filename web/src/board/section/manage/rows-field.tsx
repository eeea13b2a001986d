import {
  type Cell,
  photoColumn,
  photoIn,
  photoText,
  sameIn,
  tidied,
  type WrongCell,
  wrongCells,
} from '@clubhouse/contract/board/section-rows'
import { useId } from 'react'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { useClub, useText } from '../../../language/use-text'
import { ArrangedList } from '../../../ui/arranged-list'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import fieldStyles from '../../../ui/field.module.css'
import { FieldError } from '../../../ui/field-error'
import { useField } from '../../../ui/form/form'
import { Theirs } from '../../../ui/form/theirs'
import { CellField, WordsCell } from './cell-field'
import { PhotoCell, PhotoDetails } from './photo-cell'
import {
  type Column,
  columnsOf,
  EMPTY_CELL,
  faultOf,
  LEAST_COLUMNS,
  MOST_COLUMNS,
  nameColumn,
  ROW_KINDS,
  type RowKind,
  sameText,
  widthOf,
} from './row-columns'
import { useRowFocus } from './row-focus'
import styles from './section.module.css'
import type { Photos } from './use-photos'
import { type Row, useRows } from './use-rows'

interface Of {
  photos: Photos
}

/** The rows of a section, of the kinds that consist of rows: a table, on a phone a card for each row. Decision 064. */
export function RowsField({ photos }: Of) {
  const kind = useField('kind').value
  const of = ROW_KINDS.find((one) => one === kind)
  return of && <Rows kind={of} photos={photos} />
}

function Rows({ kind, photos }: { kind: RowKind } & Of) {
  const t = useText()
  const { currency, langs } = useClub()
  const { own } = useOwnLanguages()
  const id = useId()
  const field = useField('rows')
  const { readOnly, error } = field
  const { rows, put, add, widen, type } = useRows(String(field.value), field.type)
  const columns = columnsOf(kind, rows)
  const width = widthOf(kind, columns)
  const describedBy = error ? `${id}e` : undefined
  const { table, onKeyDown, focusRow } = useRowFocus(() => add(width))
  const remove = (row: Row, at: number) => {
    put(rows.filter((one) => one !== row))
    focusRow(Math.min(at, rows.length - 2))
  }
  return (
    <fieldset ref={table} className={styles.rows} aria-describedby={describedBy} onKeyDown={onKeyDown}>
      <legend className={fieldStyles.label}>{t('section.ROWS')}</legend>
      <p className={fieldStyles.hint}>{t(`section.ROWS_${kind}`, { currency })}</p>
      <ArrangedList
        items={rows}
        keyOf={({ key }) => key}
        nameOf={(_, at) => t('section.ROW', { no: at + 1 })}
        label={t('section.ROWS')}
        mayMove={!readOnly}
        onMove={put}
        tools={(row, at) => !readOnly && <Remove at={at} onPress={() => remove(row, at)} />}
      >
        {({ key, cells }, at) => (
          <RowCells
            {...{ kind, columns, cells, at, readOnly, photos, showsErrors: Boolean(error) }}
            wrong={tidied([cells]).flatMap((row) => wrongCells(kind, row, { lang: own, langs }))}
            onType={(changes) => type(key, changes, width)}
          />
        )}
      </ArrangedList>
      {!readOnly && (
        <div className={`${base.buttons} ${styles.buttons}`}>
          <AddButton
            name="rows"
            aria-describedby={describedBy}
            onClick={() => {
              add(width)
              focusRow(rows.length)
            }}
          />
          {kind === 'TABLE' && rows.length > 0 && <Width columns={columns.length} onChange={widen} />}
        </div>
      )}
      {error && <FieldError id={`${id}e`}>{error}</FieldError>}
      <Theirs field={field} />
    </fieldset>
  )
}

interface RowProps extends Of {
  kind: RowKind
  columns: readonly Column[]
  cells: readonly Cell[]
  at: number
  readOnly: boolean
  /** What does not fit is said below its cell. */
  showsErrors: boolean
  wrong: readonly WrongCell[]
  /** Gets the row’s current cells. */
  onType: (changes: (cells: readonly Cell[]) => Record<number, Cell>) => void
}

function RowCells({ kind, columns, cells, at, readOnly, photos, showsErrors, wrong, onType }: RowProps) {
  const t = useText()
  const { langs } = useClub()
  const cellAt = (column: number) => cells[column] ?? EMPTY_CELL
  const nameAt = nameColumn(kind)
  const photoAt = photoColumn(kind) ?? columns.length
  const showsAt = photoAt + 1
  const photo = photoIn(sameText(cellAt(photoAt)))
  const url = photo && photos.urls.get(photo.fileIdx)
  const wrongAt = (column: number) => {
    const here = wrong.filter((one) => one.column === column).map(({ lang }) => lang)
    return here.length > 0 ? { langs: here, text: showsErrors ? t(faultOf(columns[column])) : undefined } : undefined
  }
  const choose = (fileIdx: number, url: string) => {
    photos.onUpload(fileIdx, url)
    onType(({ [nameAt]: name = EMPTY_CELL, [showsAt]: shows = EMPTY_CELL }) => ({
      [photoAt]: sameIn(langs, photoText({ fileIdx, focusX: 50, focusY: 50 })),
      // Its words are the name, until an editor says more.
      [showsAt]: Object.values(shows).some(Boolean) ? shows : name,
    }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a list would show a frame of its own
    <div role="group" aria-label={t('section.ROW', { no: at + 1 })} data-row={at}>
      <div className={styles.row} data-kind={kind}>
        {columns.map((column, c) => (
          <div key={`${c} ${column.heading}`} className={styles.cell}>
            {column.kind === 'PHOTO' ? (
              <PhotoCell
                {...{ photo, url, readOnly }}
                name={Object.values(cellAt(nameAt))[0] ?? ''}
                onChoose={choose}
                onRemove={() => onType(() => ({ [photoAt]: sameIn(langs, ''), [showsAt]: sameIn(langs, '') }))}
              />
            ) : (
              <CellField
                {...{ column, heading: t(column.heading, { no: c + 1 }), cell: cellAt(c), readOnly }}
                wrong={wrongAt(c)}
                onType={(cell) => onType(() => ({ [c]: cell }))}
              />
            )}
          </div>
        ))}
      </div>
      {photo && (
        <PhotoDetails {...{ photo, url, readOnly }} onType={(cell) => onType(() => ({ [photoAt]: cell }))}>
          <WordsCell
            {...{ heading: t('board.ALT'), cell: cellAt(showsAt), readOnly }}
            wrong={wrongAt(showsAt)}
            onType={(cell) => onType(() => ({ [showsAt]: cell }))}
          />
        </PhotoDetails>
      )}
    </div>
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
