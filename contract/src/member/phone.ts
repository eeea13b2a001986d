import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { RATE_LIMIT, WRONG_STATE } from '../fail.ts'
import { TEXT_KINDS } from '../mail.ts'
import { instant } from '../shape.ts'
import { CERT_EXPIRED, CERT_WRONG } from './refusal.ts'

/** Codes for one member, and for one number. */
export const PHONE_CODES_AN_HOUR = 5
export const PHONE_CODES_A_DAY = 10

const kind = z.enum(TEXT_KINDS)

const phone = z.object({
  /** The club sends text messages. */
  isOffered: z.boolean(),
  /** As it is in the profile. */
  phoneNo: z.string(),
  /** The member entered the code that this number got. */
  verifiedAt: instant.nullable(),
  /** The kinds that the club sends by text, and whether the member chose them. */
  texts: z.array(z.object({ kind, isWanted: z.boolean() })),
})
export type Phone = z.output<typeof phone>

/** Decision 134. */
export const mine = call('GET /info/phone', {
  summary: 'Read whether the member’s phone number is verified, and which kinds are wanted as text messages.',
  access: member,
  input: {},
  data: phone,
})

export const sendCode = call('POST /info/phone/code', {
  summary:
    'Send a code to the phone number of the profile. WRONG_STATE names OFF (the club sends no text messages), NO_PHONE or NOT_SENT.',
  access: member,
  input: {},
  data: z.object({ ticket: z.string(), expiresAt: instant, resendAt: instant }),
  fails: [RATE_LIMIT, WRONG_STATE],
  limit: 'secret',
})

export const verify = call('PUT /info/phone', {
  summary: 'Verify the phone number with the code that it got.',
  access: member,
  input: { ticket: z.string().min(1).max(100), code: z.string().regex(/^\d{6}$/) },
  data: phone,
  fails: [CERT_WRONG, CERT_EXPIRED],
  limit: 'secret',
})

export const choose = call('PUT /info/phone/texts', {
  summary: 'Choose the kinds that are wanted as text messages; the others are not.',
  access: member,
  input: { kinds: z.array(kind).max(TEXT_KINDS.length) },
  data: phone,
})

export const forget = call('DELETE /info/phone', {
  summary: 'End the verification of the phone number, and with it the text messages.',
  access: member,
  input: {},
  data: phone,
})
