import { useMemo } from 'react'
import { clean } from './clean'

export default function CleanText({ html }: { html: string }) {
  const cleaned = useMemo(() => clean(html), [html])
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: cleaned }} />
}
