import type { Notice } from '@clubhouse/contract/board/notice'
import type { PostNow } from './post-now'

/** A post with a text and files, as its managers read it. */
export type Article = PostNow &
  Pick<Notice, 'title' | 'contents' | 'lang' | 'category' | 'imageUrl' | 'picture' | 'files' | 'others' | 'updatedAt'>
