import * as z from 'zod'
import { date, key, text } from './shape.ts'

/** The filters of the list of members, which a call may take instead of named members. */
export const memberFilter = z.object({
  state: z.string().max(20).optional(),
  memberType: key('702').optional(),
  suspended: z.boolean().optional(),
  joinedFrom: date.optional(),
  joinedTo: date.optional(),
  keyword: text(100).optional(),
})
export type MemberFilter = z.output<typeof memberFilter>
