import { type Cookies, DESK_COOKIE, type DeskDevice } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { hashToken } from '../platform/token.ts'

/**
 * The paired device that this cookie is of. It is looked up with every request, so that unpairing takes effect with the
 * next, and only for our own pages. Decision 141.
 */
export async function deskDeviceOf(sql: Sql, { read, fetchSite = 'same-origin' }: Cookies) {
  const secret = read(DESK_COOKIE)
  if (!secret || fetchSite !== 'same-origin') return undefined
  const [device] = await sql<DeskDevice[]>`
    with used as (
      update desk_device set last_used_at = club_now()
      where secret_hash = ${hashToken(secret)} and coalesce(last_used_at < club_now() - interval '1 minute', true))
    select device_idx, name from desk_device where secret_hash = ${hashToken(secret)}`
  return device
}
