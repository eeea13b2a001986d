import { QueryClient } from '@tanstack/react-query'
import { onOtherLanguage } from '../language/speaking'
import { caller } from './caller'
import { onWrite } from './written'

let kept: QueryClient | undefined

/** One client for the whole visit in the browser; a new one per server rendering, which reads nothing. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  kept ??= forOnePerson(
    new QueryClient({
      defaultOptions: {
        // The transport has retried already, and prompts when the connection is lost.
        queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      },
    }),
  )
  return kept
}

/** Data of one person must not be shown to the next. */
function forOnePerson(client: QueryClient): QueryClient {
  const whoIsHere = () => caller().id()
  let who = whoIsHere()
  caller().subscribe(() => {
    if (who !== whoIsHere()) client.clear()
    who = whoIsHere()
  })
  // Names come in the language of the page.
  onOtherLanguage(() => client.invalidateQueries())
  // What is on the page is read again by those who change it. A reading that is broken off leaves what was there before.
  onWrite(() => client.invalidateQueries({ refetchType: 'none' }))
  return client
}
