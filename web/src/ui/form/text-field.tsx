import type { InputHTMLAttributes } from 'react'
import { Field } from '../field'
import { useField } from './form'
import styles from './form.module.css'
import { Theirs } from './theirs'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'value' | 'onChange' | 'maxLength'> {
  name: string
  label: string
  hint?: string
}

/** A sign, whole and decimal digits, and the commas between. */
const DIGITS_MOST = 20

/** A line to type in: text, a number, an address. Its length comes from the call. */
export function TextField({ name, label, readOnly, onBlur, ...input }: Props) {
  const field = useField(name)
  const { kind, most, isWhole } = field.limits ?? {}
  const isNumber = kind === 'number'
  return (
    <div className={styles.field}>
      <Field
        autoComplete="off"
        inputMode={isNumber ? (isWhole ? 'numeric' : 'decimal') : undefined}
        maxLength={isNumber ? DIGITS_MOST : kind === 'text' ? most : undefined}
        {...input}
        name={name}
        label={label}
        readOnly={readOnly ?? field.readOnly}
        aria-required={field.isRequired || undefined}
        value={String(field.value)}
        error={field.error}
        onChange={({ target }) => field.type(target.value)}
        onBlur={(event) => {
          onBlur?.(event)
          field.leave()
        }}
      />
      <Theirs field={field} />
    </div>
  )
}
