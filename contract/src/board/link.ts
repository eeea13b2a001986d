import { text } from '../shape.ts'

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/
const HTTPS = /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?([/?#][^\s\\]*)?$/i

/**
 * True for https URLs and paths of the site. Backslashes, spaces and a second slash are refused because browsers read
 * them as another host; user info because people do; other schemes because they can run scripts.
 */
function isSafeLink(link: string): boolean {
  return OWN_PATH.test(link) || HTTPS.test(link)
}

/** A link of a post, or an empty text. */
export const link = /* @__PURE__ */ text(500).refine((v) => v === '' || isSafeLink(v), {
  message: 'must be https or a path of the site',
})
