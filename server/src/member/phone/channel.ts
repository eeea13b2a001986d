import limit from 'p-limit'
import { waitsUntil } from '../../mail/rules.ts'
import { clubIn } from '../../mail/send.ts'
import { linkOf, stopUrl } from '../../mail/unsubscribe-link.ts'
import { wordsOf } from '../../mail/words.ts'
import { beginning } from '../../platform/beginning.ts'
import type { Context } from '../../platform/context.ts'
import { sendText } from '../../texting/send.ts'
import type { Channel } from '../alert/channel.ts'
import * as sql from './sql.ts'

/** A Korean text message of one part and a link. */
const MOST_LETTERS = 300
/** More alerts are on their way at the same time than a text service answers well. A code that a member waits for is not one. */
const inTurn = limit(5)

/** To the member’s verified number, over the service that the club pays, for the kinds that both chose. */
export const textChannel: Channel = async (ctx, { memberIdx, messageIdx, textKind: kind, sentence, lang, link }) => {
  const to = await sql.numberFor(ctx.sql, memberIdx, kind)
  if (to === undefined) return { isAccepted: false, again: [], error: 'NO_PHONE' }
  const { clubName } = await clubIn(ctx, lang)
  const { publicUrl } = ctx.post
  const values = {
    club: clubName,
    message: beginning(sentence, MOST_LETTERS),
    link: publicUrl ? `${publicUrl}${link ?? '/mypage/messages'}` : '',
  }
  const text =
    kind === 'CLUB_NEWS'
      ? await newsIn(ctx, lang, values, memberIdx, to)
      : lines(`[${values.club}] ${values.message}`, values.link)
  if (text === undefined) return { isAccepted: false, again: [], error: 'NO_LINK' }
  const { isAccepted, isAgain, wait, error } = await inTurn(() =>
    kind === 'CLUB_NEWS' && isNight(ctx)
      ? { isAccepted: false, isAgain: true, error: 'NIGHT' }
      : sendText(ctx, { id: `message-${messageIdx}`, ...{ to, text, lang, kind, values } }),
  )
  return { isAccepted, again: [], isLater: isAgain, wait, error }
}

/** The night may begin while a text waits for its turn; it is delivered again, which waits for the morning. */
const isNight = ({ clock, club }: Context) =>
  waitsUntil({ kind: 'CLUB_NEWS', quietFrom: null, quietUntil: null }, clock.now(), club.zone) !== undefined

const lines = (...all: readonly string[]) => all.filter(Boolean).join('\n')

/** Advertising says that it is, whose it is, and how to refuse it free of charge; undefined where the club has no address for that. */
async function newsIn(
  ctx: Context,
  lang: string,
  { club, message, link }: { club: string; message: string; link: string },
  memberIdx: number,
  to: string,
): Promise<string | undefined> {
  const { publicUrl } = ctx.post
  if (!publicUrl) return undefined
  const words = await wordsOf(ctx, lang, 'texting')
  const stop = stopUrl(publicUrl, linkOf(ctx.seal, 'CLUB_NEWS_SMS', memberIdx, to))
  return lines(words.say('NEWS_TEXT', { club, message })!, link, words.say('NEWS_STOP', { link: stop })!)
}
