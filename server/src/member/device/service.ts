import type { contract } from '@clubhouse/contract'
import { type Identity, type Services, SessionEnded } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { write } from '../../platform/write.ts'

export const device: Services<typeof contract.device> = {
  mine: async (_, { sql, who }) => {
    if (!who) throw new SessionEnded()
    return running(sql, who)
  },

  end: async ({ sessionIdx }, ctx) =>
    write(ctx, async ({ sql, who }) => {
      if (!who) throw new SessionEnded()
      const ended = await sql`
        update session set ended_at = club_now(), end_reason = 'logged out from another device'
        where session_idx = any (${sessionIdx}) and ended_at is null and ${ofSame(sql, who)} returning session_idx`
      return { deleted: ended.length }
    }),
}

const ofSame = (sql: Sql, { memberIdx, adminIdx }: Identity) =>
  memberIdx !== null ? sql`member_idx = ${memberIdx}` : sql`admin_idx = ${adminIdx}`

async function running(sql: Sql, who: Identity) {
  return sql<
    {
      sessionIdx: number
      device: string
      ip: string
      createdAt: Temporal.Instant
      lastSeenAt: Temporal.Instant
      current: boolean
    }[]
  >`
    select session_idx, device, ip, created_at, last_seen_at, session_idx = ${who.sessionIdx} as current from session
    where ended_at is null and refresh_expires_at > club_now() and ${ofSame(sql, who)}
    order by current desc, last_seen_at desc`
}
