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
  by: 'MEMBER',
  guestName: '',
  guestPhone: '',
  ...placesOf(),
  cart: true,
  caddie: true,
  couponIdx: '',
  type: 'P',
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
