import type { Call } from '@clubhouse/contract/call'
import type { Locale } from '@clubhouse/contract/format/format'
import type { AnyRecord } from '@clubhouse/contract/record'
import type { ReactNode } from 'react'
import { useClub, useFormat } from '../language/use-text'
import type { Values } from '../ui/form/draft'
import { newFiles } from '../ui/form/files-value'
import { Form } from '../ui/form/form'
import type { FormOptions } from '../ui/form/form-options'
import { limitsOf, shapeAt } from '../ui/form/limits'
import { FieldsAround } from './fields-around'
import { momentChecks, momentIn } from './moments'
import { RecordSave } from './record-save'
import { beginsWith, mayLeaveOut, momentsOf, readersOf, valuesOf } from './record-values'
import { type CallOptions, useForm } from './use-form'
import { useOwnLanguages } from './use-own-languages'

interface Props
  extends Pick<FormOptions, 'words' | 'checks' | 'readers' | 'secrets'>,
    Pick<CallOptions<Call>, 'blames' | 'again'> {
  calls: AnyRecord
  /** Left out for a new one. */
  row?: object
  /** What a new one begins with, where that is neither nothing nor the default of its call. */
  begins?: Values
  /** Values of fields that the record does not have as they are. */
  more?: Values
  /** What the call takes, where that does not follow from the fields. */
  input?: (values: Values, fields: Record<string, unknown>) => object
  /** What the button of a new record says. */
  create?: string
  /** In place of that button and the one that saves a change. */
  foot?: ReactNode
  className?: string
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: (values: Values, recordIdx: number) => void
  children: ReactNode
}

/**
 * Creates a record or changes one, whole. Values, amounts and words in the club's languages follow from its fields; of
 * the files, in the field named as their part is, the new ones are sent along.
 */
export function RecordForm({
  calls,
  row,
  begins,
  more,
  input,
  create = '',
  foot,
  className,
  readOnly,
  onSaved,
  children,
  ...options
}: Props) {
  const { currency } = useClub()
  const { locale } = useFormat()
  const { others } = useOwnLanguages()
  const { id, noun } = calls.record
  const call = row ? calls.change : calls.create
  const part = call.files?.part
  const given = row ?? { ...beginsWith(calls), ...begins }
  const values = { ...valuesOf(calls, given, { others, currency, locale }), ...more }
  const readers = { ...readersOf(calls, currency), ...options.readers }
  const moments = momentsOf(calls)
  const { [id]: idx, version } = (row ?? {}) as Record<string, number>
  const numberAndVersion = row && { [id]: idx, version }
  let recordIdx = idx ?? 0
  const form = useForm({
    ...options,
    call,
    kept: `record ${noun} ${idx ?? 'new'}`,
    readers,
    checks: { ...Object.assign({}, ...moments.map(momentChecks)), ...options.checks },
    ...(row ? { saved: values } : { initial: values }),
    given: numberAndVersion,
    isWhole: true,
    mayLeaveOut: (field) => mayLeaveOut(calls, field),
    input: (all, fields) => ({ ...momentsIn(call, moments, locale, all), ...input?.(all, fields) }),
    files: part && (({ [part]: files }) => newFiles(files)),
    answered: (saved) => {
      recordIdx = (saved as Record<string, number>)[id]!
    },
  })
  const done = () => {
    // What was made is not unsaved any more: the page may be left for it.
    if (!row) form.discard()
    onSaved(form.values, recordIdx)
  }
  return (
    <Form of={form} className={className} readOnly={readOnly} onSaved={done}>
      <FieldsAround value={calls.record.fields}>{children}</FieldsAround>
      {foot ?? <RecordSave form={form} isNew={!row} create={create} readOnly={readOnly} />}
    </Form>
  )
}

/** Each moment as ISO 8601; an empty one takes the value away where there need be none. */
function momentsIn({ input }: Call, names: readonly string[], locale: Locale, values: Values) {
  const isNullable = (name: string) => limitsOf(shapeAt(input, name)!).isNullable
  const moments = names.map((name) => [name, momentIn(locale, values, name) ?? (isNullable(name) ? null : undefined)])
  return Object.fromEntries(moments) as Record<string, string | null | undefined>
}
