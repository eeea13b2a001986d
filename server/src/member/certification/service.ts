import type { contract } from '@clubhouse/contract'
import { RATE_LIMIT } from '@clubhouse/contract/fail'
import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { CERT_EXPIRED, CERT_OFF, CERT_WRONG } from '@clubhouse/contract/member/refusal'
import { send } from '../../mail/send.ts'
import { type Context, isOtherClub, Malformed, memberOf, NOT_FOUND, type Services } from '../../platform/context.ts'
import { doOrPretend } from '../../platform/pretend.ts'
import { hashTicket, newTicket } from '../../platform/ticket.ts'
import { hashToken } from '../../platform/token.ts'
import { write } from '../../platform/write.ts'
import { changeKinds, offered } from './kind-service.ts'
import { beginByPasskey } from './passkey-proof.ts'
import * as rows from './rows.ts'
import { canProve, STATES, saidIn } from './rules.ts'
import { hashCode, markOf, NICE_COOKIE, newCode, tokenOf } from './secrets.ts'
import * as sql from './sql.ts'

export const certification: Services<typeof contract.certification> = {
  begin: async ({ clubCode, kind, purpose, email, ticket, lang, passkey, origin }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    // NICE opens in a window of its own.
    const isOffered = kind !== 'NICE' && canProve(kind, purpose) && (await rows.used(ctx.sql)).includes(kind)
    if (!isOffered) return CERT_OFF({ kind })
    if (kind === 'PASSKEY') return beginByPasskey({ purpose, passkey, origin }, ctx)
    if (kind === 'STAFF') return write(ctx, (tx) => leaveToClub(tx, purpose, email))
    const whom = await whomFor(purpose, { email, ticket }, ctx)
    if (whom instanceof Malformed || 'code' in whom) return whom
    const { to, member, isReal } = whom
    return write(ctx, async (tx) => {
      const retryAt = await sql.retryAt(tx.sql, to, purpose)
      if (retryAt) return RATE_LIMIT({ retryAt })
      const [fresh, code] = [newTicket(), newCode()]
      const begun = await sql.begin(tx.sql, {
        ticketHash: hashTicket(fresh),
        kind,
        purpose,
        email: to,
        memberIdx: member?.memberIdx ?? null,
        codeHash: hashCode(fresh, code),
      })
      await doOrPretend(tx, isReal, (inner) =>
        send(
          inner,
          'CERT_CODE',
          member?.lang ?? lang ?? inner.club.lang,
          to,
          { code, until: begun.expiresAt, purpose },
          { memberIdx: member?.memberIdx },
        ),
      )
      return { ticket: fresh, ...begun }
    })
  },

  check: async ({ ticket, code }, ctx) => {
    const [ticketHash, certToken] = [hashTicket(ticket), tokenOf(ticket, code)]
    const tokenHash = hashToken(certToken)
    // Not in a transaction that a refusal rolls back, so that attempts stay counted.
    if (code === undefined) {
      const found = await sql.collect(ctx.sql, ticketHash, tokenHash, markOf(ctx.cookies.read(NICE_COOKIE) ?? ''))
      if (!found) return CERT_EXPIRED({})
      return found.isProven ? { ...found, certToken, expiresAt: found.tokenExpiresAt } : CERT_WRONG({ left: 0 })
    }
    const tried = await sql.tryCode(ctx.sql, { ticketHash, codeHash: hashCode(ticket, code), tokenHash })
    if (!tried) return CERT_EXPIRED({})
    return tried.isRight ? { ...tried, certToken, expiresAt: tried.tokenExpiresAt } : CERT_WRONG({ left: tried.left })
  },

  kinds: async ({ clubCode }, ctx) => (isOtherClub(clubCode, ctx) ? NOT_FOUND : offered(ctx)),

  changeKinds,
}

/** The club checks the person later, so nothing is sent or asked here. */
async function leaveToClub(tx: Context, purpose: CertPurpose, email?: string) {
  const ticket = newTicket()
  const begun = await sql.begin(tx.sql, {
    ticketHash: hashTicket(ticket),
    kind: 'STAFF',
    purpose,
    email: email ?? null,
    memberIdx: null,
    codeHash: null,
  })
  await sql.proveUnseen(tx.sql, hashTicket(ticket))
  return { ticket, ...begun }
}

interface Whom {
  to: string
  member?: sql.Known
  /** False when no such person exists: the answer looks the same. */
  isReal: boolean
}

async function whomFor(
  purpose: CertPurpose,
  { email, ticket }: { email?: string; ticket?: string },
  ctx: Context,
): Promise<Whom | Malformed | ReturnType<typeof CERT_EXPIRED>> {
  if (purpose === 'SIGNUP' || purpose === 'FIND_ID')
    return email === undefined ? new Malformed('email') : { to: email, isReal: true }
  if (purpose === 'PROFILE') {
    const member = await sql.known(ctx.sql, memberOf(ctx), STATES[purpose])
    return member ? { to: email ?? member.email, member, isReal: true } : CERT_EXPIRED({})
  }
  const states = STATES[purpose]
  if (ticket === undefined && ctx.who?.memberIdx != null) {
    const member = await sql.known(ctx.sql, ctx.who.memberIdx, states)
    return member ? { to: member.email, member, isReal: true } : CERT_EXPIRED({})
  }
  if (ticket === undefined) return new Malformed('ticket')
  const said = saidIn(ticket)
  if (!said || said.until <= ctx.clock.ms()) return CERT_EXPIRED({})
  const member = await sql.called(ctx.sql, said.id, said.email, states)
  return { to: said.email, member, isReal: member !== undefined }
}
