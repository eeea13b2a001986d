import { type ReactNode, useState } from 'react'

interface Props {
  summary: ReactNode
  className?: string
  isOpen?: boolean
  children: ReactNode
}

/** What is read, and asked for, only when it is opened. */
export function Fold({ summary, className, isOpen = false, children }: Props) {
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{summary}</summary>
      {wasOpened && children}
    </details>
  )
}
