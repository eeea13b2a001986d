import { useId } from 'react'
import { FieldError } from '../field-error'
import { useField } from './form'
import styles from './form.module.css'
import { Theirs } from './theirs'

interface Props {
  name: string
  legend: string
  /** One that is off cannot be chosen now. */
  options: readonly { value: string; label: string; hint?: string; isOff?: boolean }[]
  className?: string
}

/** One of few, all of them in view; several where the field holds a list. */
export function RadioField({ name, legend, options, className = styles.radios }: Props) {
  const id = useId()
  const field = useField(name)
  const chosen = field.value
  const isList = Array.isArray(chosen)
  const list = isList ? (chosen as readonly string[]) : []
  const choose = (value: string, isOn: boolean) =>
    field.type(isList ? [...list.filter((one) => one !== value), ...(isOn ? [value] : [])] : value)
  return (
    <fieldset className={className} aria-describedby={field.error && id}>
      <legend>{legend}</legend>
      {options.map(({ value, label, hint, isOff }) => (
        <label key={value} className={styles.choice}>
          <input
            type={isList ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            disabled={field.readOnly || (isOff && chosen !== value)}
            checked={isList ? list.includes(value) : chosen === value}
            onChange={({ target }) => choose(value, target.checked)}
          />
          <span>
            {label}
            {hint && <small>{hint}</small>}
          </span>
        </label>
      ))}
      {field.error && <FieldError id={id}>{field.error}</FieldError>}
      <Theirs field={field} saved={options.find(({ value }) => value === field.saved)?.label} />
    </fieldset>
  )
}
