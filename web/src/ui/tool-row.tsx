import type { ReactNode } from 'react'
import { useFormat } from '../language/use-text'
import { Button } from './button'
import styles from './tool-row.module.css'

export function ToolRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

interface ChoiceProps<V> {
  label: string
  options: readonly { value: V; label: string; count?: number }[]
  chosen: V
  onChoose: (value: V) => void
}

export function ToolChoice<V extends string | undefined>({ label, options, chosen, onChoose }: ChoiceProps<V>) {
  const { number } = useFormat()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div className={styles.choice} role="group" aria-label={label}>
      {options.map(({ value, label, count }) => (
        <button key={value ?? ''} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
          {count !== undefined && (
            <>
              {' '}
              <b>{number(count)}</b>
            </>
          )}
        </button>
      ))}
    </div>
  )
}

interface FindProps {
  label: string
  find: string
  value?: string
  isEmail?: boolean
  /** Called with the search text, or undefined to clear it. */
  onFind: (typed: string | undefined) => void
}

/** Searches on submit, not at every letter. */
export function ToolFind({ label, find, value, isEmail, onFind }: FindProps) {
  return (
    <form
      key={value}
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault()
        onFind(String(new FormData(event.currentTarget).get('find') ?? '').trim() || undefined)
      }}
    >
      <input
        type="search"
        name="find"
        inputMode={isEmail ? 'email' : undefined}
        maxLength={100}
        defaultValue={value}
        aria-label={label}
        placeholder={label}
      />
      <Button look="plain" size="small" type="submit">
        {find}
      </Button>
    </form>
  )
}
