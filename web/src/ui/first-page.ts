import { useState } from 'react'

/**
 * True in the page that came from the server, and as long as it is shown; false in pages reached from it. For what
 * only a document can carry: data for search engines, scripts that run before all others.
 */
export function useFirstPage(): boolean {
  const [isFirst] = useState(
    () => typeof document === 'undefined' || document.documentElement.dataset.ready === undefined,
  )
  return isFirst
}
