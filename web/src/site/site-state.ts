import { useRootData } from '../layouts/root-data'
import { store } from '../ui/feedback/store'

/** 0 stopped, 1 open, 2 closed to the public. */
export type SiteState = 0 | 1 | 2

/** Title and icon of the site, as GET /site/state names them. */
interface Face {
  title: string
  favicon_url: string
}
let first: Face | undefined

/** Title and icon where a later check of this tab named others than the first; the page came with the first. */
export const siteFaceRead = store<Partial<Face>>({})

export function noteFace({ title, favicon_url }: Face): void {
  first ??= { title, favicon_url }
  const { title: shownTitle = first.title, favicon_url: shownIcon = first.favicon_url } = siteFaceRead.get()
  if (title !== shownTitle || favicon_url !== shownIcon)
    siteFaceRead.set({
      title: title === first.title ? undefined : title,
      favicon_url: favicon_url === first.favicon_url ? undefined : favicon_url,
    })
}

/** The state as last asked for in this tab; what the page came with until then. */
export const siteStateRead = store<SiteState | undefined>(undefined)

/** Is the site stopped, open or closed? Nothing when the page could not learn it. */
export function useSiteState(): SiteState | undefined {
  const own = useRootData()?.state
  return siteStateRead.use() ?? own
}
