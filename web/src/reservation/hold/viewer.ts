import { useSession } from '../../session/session-store'
import type { Viewer } from './slot-view'

/** The viewer of the sheet; `known` is false until hydration. Managers see what visitors see. */
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
