import type { passkeyAnswer } from '@clubhouse/contract/session'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import * as sql from './passkey-sql.ts'

export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** Loaded apart: most starts never see a passkey. */
export const webAuthn = () => import('@simplewebauthn/server')

/**
 * Where people reach the club: PUBLIC_URL, else what their browser says. A page elsewhere gains nothing by saying
 * something else: a device signs only for the place that its key was made for.
 */
export function placeOf({ post }: Pick<Context, 'post'>, origin: string | undefined) {
  const claimed = origin !== undefined && URL.canParse(origin) ? new URL(origin) : new URL('http://localhost')
  const url = post.publicUrl ? new URL(post.publicUrl) : claimed
  return { origin: url.origin, rpId: url.hostname }
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

/** The person whose passkey signed what we asked for, with a finger or a code; undefined when it is not so. */
async function ownerOf(tx: Context, answer: PasskeyAnswer, origin: string | undefined): Promise<sql.Owner | undefined> {
  const challenge = challengeIn(answer)
  const known = challenge === undefined ? undefined : await sql.byCredential(tx.sql, answer.id)
  if (!known || challenge === undefined || !(await sql.useLoginChallenge(tx.sql, challenge))) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const place = placeOf(tx, origin)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
        transports: known.transports,
      },
      requireUserVerification: true,
    })
    if (!verified) return undefined
    await sql.noteUse(tx.sql, known.passkeyIdx, authenticationInfo.newCounter)
    return known
  } catch {
    // Signed by another key, for another place, or not at all.
    return undefined
  }
}

/** The member whose passkey this is: hand in the context of `write`. */
export async function memberOfPasskey(tx: Context, answer: PasskeyAnswer, origin: string | undefined) {
  return (await ownerOf(tx, answer, origin))?.memberIdx ?? undefined
}

export async function isPasskeyOf(tx: Context, adminIdx: number, answer: PasskeyAnswer, origin: string | undefined) {
  return (await ownerOf(tx, answer, origin))?.adminIdx === adminIdx
}
