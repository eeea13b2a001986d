import type { Sql } from '../../src/platform/database.ts'

/** What has become of the draws of a date of play, without numbers and instants that another try would have too. */
export type Outcome = Record<string, unknown>

export async function outcomeOf(sql: Sql, date: string): Promise<Outcome> {
  const [row] = await sql<Outcome[]>`
    with theirs as (select * from draw where ${date}::date = any(play_dates))
    select
      (select jsonb_agg(jsonb_build_array(state, version, slot_count, entries_root, words, ruleset_hash, value, signature)
          order by draw_idx) from (
        select d.*, (select count(*) from draw_slot s where s.draw_idx = d.draw_idx) as slot_count from theirs d) d) as draws,
      (select jsonb_agg(md5(b::text) order by draw_idx) from draw_bundle b join theirs using (draw_idx)) as bundles,
      (select jsonb_agg(jsonb_build_array(pseudonym, e.state, e.tickets, e.tier, e.counts, e.place, e.slot_idx, e.wish, e.distance)
          order by pseudonym) from draw_entry e join theirs using (draw_idx)) as entries,
      (select jsonb_agg(jsonb_build_array(slot_idx, seats, member_idx, state, price -> 'total') order by slot_idx)
        from booking where play_date = ${date}) as bookings,
      (select jsonb_agg(jsonb_build_array(member_idx, state, draw_place) order by member_idx)
        from standby_entry where date = ${date}) as standby,
      (select jsonb_agg(jsonb_build_array(slot_idx, seat, kind, draw_idx is null, by_share) order by slot_idx, seat)
        from claim join slot using (slot_idx) where date = ${date}) as claims`
  return row!
}
