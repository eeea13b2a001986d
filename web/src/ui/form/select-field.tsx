import { useField } from './form'
import styles from './form.module.css'
import { Select } from './select'
import { Theirs } from './theirs'

interface Props {
  name: string
  label: string
  hint?: string
  options: { value: string; label: string }[]
}

/** One of many. The browser's own list works with every finger, key and screen reader. */
export function SelectField({ name, label, hint, options }: Props) {
  const field = useField(name)
  return (
    <div className={styles.field}>
      <Select
        name={name}
        label={label}
        hint={hint}
        options={options}
        disabled={field.readOnly}
        value={String(field.value)}
        error={field.error}
        onChange={({ target }) => field.type(target.value)}
      />
      <Theirs field={field} saved={options.find(({ value }) => value === field.saved)?.label} />
    </div>
  )
}
