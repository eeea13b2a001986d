import type { TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import field from '../field.module.css'
import { Labelled, type Labels, labelledBy } from '../labelled'
import { useField } from './form'
import { Theirs } from './theirs'

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'form' | 'value' | 'onChange' | 'maxLength'> {
  name: string
  label: string
  hint?: string
}

/** Several lines of text. Their length comes from the call. */
export function AreaField({ name, label, ...area }: Props) {
  const field = useField(name)
  return (
    <div>
      <TextArea
        {...area}
        name={name}
        label={label}
        maxLength={field.limits?.most}
        readOnly={field.readOnly}
        aria-required={field.isRequired || undefined}
        value={String(field.value)}
        error={field.error}
        onChange={({ target }) => field.type(target.value)}
        onBlur={field.leave}
      />
      <Theirs field={field} />
    </div>
  )
}

/** Labelled room for several lines; it grows with what is typed where the browser can do that. */
function TextArea({ label, hint, error, ...area }: Labels & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  const labels = { label, hint, error }
  return (
    <Labelled id={id} {...labels}>
      <textarea rows={2} {...area} {...labelledBy(id, labels)} className={`${field.input} ${field.area}`} />
    </Labelled>
  )
}
