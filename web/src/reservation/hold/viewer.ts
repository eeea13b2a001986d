import { useSession } from '../../session/session-store'
import type { Viewer } from './slot-view'

/** Who looks at the sheet. `known` is false until the browser has taken over the page. Managers look as visitors do. */
export function useViewer(): { known: boolean; memberIdx: number; name: string; viewer: Viewer } {
  const session = useSession()
  const memberIdx = session?.memberIdx ?? 0
  return {
    known: session !== undefined,
    memberIdx,
    name: session?.name ?? '',
    viewer: memberIdx ? 'member' : 'visitor',
  }
}
