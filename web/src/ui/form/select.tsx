import { type SelectHTMLAttributes, useId } from 'react'
import field from '../field.module.css'
import { Labelled, type Labels, labelledBy } from '../labelled'

interface Props extends Labels, SelectHTMLAttributes<HTMLSelectElement> {
  options: { value: string; label: string }[]
}

export function Select({ label, hint, error, options, ...select }: Props) {
  const id = useId()
  const labels = { label, hint, error }
  return (
    <Labelled id={id} {...labels}>
      <select {...select} {...labelledBy(id, labels)} className={field.input}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
