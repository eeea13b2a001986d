import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { RATE_LIMIT } from '../fail.ts'
import { clubCode, date, instant, key, lang } from '../shape.ts'
import { email } from './person.ts'
import { CERT_EXPIRED, CERT_OFF, CERT_WRONG } from './refusal.ts'

/** What a proof is for; it is good for nothing else. ACTIVATE wakes a dormant account and undoes a withdrawal. */
export const certPurpose = z.enum(['SIGNUP', 'FIND_ID', 'PASSWORD', 'ACTIVATE', 'PROFILE'])
export type CertPurpose = z.output<typeof certPurpose>

/** What goes with a code that came by mail. */
const ticket = z.string().min(1).max(400)
/** What a proof is worth: 20 minutes, one use, one purpose. */
export const certToken = z.string().min(1).max(100)

export const begin = call('POST /member/certification', {
  summary: 'Begin to prove who one is: EMAIL sends a code, STAFF leaves it to the club.',
  access: anyone,
  input: {
    clubCode,
    kind: key('754').min(1),
    purpose: certPurpose,
    /** Of SIGNUP, FIND_ID and PROFILE. */
    email: email.optional(),
    /** Of PASSWORD and ACTIVATE: from GET /member/check. Who is logged in needs none. */
    ticket: ticket.optional(),
    /** The language of the mail; a member gets the own one. */
    lang: lang.optional(),
  },
  data: z.object({
    ticket: z.string(),
    /** How long the code works. */
    expiresAt: instant,
    /** When another one may be asked for. */
    resendAt: instant,
  }),
  fails: [CERT_OFF, RATE_LIMIT, CERT_EXPIRED],
  limit: 'secret',
})

export const check = call('GET /member/certification/check', {
  summary: 'Hand in the code; the same ticket and code get the same token again. NICE and STAFF have no code.',
  access: anyone,
  input: {
    ticket,
    code: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
  },
  data: z.object({
    certToken: z.string(),
    expiresAt: instant,
    kind: key('754'),
    // What NICE says of the person.
    name: z.string().nullish(),
    birthDate: date.nullish(),
    gender: key('Z52').nullish(),
    phoneNo: z.string().nullish(),
  }),
  fails: [CERT_WRONG, CERT_EXPIRED],
  limit: 'secret',
})
