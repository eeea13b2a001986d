import type { Call } from '@clubhouse/contract/call'
import type { AnyRecord, RecordField, RecordFields } from '@clubhouse/contract/record'
import type { ReactNode } from 'react'
import { useLabels } from '../code/use-labels'
import type { TextKey } from '../language/text-key'
import { useFormat, useText } from '../language/use-text'
import { wordHere } from '../language/word-here'
import { limitsAt } from '../ui/form/limits'
import { Time } from '../ui/time'
import type { Cells, Column, Filter, OfficeList, Place, RowOf, Title } from './declare'
import { wordsMissing } from './words-missing'

/** The list of a record, for its page. */
export interface RecordList<C extends Call, R extends AnyRecord> extends OfficeList<C> {
  calls: R
}

type ShownIn<F, Show> = { [Name in keyof F]: F[Name] extends { show: Show } ? Name : never }[keyof F]
/** A field that managers read, and that the rows of the list have. */
type FieldOf<C extends Call, R extends AnyRecord, Show = unknown> = Extract<
  ShownIn<R['record']['fields'], Show> & keyof RowOf<C>,
  string
>

interface FieldTitle<C extends Call, Field = string> extends Pick<Title<C>, 'sort' | 'Below'> {
  field: Field
}
/** Its cells show the value as it is declared, unless it says otherwise. */
type FieldColumn<C extends Call, Field = string> = Omit<Place<C>, 'id'> & {
  field: Field
  /** The name of the field, unless it says otherwise. */
  id?: string
} & (Cells<C> | object)
interface FieldFilter<Field = string> {
  field: Field
  /** Key of the option that filters nothing. */
  all: TextKey
}

type Own = 'call' | 'texts' | 'key' | 'title' | 'columns' | 'filters'
interface Declared<C extends Call, R extends AnyRecord> extends Omit<OfficeList<C>, Own> {
  /** Category of its texts, where that is not called as the noun is. */
  texts?: string
  title: Title<C> | FieldTitle<C, FieldOf<C, R>>
  columns: readonly (Column<C> | FieldColumn<C, FieldOf<C, R>>)[]
  /** Of a field with codes, or with a few values that have texts. */
  filters?: readonly (Filter<C> | FieldFilter<FieldOf<C, R, { as: object }>>)[]
}

/**
 * Declares the list of a record. Headings, cells and filters of its fields are as they are declared, and the open record
 * is in the path unless it says otherwise.
 */
export function recordList<C extends Call, R extends AnyRecord>(
  calls: R,
  call: C,
  { title, columns, filters, ...list }: Declared<C, R>,
): RecordList<C, R> {
  const { noun, id, fields } = calls.record
  return {
    calls,
    call,
    texts: noun,
    record: 'path',
    ...list,
    key: (row) => valueIn<number>(row, id),
    title: { missingIn: wordsMissing(fields), ...('field' in title ? titleOf(fields, title) : title) },
    columns: columns.map((column) => ('field' in column ? columnOf(fields, column) : column)),
    filters: filters?.map((filter) => ('kind' in filter ? filter : filterOf(fields, filter, call))),
  }
}

/** Words of a row that has those of every language are in the language of the page. */
function titleOf<C extends Call>(fields: RecordFields, title: FieldTitle<C>): Title<C> {
  const { field, ...rest } = title
  const text = (row: object) => ('translated' in row ? wordHere(row as Said, field) : valueIn<string>(row, field))
  return { ...rest, heading: shownAs(fields, field).heading, text }
}
type Said = Parameters<typeof wordHere>[0]

function columnOf<C extends Call>(fields: RecordFields, column: FieldColumn<C>): Column<C> {
  const { field, ...rest } = column
  const Cell = ({ row }: { row: object }) => <FieldValue of={fields[field]!} value={valueIn(row, field)} />
  return { id: field, heading: shownAs(fields, field).heading, Cell, ...rest }
}

function filterOf<C extends Call>(fields: RecordFields, { field, all }: FieldFilter, call: C): Filter<C> {
  const { heading: label, as } = shownAs(fields, field)
  if (typeof as === 'object' && 'code' in as) return { kind: 'code', name: field, group: as.code, label, all }
  const values = limitsAt(call.input, field)?.options ?? []
  return {
    ...{ kind: 'select', name: field, label, all, accept: values },
    options: ({ t }) =>
      values.map((value) => ({ value, label: typeof as === 'object' ? t(`${as.texts}${value}`) : value })),
  }
}

const valueIn = <Value,>(row: object, field: string) => (row as Record<string, Value>)[field]!

function shownAs(fields: RecordFields, field: string) {
  const show = fields[field]!.show!
  const { heading, as } = typeof show === 'object' ? show : { heading: show, as: undefined }
  return { heading: heading as TextKey, as }
}

interface ValueProps {
  of: RecordField
  value: unknown
}

/** A value as managers read it. */
function FieldValue({ of: { show, none, isMoney }, value }: ValueProps): ReactNode {
  const t = useText()
  const { money, day, instant } = useFormat()
  const as = typeof show === 'object' ? show.as : undefined
  const { labelOf } = useLabels(as)
  if (value === null || value === undefined) return none && t(none)
  if (typeof value === 'boolean') return t(value ? 'common.YES' : 'common.NO')
  if (typeof value === 'number') return isMoney ? money(value) : value
  const text = String(value)
  if (as === 'day') return <Time at={text}>{day(text, 'date')}</Time>
  if (as === 'instant') return <Time at={text}>{instant(text)}</Time>
  return labelOf(text)
}
