import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import { nameIn } from '@clubhouse/contract/member/person-name'
import type { CalendarDay, DayState, Ledger } from '@clubhouse/contract/reservation/sheet/sheet'
import { saidIn } from '../../../platform/said-in.ts'
import type { DrawDay } from '../../draw/days/rows.ts'
import { isLobbyRunning, lobbyOpenings } from '../../lobby-rules.ts'
import { firstOf, openingsOver } from '../../opening-rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import { feeFor } from '../../rules/price/fee-rules.ts'
import type { ClaimRow, DayRow, SlotRow } from '../slot/rows.ts'
import { readsNames, runningClaims, slotState, type Viewer } from '../slot/rules.ts'
import type { CalendarRow } from './sql.ts'

export function slotFor(slot: SlotRow, viewer: Viewer, now: Temporal.Instant, rulebook: Rulebook, zone: string) {
  const derived = slotState(slot, viewer, now, rulebook, zone)
  const claims = runningClaims(slot.claims, now)
  const taken = slot.mode === 'SHARED' ? claims.length : claims.length > 0 ? slot.capacity : 0
  const isMine = ({ playerIdx }: ClaimRow) => viewer.memberIdx !== null && playerIdx.includes(viewer.memberIdx)
  const mine = claims.find(isMine)
  const names = claims
    .filter((claim) => readsNames(viewer, rulebook.settings.booking, isMine(claim)))
    .flatMap((claim) => claim.names.map((one) => nameIn(viewer.lang, one)))
  return {
    slotIdx: slot.slotIdx,
    courseIdx: slot.courseIdx,
    turnCourseIdx: slot.turnCourseIdx,
    part: slot.part,
    time: slot.time,
    holes: slot.holes,
    mode: slot.mode,
    capacity: slot.capacity,
    taken,
    minPlayers: slot.minPlayers,
    ...derived,
    bookingIdx: mine?.bookingIdx ?? undefined,
    names: names.length > 0 ? [...new Set(names)] : undefined,
    greenFee: feeFor(rulebook.fees, 'GREEN', { ...slot, memberType: viewer.memberType })?.amount ?? 0,
  }
}

export function ledgerOf(slots: SlotRow[], now: Temporal.Instant): Ledger {
  const ledger: Ledger = {
    total: slots.length,
    member: 0,
    draw: 0,
    team: 0,
    house: 0,
    blocked: 0,
    nonMember: 0,
    open: 0,
  }
  for (const slot of slots) {
    const claims = runningClaims(slot.claims, now).filter(({ kind }) => kind !== 'HOLD')
    const first = claims[0]
    if (!first) ledger.open++
    else if (first.kind === 'BOOKING')
      ledger[(first.memberType ?? WEB_MEMBER) === WEB_MEMBER ? 'nonMember' : 'member']++
    else if (first.freedAt) ledger.member++
    else if (first.kind === 'BLOCK') ledger.blocked++
    else ledger[first.kind.toLowerCase() as 'draw' | 'team' | 'house']++
  }
  return ledger
}

/** The first opening of the day through a lobby that is to come or runs; none where the viewer falls under no such rule. */
export function lobbyOf(
  { date, dayClass, state }: Pick<DayRow, 'date' | 'dayClass' | 'state'>,
  slots: readonly SlotRow[],
  { memberType, memberIdx, lobbies = [] }: Viewer,
  now: Temporal.Instant,
  { openingRules, settings }: Rulebook,
  zone: string,
) {
  if (state !== 'PUBLISHED') return undefined
  const places = slots.filter(({ w05, dayState }) => w05 !== 'S' && dayState === 'PUBLISHED')
  for (const { opensAt: at } of lobbyOpenings(openingRules, { memberType, date, dayClass, places }, zone)) {
    const known = lobbies.find((one) => one.opensAt.equals(at))
    const isAhead = Temporal.Instant.compare(now, at) < 0
    if (!isAhead && !(known && isLobbyRunning(known, now))) continue
    return {
      opensAt: at,
      joinsAt: at.subtract({ minutes: settings.lobby.joinMinutes }),
      drawsAt: known?.closesAt ?? at.subtract({ seconds: settings.lobby.closeSeconds }),
      lobbyIdx: known?.places.some((place) => place.memberIdx === memberIdx) ? known.lobbyIdx : undefined,
    }
  }
  return undefined
}

interface ForViewer {
  viewer: Viewer
  isMine: boolean
  isStandby?: boolean
  /** The member is in an entry of a draw. */
  isInDraw?: boolean
  /** The last draw of the day that opened. */
  draw?: DrawDay
  /** How many stand by. */
  waiting?: number
  event?: { idx: number; title: string }
  /** The sky (791) of the day's forecast. */
  weather?: string
}

/** A day is in its draw until what is left is released. */
const DAY_OF_DRAW: Partial<Record<DrawDay['state'], DayState>> = {
  OPEN: 'DRAW_OPEN',
  CLOSED: 'DRAW_CLOSED',
  DRAWN: 'DRAW_CLOSED',
  PUBLISHED: 'DRAW_RESULT',
}

const isDrawFor = ({ memberTypes }: DrawDay, { memberType }: Viewer) =>
  memberTypes.length === 0 || memberTypes.includes(memberType)

/** It was made without tee times, or each of those to come is in a part or on a course that is suspended. */
const isShut = ({ parts }: CalendarRow) =>
  parts.length === 0 || (parts.some(({ shut }) => shut > 0) && parts.every(({ open }) => open === 0))

const placesOf = ({ parts }: CalendarRow) =>
  parts.reduce((sum, { taken, places }) => ({ taken: sum.taken + taken, total: sum.total + places }), NO_PLACES)

const NO_PLACES = { taken: 0, total: 0 }

const freeByPart = ({ parts }: CalendarRow) =>
  [...Map.groupBy(parts, ({ part }) => part)].map(([part, ofPart]) => ({
    part,
    count: ofPart.reduce((sum, { free }) => sum + free, 0),
  }))

/** The state of a day for a viewer. Source: docs/rules.md, Calendar. */
export function calendarDay(
  row: CalendarRow,
  { viewer, isMine, isStandby = false, isInDraw = false, draw, waiting = 0, event, weather }: ForViewer,
  today: string,
  now: Temporal.Instant,
  { openingRules }: Rulebook,
  zone: string,
): CalendarDay {
  const { memberType } = viewer
  const { date, dayClass, parts: places } = row
  const openings = openingsOver(openingRules, { memberType, date, dayClass, places }, zone)
  const isOpen = ({ at }: (typeof openings)[number]) => at !== null && Temporal.Instant.compare(at, now) <= 0
  const open = openings.filter(isOpen)
  const next = firstOf(openings.filter((one) => !isOpen(one)))
  const state = ((): DayState => {
    if (row.date < today || row.state === 'CLOSED') return 'PAST'
    if (row.state === 'SUSPENDED' || isShut(row)) return 'CLUB_CLOSED'
    if (viewer.suspendedUntil && row.date >= today) return 'SUSPENDED_MEMBER'
    const drawn = draw && isDrawFor(draw, viewer) ? DAY_OF_DRAW[draw.state] : undefined
    if (drawn) return drawn
    if (open.length === 0) return 'NOT_OPEN'
    if (open.some(({ place }) => place.free > 0)) return 'OPEN'
    return waiting > 0 ? 'FULL_STANDBY' : 'FULL'
  })()
  return {
    date: row.date,
    state,
    dayType: row.dayType,
    holidayName: saidIn(row.holiday, viewer.lang),
    free: freeByPart(row),
    places: state === 'OPEN' ? placesOf(row) : undefined,
    opensAt: state === 'NOT_OPEN' ? next?.toString() : undefined,
    drawIdx: draw?.drawIdx,
    myBooking: isMine,
    waiting: waiting > 0 ? waiting : undefined,
    myStandby: isStandby,
    myDraw: isInDraw,
    eventIdx: event?.idx,
    eventTitle: event?.title,
    weather,
  }
}
