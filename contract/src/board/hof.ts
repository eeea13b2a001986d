import * as z from 'zod'
import { anyone } from '../access.ts'
import { listCall } from '../list.ts'
import { date, idx, lang, ofClub, picture } from '../shape.ts'

export const HOF_KINDS = [
  'HOLE_IN_ONE',
  'ALBATROSS',
  'EAGLE',
  'ALL_BIRDIE',
  'AGE_SHOOTER',
  'COURSE_RECORD',
  'CHAMPION',
] as const
export const hofKind = z.enum(HOF_KINDS)

export const feat = z.object({
  idx,
  kind: hofKind,
  date,
  courseName: z.string(),
  hole: z.int().nullish(),
  /** In metres. */
  distance: z.int().nullish(),
  club: z.string().nullish(),
  ball: z.string().nullish(),
  playerName: z.string(),
  witnessNames: z.array(z.string()),
  imageUrl: z.string().nullish(),
  /** The image with what a page needs beside it. Not in the specification. */
  picture: picture.nullish(),
})
export type Feat = z.output<typeof feat>

export const normal = listCall('GET /hof/normal', {
  summary: 'List the hall of fame: only achievements whose players agreed.',
  access: anyone,
  row: feat,
  sorts: ['date', 'idx'],
  sort: '-date',
  keyword: true,
  filters: {
    clubCode: ofClub,
    lang: lang.optional(),
    kind: hofKind.optional(),
    year: z.int().min(1900).max(9998).optional(),
    courseIdx: idx.optional(),
  },
  cache: { shows: ['hof', 'course'], seconds: 60 },
})
