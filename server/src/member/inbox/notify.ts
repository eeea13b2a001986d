import { aboutKind, type KindName, type ValuesOf } from '../../mail/kinds.ts'
import { writeMessage } from '../../mail/message.ts'
import { clubIn, send } from '../../mail/send.ts'
import { wordsOf } from '../../mail/words.ts'
import type { Context } from '../../platform/context.ts'
import * as sql from './sql.ts'

interface Member {
  memberIdx: number
  lang: string
  email: string
}

/** Notifies by email and, for kinds with `message` in mail/kinds.ts, on the member's page. */
export async function notify<K extends KindName>(
  tx: Pick<Context, 'sql' | 'club' | 'post' | 'cache'>,
  kind: K,
  { memberIdx, lang, email }: Member,
  values: ValuesOf<K>,
): Promise<void> {
  await send(tx, kind, lang, email, values, memberIdx)
  const about = aboutKind(kind)!
  if (!about.message) return
  const spoken = tx.club.langs.includes(lang) ? lang : tx.club.lang
  const words = await wordsOf(tx, spoken)
  const { clubName } = await clubIn(tx, spoken)
  const message = writeMessage(kind, about, values as Record<string, unknown>, { words, clubName })
  await sql.add(tx.sql, { memberIdx, kind, ...message, link: about.message.link ?? null })
}
