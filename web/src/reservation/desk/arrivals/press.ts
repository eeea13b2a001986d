import type { InputOf } from '@clubhouse/contract/call'
import { type Arrival, isIn, type mark } from '@clubhouse/contract/reservation/desk/check-in'

type Marked = InputOf<typeof mark>
export type Marks = Marked['players']
export type Pressed = Marked['state']

/** What the desk gives a group; what is left out stays as it is. */
export type Given = Pick<Marked, 'cartNo' | 'caddieNo' | 'note'>

/** What the desk pressed, kept until the server has answered. */
export interface Press extends Given {
  /** The idempotency key, so that it happens once. */
  key: string
  /** Of the manager who pressed; no one sends another manager’s. */
  adminIdx: number
  bookingIdx: number
  /** Undefined after another press of the same booking that has no answer yet. */
  version?: number
  state: Pressed
  players: Marks
  /** Penalties whose money was paid. */
  paid?: Marked['paid']
  /** The time of the press, by the club’s clock. */
  at: string
  /** Why the server refused it; it stays until the desk has decided. */
  refused?: string
}

/** Of presses of one booking, the first goes first; the next carries the version that its answer gave. */
export function nextToSend(presses: readonly Press[]): Press | undefined {
  const blocked = new Set(presses.filter(({ refused }) => refused).map(({ bookingIdx }) => bookingIdx))
  return presses.find(({ bookingIdx, version }) => version !== undefined && !blocked.has(bookingIdx))
}

/** The presses after one was answered: it is gone, and the next of its booking may go. */
export function afterAnswer(presses: readonly Press[], key: string, version: number): Press[] {
  const answered = presses.find((one) => one.key === key)
  const next = presses.find((one) => one.key !== key && one.bookingIdx === answered?.bookingIdx)
  return presses.filter((one) => one.key !== key).map((one) => (one === next ? { ...one, version } : one))
}

/** A refused press takes those after it along: they rest on what did not happen. */
export function afterRefusal(presses: readonly Press[], key: string, refused: string): Press[] {
  const stopped = presses.find((one) => one.key === key)
  const isLater = (one: Press) => one.bookingIdx === stopped?.bookingIdx && one.key !== key
  return presses.filter((one) => !isLater(one)).map((one) => (one.key === key ? { ...one, refused } : one))
}

/** A group as it is once the presses that wait are sent; a refused one changes nothing. */
export function foreseen(group: Arrival, presses: readonly Press[]): Arrival {
  const waiting = presses.filter(({ bookingIdx, refused }) => bookingIdx === group.bookingIdx && !refused)
  return waiting.reduce(pressed, group)
}

function pressed(group: Arrival, { state, players, paid = [], cartNo, caddieNo, note }: Press): Arrival {
  const marks = new Map(players.map((one) => [one.no, one]))
  const isNobody = state === 'ARRIVED' && !players.some(({ present }) => present)
  return {
    ...group,
    state: isNobody ? 'EXPECTED' : state,
    owed: group.owed.filter(({ penaltyIdx }) => !paid.includes(penaltyIdx)),
    cartNo: cartNo ?? group.cartNo,
    caddieNo: caddieNo ?? group.caddieNo,
    note: note ?? group.note,
    players: group.players.map((player) => ({ ...player, ...marks.get(player.no) })),
  }
}

/** What the desk has marked of a group that a price depends on; before the check-in nothing. */
const pricedBy = ({ state, players }: Pick<Arrival, 'state' | 'players'>): string =>
  players
    .map(({ present, lockerNo, rental }) => (isIn(state) ? [present, !!lockerNo, rental] : [true, false, false]))
    .join()

/**
 * Whether presses that wait may change what a group pays, so that its price is only known once they are sent.
 * @param ahead the group as it is then
 */
export const isPriceOpen = (group: Arrival, ahead: Arrival): boolean =>
  ahead !== group && pricedBy(group) !== pricedBy(ahead)

/** The groups of a list, with one of them as the server has just answered it. */
export const withGroup = (groups: readonly Arrival[] | undefined, answered: Arrival): Arrival[] | undefined =>
  groups?.map((group) =>
    group.bookingIdx === answered.bookingIdx && group.version < answered.version ? answered : group,
  )

/** What is marked of players by their numbers, with the names that it was marked for. */
export type Changes = Readonly<Record<number, { name?: string | null; mark: Partial<Marks[number]> }>>

/** What is marked of a player; nothing where it was marked for the player that this one replaced. */
export function markOf(changes: Changes, { no, name }: Pick<Arrival['players'][number], 'no' | 'name'>) {
  const changed = changes[no]
  return changed && (!changed.name || changed.name === name) ? changed.mark : undefined
}

/** The marks of a group, with some changed. */
export const marksOf = ({ players }: Pick<Arrival, 'players'>, changes: Changes = {}): Marks =>
  players.map((player) => ({
    no: player.no,
    present: player.present,
    identified: player.identified,
    lockerNo: player.lockerNo ?? undefined,
    feeKey: player.feeKey ?? undefined,
    rental: player.rental,
    ...markOf(changes, player),
  }))
