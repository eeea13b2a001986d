import type { PostState } from '@clubhouse/contract/board/post'

export interface PostNow {
  idx: number
  version: number
  state: PostState
  openAt?: string | null
  closeAt?: string | null
  /** In other languages. */
  others?: readonly { idx: number }[]
}
