import type { Message } from '@clubhouse/contract/member/inbox'

const BOOKING = /^\/mypage\?booking=(\d+)/

/**
 * The messages of a page about one booking come together, the newest first, where the newest of them is; every other
 * stands alone.
 */
export function byBooking(messages: readonly Message[]): [Message, ...Message[]][] {
  const groups: [Message, ...Message[]][] = []
  const ofBooking = new Map<string, Message[]>()
  for (const message of messages) {
    const booking = bookingOf(message)
    const group = booking === undefined ? undefined : ofBooking.get(booking)
    if (group) {
      group.push(message)
      continue
    }
    const begun: [Message] = [message]
    groups.push(begun)
    if (booking !== undefined) ofBooking.set(booking, begun)
  }
  return groups
}

const bookingOf = ({ link }: Message) => BOOKING.exec(link ?? '')?.[1]
