import { hasRight } from '@clubhouse/contract/access'
import type { AuditDeed } from '@clubhouse/contract/audit'
import type { Context } from '../../platform/context.ts'
import { type BookingDeed, type BookingDeeds, isEnd, isFirst, NOUN } from './booking.ts'
import type { Entry } from './entry.ts'
import { reasonOf } from './reason.ts'
import { type Known, sentenceOf } from './sentence.ts'
import { consequences, keyOf, labels, subjects } from './subject-sql.ts'
import { wordsFor } from './words.ts'

export interface Told {
  said: string
  deed: AuditDeed
  reason: string | null
  /** Of the booking that it is about. */
  bookingNo?: string | null
}

/** What is read of the reservation, which stands above this noun. */
export interface Above {
  bookingDeeds: BookingDeeds
}

/**
 * What each entry tells, in the reader’s language: everything that a page needs is read in a few statements. Members are
 * named for readers of members only. Decision 139.
 */
export async function tell(ctx: Context, entries: readonly Entry[], { bookingDeeds }: Above): Promise<Told[]> {
  if (entries.length === 0) return []
  const { sql, lang, who } = ctx
  const deeds = new Map<Entry, BookingDeed[]>(
    entries.flatMap((one) =>
      one.noun === NOUN ? [[one, bookingDeeds(one.before, one.after, isFirst(one))] as const] : [],
    ),
  )
  const named = [...deeds.values()].flat().flatMap(({ memberIdx }) => memberIdx ?? [])
  const about = [...entries, ...named.map((recordIdx) => ({ noun: 'member', recordIdx }))]
  const ended = entries.filter((one) => one.noun === NOUN && isEnd(one)).map(({ auditIdx }) => auditIdx)
  const [found, results, { courses, keys, reasons }, words] = await Promise.all([
    subjects(sql, lang, about),
    ended.length > 0 ? consequences(sql, ended) : new Map(),
    labels(sql, lang),
    wordsFor(ctx, new Set(entries.map(({ noun }) => noun))),
  ])
  const known: Known = {
    words,
    courses,
    keys,
    mayName: hasRight(who, '950100', 'R'),
    subjectOf: (one) => found.get(keyOf(one)),
    resultOf: ({ auditIdx }) => results.get(auditIdx),
    deedsOf: (entry) => deeds.get(entry) ?? [],
  }
  return entries.map((entry) => ({
    ...sentenceOf(entry, known),
    reason: reasonOf(entry, words, reasons),
    bookingNo: known.subjectOf(entry)?.bookingNo,
  }))
}
