import { use } from 'react'
import { useFirstPage } from '../ui/first-page'
import { NonceContext } from '../ui/nonce'

/**
 * A page that the server showed in the place of another moves to its own address before the scripts of the page
 * begin, so that these find the page they expect.
 */
export function AtItsAddress({ path }: { path: string }) {
  const nonce = use(NonceContext)
  if (!useFirstPage()) return null
  const script = `if(location.pathname!=='${path}')history.replaceState(null,'','${path}')`
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
