import type { ReactNode } from 'react'
import { Button } from './button'
import styles from './tool-row.module.css'
import { useSearchBox } from './use-search-box'

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
  const { input, submit } = useSearchBox(value)
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault()
        onFind(submit())
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
