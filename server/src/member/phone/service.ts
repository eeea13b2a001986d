import type { contract } from '@clubhouse/contract'
import { RATE_LIMIT, WRONG_STATE } from '@clubhouse/contract/fail'
import { phoneDigits } from '@clubhouse/contract/member/phone-digits'
import { CERT_EXPIRED, CERT_WRONG } from '@clubhouse/contract/member/refusal'
import { clubIn } from '../../mail/send.ts'
import { wordsOf } from '../../mail/words.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, memberOf, type Services } from '../../platform/context.ts'
import { hashTicket, newTicket } from '../../platform/ticket.ts'
import { refusedTooOften } from '../../platform/too-often.ts'
import { write } from '../../platform/write.ts'
import { sendText } from '../../texting/send.ts'
import { hashCode, newCode } from '../certification/secrets.ts'
import * as sql from './sql.ts'

/** Decision 134. */
export const phone: Services<typeof contract.phone> = {
  mine: async (_, ctx) => shown(ctx, memberOf(ctx)),

  sendCode: async (_, ctx) => {
    const memberIdx = memberOf(ctx)
    const { isOffered, phoneNo: written } = await sql.mine(ctx.sql, memberIdx)
    if (!isOffered || !ctx.texting.isOn) return WRONG_STATE({ state: 'OFF' })
    const phoneNo = phoneDigits(written)
    if (phoneNo === null) return WRONG_STATE({ state: 'NO_PHONE' })
    const tooOften = await refusedTooOften(ctx, 'phoneCode', `ip${ctx.ip}`)
    if (tooOften) return tooOften
    const [ticket, code] = [newTicket(), newCode()]
    const ticketHash = hashTicket(ticket)
    const begun = await write(ctx, async (tx) => {
      const retryAt = await sql.retryAt(tx.sql, { memberIdx, phoneNo })
      if (retryAt) return RATE_LIMIT({ retryAt })
      return sql.begin(tx.sql, { memberIdx, phoneNo, ticketHash, codeHash: hashCode(ticket, code) })
    })
    if (!('expiresAt' in begun)) return begun
    // After the commit, because a code that was not counted could be asked for again and again.
    const [words, { clubName }] = [await wordsOf(ctx, ctx.lang, 'texting'), await clubIn(ctx, ctx.lang)]
    const text = words.say('CODE_TEXT', { club: clubName, code })!
    const id = `code-${ticketHash.toString('hex').slice(0, 32)}`
    const sent = await sendText(ctx, { id, to: phoneNo, text, lang: ctx.lang, kind: 'PHONE_CODE' })
    return sent.isAccepted ? { ticket, ...begun } : WRONG_STATE({ state: 'NOT_SENT' })
  },

  verify: async ({ ticket, code }, ctx) => {
    const memberIdx = memberOf(ctx)
    const phoneNo = phoneDigits((await sql.mine(ctx.sql, memberIdx)).phoneNo)
    if (phoneNo === null) return CERT_EXPIRED({})
    // Not in a transaction that a refusal rolls back, so that attempts stay counted.
    const given = { memberIdx, phoneNo, ticketHash: hashTicket(ticket), codeHash: hashCode(ticket, code) }
    const tried = await sql.tryCode(ctx.sql, given)
    if (!tried) return CERT_EXPIRED({})
    return tried.isRight ? shown(ctx, memberIdx) : CERT_WRONG({ left: tried.left })
  },

  choose: async ({ kinds }, ctx) => {
    const memberIdx = memberOf(ctx)
    return write(ctx, async (tx) => {
      await sql.choose(tx.sql, memberIdx, kinds)
      return shown(tx, memberIdx)
    })
  },

  forget: async (_, ctx) => {
    const memberIdx = memberOf(ctx)
    return write(ctx, async (tx) => {
      await sql.forget(tx.sql, memberIdx)
      await audit(tx, {
        noun: 'member',
        recordIdx: memberIdx,
        before: { phoneVerified: true },
        after: { phoneVerified: false },
      })
      return shown(tx, memberIdx)
    })
  },
}

async function shown({ sql: db, texting }: Pick<Context, 'sql' | 'texting'>, memberIdx: number) {
  const { isOffered, phoneNo, verifiedAt, kinds, chosen } = await sql.mine(db, memberIdx)
  const texts = kinds.map((kind) => ({ kind, isWanted: chosen.includes(kind) }))
  return { isOffered: isOffered && texting.isOn, phoneNo, verifiedAt, texts }
}
