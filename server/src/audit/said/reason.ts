import { byKind, type Entry } from './entry.ts'
import type { SaidWords } from './words.ts'

const GIVEN_BY_JOBS: Readonly<Record<string, string>> = {
  unpaid: 'REASON_UNPAID',
  'check-in': 'REASON_CHECK_IN',
  'no answer': 'REASON_NO_ANSWER',
}

/** Members choose a reason of code group Z82, and jobs give theirs as a word; managers write it. */
export function reasonOf(entry: Entry, words: SaidWords, reasons: ReadonlyMap<string, string>): string | null {
  const { reason, noun } = entry
  if (reason === null || byKind(entry) === 'MANAGER') return reason
  const known = noun === 'booking' ? reasons.get(reason) : undefined
  const byJob = Object.hasOwn(GIVEN_BY_JOBS, reason) ? words.deed.say(GIVEN_BY_JOBS[reason]!) : undefined
  return known ?? byJob ?? reason
}
