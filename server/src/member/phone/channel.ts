import { clubIn } from '../../mail/send.ts'
import { beginning } from '../../platform/beginning.ts'
import { sendText } from '../../texting/send.ts'
import type { Channel } from '../alert/channel.ts'
import * as sql from './sql.ts'

/** A Korean text message of one part and a link. */
const MOST_LETTERS = 300

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
  const text = [`[${values.club}] ${values.message}`, ...(values.link ? [values.link] : [])].join('\n')
  const { isAccepted, isAgain, wait, error } = await sendText(ctx, {
    id: `message-${messageIdx}`,
    ...{ to, text, lang, kind, values },
  })
  return { isAccepted, again: [], isLater: isAgain, wait, error }
}
