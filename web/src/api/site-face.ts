import { store } from '../ui/feedback/store'

interface Face {
  title: string
  favicon_url: string
}
let first: Face | undefined

/** Title and icon when a later check in this tab differs from the first; the page came with the first. */
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
