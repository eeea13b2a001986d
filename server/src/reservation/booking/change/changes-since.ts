import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { memberNames } from '../booked/rows.ts'
import { type Deed, deedsOf, type Logged } from './deeds.ts'
import { sayDeed } from './history.ts'
import { auditSince } from './sql.ts'

interface Reader {
  /** One of the club’s languages. */
  lang: string
  /** Who also reads of the coupon. */
  isBooker: boolean
}

interface Changes {
  /** Such as “Ha-eun Choi added”; empty where nothing that the reader sees is different. */
  said: string[]
  /** Members whom they name. */
  named: number[]
}

/** What is different in a booking since a version that the reader knows: players, booker, cart, caddie, holes. */
export async function changesSince(
  ctx: Pick<Context, 'sql' | 'cache' | 'club'>,
  bookingIdx: number,
  version: number,
  { lang, isBooker }: Reader,
): Promise<Changes> {
  const rows = await auditSince(ctx.sql, bookingIdx, version)
  const before = Object.assign({}, ...rows.map((row) => row.before).toReversed())
  const after = Object.assign({}, ...rows.map((row) => row.after))
  const deeds = deedsOf(seenOf(before, isBooker), seenOf(after, isBooker), false)
  const told = deeds.filter(({ code }) => !isUntold(code, deeds))
  const named = told.flatMap(({ memberIdx }) => memberIdx ?? [])
  const [words, names] = await Promise.all([wordsOf(ctx, lang, 'booking'), memberNames(ctx.sql, lang, named)])
  return { said: told.map(sayDeed(words, names)), named }
}

/** Where a booking is has messages of its own, and an answer or an offer was between two people. */
const seenOf = (
  { players, booker, cart, caddie, holes, couponIdx }: NonNullable<Logged>,
  isBooker: boolean,
): Logged => ({
  ...{ players, booker, cart, caddie, holes },
  ...(isBooker && { couponIdx }),
})

/** That there are more or fewer players follows from who came or went. */
function isUntold(code: Deed['code'], deeds: readonly Deed[]): boolean {
  const has = (...codes: Deed['code'][]) => deeds.some((one) => codes.includes(one.code))
  if (code === 'MORE') return has('ADDED', 'GUEST_ADDED')
  if (code === 'FEWER') return has('REMOVED', 'GUEST_REMOVED')
  return code === 'ACCEPTED' || code === 'CHANGED'
}
