import * as z from 'zod'
import { member, own, signedIn } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE } from '../fail.ts'
import { PICTURE_UNREADABLE, PICTURES } from '../file.ts'
import { penalty } from '../reservation/rules/penalty.ts'
import { LOCKED } from '../session.ts'
import { date, idx, instant, key, lang, text, version } from '../shape.ts'
import { certToken } from './certification.ts'
import { address, birthDate, email, gender, otherName, password, personName, phoneNo } from './person.ts'
import { CERT_EXPIRED, PASSWORD_WRONG } from './refusal.ts'

export const marketing = /* @__PURE__ */ z.object({ mail: z.boolean(), sms: z.boolean(), push: z.boolean() })

export const profile = z.object({
  memberIdx: idx,
  id: z.string(),
  name: z.string(),
  otherName: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  lang,
  memberType: key('702'),
  memberNo: z.string().nullish(),
  state: z.string(),
  gender: key('Z52').nullish(),
  birthDate: date.nullish(),
  zipCode: z.string(),
  address: z.string(),
  addressDetail: z.string(),
  imageUrl: z.string().nullish(),
  marketing,
  /** Deadline of the open question about news; without a yes they end then. */
  marketingUntil: instant.nullish(),
  certifiedAt: instant.nullish(),
  createdAt: instant,
  lastLoginAt: instant.nullish(),
  passwordChangedAt: instant,
  version,
})

const myProfile = profile.extend({
  /** How the club sends news: whether also by text message, and how many in a month at most. */
  news: z.object({ byText: z.boolean(), perMonth: z.int() }),
})
export type Profile = z.output<typeof myProfile>

export const more = z.object({
  memberIdx: idx,
  region: key('A01').nullish(),
  work: key('911').nullish(),
  income: key('506').nullish(),
  company: z.string().nullish(),
  vehicleNo: z.string().nullish(),
  handicap: z.number().nullish(),
  courseIdx: idx.nullish(),
  needMoreTime: z.boolean(),
  showName: z.boolean(),
  autoStandby: z.boolean(),
  version,
})
export type ProfileMore = z.output<typeof more>

export const me = call('GET /info', {
  summary: 'Read the member’s details.',
  access: member,
  input: {},
  data: myProfile,
})

export const additional = call('GET /info/{id=memberIdx}', {
  summary: 'Read the member’s optional details.',
  access: own('memberIdx'),
  input: { memberIdx: idx },
  data: more,
})

/** An empty text or null removes the value. */
const optionalKey = (group: string) => key(group).nullish()

export const change = call('PUT /info', {
  summary: 'Change the member’s details; requires POST /info/check-password. Omitted fields stay unchanged.',
  access: member,
  input: {
    version,
    /** A verification with the purpose PROFILE, for another email (verified at that email), either name, or another phone number. */
    certToken: certToken.optional(),
    name: personName.optional(),
    otherName: otherName.optional(),
    email: email.optional(),
    phoneNo: phoneNo.optional(),
    lang: lang.optional(),
    gender: gender.nullish(),
    birthDate: birthDate.nullish(),
    zipCode: address.zipCode.optional(),
    address: address.address.optional(),
    addressDetail: address.addressDetail.optional(),
    marketing: marketing.partial().optional(),
    region: optionalKey('A01'),
    work: optionalKey('911'),
    income: optionalKey('506'),
    company: text(100).nullish(),
    vehicleNo: text(20).nullish(),
    handicap: z.number().min(-10).max(54).nullish(),
    courseIdx: idx.nullish(),
    needMoreTime: z.boolean().optional(),
    showName: z.boolean().optional(),
    autoStandby: z.boolean().optional(),
  },
  data: myProfile,
  fails: [CHANGED_MEANWHILE, CERT_EXPIRED],
})

export const checkPassword = call('POST /info/check-password', {
  summary: 'Confirm the password; calls that require this are allowed for 10 minutes.',
  access: signedIn,
  input: { password },
  data: z.object({ until: instant }),
  fails: [PASSWORD_WRONG, LOCKED],
  limit: 'secret',
  evenWhenLimited: ['READ_ONLY', 'SECOND_FACTOR'],
})

export const addPhoto = call('POST /info/{id=memberIdx}/photos', {
  summary: 'Replace the member’s photo. It is re-encoded: cropped to size, without camera metadata.',
  access: own('memberIdx'),
  input: { memberIdx: idx },
  data: z.object({ imageUrl: z.string() }),
  fails: [PICTURE_UNREADABLE],
  kind: 'upload',
  files: { part: 'file', most: 1, maxBytes: 5_000_000, accept: PICTURES },
})

export const removePhoto = call('DELETE /info/{id=memberIdx}/photos', {
  summary: 'Remove the member’s photo.',
  access: own('memberIdx'),
  input: { memberIdx: idx },
  data: z.null(),
})

export const exportData = call('GET /info/export', {
  summary: 'Export all the member’s data as one JSON file; requires POST /info/check-password.',
  access: member,
  input: {},
  data: z.null(),
  kind: 'download',
})

export const penalties = call('GET /info/{id=memberIdx}/penalties', {
  summary: 'List the member’s penalties in force.',
  access: own('memberIdx'),
  input: { memberIdx: idx },
  data: z.object({
    suspendedUntil: date.nullish(),
    why: key('501').nullish(),
    active: z.array(penalty),
    cancelsThisMonth: z.int(),
    /** Cancellations in a month, free ones included, that cause a suspension; null where the club has no such rule. */
    cancelsMax: z.int().nullable(),
    ruleText: z.string(),
  }),
})
