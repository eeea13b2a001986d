import { aboutKind, type KindName, pathOf, type ValuesOf } from '../../mail/kinds.ts'
import { writeMessage } from '../../mail/message.ts'
import { isAddress } from '../../mail/rules.ts'
import { type About, clubIn, send, usefulSeconds } from '../../mail/send.ts'
import { wordsOf } from '../../mail/words.ts'
import type { Context } from '../../platform/context.ts'
import { spokenBy } from '../../platform/said-in.ts'
import type { Transaction } from '../../platform/write.ts'
import { mailWanted } from './mail-choice.ts'
import * as rows from './rows.ts'

interface Member {
  memberIdx: number
  lang: string
  email: string
}

interface Manner extends About {
  /** iCalendar files for the email, one after another. */
  calendar?: string
  /** False for a kind of email that the member switched off; left out, the choice is looked up. */
  byMail?: boolean
}

/**
 * Notifies by email and, for kinds with `message` in mail/kinds.ts, on the member's page and by an alert, after which the email
 * is not needed where a device showed it or a text message was accepted, unless its kind is always sent. Decision 136.
 */
export async function notify<K extends KindName>(
  tx: Pick<Context, 'sql' | 'club' | 'post' | 'cache' | 'seal'> & Partial<Pick<Transaction, 'sendUnread'>>,
  kind: K,
  { memberIdx, lang, email }: Member,
  values: ValuesOf<K>,
  { calendar, byMail, named, bookingIdx }: Manner = {},
): Promise<void> {
  if (!named && namesAPerson(values)) throw new Error(`a message of kind ${kind} names a person without a number`)
  const concerned = { named: named?.filter((one) => one !== memberIdx), bookingIdx }
  const byEmail = isAddress(email) && (byMail ?? (await mailWanted(tx.sql, memberIdx, kind)))
  const mailIdx = byEmail ? await send(tx, kind, lang, email, values, { memberIdx, ...concerned }, calendar) : undefined
  const about = aboutKind(kind)!
  if (!about.message) return
  const spoken = spokenBy(tx, lang)
  const words = await wordsOf(tx, spoken)
  const { clubName } = await clubIn(tx, spoken)
  const given = values as Record<string, unknown>
  const { nameless, ...message } = writeMessage(kind, about, given, { words, clubName })
  const link = about.message.link ? pathOf(about.message.link, given) : null
  const sentence = nameless ?? (await wordsOf(tx, spoken, 'outbox')).say(`KIND_${kind}`, {})!
  const endsAt = about.ends ? (given[about.ends] as Temporal.Instant) : undefined
  const alert = { sentence, lang: spoken, mailIdx, usefulSeconds: usefulSeconds(kind), endsAt }
  const added = rows.add(tx.sql, { memberIdx, kind, ...message, link, ...concerned }, alert)
  if (tx.sendUnread) tx.sendUnread(added)
  else await added
}

/** The values of kinds that are names of other people. */
const PEOPLE = ['booker', 'who', 'person']
const namesAPerson = (values: object) => Object.entries(values).some(([key, value]) => value && PEOPLE.includes(key))
