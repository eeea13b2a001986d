import * as z from 'zod'
import { anyone, manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, RATE_LIMIT } from '../fail.ts'
import { origin, passkeyAnswer } from '../session.ts'
import { clubCode, date, instant, key, lang, ofClub, text } from '../shape.ts'
import { PASSWORD_POLICIES } from './password.ts'
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
  summary:
    'Begin verification: EMAIL sends a code, STAFF leaves it to the club, PASSKEY takes a signed challenge (POST /member/passkeys/challenge).',
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
    /** Of PASSKEY; it names its member, so that neither e-mail nor ticket is needed. */
    passkey: passkeyAnswer.optional(),
    origin,
  },
  headers: { origin: 'origin' },
  data: z.object({
    ticket: z.string(),
    /** How long the code works. */
    expiresAt: instant,
    /** When another one may be asked for. */
    resendAt: instant,
  }),
  fails: [CERT_OFF, RATE_LIMIT, CERT_EXPIRED, CERT_WRONG],
  limit: 'secret',
})

export const check = call('GET /member/certification/check', {
  summary:
    'Check a verification code. The same ticket and code return the same token. NICE, STAFF and PASSKEY have no code.',
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

/** Which passwords members may choose, and for how long. The rules themselves are the product's. */
const password = z.object({
  /** Managers follow the strict rule whatever stands here. */
  policy: z.enum(PASSWORD_POLICIES),
  /** After so many days a member is asked for another one; 0: never. */
  days: z
    .int()
    .min(0)
    .max(1095)
    .refine((days) => days === 0 || days >= 30),
})

const offered = z.object({
  /** The ways of proof that are offered. */
  kinds: z.array(key('754')),
  /** Of a manager who may read them. */
  settings: z
    .array(
      z.object({
        kind: key('754'),
        isUse: z.boolean(),
        /** The number of the club at the provider. */
        siteCode: z.string(),
        hasSecret: z.boolean(),
        /** Where a code by mail comes from. */
        mailFrom: z.string().nullish(),
      }),
    )
    .optional(),
  /** Of a manager who may read the settings. */
  password: password.optional(),
  version: z.int(),
})

export const kinds = call('GET /site/cert', {
  summary: 'Read the verification methods; managers with read access also get their settings and the password policy.',
  access: anyone,
  input: { clubCode: ofClub },
  data: offered,
  evenWhenClosed: true,
})

export const changeKinds = call('PUT /site/cert', {
  summary:
    'Change the verification methods. At least one for new accounts stays on; a secret is stored and never returned.',
  access: manager('910100', 'U'),
  input: {
    kinds: z
      .array(
        z.object({
          kind: z.enum(['EMAIL', 'STAFF', 'NICE', 'PASSKEY']),
          isUse: z.boolean(),
          siteCode: text(100).optional(),
          secret: text(200).optional(),
        }),
      )
      .min(1)
      .max(4),
    /** Left out: as it is. */
    password: password.optional(),
    version: z.int(),
  },
  data: offered,
  fails: [CHANGED_MEANWHILE],
})
