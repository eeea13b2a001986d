import { PLAYER_SUSPENDED } from '@clubhouse/contract/reservation/refusal'
import type { Context } from '../../../platform/context.ts'
import type { Rulebook } from '../../rulebook.ts'

/**
 * The first of those who are newly named who is suspended, where the club lets no suspended member play. Who was named
 * before stays. Source: docs/rules.md, Bookings.
 * @param named members by their numbers in the form
 */
export async function refusedSuspended(
  { sql, lang }: Context,
  named: readonly { no: number; memberIdx: number }[],
  { settings }: Rulebook,
) {
  if (settings.booking.suspendedMayPlay || named.length === 0) return undefined
  const rows = await sql<{ memberIdx: number; name: string }[]>`
    select member_idx, name_in(${lang}, name, other_name) as name from member, suspension(member_idx)
    where member_idx = any (${named.map(({ memberIdx }) => memberIdx)}::bigint[])`
  const first = named.find(({ memberIdx }) => rows.some((row) => row.memberIdx === memberIdx))
  return (
    first && PLAYER_SUSPENDED({ which: first.no, name: rows.find((row) => row.memberIdx === first.memberIdx)!.name })
  )
}
