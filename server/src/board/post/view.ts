import { createHmac } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { dateIn } from '../../platform/date-in.ts'
import type { Noun } from './rows.ts'

/** Counts a view once per viewer and day. Viewers are kept only as a hash that nobody can turn back. */
export async function countView(
  { sql, who, ip, device, clock, club }: Context,
  noun: Noun,
  idx: number,
): Promise<void> {
  if (!who && !ip) return
  const day = dateIn(clock.now(), club.zone)
  const viewer = createHmac('sha256', day)
    .update(who ? `${who.memberIdx}/${who.adminIdx}` : `${ip} ${device}`)
    .digest()
  await sql`
    with first as (
      insert into post_view (day, noun, idx, viewer) values (${day}, ${noun}, ${idx}, ${viewer}) on conflict do nothing returning idx)
    update ${sql(noun)} t set views = t.views + 1 from first where t.idx = first.idx`
}
