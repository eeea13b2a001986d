import type { TestClub } from './club.ts'

type Member = Awaited<ReturnType<TestClub['member']>>

/** A tee time that the members played, the first of whom booked it. */
export async function playedBooking(
  club: TestClub,
  date: string,
  players: readonly Member[],
  isPlayed = true,
  from?: string,
): Promise<number> {
  const [slotIdx] = await club.day(date, { from })
  const [booker] = players
  const hold = await club.hold(booker!, slotIdx!)
  const named = [1, 2, 3, 4].map((no) => {
    const member = players[no - 1]
    return member ? { no, kind: 'MEMBER' as const, memberIdx: member.memberIdx } : { no, kind: 'TBD' as const }
  })
  const { data } = await club.book(booker!, slotIdx!, hold, { players: named })
  if (isPlayed)
    await club.sql`
      with played as (
        update booking set state = 'PL', version = version + 1 where booking_idx = ${data.bookingIdx} returning booking_idx)
      insert into audit (call, noun, record_idx, after) select 'test.play', 'booking', booking_idx, '{"state": "PL"}' from played`
  return data.bookingIdx
}
