import { HTML_ATTRIBUTES, HTML_SCHEMES, HTML_TAGS, isPictureAddress, isVideoAddress } from '@clubhouse/contract/html'
import sanitizeHtml from 'sanitize-html'

/** What an editor of the club may write: text with structure, links, pictures and videos, and nothing that runs. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: HTML_TAGS,
  allowedAttributes: HTML_ATTRIBUTES,
  allowedSchemes: HTML_SCHEMES,
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  // A heading of the page itself stands above; an editor's first level becomes the second.
  transformTags: { h1: 'h2' },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !isPictureAddress(attribs.src)) || (tag === 'iframe' && !isVideoAddress(attribs.src)),
}

/** HTML that somebody wrote, with everything taken out that could run or lead elsewhere unseen. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, RULES)
}
