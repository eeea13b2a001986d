import type { KindName, TeeTimeValues, ValuesOf } from '../../mail/kinds.ts'
import { isAddress } from '../../mail/rules.ts'
import { clubIn } from '../../mail/send.ts'
import type { Context } from '../../platform/context.ts'
import { bookingCalendar } from '../booking/calendar.ts'
import type { Notice } from './rules.ts'
import * as sql from './sql.ts'
import { type BookingForReader, bookingFor } from './values.ts'

/** What notices need of the members' side: the inbox, and whether a member wants a kind of email. */
export interface Channels {
  notify<K extends KindName>(
    tx: Context,
    kind: K,
    member: sql.Recipient,
    values: ValuesOf<K>,
    manner: { calendar?: string; byMail?: boolean },
  ): Promise<void>
  mailWanted(db: Context['sql'], memberIdx: number, kind: KindName): Promise<boolean>
}

/** Writes the notices that were not written before, each with its email and message, in the caller's transaction. */
export async function writeNotices(
  tx: Context,
  bookingIdx: number,
  { version, notices, changedBy }: { version: number; notices: readonly Notice[]; changedBy?: number },
  channels: Channels,
): Promise<void> {
  if (notices.length === 0) return
  const [unwritten, recipients] = await Promise.all([
    sql.note(tx.sql, bookingIdx, version, notices),
    sql.recipients(
      tx.sql,
      notices.map(({ memberIdx }) => memberIdx),
    ),
  ])
  for (const notice of unwritten) {
    const recipient = recipients.get(notice.memberIdx)
    if (recipient) await writeNotice(tx, bookingIdx, notice, recipient, channels, changedBy)
  }
}

async function writeNotice(
  tx: Context,
  bookingIdx: number,
  notice: Notice,
  recipient: sql.Recipient,
  { notify, mailWanted }: Channels,
  changedBy?: number,
): Promise<void> {
  const { kind } = notice
  const seen = await bookingFor(tx, bookingIdx, recipient)
  const byMail = isAddress(recipient.email) && (await mailWanted(tx.sql, recipient.memberIdx, kind))
  const calendar = byMail && kind !== 'PENALTY' ? await calendarFor(tx, seen, notice, recipient) : undefined
  const values = { ...seen.values, ...(await valuesOfKind(tx, notice, seen, recipient, changedBy)) }
  await notify(tx, kind, recipient, values as ValuesOf<typeof kind>, { calendar, byMail })
}

/** Mail programs put the tee time into the calendar, replace it, or remove it where the reader no longer plays. */
const calendarFor = (tx: Context, { row }: BookingForReader, { kind }: Notice, { name, email, lang }: sql.Recipient) =>
  bookingCalendar(tx, row, {
    lang: tx.club.langs.includes(lang) ? lang : tx.club.lang,
    site: tx.post.publicUrl,
    to: { name, email },
    ...(kind === 'BOOKING_UNNAMED' && { isOff: true }),
  })

/** The values of a kind beside those of the tee time. */
async function valuesOfKind(
  tx: Context,
  { kind, variant, about }: Notice,
  { row }: BookingForReader,
  recipient: sql.Recipient,
  changedBy?: number,
) {
  if (kind === 'BOOKING_CANCELLED') return { by: variant }
  if (kind === 'BOOKING_UNNAMED') return { how: variant }
  if (kind === 'BOOKING_DECLINED') return { who: changedBy ? await sql.nameOf(tx.sql, changedBy, recipient.lang) : '' }
  if (kind === 'NAMES_MISSING') return { due: row.namesDueAt }
  if (kind === 'PENALTY') return penaltyValues(tx, row.bookingIdx, about, recipient)
  return {}
}

async function penaltyValues(
  tx: Context,
  bookingIdx: number,
  about: string,
  { lang }: sql.Recipient,
): Promise<Partial<TeeTimeValues>> {
  const all = await sql.penaltiesOf(tx.sql, bookingIdx)
  const { code, state, fromDate, untilDate, countsUntil, money } = all.find((one) => aboutPenalty(one) === about)!
  const [rule, club] = await Promise.all([sql.ruleName(tx.sql, code, lang), clubIn(tx, lang)])
  return {
    how: state === 'ACTIVE' ? howOf(code, untilDate, money) : 'LIFTED',
    rule,
    from: fromDate,
    // A warning has no last day of its own.
    until: untilDate ?? countsUntil ?? '',
    money: money ?? 0,
    phone: club.clubPhoneNo,
  }
}

const CANCELLATIONS = ['W1', 'W2', 'W3', 'W7']

function howOf(code: string, until: string | null, money: number | null) {
  if (until === null) return money === null ? 'WARNING' : 'MONEY'
  return CANCELLATIONS.includes(code) ? 'SUSPENSION' : 'ROUND'
}

/** The `about` of a notice of a penalty. One that was waived and came into force again is told again. */
export const aboutPenalty = ({ penaltyIdx, version }: Pick<sql.PenaltyRow, 'penaltyIdx' | 'version'>) =>
  version === 1 ? `p${penaltyIdx}` : `p${penaltyIdx}v${version}`
