import * as z from 'zod'
import { member, own } from '../../access.ts'
import { call } from '../../call.ts'
import { idx, version } from '../../shape.ts'
import { formState } from './team.ts'

export const OFFICES = ['PRESIDENT', 'SECRETARY'] as const
export const office = z.enum(OFFICES)

const placeShape = z.object({
  formIdx: idx,
  seasonIdx: idx,
  year: z.int(),
  /** Of the application: a place in one that does not count is none. */
  state: formState,
  teamName: z.string(),
  /** Names, in the reader’s language. */
  president: z.string(),
  secretary: z.string(),
  /** The office that the member is asked to take over. */
  offered: office.nullish(),
  contractIdx: idx.nullish(),
  /** Of the contract. */
  version: version.nullish(),
})
export type TeamPlace = z.output<typeof placeShape>

export const places = call('GET /reservation/team/places/{id=memberIdx}', {
  summary:
    'List the groups whose president or secretary put the member on their roster, and the offices that the member is asked to take over.',
  access: own('memberIdx'),
  input: { memberIdx: idx },
  data: z.array(placeShape),
})

export const leave = call('DELETE /reservation/team/places/{id=formIdx}', {
  summary: 'Leave the roster of a group. Its president and secretary get an email.',
  act: 'ACT_LEAVE_TEAM',
  access: member,
  input: { formIdx: idx },
  /** Of the people who are left. */
  data: z.object({ rosterSize: z.int() }),
  idempotent: true,
})
