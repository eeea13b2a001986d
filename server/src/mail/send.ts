import { enqueue } from '../job/enqueue.ts'
import { clubPalettes } from '../look/look.ts'
import type { Context } from '../platform/context.ts'
import { spokenBy } from '../platform/said-in.ts'
import { aboutKind, type KindName, type ValuesOf } from './kinds.ts'
import { writeLetter } from './letter.ts'
import { isAddress } from './rules.ts'
import * as sql from './sql.ts'
import { isStoppable, linkOf, stopUrl } from './unsubscribe-link.ts'
import { wordsOf, wordsWith } from './words.ts'

/** Decision 013. */
export const SEND_MAIL = 'send-mail'

/** The kind of a test of an email's texts. It has no words of its own. */
export const TEST_MAIL = 'LETTER_TEST'

/** Whose account an email is about: a member's is erased with the member, a manager's hides its code from lesser managers. */
export interface Concerned extends About {
  memberIdx?: number | null
  adminIdx?: number | null
}

/** By what the erasure of a person finds a text that others got. Decision 160. */
export interface About {
  /** Numbers of the members whom it names beside its reader. */
  named?: readonly number[]
  /** The booking that it tells of. */
  bookingIdx?: number
}

const TEST_USEFUL_SECONDS = 24 * 3600

/**
 * Sent about a second after the commit; without a mail server it waits in the outbox.
 * @param calendar iCalendar files one after another, each attached @returns its mailIdx
 */
export async function send<K extends KindName>(
  ctx: Pick<Context, 'sql' | 'club' | 'post' | 'cache' | 'seal'>,
  kind: K,
  lang: string,
  to: string,
  values: ValuesOf<K>,
  { memberIdx = null, adminIdx = null, named = [], bookingIdx }: Concerned = {},
  calendar?: string,
): Promise<number> {
  if (!isAddress(to)) throw new Error(`a mail of kind ${kind} must go to one address`)
  const about = aboutKind(kind)!
  const given = values as Record<string, unknown>
  const stop = memberIdx !== null && isStoppable(kind) ? linkOf(ctx.seal, kind, memberIdx, to) : undefined
  const { spoken, ...letter } = await letterOf(ctx, kind, lang, values, { stop })
  const secrets = about.secrets && Object.fromEntries(about.secrets.map((name) => [name, String(given[name])]))
  const mailIdx = await sql.add(ctx.sql, {
    ...letter,
    kind,
    memberIdx,
    adminIdx,
    named: [...named],
    bookingIdx: bookingIdx ?? null,
    toEmail: to,
    lang: spoken,
    secrets: secrets ?? null,
    calendar: calendar ?? null,
    usefulSeconds: usefulSeconds(kind),
  })
  await queue(ctx, mailIdx)
  return mailIdx
}

/** Nothing is queued that could not be sent: once there is a mail server, `sendWaiting` finds it. */
export async function queue(ctx: Pick<Context, 'sql' | 'post'>, mailIdx: number): Promise<void> {
  if (ctx.post.way !== 'NONE') await enqueue(ctx, SEND_MAIL, { mailIdx })
}

/** Sends a test that is written already, without secrets and for no member. @returns its mailIdx */
export async function sendTestMail(
  ctx: Pick<Context, 'sql' | 'post'>,
  mail: { toEmail: string; lang: string; subject: string; text: string; html: string },
): Promise<number> {
  if (!isAddress(mail.toEmail)) throw new Error('a test must go to one address')
  const none = { memberIdx: null, adminIdx: null, named: [], bookingIdx: null, secrets: null, calendar: null }
  const mailIdx = await sql.add(ctx.sql, { ...mail, ...none, kind: TEST_MAIL, usefulSeconds: TEST_USEFUL_SECONDS })
  await queue(ctx, mailIdx)
  return mailIdx
}

/**
 * An email as `send` would write it, and the language that it is in.
 * @param drafts texts that are not saved @param stop the link that stops emails of its kind
 */
export async function letterOf<K extends KindName>(
  ctx: Pick<Context, 'sql' | 'club' | 'post' | 'cache' | 'seal'>,
  kind: K,
  lang: string,
  values: ValuesOf<K>,
  { drafts, stop }: { drafts?: Parameters<typeof wordsWith>[2]; stop?: string } = {},
) {
  const spoken = spokenBy(ctx, lang)
  const letter = writeLetter(kind, aboutKind(kind)!, values as Record<string, unknown>, {
    words: drafts ? await wordsWith(ctx, spoken, drafts) : await wordsOf(ctx, spoken),
    lang: spoken,
    sender: await clubIn(ctx, spoken),
    publicUrl: ctx.post.publicUrl,
    stopUrl: stop && ctx.post.publicUrl && stopUrl(ctx.post.publicUrl, stop),
    palettes: await clubPalettes(ctx),
  })
  return { ...letter, spoken }
}

/** The club's name and how it is reached, as emails say them. */
export const clubIn = ({ sql: db, cache }: Pick<Context, 'sql' | 'cache'>, lang: string) =>
  cache.recall(`sender ${lang}`, ['site'], 60, () => sql.sender(db, lang))

/** Emails sent before signup, such as the code for it, belong to the new member once the address is verified. */
export async function claimMails({ sql: db }: Pick<Context, 'sql'>, memberIdx: number, email: string): Promise<void> {
  await sql.claim(db, memberIdx, email)
}

/** Lifetime of an email in seconds; 0 for a kind that this version does not know. */
export function usefulSeconds(kind: string): number {
  if (kind === TEST_MAIL) return TEST_USEFUL_SECONDS
  const about = aboutKind(kind)
  return about ? Temporal.Duration.from(about.usefulFor).total('seconds') : 0
}
