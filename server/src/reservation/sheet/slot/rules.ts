import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import type { SlotState } from '@clubhouse/contract/reservation/sheet/sheet'
import { ownWordsIn } from '../../../platform/said-in.ts'
import { drawCalendar } from '../../draw-calendar.ts'
import { keptByLobby, type Lobby } from '../../lobby-rules.ts'
import { isByLobby, isByStaff, opensAt, ruleFor } from '../../opening-rules.ts'
import type { Rulebook, Settings } from '../../rulebook.ts'
import type { ClaimRow, SlotRow } from './rows.ts'
import { isRunning, takesSeat } from './running.ts'

/** The viewer of a sheet. Visitors see it as web members would, without names. */
export interface Viewer {
  memberIdx: number | null
  memberType: string
  lang: string
  /** A manager: reads every name that its member shows, and that a tee time is taken also before it opens. */
  isStaff?: boolean
  suspendedUntil?: string
  /** Those that have not ended, where the state of a tee time may depend on them. */
  lobbies?: readonly Lobby[]
}

/** Web members and non-members. */
export const visitor = (lang: string): Viewer => ({ memberIdx: null, memberType: WEB_MEMBER, lang })

/** Whether a viewer may read the shown names of a booking. Each setting includes the one before it. Source: decision 045. */
export function readsNames(
  { isStaff, memberIdx, memberType }: Viewer,
  { showNames }: Rulebook['settings']['booking'],
  isOwn: boolean,
): boolean {
  if (isStaff) return true
  if (memberIdx === null || showNames === 'NOBODY') return false
  if (isOwn || showNames === 'ALL_MEMBERS') return true
  return showNames === 'FULL_MEMBERS' && memberType !== WEB_MEMBER
}

/** Whether a round has the holes of its tee time, for which its price is. Left out, it has. */
export function hasHolesOf({ holes }: Pick<SlotRow, 'holes'>, wanted: string | undefined): boolean {
  return wanted === undefined || wanted === holes
}

export function runningClaims(claims: ClaimRow[], now: Temporal.Instant): ClaimRow[] {
  return claims.filter((claim) => takesSeat(claim, now))
}

const OF_KIND: Partial<Record<ClaimRow['kind'], SlotState>> = {
  DRAW: 'DRAW',
  TEAM: 'TEAM',
  HOUSE: 'HOUSE',
  BLOCK: 'BLOCKED',
}

interface Derived {
  state: SlotState
  reason?: string
  opensAt?: Temporal.Instant
  heldUntil?: Temporal.Instant
  /** The draw that gives the tee time, once it is open. */
  drawIdx?: number
}

/** The state of a tee time for a viewer at a moment. Source: docs/rules.md, Days. */
export function slotState(
  slot: SlotRow,
  viewer: Viewer,
  now: Temporal.Instant,
  { openingRules, settings }: Rulebook,
  zone: string,
): Derived {
  if (slot.dayState === 'CLOSED' || Temporal.Instant.compare(slot.startsAt, now) <= 0) return { state: 'PAST' }
  if (slot.dayState === 'SUSPENDED')
    return {
      state: 'BLOCKED',
      reason: ownWordsIn(viewer.lang, slot.dayTranslated, 'reason', slot.dayReason) ?? 'SUSPENDED',
    }
  const claims = runningClaims(slot.claims, now)
  const mine = claims.find(
    (claim) => claim.kind === 'HOLD' && claim.holder === viewer.memberIdx && isRunning(claim, now),
  )
  if (mine) return { state: 'MINE_HELD', heldUntil: mine.expiresAt ?? undefined }
  const full = claims.length >= (slot.mode === 'SHARED' ? slot.capacity : 1)
  if (full) {
    const taken = fullState(claims, viewer.lang, now)
    if (taken.state === 'DRAW') return byDraw(slot, claims, now, settings, zone)
    if (taken.state !== 'HELD') return taken
    // It may be free when it opens; a page that counts down knows until when it is held.
    const ahead = notOpenYet(slot, viewer, now, openingRules, zone)
    return ahead ? { ...ahead, heldUntil: taken.heldUntil } : taken
  }
  const closed = notForViewer(slot, viewer, now, openingRules, zone)
  return closed ?? { state: claims.length > 0 ? 'PARTIAL' : 'OPEN' }
}

/** A tee time that waits for a draw says which one, or when the draw of its week opens. */
function byDraw(
  { date }: SlotRow,
  claims: ClaimRow[],
  now: Temporal.Instant,
  settings: Settings,
  zone: string,
): Derived {
  const drawIdx = claims.find((claim) => claim.drawIdx !== null)?.drawIdx
  if (drawIdx) return { state: 'DRAW', drawIdx }
  const { openAt } = drawCalendar(date, settings, zone)
  return settings.draw.isStanding && Temporal.Instant.compare(now, openAt) < 0
    ? { state: 'DRAW', opensAt: openAt }
    : { state: 'DRAW' }
}

/** Members see a freed seat as taken; a seat that is offered is held, as long as its member may answer. */
function fullState(claims: ClaimRow[], lang: string, now: Temporal.Instant): Derived {
  const reserved = claims
    .map(({ kind, freedAt }) => (freedAt ? undefined : OF_KIND[kind]))
    .find((state) => state !== undefined)
  // The reason of a group's tee time is its name, and that of the club's own may name people: both are for managers.
  if (reserved && reserved !== 'BLOCKED') return { state: reserved }
  const said = claims.find(({ kind, reason, freedAt }) => kind === 'BLOCK' && reason && !freedAt)
  if (reserved)
    return { state: reserved, reason: (said && ownWordsIn(lang, said.translated, 'reason', said.reason)) ?? undefined }
  const ends = claims.flatMap((claim) => (claim.kind === 'HOLD' && isRunning(claim, now) ? claim.expiresAt! : []))
  const first = ends.sort(Temporal.Instant.compare)[0]
  return first ? { state: 'HELD', heldUntil: first } : { state: 'BOOKED' }
}

/** What a viewer reads of a tee time before it opens to the viewer, also where it is taken. Source: docs/rules.md, Days. */
export function notOpenYet(
  slot: SlotRow,
  viewer: Viewer,
  now: Temporal.Instant,
  rules: Rulebook['openingRules'],
  zone: string,
): Derived | undefined {
  const closed = viewer.isStaff ? undefined : notForViewer(slot, viewer, now, rules, zone)
  return closed?.state === 'NOT_OPEN' ? closed : undefined
}

function notForViewer(
  slot: SlotRow,
  viewer: Viewer,
  now: Temporal.Instant,
  rules: Rulebook['openingRules'],
  zone: string,
): Derived | undefined {
  const rule = slot.w05 === 'S' ? undefined : ruleFor(rules, { ...slot, memberType: viewer.memberType })
  if (!rule || isByStaff(rule)) return { state: 'NOT_FOR_YOU', reason: 'TYPE_NOT_ALLOWED' }
  if (viewer.suspendedUntil) return { state: 'NOT_FOR_YOU', reason: 'SUSPENDED' }
  const at = opensAt(rule, slot.date, zone)
  if (at === null || Temporal.Instant.compare(now, at) < 0)
    // A page that counts down does not take the tee time for free at that moment.
    return { state: 'NOT_OPEN', opensAt: at ?? undefined, reason: isByLobby(rule) ? 'LOBBY_ONLY' : undefined }
  if (isByLobby(rule) && keptByLobby(viewer.lobbies ?? [], at, viewer.memberIdx, now))
    return { state: 'NOT_FOR_YOU', reason: 'LOBBY_ONLY', opensAt: at }
  return undefined
}
