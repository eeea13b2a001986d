import type { Sql } from '../../../platform/database.ts'
import type { Settings } from '../../rulebook.ts'

/** Longer than anyone asks about a lobby; what it did stays in the audit log. */
const KEPT_DAYS = 30

/** The lobby of an opening, with the numbers of its first member; locked until the transaction ends. */
export async function lobbyAt(
  sql: Sql,
  opensAt: Temporal.Instant,
  { closeSeconds, admitted, holdSeconds }: Settings['lobby'],
): Promise<number> {
  await sql`delete from lobby where opens_at < club_now() - make_interval(days => ${KEPT_DAYS})`
  await sql`
    insert into lobby (opens_at, closes_at, admitted, hold_seconds)
    values (${opensAt}, ${opensAt}::timestamptz - make_interval(secs => ${closeSeconds}), ${admitted}, ${holdSeconds})
    on conflict (opens_at) do nothing`
  const [row] = await sql<{ lobbyIdx: number }[]>`
    select lobby_idx from lobby where opens_at = ${opensAt} for update`
  return row!.lobbyIdx
}

/** Locks a lobby until the transaction ends. @returns the time after the wait */
export async function lock(sql: Sql, lobbyIdx: number): Promise<Temporal.Instant | undefined> {
  const [row] = await sql`select from lobby where lobby_idx = ${lobbyIdx} for update`
  if (!row) return undefined
  return now(sql)
}

export async function now(sql: Sql): Promise<Temporal.Instant> {
  const [row] = await sql<{ now: Temporal.Instant }[]>`select club_now() as now`
  return row!.now
}

interface Joining {
  lobbyIdx: number
  memberIdx: number
  sessionIdx: number
  chooseSeconds: number
}

/** A member who left before the close has a new place. @returns its number */
export async function take(sql: Sql, { lobbyIdx, memberIdx, sessionIdx, chooseSeconds }: Joining): Promise<number> {
  const [row] = await sql<{ placeIdx: number }[]>`
    insert into lobby_place (lobby_idx, member_idx, choose_seconds, session_idx)
    values (${lobbyIdx}, ${memberIdx}, ${chooseSeconds}, ${sessionIdx})
    on conflict (lobby_idx, member_idx) do update
      set joined_at = club_now(), left_at = null, session_idx = excluded.session_idx, ticket = gen_random_uuid()
    returning place_idx`
  return row!.placeIdx
}

/** The place goes on in another session: the ticket of the one before is void. */
export async function bringHere(sql: Sql, placeIdx: number, sessionIdx: number): Promise<void> {
  await sql`
    update lobby_place set session_idx = ${sessionIdx}, ticket = gen_random_uuid() where place_idx = ${placeIdx}`
}

/** @returns whether the member had a place */
export async function leave(sql: Sql, lobbyIdx: number, memberIdx: number): Promise<boolean> {
  const rows = await sql`
    update lobby_place set left_at = club_now()
    where lobby_idx = ${lobbyIdx} and member_idx = ${memberIdx} and left_at is null returning place_idx`
  return rows.length > 0
}

/** @param order numbers of places, the first of the order first */
export async function writeOrder(sql: Sql, lobbyIdx: number, seed: string, order: readonly number[]): Promise<void> {
  await sql`
    update lobby_place p set no = o.no
    from unnest(${[...order]}::bigint[]) with ordinality o (place_idx, no) where p.place_idx = o.place_idx`
  await sql`update lobby set seed = ${seed}, drawn_at = club_now() where lobby_idx = ${lobbyIdx}`
}

export async function end(sql: Sql, lobbyIdx: number): Promise<void> {
  await sql`update lobby set over_at = club_now() where lobby_idx = ${lobbyIdx}`
}
