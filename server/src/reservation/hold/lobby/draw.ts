import { randomBytes } from 'node:crypto'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { drawnOrder, isLobbyDue } from '../../lobby-rules.ts'
import { type KeptLobby, lobbyByIdx, openLobbies } from './rows.ts'
import * as sql from './sql.ts'

/**
 * The lobbies that have not ended, read together for concurrent callers. Whoever reads one first after its close draws
 * its order; everything else follows from what is stored, so no job can be late. Decision 116.
 */
export async function lobbiesNow(ctx: Context): Promise<KeptLobby[]> {
  const read = () => ctx.cache.coalesce('lobbies', () => openLobbies(ctx.sql))
  const lobbies = await read()
  const due = lobbies.filter((lobby) => isLobbyDue(lobby, ctx.clock.now()))
  if (due.length === 0) return lobbies
  // The club does it, not the member who happened to ask first; at the close all of them ask.
  const club = { ...ctx, who: null, ip: '', idempotency: undefined, givenUp: undefined }
  for (const { lobbyIdx } of due)
    await ctx.cache.coalesce(`lobby ${lobbyIdx}`, () => write(club, (tx) => settle(tx, lobbyIdx)))
  return read()
}

/** A second process waits for the lock, and finds that nothing is due. */
async function settle(tx: Context, lobbyIdx: number): Promise<null> {
  const now = await sql.lock(tx.sql, lobbyIdx)
  const lobby = await lobbyByIdx(tx.sql, lobbyIdx)
  if (!now || !lobby || lobby.overAt || !isLobbyDue(lobby, now)) return null
  if (lobby.drawnAt) await sql.end(tx.sql, lobbyIdx)
  else await draw(tx, lobby)
  return null
}

async function draw(tx: Context, { lobbyIdx, closesAt, places }: KeptLobby): Promise<void> {
  const inTime = places.filter(({ leftAt, joinedAt }) => !leftAt && Temporal.Instant.compare(joinedAt, closesAt) < 0)
  const seed = randomBytes(16).toString('hex')
  const order = drawnOrder(
    seed,
    inTime.map(({ placeIdx }) => placeIdx),
  )
  await sql.writeOrder(tx.sql, lobbyIdx, seed, order)
  await audit(tx, { noun: 'lobby', recordIdx: lobbyIdx, after: { seed, order } })
}
