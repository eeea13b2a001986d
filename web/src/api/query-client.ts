import { QueryClient } from '@tanstack/react-query'

let kept: QueryClient | undefined

/** One for the whole visit in the browser; on the server a fresh one, for nothing is read there. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  kept ??= new QueryClient({
    defaultOptions: {
      // The transport has retried already.
      queries: { retry: false, staleTime: 5_000 },
    },
  })
  return kept
}
