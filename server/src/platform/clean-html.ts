import { HTML_ATTRIBUTES, HTML_SCHEMES, HTML_TAGS, isPictureAddress, isVideoAddress } from '@clubhouse/contract/html'
import type { IOptions } from 'sanitize-html'

const NUMBERS = ['start', 'width', 'height', 'colspan', 'rowspan']
const NUMBER = /^-?\d{1,6}%?$/

/** Rich text that editors may save: structure, links, pictures and videos, nothing executable. */
const RULES: IOptions = {
  allowedTags: HTML_TAGS,
  allowedAttributes: HTML_ATTRIBUTES,
  allowedSchemes: HTML_SCHEMES,
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  // The page has an h1 of its own, so an editor's first level becomes h2.
  transformTags: { h1: 'h2', '*': (tagName, attribs) => ({ tagName, attribs: withNumbers(attribs) }) },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !isPictureAddress(attribs.src)) || (tag === 'iframe' && !isVideoAddress(attribs.src)),
}

/** Drops what should be a number and is none. */
function withNumbers(attribs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !NUMBERS.includes(name) || NUMBER.test(value)),
  )
}

/** HTML without anything that could run or load from unknown hosts. */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, RULES)
}
