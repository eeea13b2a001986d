import type { PostState } from '@clubhouse/contract/board/post'

/** Where a post may go: onward, and back only while nobody has seen it. Source: docs/rules.md, Content. */
const ONWARD: Record<PostState, readonly PostState[]> = {
  DRAFT: ['DRAFT', 'SCHEDULED', 'PUBLISHED'],
  SCHEDULED: ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'],
  PUBLISHED: ['PUBLISHED', 'ENDED'],
  ENDED: ['ENDED'],
  ARCHIVED: [],
}

/** @param from as it stands by the club's clock, whether or not its time is over */
export function mayBecome(from: PostState, to: PostState): boolean {
  return ONWARD[from].includes(to)
}

/** What a post that is saved so will be: one that opens later is scheduled, whatever it is called. */
export function becomes(
  state: PostState,
  openAt: Temporal.Instant | null | undefined,
  now: Temporal.Instant,
): PostState {
  if (state !== 'SCHEDULED' && state !== 'PUBLISHED') return state
  return openAt && Temporal.Instant.compare(openAt, now) > 0 ? 'SCHEDULED' : 'PUBLISHED'
}
