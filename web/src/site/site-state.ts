import { useRootData } from '../api/root-data'
import { store } from '../ui/feedback/store'

export type SiteState = 0 | 1 | 2

/** The state as last asked for in this tab; what the page came with until then. */
export const siteStateRead = store<SiteState | undefined>(undefined)

/** Is the site stopped, open or closed? Nothing when the page could not learn it. */
export function useSiteState(): SiteState | undefined {
  const own = useRootData()?.state
  return siteStateRead.use() ?? own
}
