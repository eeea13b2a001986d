import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button'
import styles from './tool-row.module.css'

export function ToolRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
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
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(value)
  useEffect(() => {
    // A search that was asked for here leaves the box alone: the next one may already be typed.
    if (value === asked.current) return
    asked.current = value
    input.current!.value = value ?? ''
  }, [value])
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault()
        asked.current = input.current!.value.trim() || undefined
        onFind(asked.current)
      }}
    >
      <input
        ref={input}
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
