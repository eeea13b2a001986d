import { type Words, wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { saidIn } from '../../../platform/said-in.ts'
import type { Rulebook } from '../../rulebook.ts'
import { memberNames } from '../booked/rows.ts'
import { type Deed, deedsOf, type Logged } from './deeds.ts'
import { auditOf } from './sql.ts'

/**
 * What was done to a booking, the latest first, in the language of the reader. Members read the club in place of a
 * manager, and no reasons of managers.
 */
export async function historyOf(ctx: Context, bookingIdx: number, { courses }: Rulebook, forManagers = false) {
  const { sql, lang, club } = ctx
  const [rows, words] = await Promise.all([auditOf(sql, bookingIdx, lang), wordsOf(ctx, lang, 'booking')])
  const logged = rows.map((row, i) => deedsOf(row.before as Logged, row.after as Logged, i === 0))
  const named = logged.flat().flatMap(({ memberIdx }) => memberIdx ?? [])
  const names = named.length > 0 ? await memberNames(sql, lang, named) : new Map<number, string>()
  const courseName = (courseIdx?: number) =>
    saidIn(courses.find((one) => one.courseIdx === courseIdx)?.name ?? null, lang) ?? ''
  const say = sayDeed(words, names, courseName)
  return rows
    .map((row, i) => ({
      version: i + 1,
      at: row.at,
      by: { memberIdx: row.memberIdx, name: row.byName ?? ((forManagers && row.managerName) || club.clubName) },
      reason: forManagers && row.managerName ? row.reason : null,
      what: logged[i]!.map(say).join(' · '),
    }))
    .toReversed()
}

/** Says a part of a change. @param words of the category `booking` @param names of the members in it, by number */
export const sayDeed =
  (words: Words, names: ReadonlyMap<number, string>, courseName: (courseIdx?: number) => string = () => '') =>
  ({ code, memberIdx, from, to }: Deed): string => {
    const name = names.get(memberIdx ?? 0) ?? words.say('HISTORY_SOMEONE', {})
    const place = (one: NonNullable<Deed['from']>) => ({ ...one, course: courseName(one.courseIdx) })
    const values = from && to ? { ...prefixed('from', place(from)), ...prefixed('to', place(to)) } : {}
    return words.say(`HISTORY_${code}`, { name, ...values }) ?? ''
  }

const prefixed = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}_${key}`, value]))
