import { text } from '../shape.ts'

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/
const HTTPS = /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?([/?#][^\s\\]*)?$/i

/** Browsers read backslashes and second slashes as another host, people user info; other schemes run scripts. */
function isSafeLink(link: string): boolean {
  return OWN_PATH.test(link) || HTTPS.test(link)
}

export const link = /* @__PURE__ */ text(500).refine((v) => v === '' || isSafeLink(v), {
  message: 'must be https or a path of the site',
})
