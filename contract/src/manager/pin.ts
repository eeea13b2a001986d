import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { PASSWORD_WRONG } from '../member/refusal.ts'
import { LOCKED } from '../session.ts'
import { PIN_SIMPLE } from './refusal.ts'

export const pinDigits = z
  .string()
  .max(6)
  .regex(/^\d{6}$/)

export const mine = call('GET /info/pin', {
  summary: 'Read whether the manager has a PIN for paired devices of the desk, and whether wrong ones have used it up.',
  access: manager(),
  input: {},
  data: z.object({ isSet: z.boolean(), isUsedUp: z.boolean() }),
})

export const set = call('PUT /info/pin', {
  summary: 'Set the manager’s own PIN for paired devices of the desk, with the password. A new password ends it.',
  access: manager(),
  input: { password: z.string().min(1).max(128), pin: pinDigits },
  data: z.null(),
  fails: [PASSWORD_WRONG, PIN_SIMPLE, LOCKED],
  limit: 'secret',
})

export const remove = call('DELETE /info/pin', {
  summary: 'Remove the manager’s own PIN.',
  access: manager(),
  input: {},
  data: z.object({ deleted: z.int() }),
})
