import * as z from 'zod'
import { deskDevice, manager } from '../access.ts'
import { call } from '../call.ts'
import { wholeListCall } from '../list.ts'
import { LOCKED, PIN_WRONG, session } from '../session.ts'
import { idx, instant, text } from '../shape.ts'
import { pinDigits } from './pin.ts'

const device = z.object({
  deviceIdx: idx,
  name: z.string(),
  /** The manager who paired it. */
  pairedBy: z.string(),
  pairedAt: instant,
  /** To the minute; none before its first request. */
  lastUsedAt: instant.nullish(),
  /** The browser that asks. */
  isHere: z.boolean(),
})
export type DeskDevice = z.output<typeof device>

export const list = wholeListCall('GET /manage/desk-devices', {
  summary: 'List the paired devices of the desk.',
  access: manager('910600', 'R'),
  row: device,
  exported: {
    name: 'desk-device.NAME',
    pairedBy: 'desk-device.PAIRED_BY',
    pairedAt: { heading: 'desk-device.PAIRED_AT', as: 'instant' },
    lastUsedAt: { heading: 'desk-device.LAST_USED', as: 'instant' },
  },
})

export const pair = call('POST /manage/desk-devices', {
  summary:
    'Pair the browser that asks with a secret in a cookie; requires reading the tee sheet. Pairing again replaces it.',
  access: manager('910600', 'C'),
  input: { name: text(60).min(1) },
  data: z.object({ deviceIdx: idx }),
  // The answer carries a secret.
  idempotent: false,
})

export const unpair = call('DELETE /manage/desk-devices', {
  summary: 'Unpair devices of the desk; their next request is refused. Sessions of people on them stay open.',
  access: manager('910600', 'D'),
  input: { deviceIdx: z.array(idx).min(1).max(100) },
  data: z.object({ deleted: z.int() }),
})

export const here = call('GET /desk-device', {
  summary: 'Read the name of this paired device, and the managers who can open a session on it with a PIN.',
  access: deskDevice,
  input: {},
  data: z.object({ name: z.string(), managers: z.array(z.object({ adminIdx: idx, name: z.string() })) }),
  evenWhenClosed: true,
})

export const open = call('POST /desk-device/session', {
  summary: 'Open the session of a manager on this paired device with a PIN. It has the manager’s rights and times.',
  access: deskDevice,
  input: { adminIdx: idx, pin: pinDigits },
  data: session,
  fails: [PIN_WRONG, LOCKED],
  limit: 'secret',
  evenWhenClosed: true,
})
