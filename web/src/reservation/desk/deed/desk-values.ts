import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Values } from '../../../ui/form/draft'

/** Fields of the place of a player: what it is for, and who. */
export const placeField = (no: number) => ({
  kind: `kind${no}`,
  name: `guest${no}`,
  phoneNo: `phone${no}`,
  memberIdx: `member${no}`,
})

const OTHERS = [2, 3, 4] as const

/** By phone, normal, for the club; or a walk-in, which is booked as by phone. Decision 140. */
export type BookAs = 'P' | 'N' | 'H' | 'W'

/** Fewer digits are no phone number yet. */
export const PHONE_DIGITS = 7
export const digitsIn = (typed: unknown): number => String(typed ?? '').replace(/\D/g, '').length

/** The name of a guest as typed, and a phone number behind it. */
export function guestTyped(typed: string): { name: string; phoneNo?: string } {
  const at = /[\s,]+(\+?\d[\d\s()-]*)$/.exec(typed)
  return at && digitsIn(at[1]) >= PHONE_DIGITS
    ? { name: typed.slice(0, at.index).trim(), phoneNo: at[1]!.trim() }
    : { name: typed }
}

const placeValues = (no: number, player?: Player): Values => {
  const field = placeField(no)
  return {
    [field.kind]: player?.kind ?? 'TBD',
    [field.name]: player?.kind === 'GUEST' ? (player.name ?? '') : '',
    [field.phoneNo]: player?.kind === 'GUEST' ? (player.phoneNo ?? '') : '',
    [field.memberIdx]: player?.memberIdx ? String(player.memberIdx) : '',
  }
}

/** Places 2 to 4 of a form, as the players of a booking are, or open. */
export const placesOf = (players: readonly Player[] = []): Values =>
  Object.assign({}, ...OTHERS.map((no) => placeValues(no, players[no - 1])))

export const NEW_DESK_BOOKING: Values = {
  seats: '4',
  member: '',
  guestName: '',
  guestPhone: '',
  ...placesOf(),
  cart: true,
  caddie: true,
  couponIdx: '',
  bookAs: 'P' satisfies BookAs,
  memo: '',
  reason: '',
}

/** The booker, then as many places as there are players. A place without a name is to be named later. */
export function deskPlayers(booker: Player, values: Values): Player[] {
  return [booker, ...OTHERS.filter((no) => no <= Number(values.seats)).map((no) => playerAt(no, values))]
}

function playerAt(no: number, values: Values): Player {
  const field = placeField(no)
  const typed = (name: string) => String(values[name] ?? '').trim()
  const memberIdx = Number(typed(field.memberIdx))
  if (values[field.kind] === 'MEMBER' && memberIdx > 0) return { no, kind: 'MEMBER', memberIdx }
  const name = typed(field.name)
  if (values[field.kind] !== 'GUEST' || !name) return { no, kind: 'TBD' }
  const phoneNo = typed(field.phoneNo)
  return { no, kind: 'GUEST', name, ...(phoneNo && { phoneNo }) }
}

/** What the desk wants to book, as the calls take it: nothing until it is known for whom. */
export function wantedOf(slotIdx: number, values: Values) {
  const { bookAs, cart, caddie, couponIdx } = values
  const booker = bookerOf(values)
  return (
    booker && {
      slotIdx,
      type: bookAs === 'W' ? 'P' : (bookAs as Exclude<BookAs, 'W'>),
      ...booker.input,
      players: deskPlayers(booker.player, values),
      cart: cart === true,
      caddie: caddie === true,
      couponIdx: couponIdx === '' ? undefined : Number(couponIdx),
    }
  )
}

function bookerOf({ member, guestName, guestPhone }: Values) {
  const memberIdx = Number(member)
  if (memberIdx > 0) return { input: { memberIdx }, player: { no: 1, kind: 'MEMBER', memberIdx } satisfies Player }
  const name = String(guestName).trim()
  if (!name) return undefined
  const phoneNo = digitsIn(guestPhone) < PHONE_DIGITS ? undefined : String(guestPhone).trim()
  const guest = { name, ...(phoneNo && { phoneNo }) }
  return { input: { guest }, player: { no: 1, kind: 'GUEST', ...guest } satisfies Player }
}
