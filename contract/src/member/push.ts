import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { WRONG_STATE } from '../fail.ts'
import { idx, instant } from '../shape.ts'

/** A member has push notifications on at most this many devices. */
export const MOST_PUSH_DEVICES = 10

export const mine = call('GET /info/push', {
  summary: 'List the member’s devices with push notifications, newest first, and the club’s public key for more.',
  access: member,
  input: {},
  data: z.object({
    /** The public VAPID key (RFC 8292), base64url. */
    publicKey: z.string(),
    devices: z.array(
      z.object({
        deviceIdx: idx,
        /** SHA-256 of the endpoint, base64url, by which a browser finds itself. */
        mark: z.string(),
        device: z.string(),
        createdAt: instant,
        /** When a push service last accepted a notification for it. */
        reachedAt: instant.nullish(),
      }),
    ),
  }),
})
export type PushDevice = z.output<typeof mine.data>['devices'][number]

export const register = call('PUT /info/push', {
  summary:
    'Register this browser’s push subscription; one that another member registered moves. WRONG_STATE names FULL (10 devices) or SERVICE (not a known push service).',
  access: member,
  input: {
    endpoint: z.string().min(1).max(1000),
    /** The public key of the browser, 65 bytes as base64url. */
    p256dh: z.string().regex(/^[\w-]{87}$/),
    /** Its secret, 16 bytes as base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  },
  data: z.object({ deviceIdx: idx }),
  fails: [WRONG_STATE],
})

export const remove = call('DELETE /info/push/{id=deviceIdx}', {
  summary: 'End push notifications on one of the member’s devices.',
  access: member,
  input: { deviceIdx: idx },
  data: z.object({ deleted: z.int() }),
})
