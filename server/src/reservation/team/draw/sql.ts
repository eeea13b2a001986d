import type { TeamPattern } from '@clubhouse/contract/reservation/team/team'
import type { SeasonBundle } from '@clubhouse/draw/season-bundle'
import type { Sql } from '../../../platform/database.ts'

/** What is fixed at the freeze. */
export type FrozenSeason = Omit<SeasonBundle, 'seed' | 'result'>
/** What comes with the draw. */
export type DrawnSeason = Pick<SeasonBundle, 'seed' | 'result'>

export interface DrawRow {
  drawIdx: number
  frozen: FrozenSeason
  drawn: DrawnSeason | null
  frozenAt: Temporal.Instant
  publishedAt: Temporal.Instant | null
}

/** The draw of a season that was not revoked. */
export async function drawOf(sql: Sql, seasonIdx: number): Promise<DrawRow | undefined> {
  const [row] = await sql<DrawRow[]>`
    select draw_idx, frozen, drawn, frozen_at, published_at from team_draw
    where season_idx = ${seasonIdx} and revoked_at is null`
  return row
}

interface Entering {
  formIdx: number
  teamName: string
  state: string
  version: number
  cycle: string
  teams: number
  skipMonths: number[]
  wishes: TeamPattern[]
}

/** Applications that were submitted and not rejected: they take part. */
export async function entering(sql: Sql, seasonIdx: number): Promise<Entering[]> {
  return sql<Entering[]>`
    select form_idx, team_name, state, version, cycle, teams, skip_months, wishes from team_form
    where season_idx = ${seasonIdx} and state in ('SUBMITTED', 'UNDER_REVIEW') order by form_idx for update`
}

export async function countEntering(sql: Sql, seasonIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from team_form where season_idx = ${seasonIdx} and state in ('SUBMITTED', 'UNDER_REVIEW')`
  return row!.count
}

/** The groups that have a contract of the season, by name; empty where none has. */
export async function contracted(sql: Sql, seasonIdx: number): Promise<string> {
  const [row] = await sql<{ names: string }[]>`
    select coalesce(string_agg(f.team_name, ', ' order by c.contract_idx), '') as names
    from team_contract c join team_form f using (form_idx) where c.season_idx = ${seasonIdx} and c.state = 'ACTIVE'`
  return row!.names
}

/** Names a form for the bundle; its officers can no longer change it. */
export async function freezeForm(sql: Sql, formIdx: number, pseudonym: string): Promise<void> {
  await sql`
    update team_form set state = 'UNDER_REVIEW', pseudonym = ${pseudonym}, version = version + 1 where form_idx = ${formIdx}`
}

export async function touchSeason(sql: Sql, seasonIdx: number): Promise<void> {
  await sql`update team_season set version = version + 1 where season_idx = ${seasonIdx}`
}

export async function freeze(sql: Sql, seasonIdx: number, frozen: FrozenSeason): Promise<void> {
  await sql`insert into team_draw (season_idx, frozen) values (${seasonIdx}, ${sql.json(frozen)})`
}

/** Adds what a manager typed. @returns whether another manager typed the same, and whether any typed something else */
export async function typed(
  sql: Sql,
  { drawIdx, adminIdx, value }: { drawIdx: number; adminIdx: number; value: string },
): Promise<{ same: boolean; other: boolean }> {
  await sql`
    insert into team_draw_typed (draw_idx, admin_idx, value) values (${drawIdx}, ${adminIdx}, ${value})
    on conflict (draw_idx, admin_idx) do update set value = excluded.value, at = club_now()`
  const [row] = await sql<{ same: boolean; other: boolean }[]>`
    select coalesce(bool_or(value = ${value}), false) as same, coalesce(bool_or(value <> ${value}), false) as other
    from team_draw_typed where draw_idx = ${drawIdx} and admin_idx <> ${adminIdx}`
  return row!
}

export async function typedBy(sql: Sql, drawIdx: number, adminIdx: number): Promise<{ count: number; mine: boolean }> {
  const [row] = await sql<{ count: number; mine: boolean }[]>`
    select count(*)::int, coalesce(bool_or(admin_idx = ${adminIdx}), false) as mine
    from team_draw_typed where draw_idx = ${drawIdx}`
  return row!
}

export async function draw(sql: Sql, drawIdx: number, drawn: DrawnSeason): Promise<void> {
  await sql`update team_draw set drawn = ${sql.json(drawn)}, drawn_at = club_now() where draw_idx = ${drawIdx}`
}

export async function publish(sql: Sql, drawIdx: number): Promise<void> {
  await sql`update team_draw set published_at = club_now() where draw_idx = ${drawIdx}`
}

/** Takes the names of the draw from its forms; they keep their state. @returns the forms that were in it */
export async function revoke(
  sql: Sql,
  { drawIdx, seasonIdx, reason, translated }: Revoked & { drawIdx: number; seasonIdx: number },
): Promise<{ formIdx: number; teamName: string; state: string }[]> {
  await sql`
    update team_draw set revoked_at = club_now(), revoke_reason = ${reason}, translated = ${sql.json(translated)}
    where draw_idx = ${drawIdx}`
  return sql<{ formIdx: number; teamName: string; state: string }[]>`
    update team_form set pseudonym = null, version = version + 1 where season_idx = ${seasonIdx} and pseudonym is not null
    returning form_idx, team_name, state`
}

interface Revoked {
  reason: string
  translated: Record<string, Record<string, string>>
}

interface RevokedDraw {
  seasonIdx: number
  revokedAt: Temporal.Instant
  reason: string
  words: string
}

/** Draws of seasons that were revoked, the oldest first. */
export async function revokedDraws(sql: Sql, lang: string, seasons: readonly number[]): Promise<RevokedDraw[]> {
  return sql<RevokedDraw[]>`
    select season_idx, revoked_at, own_words_in(${lang}, translated, 'reason', revoke_reason) as reason, frozen ->> 'words' as words
    from team_draw where season_idx = any (${[...seasons]}::bigint[]) and revoked_at is not null order by draw_idx`
}

export async function formsByPseudonym(
  sql: Sql,
  seasonIdx: number,
): Promise<Map<string, { formIdx: number; teamName: string }>> {
  const rows = await sql<{ formIdx: number; teamName: string; pseudonym: string }[]>`
    select form_idx, team_name, pseudonym from team_form where season_idx = ${seasonIdx} and pseudonym is not null`
  return new Map(rows.map(({ pseudonym, ...form }) => [pseudonym, form]))
}

export async function setPlace(sql: Sql, formIdx: number, place: number): Promise<void> {
  await sql`update team_form set place = ${place} where form_idx = ${formIdx}`
}

/** Forms that are in a draw, and their names there. */
export async function pseudonyms(
  sql: Sql,
  forms: readonly number[],
): Promise<{ formIdx: number; seasonIdx: number; pseudonym: string }[]> {
  return sql<{ formIdx: number; seasonIdx: number; pseudonym: string }[]>`
    select form_idx, season_idx, pseudonym from team_form
    where form_idx = any (${[...forms]}::bigint[]) and pseudonym is not null`
}
