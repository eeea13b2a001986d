import { type SelectHTMLAttributes, useId } from 'react'
import field from '../field.module.css'

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  options: { value: string; label: string }[]
  error?: string
}

export function Select({ label, options, error, ...select }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={field.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}e`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
