import type { KindName, TeeTimeValues, ValuesOf } from '../../mail/kinds.ts'
import { isAddress } from '../../mail/rules.ts'
import { clubIn } from '../../mail/send.ts'
import type { Context } from '../../platform/context.ts'
import { bookingCalendar } from '../booking/calendar.ts'
import type { Notice } from './rules.ts'
import * as sql from './sql.ts'
import { type Told, toldTo } from './values.ts'

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
export async function tell(
  tx: Context,
  bookingIdx: number,
  { version, notices, by }: { version: number; notices: readonly Notice[]; by?: number },
  channels: Channels,
): Promise<void> {
  if (notices.length === 0) return
  const fresh = await sql.note(tx.sql, bookingIdx, version, notices)
  const people = await sql.recipients(
    tx.sql,
    fresh.map(({ memberIdx }) => memberIdx),
  )
  for (const notice of fresh) {
    const person = people.get(notice.memberIdx)
    if (person) await tellOne(tx, bookingIdx, notice, person, channels, by)
  }
}

async function tellOne(
  tx: Context,
  bookingIdx: number,
  notice: Notice,
  person: sql.Recipient,
  { notify, mailWanted }: Channels,
  by?: number,
): Promise<void> {
  const { kind } = notice
  const told = await toldTo(tx, bookingIdx, person)
  const byMail = isAddress(person.email) && (await mailWanted(tx.sql, person.memberIdx, kind))
  const calendar = byMail && kind !== 'PENALTY' ? await calendarFor(tx, told, notice, person) : undefined
  const values = { ...told.values, ...(await more(tx, notice, told, person, by)) }
  await notify(tx, kind, person, values as ValuesOf<typeof kind>, { calendar, byMail })
}

/** Mail programs put the tee time into the calendar, replace it, or remove it where the reader no longer plays. */
const calendarFor = (tx: Context, { row }: Told, { kind }: Notice, { name, email, lang }: sql.Recipient) =>
  bookingCalendar(tx, row, {
    lang: tx.club.langs.includes(lang) ? lang : tx.club.lang,
    site: tx.post.publicUrl,
    to: { name, email },
    ...(kind === 'BOOKING_UNNAMED' && { isOff: true }),
  })

/** The values of a kind beside those of the tee time. */
async function more(tx: Context, { kind, variant, about }: Notice, { row }: Told, person: sql.Recipient, by?: number) {
  if (kind === 'BOOKING_CANCELLED') return { by: variant }
  if (kind === 'BOOKING_UNNAMED') return { how: variant }
  if (kind === 'BOOKING_DECLINED') return { who: by ? await sql.nameOf(tx.sql, by, person.lang) : '' }
  if (kind === 'NAMES_MISSING') return { due: row.namesDueAt }
  if (kind === 'PENALTY') return penaltyValues(tx, row.bookingIdx, about, person)
  return {}
}

async function penaltyValues(
  tx: Context,
  bookingIdx: number,
  about: string,
  { lang }: sql.Recipient,
): Promise<Partial<TeeTimeValues>> {
  const all = await sql.penaltiesOf(tx.sql, bookingIdx)
  const { code, fromDate, untilDate, money } = all.find(({ penaltyIdx }) => aboutPenalty(penaltyIdx) === about)!
  const [rule, club] = await Promise.all([sql.ruleName(tx.sql, code, lang), clubIn(tx, lang)])
  return {
    how: untilDate ? 'SUSPENSION' : 'MONEY',
    rule,
    from: fromDate,
    until: untilDate ?? '',
    money: money ?? 0,
    phone: club.clubPhoneNo,
  }
}

export const aboutPenalty = (penaltyIdx: number) => `p${penaltyIdx}`
