import { use } from 'react'
import { useFirstPage } from '../ui/first-page'
import { NonceContext } from '../ui/nonce'

/** A page that the server rendered in place of another corrects the URL before scripts start. */
export function AtItsAddress({ path }: { path: string }) {
  const nonce = use(NonceContext)
  if (!useFirstPage()) return null
  const script = `if(location.pathname!=='${path}')history.replaceState(null,'','${path}')`
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
