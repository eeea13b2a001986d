import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { Field } from '../field'
import { useField } from './form'
import styles from './form.module.css'
import { Theirs } from './theirs'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'value' | 'onChange' | 'maxLength'> {
  name: string
  label: string
  hint?: string
  /** The value of what is typed; undefined when it is none, which is then a fault. */
  read: (typed: string) => string | undefined
  write: (value: string) => string
  beside?: ReactNode
}

/**
 * A line whose value is written in another way than it is sent. It stays as it is typed until it is left. Decision 043.
 */
export function WrittenField({ name, label, read, write, readOnly, ...input }: Props) {
  const field = useField(name)
  const [typing, setTyping] = useState<string>()
  return (
    <div className={styles.field}>
      <Field
        autoComplete="off"
        {...input}
        data-written=""
        name={name}
        label={label}
        readOnly={readOnly ?? field.readOnly}
        aria-required={field.isRequired || undefined}
        value={typing ?? write(String(field.value))}
        error={field.error}
        onChange={({ target }) => {
          setTyping(target.value)
          field.type(read(target.value) ?? target.value)
        }}
        onBlur={() => {
          setTyping(undefined)
          field.leave()
        }}
      />
      <Theirs field={field} saved={write(String(field.saved))} />
    </div>
  )
}
