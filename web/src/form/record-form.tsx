import type { Call } from '@clubhouse/contract/call'
import type { Locale } from '@clubhouse/contract/format/format'
import type { AnyRecord } from '@clubhouse/contract/record'
import type { ReactNode } from 'react'
import { CallFail } from '../api/call-fail'
import { ask } from '../api/transport'
import { useClub, useFormat } from '../language/use-text'
import type { Values } from '../ui/form/draft'
import { Form } from '../ui/form/form'
import type { FormOptions } from '../ui/form/form-options'
import { limitsOf, shapeAt } from '../ui/form/limits'
import { inputOf } from '../ui/form/wire'
import { momentChecks, momentIn } from './moments'
import { RecordSave } from './record-save'
import { momentsOf, readersOf, valuesOf } from './record-values'
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
  /** Asks about a refusal; what it returns is sent along with the same again. */
  again?: (refusal: CallFail) => Promise<object | undefined>
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
  again,
  create,
  readOnly,
  onSaved,
  children,
  ...options
}: Props) {
  const { currency } = useClub()
  const { locale } = useFormat()
  const { others } = useOwnLanguages()
  const { id } = calls.record
  const call = row ? calls.change : calls.create
  const values = { ...valuesOf(calls, row ?? begins ?? {}, { others, currency, locale }), ...more }
  const readers = { ...readersOf(calls, currency), ...options.readers }
  const moments = momentsOf(calls)
  const form = useForm({
    ...options,
    call,
    readers,
    checks: { ...Object.assign({}, ...moments.map(momentChecks)), ...options.checks },
    ...(row ? { saved: values } : { initial: values }),
    send: async (_, all) => {
      const sent = inputOf(call.input, all, readers, !row)
      const { [id]: idx, version } = (row ?? {}) as Record<string, number>
      const key = row && { [id]: idx, version }
      const whole = { ...sent, ...momentsIn(call, moments, locale, all), ...input?.(sent, all), ...key }
      const send = (more?: object) => ask(call, { ...whole, ...more } as never, { quiet: true })
      await send().catch(async (error: unknown) => {
        const more = error instanceof CallFail ? await again?.(error) : undefined
        if (!more) throw error
        await send(more)
      })
    },
  })
  return (
    <Form of={form} readOnly={readOnly} onSaved={() => onSaved(form.values)}>
      {children}
      <RecordSave form={form} isNew={!row} create={create} readOnly={readOnly} />
    </Form>
  )
}

/** Each moment as ISO 8601; an empty one takes the value away where there need be none. */
function momentsIn({ input }: Call, names: readonly string[], locale: Locale, values: Values) {
  const isNullable = (name: string) => limitsOf(shapeAt(input, name)!).isNullable
  const moments = names.map((name) => [name, momentIn(locale, values, name) ?? (isNullable(name) ? null : undefined)])
  return Object.fromEntries(moments) as Record<string, string | null | undefined>
}
