import { type Draft, emptyDraft } from './draft'

const KEY = 'booking-draft'

/** Kept per member: the next person at the same screen starts with an empty form. */
interface Kept {
  memberIdx: number
  draft: Draft
}

export function keepDraft(memberIdx: number, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify({ memberIdx, draft } satisfies Kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // The draft then lives as long as the page.
  }
}

export function recallDraft(memberIdx: number): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.memberIdx === memberIdx ? kept.draft : emptyDraft()
  } catch {
    return emptyDraft()
  }
}
