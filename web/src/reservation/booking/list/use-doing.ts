import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

const DOINGS = ['players', 'transfer', 'cancel'] as const
export type Doing = (typeof DOINGS)[number]

/** What is being done with the open booking: it stands in the address, so that an email can lead to it. */
export function useDoing(): { doing?: Doing; begin: (doing: Doing) => void; end: () => void } {
  const [query, setQuery] = useSearchParams()
  const named = query.get('do')
  const set = useCallback(
    (doing?: Doing) =>
      setQuery(
        (old) => {
          if (doing) old.set('do', doing)
          else old.delete('do')
          return old
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  return { doing: DOINGS.find((one) => one === named), begin: set, end: useCallback(() => set(), [set]) }
}
