import type { ReactNode } from 'react'

interface Props {
  at: string | number
  className?: string
  children: ReactNode
}

/** An instant for readers, and in milliseconds for the `datetime` attribute. */
export function Time({ at, className, children }: Props) {
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {children}
    </time>
  )
}
