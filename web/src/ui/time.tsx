import type { ReactNode } from 'react'

/** An instant for readers, and in milliseconds for the `datetime` attribute. */
export function Time({ at, children }: { at: string | number; children: ReactNode }) {
  return <time dateTime={new Date(at).toISOString()}>{children}</time>
}
