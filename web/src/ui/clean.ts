import { HTML_ATTRIBUTES, HTML_TAGS, isPictureAddress, isVideoAddress } from '@clubhouse/contract/html'
import DOMPurify from 'dompurify'
import { cleanHtmlWith } from './trusted-types'

const RULES = { ALLOWED_TAGS: [...HTML_TAGS, '#text'], ALLOWED_ATTR: Object.values(HTML_ATTRIBUTES).flat() }

// The server has no DOM to sanitise with; the page's policy blocks scripts anyway.
const isBrowser = DOMPurify.isSupported
if (isBrowser)
  DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
    const src = (node as Partial<Element>).getAttribute?.('src') ?? undefined
    if ((tagName === 'img' && !isPictureAddress(src)) || (tagName === 'iframe' && !isVideoAddress(src)))
      node.parentNode?.removeChild(node)
  })

/** Sanitises HTML by the rules of the contract. */
export const clean = (html: string): string => (isBrowser ? DOMPurify.sanitize(html, RULES) : html)
cleanHtmlWith(clean)
