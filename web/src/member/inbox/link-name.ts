/** What the link of a message leads to; the first that fits. */
const NAMES = [
  [/^\/mypage\?booking=/, 'LINK_BOOKING'],
  [/^\/mypage\/myinfo#news$/, 'LINK_NEWS'],
  [/^\/mypage\/myinfo/, 'LINK_INFO'],
  [/^\/mypage\/standby/, 'LINK_STANDBY'],
  [/^\/mypage\/cs/, 'LINK_INQUIRY'],
  [/^\/mypage/, 'LINK_MY_PAGE'],
  [/^\/common\/agreement\//, 'LINK_TERMS'],
  [/^\/reservation/, 'LINK_TIMES'],
  [/^\/login\/password-reset-page/, 'LINK_PASSWORD'],
] as const

export function linkName(link: string): `inbox.${(typeof NAMES)[number][1] | 'LINK_PAGE'}` {
  return `inbox.${NAMES.find(([path]) => path.test(link))?.[1] ?? 'LINK_PAGE'}`
}
