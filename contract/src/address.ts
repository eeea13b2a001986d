import * as z from 'zod'
import { anyone } from './access.ts'
import { call } from './call.ts'
import { fail, RATE_LIMIT } from './fail.ts'
import { ofClub, text } from './shape.ts'

/** The club has no address service, or it does not answer. Addresses are typed by hand then. */
export const ADDRESS_AWAY = /* @__PURE__ */ fail('address', 'ADDRESS_AWAY', {})
/** The service wants a road and number, a lot or the name of a building. */
export const ADDRESS_UNCLEAR = /* @__PURE__ */ fail('address', 'ADDRESS_UNCLEAR', {})

export const KEYWORD_LEAST = 2
const KEYWORD_MOST = 80

/** An address in Korea: by road in both languages, and by lot as older papers name it. */
const found = z.object({
  zipCode: z.string(),
  address: z.string(),
  english: z.string(),
  lot: z.string(),
})
export type FoundAddress = z.output<typeof found>

export const service = call('GET /address/service', {
  summary: 'Read whether the club has an address search.',
  access: anyone,
  input: { clubCode: ofClub },
  data: z.object({ isOn: z.boolean() }),
  cache: { shows: ['site'], seconds: 600 },
})

export const find = call('GET /address', {
  summary: 'Find Korean addresses and their postcodes by road, lot or building; the first 10.',
  access: anyone,
  input: { clubCode: ofClub, keyword: text(KEYWORD_MOST).min(KEYWORD_LEAST) },
  data: z.object({ total: z.int(), list: z.array(found) }),
  fails: [ADDRESS_AWAY, ADDRESS_UNCLEAR, RATE_LIMIT],
})
