import { limitedTo } from '../../session/held'
import { useSession } from '../../session/session-store'
import type { Viewer } from './slot-view'

interface Viewing {
  /** False until hydration. */
  known: boolean
  /** 0 for everyone who has no sheet of their own. */
  memberIdx: number
  name: string
  viewer: Viewer
  /** The page that lifts what keeps this account from booking. */
  limitedTo?: string
}

/** The viewer of the sheet. Managers see what visitors see, and so do members whose account cannot book now. */
export function useViewer(): Viewing {
  const session = useSession()
  const route = session?.memberIdx ? limitedTo(session) : undefined
  const memberIdx = route ? 0 : (session?.memberIdx ?? 0)
  return {
    known: session !== undefined,
    memberIdx,
    name: session?.name ?? '',
    viewer: route ? 'limited' : memberIdx ? 'member' : 'visitor',
    limitedTo: route,
  }
}
