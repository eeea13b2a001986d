import type { ReactNode } from 'react'

/** An instant as people read it, and to the millisecond as HTML knows it: the database knows microseconds. */
export function Time({ at, children }: { at: string | number; children: ReactNode }) {
  return <time dateTime={new Date(at).toISOString()}>{children}</time>
}
