import type { ReactNode } from 'react'
import { linkParts } from './link-parts'

interface WithLinkProps {
  text: string
  link: (words: string) => ReactNode
}

/** A sentence with a link as one text, so that every language can place the link. */
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
