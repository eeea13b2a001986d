import { useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { type Changes, changed } from './list-address'

/** The query of the page, and how to change it. Changes that follow each other at once all count. */
export function useLatestQuery() {
  const [query, setQuery] = useSearchParams()
  const { state } = useNavigation()
  /** What was asked for last: the router shows it a moment later. */
  const asked = useRef(query)
  useEffect(() => {
    if (state === 'idle') asked.current = query
  }, [query, state])
  return {
    query,
    go: (changes: Changes) => {
      asked.current = changed(asked.current, changes)
      setQuery(asked.current, { replace: true, preventScrollReset: true })
    },
    show: (next: URLSearchParams) => {
      asked.current = next
      setQuery(next, { replace: true })
    },
  }
}
