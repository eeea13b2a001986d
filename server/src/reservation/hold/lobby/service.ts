import type { contract } from '@clubhouse/contract'
import { NOT_OPEN, PAST_DEADLINE, SUSPENDED, TYPE_NOT_ALLOWED } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import { type Context, memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import { isLobbyRunning, lobbyOpenings, standingIn } from '../../lobby-rules.ts'
import { lockMember, type MemberFacts, memberFacts } from '../../member-facts.ts'
import { type Rulebook, rulebookOf } from '../../rulebook.ts'
import { dayWithPlaces } from '../../sheet/slot/rows.ts'
import { overMonth } from '../rules.ts'
import { lobbiesNow } from './draw.ts'
import { type KeptLobby, lobbyByIdx, openLobbies } from './rows.ts'
import * as sql from './sql.ts'

const { compare } = Temporal.Instant

export const lobby: Services<typeof contract.lobby> = {
  join: async ({ date }, ctx) => {
    const me = memberOf(ctx)
    const rulebook = await rulebookOf(ctx)
    await lobbiesNow(ctx)
    return write(ctx, async (tx) => {
      await lockMember(tx.sql, me)
      const facts = await memberFacts(tx.sql, me, { date })
      const opening = await openingFor(tx, date, facts, rulebook)
      if (!('opensAt' in opening)) return opening
      const lobbyIdx = await sql.lobbyAt(tx.sql, opening.opensAt, rulebook.settings.lobby)
      return placed(tx, me, lobbyIdx, facts, rulebook)
    })
  },

  read: async ({ lobbyIdx }, ctx) => {
    const me = memberOf(ctx)
    const open = (await lobbiesNow(ctx)).find((one) => one.lobbyIdx === lobbyIdx)
    const found = open ?? (await lobbyByIdx(ctx.sql, lobbyIdx))
    return (found && shown(found, ctx, me, ctx.clock.now())) ?? NOT_FOUND
  },

  leave: async ({ lobbyIdx }, ctx) => {
    const me = memberOf(ctx)
    return write(ctx, async (tx) => {
      await sql.lock(tx.sql, lobbyIdx)
      if (await sql.leave(tx.sql, lobbyIdx, me)) await audit(tx, { noun: 'lobby', recordIdx: lobbyIdx, after: 'left' })
      return null
    })
  },
}

/** The opening of a day that the member can join now. Source: docs/rules.md, Opening. */
async function openingFor(
  { sql: db, club: { zone } }: Transaction,
  date: string,
  facts: MemberFacts,
  { openingRules, settings }: Rulebook,
) {
  const [day, known] = await Promise.all([dayWithPlaces(db, date), openLobbies(db)])
  if (day?.state !== 'PUBLISHED') return NOT_FOUND
  const { memberType, now, suspension } = facts
  const { dayClass, places } = day
  const openings = lobbyOpenings(openingRules, { memberType, date, dayClass, places }, zone)
  const last = openings.at(-1)
  if (!last) return TYPE_NOT_ALLOWED({ memberType })
  if (suspension) return SUSPENDED(suspension)
  const runs = (opensAt: Temporal.Instant) =>
    known.some((one) => one.opensAt.equals(opensAt) && isLobbyRunning(one, now))
  const opening = openings.find(({ opensAt }) => compare(now, opensAt) < 0 || runs(opensAt))
  if (!opening) return PAST_DEADLINE({ rule: 'LOBBY', at: last.opensAt })
  const joinsAt = opening.opensAt.subtract({ minutes: settings.lobby.joinMinutes })
  if (compare(now, joinsAt) < 0) return NOT_OPEN({ opensAt: joinsAt })
  return overMonth(facts, dayClass, opening.rule)[0] ?? opening
}

/** Gives the member a place, or brings the one that they have into this session. The lobby is locked. */
async function placed(tx: Transaction, me: number, lobbyIdx: number, facts: MemberFacts, { settings }: Rulebook) {
  const now = await sql.now(tx.sql)
  const found = (await lobbyByIdx(tx.sql, lobbyIdx))!
  const { sessionIdx } = tx.who!
  const mine = found.places.find(({ memberIdx }) => memberIdx === me)
  if (mine && !(mine.leftAt && compare(mine.leftAt, found.closesAt) < 0)) {
    if (mine.sessionIdx !== sessionIdx) await sql.bringHere(tx.sql, mine.placeIdx, sessionIdx)
  } else {
    if (!isLobbyRunning(found, now)) return PAST_DEADLINE({ rule: 'LOBBY', at: found.opensAt })
    const chooseSeconds = settings.lobby.chooseSeconds * (facts.needMoreTime ? 2 : 1)
    const placeIdx = await sql.take(tx.sql, { lobbyIdx, memberIdx: me, sessionIdx, chooseSeconds })
    await audit(tx, { noun: 'lobby', recordIdx: lobbyIdx, after: { placeIdx, opensAt: found.opensAt } })
  }
  // A member who comes late is admitted from this moment on at the earliest.
  const [after, then] = [await lobbyByIdx(tx.sql, lobbyIdx), await sql.now(tx.sql)]
  return shown(after!, tx, me, then)!
}

/** A member's place; undefined without one. */
function shown(found: KeptLobby, { who }: Context, me: number, now: Temporal.Instant) {
  const mine = found.places.find(({ memberIdx }) => memberIdx === me)
  const standing = standingIn(found, me, now)
  if (!mine || !standing) return undefined
  const isHere = mine.sessionIdx === who?.sessionIdx
  return {
    lobbyIdx: found.lobbyIdx,
    ...standing,
    drawsAt: found.closesAt,
    opensAt: found.opensAt,
    serverTime: now,
    lobbyTicket: isHere && standing.state === 'ADMITTED' ? mine.ticket : undefined,
    isHere,
    hasLeft: mine.leftAt !== null,
    hasHeld: mine.heldAt !== null,
  }
}
