import * as z from 'zod'

/** The first and the last day, so that a day, a zone and a microsecond more still fit the database and four digits. */
export const FIRST_DATE = '1900-01-01'
export const LAST_DATE = '9998-12-31'
const isWithin = (v: string) => v >= FIRST_DATE && v.slice(0, 10) <= LAST_DATE
/** The database rounds to a microsecond, possibly into the next year. */
const isWhole = (v: string) => !/\.\d{7}/.test(v)

/** An instant: ISO 8601 in UTC on the wire; the server may return a Temporal.Instant. */
export const instant = /* @__PURE__ */ z
  .union([
    z.iso.datetime().refine((v) => isWithin(v) && isWhole(v)),
    z.custom<Temporal.Instant>((v) => typeof v === 'object' && v !== null && 'epochMilliseconds' in v),
  ])
  .transform((v): string => v.toString())
  .meta({ type: 'string', format: 'date-time' })

/** A club date, yyyy-MM-dd; impossible ones such as 31 June are refused. */
export const date = /* @__PURE__ */ z.iso.date().refine(isWithin)
export const month = /* @__PURE__ */ z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine((v) => isWithin(`${v}-01`))
/** A time of day in the club's zone, HH:mm. */
export const time = /* @__PURE__ */ z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const idx = /* @__PURE__ */ z.int().min(1).max(Number.MAX_SAFE_INTEGER)
/** How often a record was saved. */
export const version = /* @__PURE__ */ z.int32().min(0)
/** An amount in minor units of the club's currency. */
export const money = /* @__PURE__ */ z.int()
/** Typed text: trimmed; control characters and unpaired surrogates are refused. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((v) => v.isWellFormed() && !hasControl(v), { message: 'has characters that cannot be stored' })

function hasControl(v: string): boolean {
  for (let i = 0; i < v.length; i++) {
    const c = v.charCodeAt(i)
    if ((c < 32 && c !== 9 && c !== 10 && c !== 13) || c === 127) return true
  }
  return false
}

export const clubCode = /* @__PURE__ */ z.string().regex(/^[A-Z0-9]{5}$/)
/** The club of a public read; optional, because a deployment serves one club. Another club is a 404. */
export const ofClub = /* @__PURE__ */ clubCode.optional()
export const lang = /* @__PURE__ */ z.string().regex(/^[a-z]{2}$/)
/** Languages of the club in which words are missing that another one has. Decision 148; not in the specification. */
export const missingIn = /* @__PURE__ */ z.array(lang)
/**
 * A key of a code group, such as key(509) for a reservation state. The server refuses one that the group does not have in
 * every call that writes; in a filter of a list it finds nothing.
 */
export const key = (group: string) =>
  z
    .string()
    .max(20)
    .meta({ [CODE_GROUP]: group })
/** Names the code group of a field, in the document of the calls too. */
export const CODE_GROUP = 'x-code-group'

export const person = /* @__PURE__ */ z.object({ memberIdx: idx.nullish(), name: z.string() })

/** A picture in a page: its size in pixels, and a few blurred pixels as a data URL to show until it is there. */
export const picture = /* @__PURE__ */ z.object({
  url: z.string(),
  width: z.int().nullish(),
  height: z.int().nullish(),
  blur: z.string().nullish(),
})
export type Picture = z.output<typeof picture>

export const file = /* @__PURE__ */ z.object({
  fileIdx: idx,
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  url: z.string(),
})
