import * as z from 'zod'
import { anyone, manager, managerSaves } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE, fail, WRONG_STATE } from './fail.ts'
import { listCall } from './list.ts'
import { clubCode, date, idx, key, lang, missingIn, text, version } from './shape.ts'

export const DATE_CLASH = fail('terms', 'DATE_CLASH', { termsIdx: idx })
export const TOO_SOON = fail('terms', 'TOO_SOON', { earliest: date })

export const termsState = z.enum(['DRAFT', 'SCHEDULED', 'IN_FORCE', 'SUPERSEDED'])

const terms = z.object({
  termsIdx: idx,
  termsType: key('ZWA'),
  title: z.string(),
  contents: z.string(),
  lang,
  effectiveDate: date,
  isRequired: z.boolean(),
  /** Worse for members than the version before, which asks for a longer notice. */
  isWorse: z.boolean(),
  state: termsState,
  /** A draft that the product prepared because the rules are newer; until it is announced or dismissed. */
  isPrepared: z.boolean(),
  revision: z.int(),
  clubName: z.string(),
  telNo: z.string(),
  version,
})
export type Terms = z.output<typeof terms>

const CONTENTS_LENGTH = 100_000

export const list = listCall('GET /terms', {
  summary: 'List all versions of the terms including drafts, latest first.',
  access: manager('910800', 'R'),
  row: terms.omit({ contents: true }).extend({
    /** Of a draft: places that the club must fill before it can be announced. */
    places: z.int(),
    /** Languages in which there is no version but superseded ones; a superseded one lacks none. */
    missingIn,
  }),
  sorts: ['effectiveDate', 'title', 'termsType'],
  sort: '-effectiveDate',
  keyword: true,
  filters: { termsType: key('ZWA').optional(), state: termsState.optional(), lang: lang.optional() },
  exported: {
    title: 'terms-manage.NAME',
    termsType: { heading: 'terms-manage.TYPE', as: { code: 'ZWA' } },
    state: { heading: 'terms-manage.STATE', as: { texts: 'terms.' } },
    effectiveDate: { heading: 'terms.EFFECTIVE', as: 'day' },
    revision: 'terms-manage.REVISION',
    isRequired: 'terms-manage.REQUIRED',
    isWorse: 'terms-manage.WORSE',
    lang: { heading: 'common.LANGUAGE', as: { code: '101' } },
  },
})

const words = { title: text(200), contents: text(CONTENTS_LENGTH) }

export const save = call('PUT /terms', {
  summary:
    'Save a draft or announce a version, also in several languages. Announced versions are never edited; a change is a new version.',
  access: managerSaves('910800', 'termsIdx'),
  input: {
    termsIdx: idx.optional(),
    termsType: key('ZWA').min(1),
    title: words.title.min(1),
    contents: words.contents.min(1),
    lang,
    /**
     * The same terms in other languages, saved and announced with it or not at all: they have its type, day and all else that
     * is no word. With the number and version of their draft where there is one. Decision 148; not in the specification.
     */
    inOthers: z.record(lang, z.object({ ...words, termsIdx: idx.optional(), version: version.optional() })).optional(),
    effectiveDate: date,
    isRequired: z.boolean(),
    isWorse: z.boolean(),
    state: z.enum(['DRAFT', 'SCHEDULED']),
    version: version.optional(),
  },
  data: z.object({ termsIdx: idx, version }),
  fails: [WRONG_STATE, DATE_CLASH, TOO_SOON, CHANGED_MEANWHILE],
  idempotent: true,
})

export const one = call('GET /terms/{id=termsIdx}', {
  summary: 'Read one version with its full text; drafts only with read access.',
  access: anyone,
  input: { termsIdx: idx },
  data: terms,
})

/**
 * The places of a starter text that only the club can fill, such as `[[name of the court]]`, without their brackets. A
 * version with one of them cannot be announced. Decision 142.
 */
export const placesIn = (contents: string): string[] =>
  [...contents.replace(/<[^>]*>/g, '').matchAll(/\[\[([^[\]]*)\]\]/g)].map(([, what]) => what!.trim())

/** Without these in force nobody can create an account: there would be nothing to agree to. */
const NEEDED_TO_JOIN = ['SERVICE', 'PRIVACY']

/** Decision 092. @param types of the terms in force */
export const mayJoinUnder = (types: readonly string[]): boolean => NEEDED_TO_JOIN.every((type) => types.includes(type))

export const inForce = call('GET /terms/{a=clubCode}/{b=purpose}', {
  summary: 'List the terms to show: 1 at sign-up, 2 when booking, 3 those the member must still accept.',
  access: anyone,
  input: { clubCode, purpose: z.int().min(1).max(3), lang: lang.optional() },
  data: z.array(terms),
  evenWhenLimited: true,
})

export const before = call('GET /terms/before/{id=termsIdx}', {
  summary: 'Compare a version with the previous one.',
  access: anyone,
  input: { termsIdx: idx },
  data: z.object({
    before: terms.nullable(),
    diff: z.array(z.object({ op: z.enum(['same', 'add', 'del']), text: z.string() })),
  }),
})

export const check = call('GET /terms/check/{a=termsType}/{b=effectiveDate}', {
  summary: 'Check whether a version of this type may take effect on a day.',
  access: manager('910800', 'R'),
  input: {
    /** Position of the type in the code group ZWA, from 1, or its key. */
    termsType: z.string().regex(/^(\d{1,3}|[A-Z][A-Z0-9]{0,19})$/),
    effectiveDate: date,
    isWorse: z.boolean().optional(),
    lang: lang.optional(),
  },
  data: z.object({
    ok: z.boolean(),
    earliest: date,
    clash: z.object({ termsIdx: idx, title: z.string(), state: termsState }).nullish(),
  }),
})
