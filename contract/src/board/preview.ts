import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { idx } from '../shape.ts'

/** Boards whose posts people share. */
const PREVIEWED = ['notice', 'event', 'reference'] as const

export const one = call('GET /previews/{noun}/{id=idx}/{name}', {
  summary: 'Draw the preview image of a post for shared links: its title and date, 1200 by 630 pixels.',
  access: anyone,
  /** `name` ends in .png and changes with the post, so that nobody keeps an old picture. */
  input: { noun: z.enum(PREVIEWED), idx, name: z.string().regex(/^\w{1,40}\.png$/) },
  data: z.null(),
  kind: 'download',
})
