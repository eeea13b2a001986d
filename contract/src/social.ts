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

const ADDRESS = /^https:\/\/([a-z0-9.-]+)\/\S+$/i

/** True for an https address of a page of that service, without user, password or port. */
export function isSocialAddress(kind: Social, typed: string): boolean {
  const host = ADDRESS.exec(typed)?.[1]?.toLowerCase()
  return host !== undefined && (HOSTS[kind] as readonly string[]).includes(host)
}
