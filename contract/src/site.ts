import * as z from 'zod'
import { anyone, manager } from './access.ts'
import { call } from './call.ts'
import { clubCode, date, key, lang, text } from './shape.ts'

const siteState = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const state = call('GET /site/state', {
  summary: 'Is the site stopped (0), open (1) or closed (2)?',
  access: anyone,
  input: { clubCode },
  data: z.object({ state: siteState, title: z.string(), favicon_url: z.string(), message: z.string().nullish() }),
  cache: { shows: ['site'], seconds: 60 },
  evenWhenClosed: true,
})

export const changeState = call('PUT /site/state', {
  summary: 'Stop, open or close the site.',
  access: manager('910300', 'U'),
  input: { state: siteState, message: text(500).optional(), reason: text(200).min(1) },
  data: z.object({ state: siteState }),
})

export const info = call('GET /site/info', {
  summary: 'The club: names, address, numbers, currency, languages.',
  access: anyone,
  input: { clubCode },
  data: z.object({
    clubCode,
    clubName: z.string(),
    clubPhoneNo: z.string(),
    clubFaxNo: z.string(),
    businessNo: z.string(),
    ceoName: z.string(),
    address: z.string(),
    addressDetail: z.string(),
    zipCode: z.string(),
    email: z.string(),
    currency: z.string(),
    timeZone: key('104'),
    /** IANA name of the zone behind the code. */
    zone: z.string(),
    lang,
    langs: z.array(lang),
    lat: z.number(),
    lng: z.number(),
    ext: z.object({ naverVerify: z.string(), googleVerify: z.string() }),
    /** May search engines list the site? */
    isIndexed: z.boolean(),
    version: z.int(),
  }),
  cache: { shows: ['site'], seconds: 60 },
  evenWhenClosed: true,
})

export const addition = call('GET /site/addition', {
  summary: 'The logos of the club: an image or a text for each place.',
  access: anyone,
  input: { clubCode },
  data: z.object({
    logoDefaultRl: z.string(),
    textDefaultRl: z.string(),
    logoDefaultUd: z.string(),
    textDefaultUd: z.string(),
    logoSimpleRl: z.string(),
    textSimpleRl: z.string(),
    logoSimpleUd: z.string(),
    textSimpleUd: z.string(),
    version: z.int(),
  }),
  cache: { shows: ['site'], seconds: 60 },
  evenWhenClosed: true,
})

export const holidays = call('GET /holiday', {
  summary: 'Holidays of one year, or of last, this and next year.',
  access: anyone,
  input: { clubCode, year: z.int().min(1900).max(2200).optional() },
  data: z.array(z.object({ date, name: z.string(), dayType: key('HDE') })),
  cache: { shows: ['holiday'], seconds: 60 },
})
