import type { TextareaHTMLAttributes } from 'react'
import { useField } from './form'
import { TextArea } from './text-area'
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
