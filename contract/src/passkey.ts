import * as z from 'zod'
import { anyone, signedIn } from './access.ts'
import { call } from './call.ts'
import { WRONG_STATE } from './fail.ts'
import { CERT_EXPIRED, CERT_WRONG } from './member/refusal.ts'
import { origin, passkeyAnswer } from './session.ts'
import { clubCode, idx, instant, text } from './shape.ts'

const evenWhenLimited = ['SECOND_FACTOR'] as const

export const challenge = call('POST /member/passkeys/challenge', {
  summary:
    'Request a challenge for a device to sign within five minutes: to log in or verify (LOGIN; does not reveal who has a passkey) or to be added (ADD; logged in, after POST /info/check-password).',
  access: anyone,
  input: { clubCode, id: z.string().max(20).optional(), purpose: z.enum(['LOGIN', 'ADD']), origin },
  headers: { origin: 'origin' },
  data: z.object({
    /** The JSON of WebAuthn. */
    options: z.looseObject({ challenge: z.string() }),
    ticket: z.string(),
  }),
  limit: 'secret',
  evenWhenClosed: true,
})

export const mine = call('GET /member/passkeys', {
  summary: 'List the person’s passkeys.',
  access: signedIn,
  input: {},
  data: z.array(z.object({ passkeyIdx: idx, name: z.string(), createdAt: instant, lastUsedAt: instant.nullish() })),
  evenWhenLimited,
})

export const add = call('POST /member/passkeys', {
  summary: 'Add a passkey for this device; requires POST /info/check-password.',
  access: signedIn,
  input: { ticket: z.string().max(100), name: text(60).min(1), passkey: passkeyAnswer, origin },
  headers: { origin: 'origin' },
  data: z.object({ passkeyIdx: idx }),
  fails: [CERT_WRONG, CERT_EXPIRED, WRONG_STATE],
  evenWhenLimited,
})

export const remove = call('DELETE /member/passkeys', {
  summary: 'Remove a passkey; managers confirm the password first, and keep one factor where the club requires it.',
  access: signedIn,
  input: { passkeyIdx: idx },
  data: z.object({ deleted: z.int() }),
  fails: [WRONG_STATE],
})
