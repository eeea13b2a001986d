import { phoneDigits } from '@clubhouse/contract/member/phone-digits'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'

/** Who answers for the guests of a booking: the number of its member, or the phone number of the guest who booked. */
export type GuestsBooker = number | string

/** By what a guest is known. Without a phone number both are the same. */
export interface GuestKeys {
  /** The phone number, for all bookers together; else the name. */
  guestKey: string
  /** The name among the guests of the booker, because two guests of others may share it. */
  guestName: string
}

/** @param players of the booking; without a member the first is the guest who booked */
export const answersFor = (memberIdx: number | null, players: readonly Player[]): GuestsBooker =>
  memberIdx ?? guestKeys('', players[0]!).guestKey

export function guestKeys(booker: GuestsBooker, { phoneNo, name }: Pick<Player, 'phoneNo' | 'name'>): GuestKeys {
  const guestName = `${booker} ${nameKey(name ?? '')}`
  return { guestKey: phoneDigits(phoneNo) ?? guestName, guestName }
}

/** Case, width, spaces and hyphens do not tell two people apart. */
const nameKey = (name: string) => {
  const letters = name.normalize('NFKC').toLowerCase()
  return letters.replace(/[\s\p{Cf}!-/:-@[-`{-~]/gu, '') || letters.trim()
}

/**
 * The same phone number is the same guest. So is the same name with the same booker, unless both have a phone number:
 * two guests of one name have two numbers, and without a number nobody could tell them apart.
 */
export const isSameGuest = (one: GuestKeys, other: GuestKeys): boolean =>
  one.guestKey === other.guestKey || one.guestKey === other.guestName || other.guestKey === one.guestName

/** Guests who may be the same share one of these. */
export const keysToLock = (guests: readonly GuestKeys[]): string[] =>
  guests.flatMap(({ guestKey, guestName }) => [guestKey, guestName])
