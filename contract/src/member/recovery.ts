import * as z from 'zod'
import { anyone, member } from '../access.ts'
import { call } from '../call.ts'
import { WRONG_STATE } from '../fail.ts'
import { PAST_DEADLINE } from '../reservation/refusal.ts'
import { LOCKED, UNLOCK_EXPIRED } from '../session.ts'
import { clubCode, instant, lang } from '../shape.ts'
import { certToken } from './certification.ts'
import { email, password, personName } from './person.ts'
import { CERT_EXPIRED, PASSWORD_REUSED, PASSWORD_RULE, PASSWORD_WRONG } from './refusal.ts'

export const findId = call('GET /member/find-id', {
  summary: 'Email the IDs of an address to it, once in 10 minutes; with a verified address, return them partly hidden.',
  access: anyone,
  input: { clubCode, name: personName, email, certToken: certToken.optional(), lang: lang.optional() },
  data: z.object({
    /** Confirms only that it was requested. */
    sent: z.boolean(),
    ids: z.array(z.object({ id: z.string(), createdAt: instant })).optional(),
  }),
  fails: [CERT_EXPIRED],
  limit: 'secret',
})

export const check = call('GET /member/check', {
  summary: 'Request a ticket for POST /member/certification; the response does not reveal whether the account exists.',
  access: anyone,
  input: { clubCode, id: z.string().trim().min(1).max(20), email },
  data: z.object({ ticket: z.string(), expiresAt: instant }),
  limit: 'secret',
})

export const changePassword = call('PUT /member/change-password', {
  summary: 'Change the password, with the old one or a verification. Every other session ends.',
  access: anyone,
  input: {
    newPassword: password,
    oldPassword: password.optional(),
    certToken: certToken.optional(),
  },
  data: z.null(),
  fails: [PASSWORD_WRONG, PASSWORD_RULE, PASSWORD_REUSED, CERT_EXPIRED, LOCKED],
  limit: 'secret',
})

export const changeExpired = call('PUT /member/expiry/change-password', {
  summary: 'Replace an old password, or postpone that by 30 days.',
  access: member,
  input: { oldPassword: password.optional(), newPassword: password.optional(), later: z.boolean().default(false) },
  data: z.object({
    /** When the password is asked for again; null at a club without password expiry. */
    until: instant.nullable(),
  }),
  fails: [PASSWORD_WRONG, PASSWORD_RULE, PASSWORD_REUSED, LOCKED],
  limit: 'secret',
})

export const activate = call('GET /member/activation', {
  summary: 'Reactivate a dormant account with a verification; repeating it is safe.',
  access: anyone,
  input: { clubCode, certToken },
  data: z.object({ id: z.string(), state: z.literal('ACTIVE') }),
  fails: [CERT_EXPIRED, WRONG_STATE],
  limit: 'secret',
})

export const unlock = call('POST /member/unlock', {
  summary: 'Unlock a login that others locked with wrong passwords, using the emailed code.',
  access: anyone,
  input: { clubCode, code: z.string().trim().min(1).max(60) },
  data: z.null(),
  fails: [UNLOCK_EXPIRED],
  limit: 'secret',
  evenWhenClosed: true,
})

export const undoWithdrawal = call('POST /member/withdrawal/undo', {
  summary: 'Restore a closed account with a verification, within its grace period.',
  access: anyone,
  input: { clubCode, certToken },
  data: z.object({ id: z.string(), state: z.literal('ACTIVE') }),
  fails: [CERT_EXPIRED, PAST_DEADLINE, WRONG_STATE],
  limit: 'secret',
})
