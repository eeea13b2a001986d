const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/
const HTTPS = /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?([/?#][^\s\\]*)?$/i

/**
 * True for an https address and for a path of the site. Backslashes, spaces and a second slash are refused because
 * browsers read them as another host; a name before the host because people do; other schemes because they run.
 */
export function isSafeLink(link: string): boolean {
  return OWN_PATH.test(link) || HTTPS.test(link)
}
