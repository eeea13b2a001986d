export type Group = 'terms' | 'banner'

interface Asked {
  siteState: number | undefined
  menu: { isMainPage: boolean; isExistBanner: boolean } | undefined
  closed: ReadonlySet<Group>
}

/** Whether the menu may have something to show. Apart from what is shown, because every page loads it. */
export function isWorthAsking({ siteState, menu, closed }: Asked): boolean {
  if (siteState !== 1 || !menu) return false
  return (menu.isMainPage && !closed.has('terms')) || (menu.isExistBanner && !closed.has('banner'))
}
