import { randomBytes } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { CERT_OFF } from '@clubhouse/contract/member/refusal'
import {
  type Context,
  isOtherClub,
  memberOf,
  NOT_FOUND,
  RedirectAnswer,
  type Services,
} from '../../platform/context.ts'
import { hashTicket, newTicket } from '../../platform/ticket.ts'
import { write } from '../../platform/write.ts'
import * as kindSql from './kind-sql.ts'
import { cryptoToken, FORM, NiceAway } from './nice-exchange.ts'
import { encrypt, integrityOf, type NiceKeys, niceKeys, openAnswer, personIn } from './nice-rules.ts'
import * as niceSql from './nice-sql.ts'
import { TOKEN_MINUTES } from './rules.ts'
import { markOf, NICE_COOKIE } from './secrets.ts'
import * as sql from './sql.ts'

const RETURN = '/hp/api/member/nice-check/return'
const [SUCCESS, FAIL] = ['/signup/auth/success', '/signup/auth/fail'] as const

export const nice: Services<typeof contract.nice> = {
  niceEnc: async ({ clubCode, purpose }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const customer = await kindSql.nice(ctx.sql)
    const { publicUrl } = ctx.post
    const secret = customer && ctx.seal.open(customer.sealedSecret)
    // The return address must not follow the Host of a request.
    if (!customer || secret === undefined || !publicUrl) return CERT_OFF({ kind: 'NICE' })
    const memberIdx = purpose === 'PROFILE' ? memberOf(ctx) : null
    const now = ctx.clock.now()
    const reqDtim = now.toZonedDateTimeISO('Asia/Seoul').toString().replace(/\D/g, '').slice(0, 14)
    const reqNo = randomBytes(15).toString('hex')
    const token = await cryptoToken(
      { ...customer, secret },
      {
        reqDtim,
        reqNo,
        epochSeconds: Math.floor(now.epochMilliseconds / 1000),
      },
    ).catch((error) => {
      if (!(error instanceof NiceAway)) throw error
      ctx.log.warn({ err: error, requestId: ctx.requestId }, 'NICE')
      return undefined
    })
    if (!token) return CERT_OFF({ kind: 'NICE' })
    const keys = niceKeys(reqDtim, reqNo, token.tokenVal)
    const returnUrl = `${publicUrl}${RETURN}`
    const asked = { requestno: reqNo, returnurl: returnUrl, sitecode: token.siteCode, methodtype: 'post', popupyn: 'Y' }
    const encData = encrypt(JSON.stringify(asked), keys)
    const ticket = newTicket()
    const { expiresAt } = await sql.begin(ctx.sql, {
      ticketHash: hashTicket(ticket),
      kind: 'NICE',
      purpose,
      email: null,
      memberIdx,
      codeHash: null,
      // The version identifies the request of an answer; the keys would decrypt it.
      sealed: JSON.stringify({
        tokenVersionId: token.tokenVersionId,
        keys: ctx.seal.close(JSON.stringify({ reqNo, ...keys })),
      }),
    })
    return {
      ticket,
      expiresAt,
      formUrl: customer.formUrl ?? FORM,
      encData,
      tokenVersionId: token.tokenVersionId,
      integrityValue: integrityOf(encData, keys),
      returnUrl,
    }
  },

  niceReturn: async ({ token_version_id, enc_data, integrity_value }, ctx) => {
    const isProved = await write(ctx, (tx) => prove(tx, token_version_id, enc_data, integrity_value))
    return new RedirectAnswer(isProved ? SUCCESS : FAIL)
  },
}

/** Decrypts an answer with the keys of its request, once. */
async function prove(tx: Context, tokenVersionId: string, encData: string, integrity: string): Promise<boolean> {
  const request = await niceSql.takeRequest(tx.sql, tokenVersionId)
  if (!request) return false
  const opened = tx.seal.open((JSON.parse(request.sealed) as { keys: string }).keys)
  if (opened === undefined) return false
  const { reqNo, ...keys } = JSON.parse(opened) as NiceKeys & { reqNo: string }
  const answer = openAnswer(encData, integrity, keys)
  const person = answer?.resultcode === '0000' && answer.requestno === reqNo ? personIn(answer) : undefined
  if (!person) return false
  const purpose = request.purpose as CertPurpose
  // The ticket's holder must be in this browser, so that nobody can be sent a stranger's ticket.
  const mark = newTicket()
  const isProved = await niceSql.proved(tx.sql, request.certificationIdx, purpose, person, markOf(mark))
  if (isProved) tx.cookies.write(NICE_COOKIE, mark, TOKEN_MINUTES * 60)
  return isProved
}
