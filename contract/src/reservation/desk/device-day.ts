import * as z from 'zod'
import { deskDevice } from '../../access.ts'
import { call } from '../../call.ts'
import { claimRow, forManager } from '../sheet/sheet.ts'

/** The names in the tee times, without phone numbers, numbers of bookings and what the desk noted. */
const claim = claimRow.pick({
  slotIdx: true,
  seat: true,
  kind: true,
  guests: true,
  who: true,
  reason: true,
  expiresAt: true,
})

export const today = call('GET /desk-device/day', {
  summary: 'Read today’s tee sheet on a paired device of the desk, with the names in it and nothing else about people.',
  access: deskDevice,
  input: {},
  data: forManager.data
    .omit({ claims: true, bookings: true, version: true, templateIdx: true, shares: true, teeTimes: true })
    .extend({ claims: z.array(claim) }),
  evenWhenClosed: true,
})
