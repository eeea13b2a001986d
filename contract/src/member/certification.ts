import * as z from 'zod'
import { anyone, manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, RATE_LIMIT } from '../fail.ts'
import { origin, passkeyAnswer } from '../session.ts'
import { clubCode, date, instant, key, lang, ofClub, text, version } from '../shape.ts'
import { PASSWORD_POLICIES } from './password.ts'
import { email } from './person.ts'
import { CERT_EXPIRED, CERT_OFF, CERT_WRONG } from './refusal.ts'

/** Purpose of a verification, its only use. ACTIVATE reactivates a dormant account and restores a closed one. */
export const certPurpose = z.enum(['SIGNUP', 'FIND_ID', 'PASSWORD', 'ACTIVATE', 'PROFILE'])
export type CertPurpose = z.output<typeof certPurpose>

const ticket = z.string().min(1).max(400)
/** A verification: valid 20 minutes, once, for one purpose. */
export const certToken = z.string().min(1).max(100)

export const begin = call('POST /member/certification', {
  summary:
    'Begin verification: EMAIL sends a code, STAFF leaves it to the club, PASSKEY takes a signed challenge (POST /member/passkeys/challenge).',
  access: anyone,
  input: {
    clubCode,
    kind: key('754').min(1),
    purpose: certPurpose,
    /** For SIGNUP, FIND_ID and PROFILE. */
    email: email.optional(),
    /** For PASSWORD and ACTIVATE: from GET /member/check. A logged-in member needs none. */
    ticket: ticket.optional(),
    lang: lang.optional(),
    /** For PASSKEY; it identifies its member, so neither email nor ticket is needed. */
    passkey: passkeyAnswer.optional(),
    origin,
  },
  headers: { origin: 'origin' },
  data: z.object({
    ticket: z.string(),
    expiresAt: instant,
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
    name: z.string().nullish(),
    birthDate: date.nullish(),
    gender: key('Z52').nullish(),
    phoneNo: z.string().nullish(),
  }),
  fails: [CERT_WRONG, CERT_EXPIRED],
  limit: 'secret',
})

const password = z.object({
  /** Managers always have the strict policy. */
  policy: z.enum(PASSWORD_POLICIES),
  /** Days until a member must change the password; 0: never. */
  days: z
    .int()
    .min(0)
    .max(1095)
    .refine((days) => days === 0 || days >= 30),
})

const offered = z.object({
  kinds: z.array(key('754')),
  settings: z
    .array(
      z.object({
        kind: key('754'),
        isUse: z.boolean(),
        siteCode: z.string(),
        hasSecret: z.boolean(),
        mailFrom: z.string().nullish(),
      }),
    )
    .optional(),
  password: password.optional(),
  version,
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
    password: password.optional(),
    version,
  },
  data: offered,
  fails: [CHANGED_MEANWHILE],
})
