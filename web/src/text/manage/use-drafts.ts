import { useKept } from '../../office/use-kept'
import type { Drafts } from './drafts'

const NONE: Drafts = {}

/** The drafts; they outlive a visit to another office page. */
export const useDrafts = () => useKept('/ishm/system/message drafts', NONE)
