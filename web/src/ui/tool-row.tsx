import type { ReactNode } from 'react'
import { useFormat } from '../language/use-text'
import { Button } from './button'
import styles from './tool-row.module.css'

/** The row of tools above a list: what to show of it. Selects, searches, labels and buttons in it look alike. */
export function ToolRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

interface ChoiceProps<V> {
  /** What is chosen, for those who hear it. */
  label: string
  options: readonly { value: V; label: string; count?: number }[]
  chosen: V
  onChoose: (value: V) => void
}

/** One of a few, all in sight; each may say how many it would show. */
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
  /** What can be typed. */
  label: string
  /** On the button. */
  find: string
  /** What is looked for now. */
  value?: string
  isEmail?: boolean
  /** With what was typed; nothing to look for all. */
  onFind: (typed: string | undefined) => void
}

/** Looks for what is typed when it is asked to, not at every letter. */
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
