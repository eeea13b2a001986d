import { QueryClient } from '@tanstack/react-query'
import { onOtherLanguage } from '../language/speaking'
import { caller } from './caller'

let kept: QueryClient | undefined

/** One for the whole visit in the browser; on the server a fresh one, for nothing is read there. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  kept ??= forOnePerson(
    new QueryClient({
      defaultOptions: {
        // The transport has retried already, and asks the person itself when the line is down.
        queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      },
    }),
  )
  return kept
}

/** What was read for one person is not shown to the next one at the same screen. */
function forOnePerson(client: QueryClient): QueryClient {
  const whoIsHere = () => caller().id()
  let who = whoIsHere()
  caller().subscribe(() => {
    if (who !== whoIsHere()) client.clear()
    who = whoIsHere()
  })
  // Names come in the language of the page.
  onOtherLanguage(() => client.invalidateQueries())
  return client
}
