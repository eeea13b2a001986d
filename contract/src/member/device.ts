import * as z from 'zod'
import { signedIn } from '../access.ts'
import { call } from '../call.ts'
import { idx, instant } from '../shape.ts'

export const mine = call('GET /info/sessions', {
  summary: 'List the devices where the person is logged in, this one first.',
  access: signedIn,
  input: {},
  data: z.array(
    z.object({
      sessionIdx: idx,
      device: z.string(),
      ip: z.string(),
      createdAt: instant,
      lastSeenAt: instant,
      current: z.boolean(),
    }),
  ),
})

export const end = call('DELETE /info/sessions', {
  summary: 'Log out some of the person’s devices, including this one if listed.',
  access: signedIn,
  input: { sessionIdx: z.array(idx).min(1).max(100) },
  data: z.object({ deleted: z.int() }),
})
