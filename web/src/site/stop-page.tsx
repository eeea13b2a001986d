import { use } from 'react'
import { useFirstPage } from '../ui/first-page'
import { NonceContext } from '../ui/nonce'
import { MownGreen } from './sign-pictures'
import { StateSign, stateWords } from './state-sign'
import { STOP_PAGE } from './turn'

export const handle = { messages: ['site-state'], bare: true }

export { stateWords as loader }

/** The stop page (state 0), shown for every URL. */
export default function StopPage() {
  return (
    <StateSign picture={<MownGreen />} name="STOPPED">
      <AtItsAddress path={STOP_PAGE} />
    </StateSign>
  )
}

/** A page that the server rendered in place of another corrects the URL before scripts start. */
function AtItsAddress({ path }: { path: string }) {
  const nonce = use(NonceContext)
  if (!useFirstPage()) return null
  const script = `if(location.pathname!=='${path}')history.replaceState(null,'','${path}')`
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
