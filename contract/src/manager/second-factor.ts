import * as z from 'zod'
import { anyone, manager } from '../access.ts'
import { call } from '../call.ts'
import { WRONG_STATE } from '../fail.ts'
import { CERT_EXPIRED, CERT_WRONG } from '../member/refusal.ts'
import { LOCKED, origin, passkeyAnswer, session } from '../session.ts'
import { idx, text } from '../shape.ts'
import { RIGHTS_TOO_WIDE } from './refusal.ts'

/** Also answered for a manager who must set up a second factor first. */
const evenWhenLimited = ['SECOND_FACTOR'] as const
/** Six digits of the app, or a recovery code. */
const code = text(24)
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirm = call('POST /member/second-factor', {
  summary: 'Complete a two-step login with an app code, a recovery code or a passkey. The ticket works once.',
  access: anyone,
  input: { ticket: z.string().max(100), code: code.optional(), passkey: passkeyAnswer.optional(), origin },
  headers: { origin: 'origin' },
  data: session,
  fails: [CERT_WRONG, CERT_EXPIRED, LOCKED],
  limit: 'secret',
  evenWhenClosed: true,
})

export const mine = call('GET /member/second-factor', {
  summary: 'List the manager’s second factors.',
  access: manager(),
  input: {},
  data: z.object({
    isRequired: z.boolean(),
    hasApp: z.boolean(),
    passkeys: z.int(),
    recoveryLeft: z.int(),
  }),
  evenWhenLimited,
})

export const beginApp = call('POST /member/second-factor/app', {
  summary:
    'Create a secret for an authenticator app; requires POST /info/check-password. It applies from its first code.',
  access: manager(),
  input: {},
  data: z.object({
    secret: z.string(),
    uri: z.string(),
    /** Its QR code as a data: URL of an SVG. */
    qr: z.string(),
  }),
  fails: [WRONG_STATE],
  evenWhenLimited,
  idempotent: false,
})

export const confirmApp = call('PUT /member/second-factor/app', {
  summary: 'Confirm the app’s first code, which turns two-step login on. Returns the recovery codes once.',
  access: manager(),
  input: { code },
  data: recoveryCodes,
  fails: [CERT_WRONG, CERT_EXPIRED, LOCKED],
  limit: 'secret',
  evenWhenLimited,
})

export const removeApp = call('DELETE /member/second-factor/app', {
  summary: 'Remove the authenticator app; requires POST /info/check-password.',
  access: manager(),
  input: {},
  data: z.null(),
  fails: [WRONG_STATE],
})

export const renewCodes = call('PUT /member/second-factor/recovery-codes', {
  summary: 'Replace all recovery codes; requires POST /info/check-password.',
  access: manager(),
  input: {},
  data: recoveryCodes,
  fails: [WRONG_STATE],
})

export const require = call('PUT /manage/second-factor', {
  summary: 'Require two-step login for every manager, or stop requiring it; super managers only.',
  access: manager('910600', 'U'),
  input: { isRequired: z.boolean() },
  data: z.object({ isRequired: z.boolean() }),
  fails: [WRONG_STATE],
})

export const reset = call('DELETE /admin/{id=idx}/second-factor', {
  summary: 'Remove all second factors of another manager who has lost them.',
  access: manager('910600', 'U'),
  input: { idx },
  data: z.object({ deleted: z.int() }),
  fails: [RIGHTS_TOO_WIDE, WRONG_STATE],
})
