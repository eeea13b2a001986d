import type { Bundle, DrawSlot, Wish } from '@clubhouse/draw/bundle'
import type { Sql } from '../../../platform/database.ts'
import type { DrawEntryTable } from '../../../platform/tables.ts'
import { FACTS, type MemberFacts } from '../../member-facts.ts'

/** What is fixed at the close. */
export type FrozenBundle = Omit<Bundle, 'seed' | 'result'>
/** What comes with the draw. */
export type DrawnBundle = Pick<Bundle, 'seed' | 'result'>

export type RunEntry = Pick<
  DrawEntryTable,
  | 'entryIdx'
  | 'memberIdx'
  | 'playDate'
  | 'pseudonym'
  | 'anyTime'
  | 'partySize'
  | 'standbyIfLost'
  | 'nonce'
  | 'termsIdx'
  | 'entryHash'
  | 'version'
> & {
  wishes: Wish[]
  /** Who is named and did not decline, the applicant first. */
  party: { memberIdx: number; no: number; name: string; isActive: boolean }[]
}

/** Entries of a draw in one state, in the order of their pseudonyms. */
export async function entriesOf(sql: Sql, drawIdx: number, state: string): Promise<RunEntry[]> {
  return sql<RunEntry[]>`
    select e.entry_idx, e.member_idx, e.play_date, e.pseudonym, jsonb_strip_nulls(e.wishes) as wishes, e.any_time, e.party_size, e.standby_if_lost, e.nonce,
      e.terms_idx, e.entry_hash, e.version,
      (select coalesce(jsonb_agg(jsonb_build_object('memberIdx', p.member_idx, 'no', p.no, 'name', name_in(m.lang, m.name, m.other_name),
          'isActive', m.state = 'ACTIVE') order by p.no), '[]')
        from draw_party p join member m using (member_idx)
        where p.entry_idx = e.entry_idx and p.active and p.consent is distinct from false) as party
    from draw_entry e where e.draw_idx = ${drawIdx} and e.state = ${state}
    order by e.pseudonym collate "C"`
}

export type EntryFacts = MemberFacts & { entryIdx: number; memberState: string; name: string }

/** The facts of each applicant about the day of the entry. */
export async function factsOf(sql: Sql, drawIdx: number, state: string): Promise<EntryFacts[]> {
  return sql<EntryFacts[]>`
    select e.entry_idx, m.state as member_state, name_in(m.lang, m.name, m.other_name) as name, ${FACTS(sql)}
    from draw_entry e join member m using (member_idx) left join slot s on false
      cross join lateral (select e.play_date as date) day
    where e.draw_idx = ${drawIdx} and e.state = ${state}`
}

/** Who of these members plays on these days, as `member date part`. */
export async function playing(sql: Sql, members: readonly number[], dates: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ memberIdx: number; playDate: string; part: string }[]>`
    select member_idx, play_date, part from booking_player
    where member_idx = any(${[...members]}::bigint[]) and play_date = any(${[...dates]}::date[]) and active`
  return new Set(rows.map(({ memberIdx, playDate, part }) => `${memberIdx} ${playDate} ${part}`))
}

/**
 * Takes tee times out of the draw that it cannot give any more: suspended, delayed out of their day, of a day that is not
 * published, or no longer kept for it. What is left of them is first come once it is open again.
 */
export async function dropLost(sql: Sql, drawIdx: number): Promise<void> {
  await sql`
    with lost as (
      update draw_slot ds set lost_at = coalesce(ds.lost_at, club_now()) from slot s join sheet_day d using (date)
      where ds.draw_idx = ${drawIdx} and s.slot_idx = ds.slot_idx and (ds.lost_at is not null or s.is_shut or s.is_dropped
        or d.state in ('DRAFT', 'SUSPENDED', 'CLOSED')
        or not exists (select from claim c where c.slot_idx = s.slot_idx and c.draw_idx = ds.draw_idx))
      returning ds.slot_idx),
    opened as (update slot s set w05 = 'F' from lost where s.slot_idx = lost.slot_idx and s.w05 = 'D')
    delete from claim c using lost where c.slot_idx = lost.slot_idx and c.draw_idx = ${drawIdx}`
}

/** The tee times of a draw. Of a shared one the seats that the draw has. */
export async function slotsOf(sql: Sql, drawIdx: number): Promise<DrawSlot[]> {
  return sql<DrawSlot[]>`
    select s.slot_idx, s.date, to_char(s.time, 'HH24:MI') as time, s.course_idx, s.mode,
      case s.mode when 'EXCLUSIVE' then s.capacity else (
        select count(*) from claim c where c.slot_idx = s.slot_idx and c.draw_idx = ds.draw_idx) end::int as capacity,
      case s.mode when 'EXCLUSIVE' then s.min_players else 1 end as min_players
    from draw_slot ds join slot s using (slot_idx) where ds.draw_idx = ${drawIdx} and ds.lost_at is null order by s.slot_idx`
}

/** Numbers of members who have no entry that takes part, in ascending order. */
export async function noncesOf(sql: Sql, drawIdx: number): Promise<string[]> {
  const rows = await sql<{ nonce: string }[]>`
    select nonce from draw_nonce n where n.draw_idx = ${drawIdx} and not exists (
      select from draw_entry e where e.draw_idx = n.draw_idx and e.member_idx = n.member_idx and e.state = 'FROZEN' and e.nonce is not null)
    union select nonce from draw_entry where draw_idx = ${drawIdx} and state = 'INELIGIBLE' and nonce is not null`
  return rows.map(({ nonce }) => nonce).sort()
}

export interface FrozenAs {
  entryIdx: number
  why: { code: string; vars: Record<string, unknown> } | null
  tickets: number | null
  tier: number | null
  counts: boolean | null
}

export async function freezeEntries(sql: Sql, entries: readonly FrozenAs[]): Promise<void> {
  await sql`
    update draw_entry e set state = case when r.why is null then 'FROZEN' else 'INELIGIBLE' end, why = r.why,
      tickets = r.tickets, tier = r.tier, counts = r.counts
    from jsonb_to_recordset(${sql.json(entries)}) as r("entryIdx" bigint, why jsonb, tickets smallint, tier smallint, counts boolean)
    where e.entry_idx = r."entryIdx"`
}

export interface FrozenMember {
  memberIdx: number
  misses: number
  wins: number
}

export async function freezeParties(sql: Sql, drawIdx: number, members: readonly FrozenMember[]): Promise<void> {
  await sql`
    update draw_party p set misses = r.misses, wins = r.wins
    from jsonb_to_recordset(${sql.json(members)}) as r("memberIdx" bigint, misses smallint, wins smallint)
    where p.draw_idx = ${drawIdx} and p.member_idx = r."memberIdx" and p.active`
}

/** Whoever declined is in no party of the draw any more. */
export async function dropDeclined(sql: Sql, drawIdx: number): Promise<void> {
  await sql`update draw_party set active = false where draw_idx = ${drawIdx} and active and consent = false`
}

export async function close(sql: Sql, drawIdx: number, frozen: FrozenBundle): Promise<void> {
  await sql`insert into draw_bundle (draw_idx, frozen) values (${drawIdx}, ${sql.json(frozen)})`
  await sql`
    update draw set state = 'CLOSED', closed_at = club_now(), entries_root = ${frozen.entriesRoot}, words = ${frozen.words},
      ruleset_hash = ${frozen.hashes.ruleset}, version = version + 1
    where draw_idx = ${drawIdx}`
}

export async function bundleOf(
  sql: Sql,
  drawIdx: number,
): Promise<{ frozen: FrozenBundle; drawn: DrawnBundle | null } | undefined> {
  const [row] = await sql<{ frozen: FrozenBundle; drawn: DrawnBundle | null }[]>`
    select frozen, drawn from draw_bundle where draw_idx = ${drawIdx}`
  return row
}

export async function drawn(sql: Sql, drawIdx: number, bundle: DrawnBundle): Promise<void> {
  await sql`update draw_bundle set drawn = ${sql.json(bundle)} where draw_idx = ${drawIdx}`
  await sql`
    update draw set state = 'DRAWN', drawn_at = club_now(), value = ${bundle.seed.value},
      signature = ${bundle.seed.signature ?? null}, version = version + 1
    where draw_idx = ${drawIdx}`
}

export async function fail(sql: Sql, drawIdx: number, code: 'VALUE' | 'CHECK' | 'LATE'): Promise<void> {
  await sql`
    update draw set state = 'FAILED', fail_code = ${code}, ended_at = club_now(), version = version + 1 where draw_idx = ${drawIdx}`
}

export async function revoke(
  sql: Sql,
  drawIdx: number,
  reason: string,
  translated: Record<string, Record<string, string>>,
): Promise<void> {
  await sql`
    update draw set state = 'REVOKED', reason = ${reason}, translated = ${sql.json(translated)}, ended_at = club_now(),
      version = version + 1
    where draw_idx = ${drawIdx}`
}

/** Entries of a draw that ended without a result. */
export async function endEntries(sql: Sql, drawIdx: number): Promise<void> {
  await sql`
    update draw_entry set state = 'ENDED' where draw_idx = ${drawIdx} and state in ('SUBMITTED', 'FROZEN')`
}

/** The tee times of a draw that has ended are of the draw share again, without a draw. */
export async function backToShare(sql: Sql, drawIdx: number): Promise<void> {
  await sql`update claim set draw_idx = null where draw_idx = ${drawIdx}`
}

/** Frees what a draw did not give away. @returns its tee times, in ascending order */
export async function freeLeft(sql: Sql, drawIdx: number): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    with left_over as (
      delete from claim c using draw_slot ds
      where ds.draw_idx = ${drawIdx} and c.slot_idx = ds.slot_idx and c.kind = 'DRAW'
        and (c.draw_idx = ds.draw_idx or c.draw_idx is null)
      returning c.slot_idx),
    opened as (
      update slot s set w05 = 'F' from draw_slot ds
      where ds.draw_idx = ${drawIdx} and s.slot_idx = ds.slot_idx and s.w05 = 'D'
        and not exists (select from claim c where c.slot_idx = s.slot_idx and c.draw_idx <> ${drawIdx}))
    select distinct slot_idx from left_over order by slot_idx`
  return rows.map(({ slotIdx }) => slotIdx)
}

export async function settled(sql: Sql, drawIdx: number): Promise<void> {
  await sql`
    update draw set state = case state when 'PUBLISHED' then 'SETTLED' else state end, settled_at = club_now(), version = version + 1
    where draw_idx = ${drawIdx}`
}

/** Adds what a manager typed. @returns whether another manager typed the same, and whether any typed something else */
export async function typed(
  sql: Sql,
  { drawIdx, adminIdx, value }: { drawIdx: number; adminIdx: number; value: string },
): Promise<{ same: boolean; other: boolean }> {
  await sql`
    insert into draw_typed (draw_idx, admin_idx, value) values (${drawIdx}, ${adminIdx}, ${value})
    on conflict (draw_idx, admin_idx) do update set value = excluded.value, at = club_now()`
  const [row] = await sql<{ same: boolean; other: boolean }[]>`
    select coalesce(bool_or(value = ${value}), false) as same, coalesce(bool_or(value <> ${value}), false) as other
    from draw_typed where draw_idx = ${drawIdx} and admin_idx <> ${adminIdx}`
  return row!
}

/** How far the slow function has come. */
export async function slowOf(sql: Sql, drawIdx: number): Promise<{ steps: number; x: string } | undefined> {
  const [row] = await sql<{ steps: number; x: string }[]>`select steps, x from draw_slow where draw_idx = ${drawIdx}`
  return row
}

export async function keepSlow(sql: Sql, drawIdx: number, steps: number, x: string): Promise<void> {
  await sql`
    insert into draw_slow (draw_idx, steps, x) values (${drawIdx}, ${steps}, ${x})
    on conflict (draw_idx) do update set steps = excluded.steps, x = excluded.x where draw_slow.steps < excluded.steps`
}

/** Draws with a step that is due, the first due first. */
export async function dueDraws(sql: Sql): Promise<number[]> {
  const rows = await sql<{ drawIdx: number }[]>`
    select draw_idx from (
      select draw_idx, case
        when state = 'OPEN' then close_at when state = 'CLOSED' then draw_at when state = 'DRAWN' then publish_at
        when state = 'PUBLISHED' or state in ('REVOKED', 'FAILED') and settled_at is null then settle_at end as at
      from draw) due
    where at <= club_now() order by at, draw_idx`
  return rows.map(({ drawIdx }) => drawIdx)
}
