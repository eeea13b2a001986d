/** Services on which a club has a page of its own, in the order of the footer, with the hosts of their addresses. */
const HOSTS = {
  instagram: ['instagram.com', 'www.instagram.com'],
  youtube: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
  facebook: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'ko-kr.facebook.com'],
  naverBlog: ['blog.naver.com', 'm.blog.naver.com'],
  naverCafe: ['cafe.naver.com', 'm.cafe.naver.com'],
  kakao: ['pf.kakao.com'],
} as const

export type Social = keyof typeof HOSTS
export const SOCIALS = /* @__PURE__ */ Object.keys(HOSTS) as [Social, ...Social[]]
export const socialHost = (kind: Social): string =>
  HOSTS[kind].find((host) => host.startsWith('www.')) ?? HOSTS[kind][0]

/** First parts of paths that lead elsewhere, share something or log in, on any of the services. */
const NO_PAGE = new Set(
  'l.php lm.php flx redirect redirector url away out link links intent share share.php sharer sharer.php attribution_link dialog plugins oauth login login.php signin logout accounts embed'.split(
    ' ',
  ),
)
const ADDRESS = /^https:\/\/([a-z0-9.-]+)\/([^?#\s\\]+)(?:\?([^#\s\\]*))?(?:#[^\s\\]*)?$/i
/** What a page is named by in a query: a number or a word. An address has a dot, a colon or a slash. */
const PLAIN = /^[\w~=-]{0,100}$/

/**
 * True for an https address of a page of that service, without user, password or port. Addresses that redirect
 * to another site are refused: a reader trusts the name of the service and would arrive elsewhere.
 */
export function isSocialAddress(kind: Social, typed: string): boolean {
  const [, host = '', path = '', query = ''] = ADDRESS.exec(typed) ?? []
  const parts = path.replace(/\/$/, '').split('/').map(decoded)
  const values = query.split('&').map((one) => decoded(one.slice(one.indexOf('=') + 1)))
  return (
    (HOSTS[kind] as readonly string[]).includes(host.toLowerCase()) &&
    !NO_PAGE.has(parts[0]!.toLowerCase()) &&
    parts.every((one) => !/^\.{0,2}$|[/\\:%]/.test(one)) &&
    values.every((one) => PLAIN.test(one))
  )
}

/** A sign that no page has where it cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '%'
  }
}
