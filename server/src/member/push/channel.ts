import { clubIn } from '../../mail/send.ts'
import { linkOf, stopPath } from '../../mail/unsubscribe-link.ts'
import { wordsOf } from '../../mail/words.ts'
import { beginning } from '../../platform/beginning.ts'
import type { Context } from '../../platform/context.ts'
import type { PushManner } from '../../platform/push.ts'
import type { Channel } from '../alert/channel.ts'
import { receiptOf } from '../alert/receipt.ts'
import * as sql from './sql.ts'

/** Where a message without a link is read. */
const MESSAGES = '/mypage/messages'
/** A payload must fit 4096 bytes. */
const MOST_LETTERS = 300
const GONE = [404, 410]

/** To each device of the member, as short as a locked screen shows it, with a receipt. One that its browser gave up is forgotten. */
export const pushChannel: Channel = async (ctx, alert, to) => {
  const { alertIdx, memberIdx, messageIdx, kind, sentence, lang, link, usefulSeconds } = alert
  const devices = await sql.devicesOf(ctx.sql, memberIdx, ctx.push.publicKey, to)
  if (devices.length === 0) return { isAccepted: false, again: [], error: 'NO_DEVICE' }
  const { clubName, email } = await clubIn(ctx, lang)
  const { publicUrl } = ctx.post
  const tag = `message-${messageIdx}`
  const body = beginning(sentence, MOST_LETTERS)
  const advertises = kind === 'CLUB_NEWS' && (await advertising(ctx, lang, body, memberIdx))
  const receipt = receiptOf(ctx.seal, alertIdx)
  const said = { title: clubName, body, path: link ?? MESSAGES, lang, tag, receipt, ...advertises }
  const manner: PushManner = {
    ttl: usefulSeconds,
    topic: tag,
    contact: publicUrl?.startsWith('https:') ? publicUrl : `mailto:${email}`,
    urgency: kind === 'CLUB_NEWS' ? 'normal' : 'high',
  }
  const answers = await Promise.all(
    devices.map(async (device) => ({
      deviceIdx: device.deviceIdx,
      ...(await ctx.push.deliver(device, JSON.stringify(said), manner)),
    })),
  )
  const those = (chosen: (status: number) => boolean) =>
    answers.filter(({ status }) => chosen(status)).map(({ deviceIdx }) => deviceIdx)
  const reached = those((status) => status >= 200 && status < 300)
  await sql.noteReached(ctx.sql, reached)
  await sql.forget(
    ctx.sql,
    those((status) => GONE.includes(status)),
  )
  const again = those((status) => status === 0 || status === 429 || status >= 500)
  const failed = answers.find(({ deviceIdx }) => !reached.includes(deviceIdx))
  return {
    isAccepted: reached.length > 0,
    again,
    wait: Math.max(0, ...answers.map(({ retryAfter = 0 }) => retryAfter)),
    ...(failed && { error: `push service answered ${failed.status}` }),
  }
}

/** Advertising says that it is, and has a button that stops it. */
async function advertising(ctx: Context, lang: string, message: string, memberIdx: number) {
  const words = await wordsOf(ctx, lang, 'texting')
  const path = stopPath(linkOf(ctx.seal, 'CLUB_NEWS_PUSH', memberIdx, ''))
  return { body: words.say('NEWS_PUSH', { message })!, stop: { title: words.say('NEWS_STOP_PUSH', {})!, path } }
}
