import * as z from 'zod'
import { anyone } from './access.ts'
import { call } from './call.ts'
import { clubCode, date, key, lang, ofClub, text, version } from './shape.ts'
import { settings, translated } from './site-shapes.ts'

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

/** Logo variants: Rl is horizontal, Ud upright; Simple is for small spaces. */
export const LOGOS = ['logoDefaultRl', 'logoDefaultUd', 'logoSimpleRl', 'logoSimpleUd'] as const
export const LOGO_TEXTS = ['textDefaultRl', 'textDefaultUd', 'textSimpleRl', 'textSimpleUd'] as const
export const FAVICON = 'favicon'

export const logos = z.object({
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

export const holidays = call('GET /holiday', {
  summary: 'List the holidays of one year, or of last, this and next year.',
  access: anyone,
  input: { clubCode: ofClub, lang: lang.optional(), year: z.int().min(1900).max(2200).optional() },
  data: z.array(z.object({ date, name: z.string(), dayType: key('HDE') })),
  cache: { shows: ['holiday'], seconds: 60 },
})
