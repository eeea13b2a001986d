import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { OPTIONAL_PUSHES } from '../mail.ts'
import { memberList } from '../reservation/people/buddy.ts'
import { idx, text, time } from '../shape.ts'

/** Companions of a saved group: with the member they are at most a foursome. */
const MOST_COMPANIONS = 3
const MOST_GROUPS = 20
export const GROUP_NAME_MOST = 40

/** By optional kind; a kind that is left out keeps its choice. That of the email of an offer changes nothing. */
const choices = z.record(
  z.string().refine((kind) => OPTIONAL_PUSHES.some((one) => one === kind)),
  z.boolean(),
)

const settings = z.object({
  /** On the tee sheet. */
  showName: z.boolean(),
  /** By members who know the membership number, or the name and phone number. */
  findable: z.boolean(),
  mails: z.record(z.string(), z.boolean()),
  /** Push notifications, on the devices that have them. */
  pushes: z.record(z.string(), z.boolean()),
  /** In the club's time; emails and push notifications of optional kinds wait for their end. Both or neither, and they may pass midnight. */
  quietFrom: time.nullable(),
  quietUntil: time.nullable(),
  /** Saved groups of companions; `names` has the order of `memberIdx`. */
  groups: z.array(z.object({ name: z.string(), memberIdx: z.array(idx), names: z.array(z.string()) })),
})
export type ReservationSettings = z.output<typeof settings>

export const read = call('GET /info/reservation-settings', {
  summary: 'Read the member’s settings of privacy, emails and push notifications, and saved groups.',
  access: member,
  input: {},
  data: settings,
})

export const change = call('PUT /info/reservation-settings', {
  summary:
    'Change these settings. Omitted fields stay unchanged; groups are replaced, their members are known companions.',
  access: member,
  input: {
    showName: z.boolean().optional(),
    findable: z.boolean().optional(),
    mails: choices.optional(),
    pushes: choices.optional(),
    quietFrom: time.nullable().optional(),
    quietUntil: time.nullable().optional(),
    groups: z
      .array(z.object({ name: text(GROUP_NAME_MOST).min(1), memberIdx: memberList(MOST_COMPANIONS).min(1) }))
      .max(MOST_GROUPS)
      .optional(),
  },
  data: settings,
})
