import type { Sql } from '../../../platform/database.ts'
import type { Lobby, Place } from '../../lobby-rules.ts'

/** What is told to the member alone. */
export type OwnPlace = Place & { sessionIdx: number; ticket: string }
export type KeptLobby = Omit<Lobby, 'places'> & { places: OwnPlace[]; holdSeconds: number }

type Columns = Omit<KeptLobby, 'places'> & { [Column in keyof OwnPlace]: OwnPlace[Column] | null }

/** Lobbies that have not ended, with all places. */
export const openLobbies = (sql: Sql): Promise<KeptLobby[]> => lobbies(sql, sql`l.over_at is null`)

export async function lobbyByIdx(sql: Sql, lobbyIdx: number): Promise<KeptLobby | undefined> {
  const [found] = await lobbies(sql, sql`l.lobby_idx = ${lobbyIdx}`)
  return found
}

async function lobbies(sql: Sql, which: ReturnType<Sql>): Promise<KeptLobby[]> {
  const rows = await sql<Columns[]>`
    select l.lobby_idx, l.opens_at, l.closes_at, l.admitted, l.hold_seconds, l.drawn_at, l.over_at,
      p.place_idx, p.member_idx, p.no, p.joined_at, p.choose_seconds, p.held_at, p.left_at, p.session_idx, p.ticket
    from lobby l left join lobby_place p using (lobby_idx) where ${which} order by l.opens_at, p.place_idx`
  return [...Map.groupBy(rows, ({ lobbyIdx }) => lobbyIdx).values()].map((of) => {
    const { lobbyIdx, opensAt, closesAt, admitted, holdSeconds, drawnAt, overAt } = of[0]!
    const places = of.filter((row): row is Columns & OwnPlace => row.placeIdx !== null)
    return { lobbyIdx, opensAt, closesAt, admitted, holdSeconds, drawnAt, overAt, places }
  })
}

/** The first hold with a ticket makes room for the next member. */
export async function noteHeld(sql: Sql, lobbyIdx: number, memberIdx: number): Promise<void> {
  await sql`
    update lobby_place set held_at = club_now()
    where lobby_idx = ${lobbyIdx} and member_idx = ${memberIdx} and held_at is null`
}
