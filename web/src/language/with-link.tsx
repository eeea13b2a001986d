import type { ReactNode } from 'react'
import { linkParts } from './link-parts'

interface WithLinkProps {
  /** A text with a part between `<link>` and `</link>`. */
  text: string
  /** Makes the link out of that part. */
  link: (words: string) => ReactNode
}

/** A sentence with a link in it, as one text, so that every language can put the link where it belongs. */
export function WithLink({ text, link }: WithLinkProps) {
  const { before, words, after } = linkParts(text)
  return (
    <>
      {before}
      {link(words)}
      {after}
    </>
  )
}
