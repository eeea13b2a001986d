import { useSearchParams } from 'react-router'

/** What a list is looked through by, as it stands in the address. */
export function useFilter() {
  const [query, setQuery] = useSearchParams()
  return {
    query,
    /** From 1. */
    page: Number(query.get('page')) || 1,
    /** Other words begin at the first page; undefined or empty takes one away. */
    set: (changes: Record<string, string | undefined>) => {
      const next = new URLSearchParams(query)
      for (const [name, value] of Object.entries({ page: undefined, ...changes }))
        if (value) next.set(name, value)
        else next.delete(name)
      setQuery(next, { replace: true, preventScrollReset: true })
    },
    clear: () => setQuery({}, { replace: true }),
  }
}
