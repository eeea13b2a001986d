import { useId } from 'react'
import styles from '../segments.module.css'

interface Props<V extends string> {
  /** What is chosen, for screen readers; the legend around it may say the same. */
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  name?: string
  onChoose: (value: V) => void
  /** Pressed with a pointer or Enter, also where it is chosen already; not while arrow keys pass through the choices. */
  onPress?: (value: V) => void
}

/** A choice of two to four short words in one bar: radio buttons, so arrows and screen readers work as everywhere. */
export function Segmented<V extends string>({ label, options, value, name, onChoose, onPress }: Props<V>) {
  const own = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.bar}>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.choice}
          // Arrow keys click a radio button too, without a count.
          onClick={({ detail }) => detail > 0 && onPress?.(option.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onPress) return
            event.preventDefault()
            onPress(option.value)
          }}
        >
          <input
            type="radio"
            name={name ?? own}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.part}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
