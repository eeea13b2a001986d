import * as z from 'zod'
import { manager, managerApart } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE, IN_USE } from './fail.ts'
import { PICTURE_UNREADABLE, PICTURES } from './file.ts'
import { phoneNo } from './member/person.ts'
import { clubCode, key, lang, text, version } from './shape.ts'
import { FAVICON, LOGOS, logos, saidInOthers, siteState } from './site.ts'
import { emailOrNone, line, settings, translated } from './site-shapes.ts'
import { isSocialAddress, type Social } from './social.ts'

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

const phoneOrNone = z.union([z.literal(''), phoneNo])

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

const logo = z.enum([...LOGOS, FAVICON])

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
