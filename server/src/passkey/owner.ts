import type { passkeyAnswer } from '@clubhouse/contract/session'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { partyOf, type RelyingParty } from './rules.ts'
import * as sql from './sql.ts'

export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** Loaded on demand: most starts never use a passkey. */
export const webAuthn = () => import('@simplewebauthn/server')

export const partyIn = ({ reachedAt, post }: Context, origin: string | undefined): RelyingParty | undefined =>
  partyOf(origin, reachedAt, post.publicUrl)

/** The owner of a verified signature. Commits on its own whatever follows, so that no answer counts twice. */
export async function ownerOf(
  ctx: Context,
  answer: PasskeyAnswer,
  origin: string | undefined,
): Promise<sql.Owner | undefined> {
  const challenge = challengeIn(answer)
  const party = partyIn(ctx, origin)
  if (challenge === undefined || !party) return undefined
  return write(ctx, async (tx) => {
    if (!(await sql.useLoginChallenge(tx.sql, challenge))) return undefined
    const known = await sql.byCredential(tx.sql, answer.id)
    const counter = known && (await verified(answer, challenge, party, known))
    if (!known || counter === undefined) return undefined
    await sql.noteUse(tx.sql, known.passkeyIdx, counter)
    return { memberIdx: known.memberIdx, adminIdx: known.adminIdx }
  })
}

/** What was signed, as the device says. */
function challengeIn({ response }: PasskeyAnswer): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The signature counter; undefined for another key, another origin, or without user verification. */
async function verified(
  answer: PasskeyAnswer,
  expectedChallenge: string,
  { origin, rpId }: RelyingParty,
  known: NonNullable<Awaited<ReturnType<typeof sql.byCredential>>>,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { ...known, id: known.credentialId, publicKey: new Uint8Array(known.publicKey) },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
