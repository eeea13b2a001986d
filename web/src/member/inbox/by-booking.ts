import type { Message } from '@clubhouse/contract/member/inbox'

const BOOKING = /^\/mypage\?booking=(\d+)/

/** Messages that follow one another about one booking come together, the newest first; every other stands alone. */
export function byBooking(messages: readonly Message[]): [Message, ...Message[]][] {
  const groups: [Message, ...Message[]][] = []
  for (const message of messages) {
    const group = groups.at(-1)
    const booking = bookingOf(message)
    if (group && booking !== undefined && booking === bookingOf(group[0])) group.push(message)
    else groups.push([message])
  }
  return groups
}

const bookingOf = ({ link }: Message) => BOOKING.exec(link ?? '')?.[1]
