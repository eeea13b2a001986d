import * as z from 'zod'
import { anyone, manager, managerApart } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE, IN_USE } from './fail.ts'
import { PICTURE_UNREADABLE, PICTURES } from './file.ts'
import { email, phoneNo } from './member/person.ts'
import { clubCode, date, key, lang, ofClub, text, version } from './shape.ts'
import { isSocialAddress, type Social } from './social.ts'

/** The club's message in its other languages. */
export const saidInOthers = z.record(lang, z.object({ message: text(500) }))

export const siteState = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const state = call('GET /site/state', {
  summary: 'Read whether the site is stopped (0), open (1) or closed (2).',
  access: anyone,
  input: { clubCode },
  data: z.object({
    state: siteState,
    title: z.string(),
    favicon_url: z.string(),
    message: z.string().nullish(),
    translated: saidInOthers,
    /** False until a new club opens its site for the first time: there was nothing to interrupt yet. */
    wasOpened: z.boolean(),
  }),
  cache: { shows: ['site'], seconds: 60 },
  evenWhenClosed: true,
})

export const changeState = call('PUT /site/state', {
  summary: 'Stop, open or close the site.',
  access: manager('910300', 'U'),
  input: {
    state: siteState,
    /** In the club's own language. */
    message: text(500).optional(),
    translated: saidInOthers.optional(),
    reason: text(200).min(1),
  },
  data: z.object({ state: siteState }),
})

/** One line, because a From header must not contain line breaks. */
const line = (max: number) => text(max).regex(/^[^\r\n\t<>]*$/)
const emailOrNone = z.union([z.literal(''), email])
const phoneOrNone = z.union([z.literal(''), phoneNo])
const translation = z
  .object({ clubName: line(80), ceoName: line(60), address: line(200), addressDetail: line(100), senderName: line(60) })
  .partial()
const translated = z.record(lang, translation)

/** Empty: no link. */
const socialAddress = (kind: Social) =>
  z.union([z.literal(''), text(300).refine((typed) => isSocialAddress(kind, typed))]).optional()
const social = z.object({
  instagram: socialAddress('instagram'),
  youtube: socialAddress('youtube'),
  facebook: socialAddress('facebook'),
  naverBlog: socialAddress('naverBlog'),
  naverCafe: socialAddress('naverCafe'),
  kakao: socialAddress('kakao'),
})

const proof = text(200).regex(/^[\w=+/.-]*$/)

const settings = {
  taxMail: emailOrNone,
  /** From address; empty: the club's own. */
  senderMail: emailOrNone,
  /** From name; empty: the club's name. */
  senderName: line(60),
  /** Months; 0: never. Not 1, because the first notice is sent 30 days before. Source: docs/rules.md, Accounts. */
  dormantMonths: z
    .int()
    .min(0)
    .max(120)
    .refine((months) => months !== 1),
  /** Days after which finished emails are deleted by the job `tidy-mail`. */
  keepDays: z.int().min(7).max(3650),
}

export const info = call('GET /site/info', {
  summary: 'Read the club’s details; managers with read access also get its settings.',
  access: anyone,
  input: { clubCode: ofClub },
  data: z.object({
    clubCode,
    clubName: z.string(),
    clubPhoneNo: z.string(),
    clubFaxNo: z.string(),
    businessNo: z.string(),
    mailOrderNo: z.string(),
    ceoName: z.string(),
    address: z.string(),
    addressDetail: z.string(),
    zipCode: z.string(),
    email: z.string(),
    currency: z.string(),
    timeZone: key('104'),
    zone: z.string(),
    lang,
    langs: z.array(lang),
    lat: z.number(),
    lng: z.number(),
    ext: z.object({ naverVerify: z.string(), googleVerify: z.string(), social: z.record(z.string(), z.string()) }),
    translated,
    isIndexed: z.boolean(),
    settings: z.object(settings).optional(),
    version,
  }),
  cache: { shows: ['site'], seconds: 60, moreFor: ['910200', 'R'] },
  evenWhenClosed: true,
})

export const changeInfo = call('PUT /site/info', {
  summary: 'Change the club’s details and settings. Omitted fields stay unchanged.',
  access: managerApart('910200', 'U', { field: 'ext', beside: ['clubCode', 'version'], menu: '910500' }),
  input: {
    clubCode: clubCode.optional(),
    clubName: line(80).min(1).optional(),
    clubPhoneNo: phoneOrNone.optional(),
    clubFaxNo: phoneOrNone.optional(),
    /** In a club whose currency is the won its check digit must be right. */
    businessNo: line(30).optional(),
    mailOrderNo: line(30).optional(),
    ceoName: line(60).optional(),
    address: line(200).optional(),
    addressDetail: line(100).optional(),
    zipCode: line(10).optional(),
    email: emailOrNone.optional(),
    /** May change only before the first booking. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    /** May change only before the first tee time, because tee times are instants. `zone` must fit it. */
    timeZone: key('104').min(1).optional(),
    zone: text(60).min(1).optional(),
    lang: lang.optional(),
    langs: z.array(lang).min(1).max(20).optional(),
    lat: z.number().min(-90).max(90).optional(),
    lng: z.number().min(-180).max(180).optional(),
    /** Changed fields only; an empty text removes the translation. */
    translated: translated.optional(),
    isIndexed: z.boolean().optional(),
    /** A changed value needs the right on the menu 910500. */
    ext: z.object({ naverVerify: proof, googleVerify: proof, social }).partial().optional(),
    settings: z.object(settings).partial().optional(),
    version,
  },
  data: z.object({ version }),
  fails: [CHANGED_MEANWHILE, IN_USE],
})

export const taxNo = call('GET /site/info/valid/taxno', {
  summary: 'Check the form and check digit of a business or mail-order number. No register is queried.',
  access: manager('910200', 'R'),
  input: { type: z.enum(['business', 'mailOrder']), keyword: text(30).min(1) },
  data: z.object({ valid: z.boolean(), formatted: z.string() }),
})

/** Logo variants: Rl is horizontal, Ud upright; Simple is for small spaces. */
export const LOGOS = ['logoDefaultRl', 'logoDefaultUd', 'logoSimpleRl', 'logoSimpleUd'] as const
export const LOGO_TEXTS = ['textDefaultRl', 'textDefaultUd', 'textSimpleRl', 'textSimpleUd'] as const
export const FAVICON = 'favicon'

const logo = z.enum([...LOGOS, FAVICON])
const logos = z.object({
  logoDefaultRl: z.string(),
  textDefaultRl: z.string(),
  logoDefaultUd: z.string(),
  textDefaultUd: z.string(),
  logoSimpleRl: z.string(),
  textSimpleRl: z.string(),
  logoSimpleUd: z.string(),
  textSimpleUd: z.string(),
  /** A square PNG of 512 pixels; empty: the product's. */
  favicon: z.string(),
  version,
})

export const addition = call('GET /site/addition', {
  summary: 'Read the club’s logos: an image or a text for each place.',
  access: anyone,
  input: { clubCode: ofClub },
  data: logos,
  cache: { shows: ['site'], seconds: 60, moreFor: ['910200', 'R'] },
  evenWhenClosed: true,
})

export const changeAddition = call('PUT /site/addition', {
  summary: 'Change the logos; images are re-encoded. An omitted text stays unchanged.',
  access: manager('910200', 'U'),
  input: {
    textDefaultRl: line(60).optional(),
    textDefaultUd: line(60).optional(),
    textSimpleRl: line(60).optional(),
    textSimpleUd: line(60).optional(),
    remove: z.array(logo).max(5).default([]),
    fileFor: z.array(logo).max(5).default([]),
    version,
  },
  data: logos,
  fails: [PICTURE_UNREADABLE, CHANGED_MEANWHILE],
  kind: 'upload',
  files: { part: 'files', most: 5, maxBytes: 5_000_000, accept: PICTURES },
})

export const holidays = call('GET /holiday', {
  summary: 'List the holidays of one year, or of last, this and next year.',
  access: anyone,
  input: { clubCode: ofClub, lang: lang.optional(), year: z.int().min(1900).max(2200).optional() },
  data: z.array(z.object({ date, name: z.string(), dayType: key('HDE') })),
  cache: { shows: ['holiday'], seconds: 60 },
})
