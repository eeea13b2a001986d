import type { ComponentProps } from 'react'
import { serverNow } from '../api/clock'
import { useLabels } from '../code/use-labels'
import type { TextKey } from '../language/text-key'
import { useClub, useFormat, useText } from '../language/use-text'
import { AreaField } from '../ui/form/area-field'
import { ChoiceField } from '../ui/form/choice-field'
import { DateField } from '../ui/form/date-field'
import { useForms } from '../ui/form/form'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { DefaultNote } from './default-note'
import { useDeclared } from './fields-around'
import { Moment } from './moment'
import { WordFields } from './word-fields'

interface FieldProps extends Pick<ComponentProps<typeof TextField>, 'inputMode' | 'spellCheck'> {
  name: string
  /** In place of its heading. It has the `language` of words, and the `currency` of an amount. */
  label?: TextKey
  hint?: TextKey
  /** Of a text with several lines. */
  rows?: number
  /** The values to choose from, where not all are offered. */
  options?: readonly string[]
}

interface Props extends FieldProps {
  /** Its default, which a note below names and puts back; an empty one is that there is no value. */
  first?: string
}

/** A field of the record around: words, a choice, yes or no, a day, a moment, an amount or text, as it is declared. */
export function RecordField({ first, ...props }: Props) {
  const t = useText()
  const { heading, as, none } = useDeclared(props.name)
  const { labelOf } = useLabels(as)
  if (first === undefined) return <Field {...props} />
  return (
    <div>
      <Field {...props} />
      <DefaultNote
        name={props.name}
        label={t(heading!)}
        value={first}
        shown={first === '' ? none && t(none) : labelOf(first)}
      />
    </div>
  )
}

function Field({ name, label, hint, rows, options, ...input }: FieldProps) {
  const t = useText()
  const { currency } = useClub()
  const { dayOf } = useFormat()
  const { heading, as, none, isWords, isMoney, isMoment } = useDeclared(name)
  const { codes, labelOf } = useLabels(as)
  const { kind, options: values = codes } = useForms()[0]!.limits(name) ?? {}
  const said = label ?? heading!
  const field = { name, label: t(said, { currency }), hint: hint && t(hint) }
  if (isWords) return <WordFields {...field} label={(language) => t(said, { language })} rows={rows} />
  if (isMoment) return <Moment name={name} legend={field.label} />
  if (kind === 'boolean') return <ChoiceField {...field} />
  if (kind === 'date') return <DateField {...field} today={dayOf(serverNow())} />
  if (typeof as === 'object') {
    const all = (options ?? values).map((value) => ({ value, label: labelOf(value) }))
    return <SelectField {...field} options={none ? [{ value: '', label: t(none) }, ...all] : all} />
  }
  if (rows) return <AreaField {...field} rows={rows} />
  return <TextField {...field} {...(isMoney && { inputMode: 'decimal' })} {...input} />
}
