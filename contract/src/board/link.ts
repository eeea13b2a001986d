import { text } from '../shape.ts'

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/
const HTTPS = /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?([/?#][^\s\\]*)?$/i

/**
 * True for an https address and for a path of the site. Backslashes, spaces and a second slash are refused because
 * browsers read them as another host; a name before the host because people do; other schemes because they run.
 */
function isSafeLink(link: string): boolean {
  return OWN_PATH.test(link) || HTTPS.test(link)
}

/** A link of a post; empty is none. */
export const link = /* @__PURE__ */ text(500).refine((v) => v === '' || isSafeLink(v), {
  message: 'must be https or a path of the site',
})
