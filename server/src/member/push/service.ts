import { ECDH } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { MOST_PUSH_DEVICES } from '@clubhouse/contract/member/push'
import { Malformed, memberOf, NOT_FOUND, type Services, SessionEnded } from '../../platform/context.ts'
import { hashToken } from '../../platform/token.ts'
import { write } from '../../platform/write.ts'
import * as sql from './sql.ts'

/** Decision 136. */
export const push: Services<typeof contract.push> = {
  mine: async (_, ctx) => {
    const { publicKey } = ctx.push
    const rows = await sql.mine(ctx.sql, memberOf(ctx), publicKey)
    const devices = rows.map(({ endpointHash, ...row }) => ({ ...row, mark: endpointHash.toString('base64url') }))
    return { publicKey, devices }
  },

  register: async ({ endpoint, p256dh, auth }, ctx) => {
    const memberIdx = memberOf(ctx)
    if (!ctx.who) throw new SessionEnded()
    const { sessionIdx } = ctx.who
    if (!isPoint(p256dh)) return new Malformed('p256dh')
    if (!ctx.push.serves(endpoint)) return WRONG_STATE({ state: 'SERVICE' })
    const endpointHash = hashToken(endpoint)
    const { publicKey: serverKey } = ctx.push
    const { device } = ctx
    return write(ctx, async (tx) => {
      const others = await sql.lockOthers(tx.sql, memberIdx, endpointHash, serverKey)
      if (others >= MOST_PUSH_DEVICES) return WRONG_STATE({ state: 'FULL' })
      const given = { memberIdx, sessionIdx, endpoint, endpointHash, p256dh, auth, serverKey, device }
      return { deviceIdx: await sql.register(tx.sql, given) }
    })
  },

  remove: async ({ deviceIdx }, ctx) => {
    const memberIdx = memberOf(ctx)
    return write(ctx, async (tx) => ((await sql.remove(tx.sql, memberIdx, deviceIdx)) ? { deleted: 1 } : NOT_FOUND))
  },
}

/** Whether a key is a point of the curve; another would fail each time something is sent. */
function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed').length === 130
  } catch {
    return false
  }
}
