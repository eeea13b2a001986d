import { useState } from 'react'

/** False after navigation. For content that only a document can carry, such as structured data and head scripts. */
export function useFirstPage(): boolean {
  const [isFirst] = useState(
    () => typeof document === 'undefined' || document.documentElement.dataset.ready === undefined,
  )
  return isFirst
}
