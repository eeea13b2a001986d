import type { PostState } from '@clubhouse/contract/board/post'

/** A post as far as all boards have it. */
export interface PostNow {
  idx: number
  version: number
  state: PostState
  openAt?: string | null
  closeAt?: string | null
}
