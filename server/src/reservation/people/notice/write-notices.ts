import type { Fact } from '../../../mail/frame.ts'
import type { KindName, TeeTimeValues, ValuesOf } from '../../../mail/kinds.ts'
import { isAddress } from '../../../mail/rules.ts'
import { type About, clubIn } from '../../../mail/send.ts'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { ownWordsIn, spokenBy } from '../../../platform/said-in.ts'
import { bookingCalendar } from '../../booking/booked/calendar.ts'
import { booking } from '../../booking/booked/rows.ts'
import { changesSince } from '../../booking/change/changes-since.ts'
import { bookingsFact } from '../../rules/penalty/bookings-fact.ts'
import type { Delayed, Notice } from './rules.ts'
import * as sql from './sql.ts'
import { type BookingForReader, bookingFor } from './values.ts'

/** What notices need of the members' side: the inbox, and whether a member wants a kind of email. Decision 047. */
export interface Channels {
  notify<K extends KindName>(
    tx: Context,
    kind: K,
    member: sql.Recipient,
    values: ValuesOf<K>,
    manner: { calendar?: string; byMail?: boolean } & About,
  ): Promise<void>
  mailWanted(db: Context['sql'], memberIdx: number, kind: KindName): Promise<boolean>
}

/**
 * Writes the notices that were not written before, each with its email and message, in the caller's transaction. One of a
 * penalty that was paid, waived or appealed since its caller read it is left out: what changed it has notices of its own.
 */
export async function writeNotices(
  tx: Context,
  bookingIdx: number,
  { version, notices, changedBy }: { version: number; notices: readonly Notice[]; changedBy?: number },
  channels: Channels,
): Promise<void> {
  const penalties = notices.some(({ kind }) => kind === 'PENALTY') ? await sql.penaltiesOf(tx.sql, bookingIdx) : []
  const meant = notices.filter(({ kind, about }) => kind !== 'PENALTY' || penaltyOf(penalties, about))
  if (meant.length === 0) return
  const [unwritten, recipients] = await Promise.all([
    sql.note(tx.sql, bookingIdx, version, meant),
    sql.recipients(
      tx.sql,
      meant.map(({ memberIdx }) => memberIdx),
    ),
  ])
  for (const notice of unwritten) {
    const recipient = recipients.get(notice.memberIdx)
    const about = { changedBy, penalty: penaltyOf(penalties, notice.about) }
    if (recipient) await writeNotice(tx, bookingIdx, notice, recipient, channels, about)
  }
}

/** Writes a notice that the caller has noted. */
export async function writeNoted(tx: Context, bookingIdx: number, notice: Notice, channels: Channels): Promise<void> {
  const recipient = (await sql.recipients(tx.sql, [notice.memberIdx])).get(notice.memberIdx)
  if (recipient) await writeNotice(tx, bookingIdx, notice, recipient, channels, {})
}

/** What a notice is about beside its tee time. */
interface Reason {
  changedBy?: number
  /** Of a notice of a penalty. */
  penalty?: sql.PenaltyRow
}

async function writeNotice(
  tx: Context,
  bookingIdx: number,
  notice: Notice,
  recipient: sql.Recipient,
  { notify, mailWanted }: Channels,
  about: Reason,
): Promise<void> {
  const { kind, also = [] } = notice
  const seen = await bookingFor(tx, bookingIdx, recipient)
  const byMail = isAddress(recipient.email) && (await mailWanted(tx.sql, recipient.memberIdx, kind))
  const from = await leftTeeTime(tx, seen, notice)
  const calendar =
    byMail && !OF_NO_CALENDAR.includes(kind) ? await calendarFor(tx, seen, notice, recipient, from) : undefined
  const others = calendar && (await calendarsOf(tx, also, recipient))
  const changes = await changesFor(tx, notice, seen, recipient)
  const values = {
    ...seen.values,
    ...changedValues(notice, seen, from, changes.said),
    ...(await valuesOfKind(tx, notice, seen, recipient, about)),
  }
  await notify(tx, kind, recipient, values as ValuesOf<typeof kind>, {
    calendar: calendar && `${calendar}${others}`,
    byMail,
    bookingIdx,
    named: [...new Set([...namedIn(seen, about), ...changes.named])],
  })
}

/** The members whom a notice of a booking names: who booked it, who plays, and who changed it. */
const namedIn = ({ row }: BookingForReader, { changedBy }: Reason): number[] => [
  ...new Set([row.booker.memberIdx, ...row.players.map((one) => one.memberIdx), changedBy].flatMap((one) => one ?? [])),
]

/** Neither the tee time nor who plays changes with these. */
const OF_NO_CALENDAR: readonly KindName[] = [
  'PENALTY',
  'BOOKING_COUPON',
  'BOOKING_WAIVED',
  'BOOKING_OFFERED',
  'BOOKING_OFFER_ANSWERED',
]

/** The tee time that the booking was moved away from, for this reader. */
const leftTeeTime = async (tx: Context, { lang, values }: BookingForReader, { fromSlotIdx, delayed }: Notice) => {
  if (delayed) return { date: values.date, time: delayed.from, course: values.course }
  return fromSlotIdx === undefined ? undefined : sql.teeTime(tx.sql, fromSlotIdx, lang)
}

/** What is different for the reader, beside the tee time. */
async function changesFor(
  tx: Context,
  { sinceVersion }: Notice,
  { row, lang }: BookingForReader,
  { memberIdx }: sql.Recipient,
) {
  if (sinceVersion === undefined) return { said: [], named: [] }
  return changesSince(tx, row.bookingIdx, sinceVersion, { lang, isBooker: row.booker.memberIdx === memberIdx })
}

/** The text of other changes does not show where the booking was. One that nobody can name, such as of the note, says what holds now. */
function changedValues(
  { kind }: Notice,
  { values }: BookingForReader,
  from: sql.TeeTime | undefined,
  changes: string[],
) {
  if (kind !== 'BOOKING_CHANGED') return {}
  const { date, time, course } = from ?? values
  const how = from ? 'MOVED' : changes.length > 0 ? 'CHANGES' : 'DETAILS'
  return { how, fromDate: date, fromTime: time, fromCourse: course, changes, what: changes.join(' · ') }
}

/** Mail programs put the tee time into the calendar, replace it, or remove it where the reader no longer plays. */
const calendarFor = (
  tx: Context,
  { row, lang }: BookingForReader,
  { kind }: Notice,
  { name, email }: sql.Recipient,
  from?: sql.TeeTime,
) =>
  bookingCalendar(tx, row, {
    lang,
    from,
    site: tx.post.publicUrl,
    to: { name, email },
    ...(kind === 'BOOKING_UNNAMED' && { isOff: true }),
  })

/** The calendar files of bookings for one reader, one after another. */
export async function calendarsOf(
  tx: Context,
  bookings: readonly number[],
  { lang, name, email }: sql.Recipient,
): Promise<string> {
  const spoken = spokenBy(tx, lang)
  const files = bookings.map(async (bookingIdx) => {
    const row = (await booking(tx.sql, bookingIdx, spoken))!
    return bookingCalendar(tx, row, { lang: spoken, site: tx.post.publicUrl, to: { name, email } })
  })
  return (await Promise.all(files)).join('')
}

/** The values of a kind beside those of the tee time. */
async function valuesOfKind(
  tx: Context,
  { kind, variant, about, delayed, officer, also, suspendedUntil }: Notice,
  seen: BookingForReader,
  recipient: sql.Recipient,
  { changedBy, penalty }: Reason,
) {
  const { row } = seen
  if (delayed) return { how: variant, fromTime: delayed.from, facts: await delayFacts(tx, seen, delayed) }
  if (kind === 'BOOKING_CANCELLED') {
    const facts = [...seen.values.facts, ...(await alsoFacts(tx, seen, 'CANCELLED_TOO', also))]
    const instead = { part: row.part, party: row.players.length }
    return {
      by: variant,
      until: suspendedUntil ?? '',
      facts,
      ...instead,
      ...(officer && { booker: await sql.nameOf(tx.sql, officer, recipient.lang) }),
    }
  }
  if (kind === 'BOOKING_WAIVED')
    return { facts: [...seen.values.facts, ...(await alsoFacts(tx, seen, 'WAIVED_TOO', also))] }
  if (kind === 'BOOKING_UNNAMED' || kind === 'BOOKING_COUPON') return { how: variant }
  const who = async () => (changedBy ? sql.nameOf(tx.sql, changedBy, recipient.lang) : '')
  if (kind === 'BOOKING_DECLINED') return { who: await who() }
  if (kind === 'BOOKING_OFFER_ANSWERED') return { how: variant, who: await who() }
  if (kind === 'DRAW_WON') {
    const { title, place, until } = await sql.wonIn(tx.sql, row.bookingIdx, seen.lang)
    return { title, place: String(place), until }
  }
  if (kind === 'NAMES_MISSING') return { due: row.namesDueAt }
  if (kind === 'PENALTY' && penalty) {
    const facts = [...seen.values.facts, ...(await penaltyFacts(tx, seen, penalty))]
    return { facts, ...(await penaltyValues(tx, penalty, about, recipient)) }
  }
  return {}
}

/** What the club said comes first, and other tee times that moved come last. */
async function delayFacts(tx: Context, { lang, values }: BookingForReader, { said, also }: Delayed): Promise<Fact[]> {
  const words = await wordsOf(tx, lang)
  const fact = (code: string, is: Record<string, unknown>): Fact => ({
    label: words.say(`FACT_${code}`, {})!,
    value: words.say(`FACT_${code}_IS`, is)!,
  })
  const text = said && ownWordsIn(lang, said.translated, 'message', said.message)
  const others = await Promise.all(
    also.map(async ({ bookingIdx, from }) => fact('DELAYED_TOO', { from, to: await sql.timeOf(tx.sql, bookingIdx) })),
  )
  return [...(text ? [fact('SAID', { said: text })] : []), ...values.facts, ...others]
}

/** Other tee times of the reader that the same event is about. */
async function alsoFacts(
  tx: Context,
  { lang }: BookingForReader,
  code: 'CANCELLED_TOO' | 'WAIVED_TOO',
  also: readonly number[] = [],
): Promise<Fact[]> {
  if (also.length === 0) return []
  const words = await wordsOf(tx, lang)
  const label = words.say(`FACT_${code}`, {})!
  const facts = also.map(async (bookingIdx) => {
    const { date, time, courseName: course } = (await booking(tx.sql, bookingIdx, lang))!
    return { label, value: words.say('FACT_CANCELLED_TOO_IS', { date, time, course })! }
  })
  return Promise.all(facts)
}

/** What a suspension does to other bookings, and why no money lifts it; or that money is to be returned. */
async function penaltyFacts(tx: Context, { lang }: BookingForReader, penalty: sql.PenaltyRow): Promise<Fact[]> {
  const words = await wordsOf(tx, lang)
  const payment = (code: 'ONCE' | 'RETURNED') => ({
    label: words.say('FACT_PAYMENT', {})!,
    value: words.say(`FACT_PAYMENT_${code}`, { money: penalty.money ?? 0 })!,
  })
  if (penalty.wasPaid) return [payment('RETURNED')]
  if (penalty.state !== 'ACTIVE' || penalty.untilDate === null) return []
  return [await bookingsFact(tx, lang), ...(penalty.isUnpayable ? [payment('ONCE')] : [])]
}

async function penaltyValues(
  tx: Context,
  penalty: sql.PenaltyRow,
  about: string,
  { lang }: sql.Recipient,
): Promise<Partial<TeeTimeValues>> {
  const { code, state, fromDate, untilDate, dueDate, countsUntil, money, appealBy } = penalty
  const [rule, club] = await Promise.all([sql.ruleName(tx.sql, code, lang), clubIn(tx, lang)])
  return {
    how: state !== 'ACTIVE' ? 'LIFTED' : isReminder(penalty, about) ? 'DUE' : howOf(penalty),
    rule,
    from: fromDate,
    // A warning has no last day of its own.
    until: untilDate ?? countsUntil ?? '',
    money: money ?? 0,
    due: penalty.unpaidDate ?? dueDate ?? '',
    appealBy: appealBy ?? '',
    phone: club.clubPhoneNo,
  }
}

const isReminder = (one: sql.PenaltyRow, about: string) => one.dueDate !== null && aboutDue(one as DuePenalty) === about

const penaltyOf = (penalties: readonly sql.PenaltyRow[], about: string) =>
  penalties.find((one) => aboutPenalty(one) === about || isReminder(one, about))

const CANCELLATIONS = ['W1', 'W2', 'W3', 'W7']

/** Money is a choice of the member, or all that the rules ask for; a suspension may follow money that was not paid. */
function howOf({ code, untilDate, money, dueDate, daysIfUnpaid, unpaidDate }: sql.PenaltyRow) {
  if (untilDate === null) return money === null ? 'WARNING' : daysIfUnpaid === null ? 'FEE' : 'MONEY'
  if (unpaidDate !== null) return 'UNPAID'
  if (dueDate !== null) return 'OVERDUE'
  return CANCELLATIONS.includes(code) ? 'SUSPENSION' : 'ROUND'
}

type DuePenalty = Pick<sql.PenaltyRow, 'penaltyIdx'> & { dueDate: string }

/** The `about` of a reminder of money. */
export const aboutDue = ({ penaltyIdx, dueDate }: DuePenalty) => `due${penaltyIdx}-${dueDate}`

/** The `about` of a notice of a penalty. One that changed is told again. */
export const aboutPenalty = ({ penaltyIdx, version }: Pick<sql.PenaltyRow, 'penaltyIdx' | 'version'>) =>
  version === 1 ? `p${penaltyIdx}` : `p${penaltyIdx}v${version}`
