import type { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { CERT_EXPIRED, CERT_WRONG } from '@clubhouse/contract/member/refusal'
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import { hashTicket, newTicket } from '../../member/certification/secrets.ts'
import { hasProvedPassword } from '../../member/proved.ts'
import { audit } from '../../platform/audit.ts'
import {
  type Context,
  FORBIDDEN,
  type Identity,
  NOT_FOUND,
  type Services,
  SessionEnded,
} from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { type PasskeyAnswer, placeOf, webAuthn } from './passkey.ts'
import * as sql from './passkey-sql.ts'
import { CHALLENGE_MINUTES } from './rules.ts'
import { lockAdmin } from './sql.ts'
import { factorChanged, keepsOne } from './told.ts'

type Answers = Services<typeof contract.secondFactor>

/** More than anybody has devices. */
const MOST = 20

function ownerIn({ who }: Context): Identity {
  if (!who) throw new SessionEnded()
  return who
}

export const challenge: Answers['challenge'] = async ({ clubCode, purpose, origin }, ctx) => {
  if (clubCode !== ctx.club.clubCode) return NOT_FOUND
  const { rpId } = placeOf(ctx, origin)
  const options = purpose === 'ADD' ? await optionsToAdd(ctx, rpId) : await optionsToLogIn(rpId)
  const ticket = newTicket()
  const owner = purpose === 'ADD' ? ownerIn(ctx) : { memberIdx: null, adminIdx: null }
  await write(ctx, (tx) =>
    sql.addChallenge(tx.sql, options.challenge, hashTicket(ticket), purpose, owner, CHALLENGE_MINUTES),
  )
  return { options: { ...options }, ticket }
}

/** The device offers what it has: nobody learns from us who has a passkey. */
async function optionsToLogIn(rpID: string) {
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({ rpID, userVerification: 'required' })
}

async function optionsToAdd(ctx: Context, rpID: string) {
  const who = ownerIn(ctx)
  const { generateRegistrationOptions } = await webAuthn()
  const before = await sql.list(ctx.sql, who)
  return generateRegistrationOptions({
    rpName: ctx.club.clubName,
    rpID,
    userID: new TextEncoder().encode(who.memberIdx !== null ? `m${who.memberIdx}` : `a${who.adminIdx}`),
    userName: who.name,
    userDisplayName: who.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: before.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
  })
}

export const passkeys: Answers['passkeys'] = async (_, ctx) => sql.list(ctx.sql, ownerIn(ctx))

export const addPasskey: Answers['addPasskey'] = async ({ ticket, name, passkey, origin }, ctx) => {
  if (!(await hasProvedPassword(ctx))) return FORBIDDEN
  return write(ctx, async (tx) => {
    const who = ownerIn(tx)
    const challenge = await sql.useAddChallenge(tx.sql, hashTicket(ticket), who)
    if (challenge === undefined) return CERT_EXPIRED({})
    const made = await credentialIn(tx, passkey, challenge, origin)
    if (!made) return CERT_WRONG({ left: 0 })
    if ((await sql.list(tx.sql, who)).length >= MOST) return WRONG_STATE({ state: 'FULL' })
    const passkeyIdx = await sql.add(tx.sql, who, made, name)
    if (passkeyIdx === undefined) return WRONG_STATE({ state: 'ADDED' })
    if (who.adminIdx !== null) await factorChanged(tx, who.adminIdx, 'ADDED', `passkey ${name}`)
    else await audit(tx, { noun: 'member', recordIdx: who.memberIdx!, after: `passkey ${name}` })
    return { passkeyIdx }
  })
}

async function credentialIn(tx: Context, answer: PasskeyAnswer, expectedChallenge: string, origin: string | undefined) {
  const { verifyRegistrationResponse } = await webAuthn()
  const place = placeOf(tx, origin)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: true,
    })
    return verified ? registrationInfo.credential : undefined
  } catch {
    // Signed for something or somewhere else, or not what a device makes.
    return undefined
  }
}

export const removePasskey: Answers['removePasskey'] = async ({ passkeyIdx }, ctx) => {
  const { adminIdx } = ownerIn(ctx)
  if (adminIdx !== null && !(await hasProvedPassword(ctx))) return FORBIDDEN
  return write(ctx, async (tx) => {
    const who = ownerIn(tx)
    if (who.adminIdx !== null) await lockAdmin(tx.sql, who.adminIdx)
    const deleted = await sql.remove(tx.sql, passkeyIdx, who)
    if (deleted === 0) return NOT_FOUND
    if (who.adminIdx !== null) {
      const refused = await keepsOne(tx, who.adminIdx, 'passkey')
      if (refused) return refused
    } else await audit(tx, { noun: 'member', recordIdx: who.memberIdx!, after: 'passkey removed' })
    return { deleted }
  })
}
