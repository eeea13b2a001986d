import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { TERMS_REQUIRED } from '../reservation/refusal.ts'
import { clubCode, idx, key, lang } from '../shape.ts'
import { certToken } from './certification.ts'
import { PASSWORD_POLICIES } from './password.ts'
import {
  address,
  birthDate,
  email,
  gender,
  loginId,
  memberNo,
  otherName,
  password,
  personName,
  phoneNo,
} from './person.ts'
import { CERT_EXPIRED, ID_TAKEN, JOIN_CLOSED, PASSWORD_RULE, REJOIN_WAIT } from './refusal.ts'

export const answers = z
  .array(z.object({ termsIdx: idx, agreed: z.boolean() }))
  .max(50)
  .refine((list) => new Set(list.map(({ termsIdx }) => termsIdx)).size === list.length)

export const rules = call('GET /member/rules', {
  summary: 'Read the requirements for an account: the password rule and the verification methods (754).',
  access: anyone,
  input: { clubCode },
  data: z.object({
    passwordPolicy: z.enum(PASSWORD_POLICIES),
    certKinds: z.array(key('754')),
    rejoinDays: z.int(),
    undoDays: z.int(),
    /** Null: accounts never become dormant. */
    dormantMonths: z.int().nullable(),
  }),
  cache: { shows: ['rule', 'cert'], seconds: 60 },
  // A manager with a temporary password chooses another one before the site opens.
  evenWhenClosed: true,
})

export const checkId = call('GET /member/name/check', {
  summary: 'Check whether a login ID is available.',
  access: anyone,
  input: { clubCode, id: loginId },
  data: z.object({ available: z.boolean() }),
  limit: 'secret',
})

export const signUp = call('POST /member/signup', {
  summary: 'Create an account. With a membership number the club approves it first; without one it is a web member.',
  access: anyone,
  input: {
    clubCode,
    id: loginId,
    password,
    name: personName,
    otherName: otherName.default(''),
    email,
    phoneNo,
    lang: lang.optional(),
    certToken,
    terms: answers,
    memberNo: memberNo.optional(),
    gender: gender.optional(),
    birthDate: birthDate.optional(),
    zipCode: address.zipCode.optional(),
    address: address.address.optional(),
    addressDetail: address.addressDetail.optional(),
  },
  data: z.object({ memberIdx: idx, id: z.string(), state: z.enum(['ACTIVE', 'PENDING']) }),
  fails: [JOIN_CLOSED, ID_TAKEN, PASSWORD_RULE, CERT_EXPIRED, TERMS_REQUIRED, REJOIN_WAIT],
  limit: 'secret',
})
