import type { Fact } from '../../../mail/frame.ts'
import type { TeeTimeValues } from '../../../mail/kinds.ts'
import { type Words, wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { type BookingRow, booking } from '../../booking/booked/rows.ts'
import { fateOf } from '../../rules/coupon/rows.ts'
import { type Recipient, whyDropped, whySaid, whyShut, whyWithoutGroup } from './sql.ts'

/** A booking, and its values in the words of one reader. */
export interface BookingForReader {
  row: BookingRow
  /** One of the club’s languages. */
  lang: string
  values: TeeTimeValues
}

export async function bookingFor(
  tx: Pick<Context, 'sql' | 'cache' | 'club'>,
  bookingIdx: number,
  { memberIdx, name, lang }: Recipient,
): Promise<BookingForReader> {
  const spoken = tx.club.langs.includes(lang) ? lang : tx.club.lang
  const [row, words, shut, dropped, coupon] = await Promise.all([
    booking(tx.sql, bookingIdx, spoken),
    wordsOf(tx, spoken),
    whyShut(tx.sql, bookingIdx, spoken),
    whyDropped(tx.sql, bookingIdx, spoken),
    fateOf(tx.sql, bookingIdx, spoken),
  ])
  const whyIn = row!.type === 'T' ? whyWithoutGroup : whySaid
  const said = row!.state === 'CC' ? await whyIn(tx.sql, bookingIdx, spoken) : undefined
  const why = shut ?? (dropped && (dropped.said ?? words.say(`FACT_DELAY_${dropped.reason}`, {}))) ?? said
  const { date, time, courseName: course } = row!
  const booker = row!.booker.name
  return {
    row: row!,
    lang: spoken,
    values: { name, bookingIdx, date, time, course, booker, facts: factsOf(row!, words, memberIdx, { why, coupon }) },
  }
}

/**
 * The price is for the booker, who pays or collects it, and for the companion to whom the booking is offered; deadlines are
 * shown while the booking runs.
 * @param why the club suspended the day or the part, could not delay the tee time, or cancelled the booking or the date of a group
 * @param coupon of the booker, where the booking ended
 */
function factsOf(
  row: BookingRow,
  words: Words,
  reader: number,
  { why, coupon }: { why?: string; coupon: Awaited<ReturnType<typeof fateOf>> },
): Fact[] {
  const fact = (code: string, values: Record<string, unknown>): Fact => ({
    label: words.say(`FACT_${code}`, {})!,
    value: words.say(`FACT_${code}_IS`, values)!,
  })
  const open = row.players.filter(({ kind }) => kind === 'TBD').length
  const names = row.players.flatMap(({ kind, name }) => (kind === 'TBD' ? [] : [name ?? '']))
  const toBeNamed = open > 0 ? [words.say('FACT_OPEN', { count: open })!] : []
  const isAsked = row.offeredTo === reader
  const isBooker = row.booker.memberIdx === reader || isAsked
  const isRunning = row.state === 'CF'
  return [
    ...(why ? [fact('WHY', { why })] : []),
    fact('DAY', row),
    fact('COURSE', { course: row.courseName, count: Number(row.holes) }),
    fact('PLAYERS', { players: [...names, ...toBeNamed].join(', ') }),
    ...(isBooker && isRunning ? [fact('PRICE', row.price)] : []),
    ...(isAsked && isRunning && row.price.coupon
      ? [{ label: words.say('FACT_COUPON', {})!, value: words.say('FACT_COUPON_STAYS', { booker: row.booker.name })! }]
      : []),
    ...(isBooker && isRunning && open > 0 ? [fact('NAMES', row)] : []),
    ...(isBooker && isRunning ? [fact('FREE', row)] : []),
    ...(isBooker && coupon
      ? [{ label: words.say('FACT_COUPON', {})!, value: words.say(`FACT_COUPON_${coupon.fate}`, { ...coupon })! }]
      : []),
    fact('NUMBER', row),
  ]
}
