import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { cleanHtmlWith } from './trusted-types'

// On the server there is no document to clean with; the policy of the page runs no script of the text anyway.
const clean = (html: string) => (DOMPurify.isSupported ? DOMPurify.sanitize(html) : html)
cleanHtmlWith(clean)

/** HTML, cleaned. */
export default function CleanText({ html }: { html: string }) {
  const cleaned = useMemo(() => clean(html), [html])
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: cleaned }} />
}
