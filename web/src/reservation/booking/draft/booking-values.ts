import type { InputOf } from '@clubhouse/contract/call'
import type { book, Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Value, Values } from '../../../ui/form/draft'
import type { Checks } from '../../../ui/form/form-options'

/** A companion as typed so far, by the names of the fields behind `players.2.`; the booker is player 1. */
const UNNAMED: Values = { kind: 'TBD', memberIdx: '', memberName: '', name: '', phoneNo: '', consent: false }
const NOS = [2, 3, 4] as const

export const fieldOf = (no: number, field: string) => `players.${no}.${field}`
const companion = (no: number, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [fieldOf(no, field), value]))

export const NEW_BOOKING: Values = {
  ...Object.assign({}, ...NOS.map((no) => companion(no, UNNAMED))),
  seats: '4',
  cart: true,
  caddie: true,
  couponIdx: '',
  memo: '',
}

interface Rules {
  minPlayers: number
  maxPlayers: number
}

/** Players of a tee time that takes fewer or more than the one the values were typed for; the others stay typed. */
export function seatsFor({ seats }: Values, { minPlayers, maxPlayers }: Rules): number {
  return Math.min(Math.max(Number(seats), minPlayers), Math.max(maxPlayers, 1))
}

export const companionsOf = (seats: number) => NOS.filter((no) => no <= seats)

/** The changes that remove a companion: those behind move up. */
export function withoutPlayer(values: Values, removed: number, seats: number): Values {
  const moved = NOS.filter((no) => no >= removed).map((no) =>
    companion(
      no,
      Object.fromEntries(
        Object.entries(UNNAMED).map(([field, none]) => [
          field,
          no < seats ? (values[fieldOf(no + 1, field)] ?? none) : none,
        ]),
      ),
    ),
  )
  return { ...Object.assign({}, ...moved), seats: String(seats - 1) }
}

const text = (value: Value | undefined) => String(value ?? '').trim()

/** Player 1 is the booker. A companion without a name is still to be named. */
export function players(booker: { memberIdx: number; name?: string }, values: Values, seats: number): Player[] {
  const named = companionsOf(seats).map((no): Player => {
    const of = (field: string) => values[fieldOf(no, field)]
    const memberIdx = Number(of('memberIdx'))
    if (of('kind') === 'MEMBER' && memberIdx) return { no, kind: 'MEMBER', memberIdx }
    const name = text(of('name'))
    if (of('kind') !== 'GUEST' || !name) return { no, kind: 'TBD' }
    return { no, kind: 'GUEST', name, phoneNo: text(of('phoneNo')) || null, consent: of('consent') === true }
  })
  return [{ no: 1, kind: 'MEMBER', ...booker }, ...named]
}

/** Of the players those that are named as guests. */
export const guestsIn = (values: Values, seats: number): number =>
  companionsOf(seats).filter((no) => values[fieldOf(no, 'kind')] === 'GUEST' && text(values[fieldOf(no, 'name')]))
    .length

/** What each kind of companion needs. One may stay unnamed, but a guest that is named has agreed to it. */
const NEEDED = [
  ['MEMBER', 'memberIdx', 'reservation.FAULT_MEMBER'],
  ['GUEST', 'name', 'reservation.FAULT_NAME'],
  ['GUEST', 'consent', 'reservation.FAULT_CONSENT'],
] as const

export function companionChecks(rules: Rules): Checks {
  const checks = NOS.flatMap((no) =>
    NEEDED.map(([kind, field, fault]) => {
      const isMissing = (values: Values) =>
        no <= seatsFor(values, rules) &&
        values[fieldOf(no, 'kind')] === kind &&
        (field === 'consent' ? values[fieldOf(no, field)] !== true : !text(values[fieldOf(no, field)]))
      return [fieldOf(no, field), (values: Values) => (isMissing(values) ? fault : undefined)] as const
    }),
  )
  return Object.fromEntries(checks)
}

/** How many companions have something missing or wrong; what belongs to another kind of companion is forgotten. */
export function incompletePlayers(wrong: Readonly<Record<string, unknown>>, values: Values): number {
  const isWrong = (no: number) => {
    const kind = values[fieldOf(no, 'kind')]
    const fields = kind === 'MEMBER' ? ['memberIdx'] : kind === 'GUEST' ? ['name', 'phoneNo', 'consent'] : []
    return fields.some((field) => wrong[fieldOf(no, field)])
  }
  return NOS.filter(isWrong).length
}

/** The field of a companion about whom the server said something: `players[1].name`, or the player of a number. */
export function refusedField(values: Values, { which, path = '' }: { which?: unknown; path?: string }) {
  const [, at, field] = /^players\[(\d)\]\.(\w+)$/.exec(path) ?? []
  const no = at === undefined ? Number(which) : Number(at) + 1
  const isMember = values[fieldOf(no, 'kind')] === 'MEMBER'
  const name = fieldOf(no, field ?? (isMember ? 'memberIdx' : 'name'))
  return name in values ? name : undefined
}

export type BookingInput = InputOf<typeof book>
