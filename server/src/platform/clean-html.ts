import sanitizeHtml from 'sanitize-html'

const OWN_OR_HTTPS = /^(https:\/\/|\/(?![/\\])|#)/

/** What an editor of the club may write: text with structure, links and pictures, and nothing that runs. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'pre', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  // A heading of the page itself stands above; an editor's first level becomes the second.
  transformTags: { h1: 'h2' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_OR_HTTPS.test(attribs.src ?? ''),
}

/** HTML that somebody wrote, with everything taken out that could run or lead elsewhere unseen. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, RULES)
}
