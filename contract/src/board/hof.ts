import * as z from 'zod'
import { anyone } from '../access.ts'
import { listCall } from '../list.ts'
import { date, idx, lang, ofClub } from '../shape.ts'

export const hofKind = z.enum([
  'HOLE_IN_ONE',
  'ALBATROSS',
  'EAGLE',
  'ALL_BIRDIE',
  'AGE_SHOOTER',
  'COURSE_RECORD',
  'CHAMPION',
])

const feat = z.object({
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
})
export type Feat = z.output<typeof feat>

export const normal = listCall('GET /hof/normal', {
  summary: 'List the hall of fame; only feats whose players agreed.',
  access: anyone,
  row: feat,
  sorts: ['date', 'idx'],
  sort: '-date',
  keyword: true,
  filters: {
    clubCode: ofClub,
    lang: lang.optional(),
    kind: hofKind.optional(),
    year: z.int().min(1900).max(9999).optional(),
    courseIdx: idx.optional(),
  },
  cache: { shows: ['hof', 'course'], seconds: 60 },
})
