import type { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { CERT_EXPIRED, CERT_WRONG } from '@clubhouse/contract/member/refusal'
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  type Context,
  FORBIDDEN,
  type Identity,
  Malformed,
  NOT_FOUND,
  type Services,
  SessionEnded,
} from '../platform/context.ts'
import { hashTicket, newTicket } from '../platform/ticket.ts'
import { write } from '../platform/write.ts'
import { hasProvedPassword } from '../session/proved.ts'
import { type Above, passkeyChanged } from './changed.ts'
import { type PasskeyAnswer, partyIn, webAuthn } from './owner.ts'
import { CHALLENGE_MINUTES, freeName, MOST, type RelyingParty } from './rules.ts'
import * as sql from './sql.ts'

function ownerIn({ who }: Context): Identity {
  if (!who) throw new SessionEnded()
  return who
}

export const passkey = (above: Above): Services<typeof contract.passkey> => ({
  challenge: async ({ clubCode, purpose, origin }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    const owner = purpose === 'ADD' ? ownerIn(ctx) : { memberIdx: null, adminIdx: null }
    // Checked before the device creates a key that would be refused.
    if (purpose === 'ADD' && !(await hasProvedPassword(ctx))) return FORBIDDEN
    const party = partyIn(ctx, origin)
    if (!party) return new Malformed('origin')
    const options = purpose === 'ADD' ? await optionsToAdd(ctx, party) : await optionsToLogIn(party)
    const ticket = newTicket()
    await sql.addChallenge(ctx.sql, options.challenge, hashTicket(ticket), purpose, owner, CHALLENGE_MINUTES)
    return { options: { ...options }, ticket }
  },

  mine: async (_, ctx) => sql.list(ctx.sql, ownerIn(ctx)),

  add: async ({ ticket, name, passkey, origin }, ctx) => {
    if (!(await hasProvedPassword(ctx))) return FORBIDDEN
    const who = ownerIn(ctx)
    // Consumed whatever follows, so that a challenge cannot be reused.
    const challenge = await sql.useAddChallenge(ctx.sql, hashTicket(ticket), who)
    if (challenge === undefined) return CERT_EXPIRED({})
    const party = partyIn(ctx, origin)
    const made = party && (await credentialIn(passkey, challenge, party))
    if (!made) return CERT_WRONG({ left: 0 })
    return write(ctx, async (tx) => {
      await sql.lockOwner(tx.sql, who)
      const before = (await sql.list(tx.sql, who)).map((one) => one.name)
      if (before.length >= MOST) return WRONG_STATE({ state: 'FULL' })
      const free = freeName(name, before)
      const passkeyIdx = await sql.add(tx.sql, who, made, free)
      if (passkeyIdx === undefined) return WRONG_STATE({ state: 'ADDED' })
      await passkeyChanged(tx, who, 'ADDED', free, above)
      return { passkeyIdx }
    })
  },

  remove: async ({ passkeyIdx }, ctx) => {
    const { adminIdx } = ownerIn(ctx)
    if (adminIdx !== null && !(await hasProvedPassword(ctx))) return FORBIDDEN
    return write(ctx, async (tx) => {
      const who = ownerIn(tx)
      if (who.adminIdx !== null) await above.lockFactors(tx, who.adminIdx)
      const name = await sql.remove(tx.sql, passkeyIdx, who)
      if (name === undefined) return NOT_FOUND
      if (who.adminIdx !== null) {
        const refused = await above.keepsOne(tx, who.adminIdx, `passkey ${name}`)
        if (refused) return refused
      } else await passkeyChanged(tx, who, 'REMOVED', name, above)
      return { deleted: 1 }
    })
  },
})

/** The device offers its own keys, so nobody learns from us who has a passkey. */
async function optionsToLogIn({ rpId }: RelyingParty) {
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' })
}

async function optionsToAdd(ctx: Context, { rpId }: RelyingParty) {
  const who = ownerIn(ctx)
  const { generateRegistrationOptions } = await webAuthn()
  const [{ id, name }, before] = await Promise.all([sql.person(ctx.sql, who), sql.list(ctx.sql, who)])
  return generateRegistrationOptions({
    rpName: ctx.club.clubName,
    rpID: rpId,
    userID: new TextEncoder().encode(who.memberIdx !== null ? `m${who.memberIdx}` : `a${who.adminIdx}`),
    userName: id,
    userDisplayName: name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: before.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
  })
}

/** The key that a device created; undefined when it was made for another challenge or origin. */
async function credentialIn(answer: PasskeyAnswer, expectedChallenge: string, { origin, rpId }: RelyingParty) {
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    })
    return verified ? registrationInfo.credential : undefined
  } catch {
    return undefined
  }
}
