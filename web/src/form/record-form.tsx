import type { AnyRecord } from '@clubhouse/contract/record'
import type { ReactNode } from 'react'
import { ask } from '../api/transport'
import { useClub } from '../language/use-text'
import type { Values } from '../ui/form/draft'
import { Form } from '../ui/form/form'
import type { FormOptions } from '../ui/form/form-options'
import { inputOf } from '../ui/form/wire'
import { RecordSave } from './record-save'
import { readersOf, valuesOf } from './record-values'
import { type Blames, useForm } from './use-form'
import { useOwnLanguages } from './use-own-languages'

interface Props extends Pick<FormOptions, 'words' | 'checks' | 'readers'> {
  calls: AnyRecord
  /** Left out for a new one. */
  row?: object
  /** What a new one begins with, where that is not nothing. */
  begins?: Values
  /** Values of fields that the record does not have as they are. */
  more?: Values
  /** What the call takes, where that does not follow from the fields. */
  input?: (input: Record<string, unknown>, values: Values) => object
  blames?: Blames
  /** What the button of a new record says. */
  create: string
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: (values: Values) => void
  children: ReactNode
}

/** Creates a record or changes one, whole. Values, amounts and words in the club's languages follow from its fields. */
export function RecordForm({
  calls,
  row,
  begins,
  more,
  input,
  create,
  readOnly,
  onSaved,
  children,
  ...options
}: Props) {
  const { currency } = useClub()
  const { others } = useOwnLanguages()
  const { id } = calls.record
  const call = row ? calls.change : calls.create
  const values = { ...valuesOf(calls, row ?? begins ?? {}, { others, currency }), ...more }
  const readers = { ...readersOf(calls, currency), ...options.readers }
  const form = useForm({
    ...options,
    call,
    readers,
    ...(row ? { saved: values } : { initial: values }),
    send: (_, all) => {
      const sent = inputOf(call.input, all, readers, !row)
      const { [id]: idx, version } = (row ?? {}) as Record<string, number>
      const key = row && { [id]: idx, version }
      return ask(call, { ...sent, ...input?.(sent, all), ...key } as never, { quiet: true })
    },
  })
  return (
    <Form of={form} readOnly={readOnly} onSaved={() => onSaved(form.values)}>
      {children}
      <RecordSave form={form} isNew={!row} create={create} readOnly={readOnly} />
    </Form>
  )
}
