import { enqueue } from '../job/enqueue.ts'
import { clubPalettes } from '../look/look.ts'
import type { Context } from '../platform/context.ts'
import { aboutKind, type KindName, type ValuesOf } from './kinds.ts'
import { writeLetter } from './letter.ts'
import { isAddress } from './rules.ts'
import * as sql from './sql.ts'
import { wordsOf } from './words.ts'

export const SEND_MAIL = 'send-mail'

/**
 * Sent about a second after the commit.
 * @param memberIdx whose erasure erases the email @param calendar an iCalendar file, attached @returns its mailIdx
 */
export async function send<K extends KindName>(
  ctx: Pick<Context, 'sql' | 'club' | 'post' | 'cache'>,
  kind: K,
  lang: string,
  to: string,
  values: ValuesOf<K>,
  memberIdx?: number,
  calendar?: string,
): Promise<number> {
  if (!isAddress(to)) throw new Error(`a mail of kind ${kind} must go to one address`)
  const about = aboutKind(kind)!
  const given = values as Record<string, unknown>
  const { spoken, ...letter } = await letterOf(ctx, kind, lang, values)
  const secrets = about.secrets && Object.fromEntries(about.secrets.map((name) => [name, String(given[name])]))
  const mailIdx = await sql.add(ctx.sql, {
    ...letter,
    kind,
    memberIdx: memberIdx ?? null,
    toEmail: to,
    lang: spoken,
    secrets: secrets ?? null,
    calendar: calendar ?? null,
    usefulSeconds: usefulSeconds(kind),
  })
  await enqueue(ctx, SEND_MAIL, { mailIdx })
  return mailIdx
}

/** An email as `send` would write it, and the language that it is in. */
export async function letterOf<K extends KindName>(
  ctx: Pick<Context, 'sql' | 'club' | 'post' | 'cache'>,
  kind: K,
  lang: string,
  values: ValuesOf<K>,
) {
  const spoken = ctx.club.langs.includes(lang) ? lang : ctx.club.lang
  const letter = writeLetter(kind, aboutKind(kind)!, values as Record<string, unknown>, {
    words: await wordsOf(ctx, spoken),
    lang: spoken,
    sender: await sql.sender(ctx.sql, spoken),
    publicUrl: ctx.post.publicUrl,
    palettes: await clubPalettes(ctx),
  })
  return { ...letter, spoken }
}

export const clubIn = ({ sql: db }: Pick<Context, 'sql'>, lang: string) => sql.sender(db, lang)

/** Emails sent before signup, such as the code for it, belong to the new member once the address is verified. */
export async function claimMails({ sql: db }: Pick<Context, 'sql'>, memberIdx: number, email: string): Promise<void> {
  await sql.claim(db, memberIdx, email)
}

/** Lifetime of an email in seconds; 0 for a kind that this version does not know. */
export function usefulSeconds(kind: string): number {
  const about = aboutKind(kind)
  return about ? Temporal.Duration.from(about.usefulFor).total('seconds') : 0
}
