import { useRootData } from '../api/root-data'
import { store } from '../ui/feedback/store'

export type SiteState = 0 | 1 | 2

/** The state last read in this tab; at first that of the page. */
export const siteStateRead = store<SiteState | undefined>(undefined)

/** The state of the site; undefined when the page could not read it. */
export function useSiteState(): SiteState | undefined {
  const own = useRootData()?.state
  return siteStateRead.useOf((read) => read ?? own)
}
