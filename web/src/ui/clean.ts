import { HTML_ATTRIBUTES, HTML_TAGS, isPictureAddress, isVideoAddress } from '@clubhouse/contract/html'
import DOMPurify from 'dompurify'
import { cleanHtmlWith } from './trusted-types'

const RULES = { ALLOWED_TAGS: [...HTML_TAGS, '#text'], ALLOWED_ATTR: Object.values(HTML_ATTRIBUTES).flat() }

// On the server there is no document to clean with; the policy of the page runs no script of the text anyway.
const isBrowser = DOMPurify.isSupported
if (isBrowser)
  DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
    const src = (node as Partial<Element>).getAttribute?.('src') ?? undefined
    if ((tagName === 'img' && !isPictureAddress(src)) || (tagName === 'iframe' && !isVideoAddress(src)))
      node.parentNode?.removeChild(node)
  })

/** Cleans HTML by the rules of the contract. */
export const clean = (html: string): string => (isBrowser ? DOMPurify.sanitize(html, RULES) : html)
cleanHtmlWith(clean)
