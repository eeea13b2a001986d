import type { BookingOnSheet } from '@clubhouse/contract/reservation/sheet/sheet'

/** What the file needs of a day as managers read it. */
interface Day {
  courses: readonly { courseIdx: number; name: string }[]
  slots: readonly { slotIdx: number; courseIdx: number; time: string; state: string }[]
  claims: readonly {
    slotIdx: number
    kind: string
    bookingIdx?: number | null
    who: string
    reason?: string | null
    expiresAt?: Temporal.Instant | string | null
  }[]
  bookings: readonly BookingOnSheet[]
}

export interface PaperRow {
  time: string
  course: string
  names: string[]
  /** Of its bookings: whether one has a cart or a caddie, and the numbers that the desk gave. */
  cart: boolean
  caddie: boolean
  cartNos: string[]
  caddieNos: string[]
  phones: string[]
  notes: string[]
}

/** How a player without a name stands in a claim. */
const UNNAMED = '-'

/** The tee times by time, then in the order of the courses; a hold that ran out is none, and what passed unused is left out. */
export function paperRows({ courses, slots, claims, bookings }: Day, now: Temporal.Instant): PaperRow[] {
  const isRunning = ({ kind, expiresAt }: Day['claims'][number]) =>
    kind !== 'HOLD' || !expiresAt || Temporal.Instant.compare(Temporal.Instant.from(expiresAt.toString()), now) > 0
  const taken = Map.groupBy(claims.filter(isRunning), ({ slotIdx }) => slotIdx)
  const placeOf = (courseIdx: number) => courses.findIndex((one) => one.courseIdx === courseIdx)
  return slots
    .toSorted((a, b) => a.time.localeCompare(b.time) || placeOf(a.courseIdx) - placeOf(b.courseIdx))
    .filter(({ slotIdx, state }) => state !== 'PAST' || taken.has(slotIdx))
    .map(({ slotIdx, courseIdx, time }) => {
      const here = taken.get(slotIdx) ?? []
      const own = new Set(here.map(({ bookingIdx }) => bookingIdx))
      const booked = bookings.filter(({ bookingIdx }) => own.has(bookingIdx))
      return {
        time,
        course: courses[placeOf(courseIdx)]?.name ?? '',
        names: here.flatMap(({ who }) => who.split(', ')).map((name) => (name === UNNAMED ? '' : name)),
        cart: booked.some(({ cart }) => cart),
        caddie: booked.some(({ caddie }) => caddie),
        cartNos: booked.flatMap(({ cartNo }) => cartNo || []),
        caddieNos: booked.flatMap(({ caddieNo }) => caddieNo || []),
        phones: booked.flatMap(({ phoneNo }) => phoneNo || []),
        notes: [...booked.flatMap(({ memo, note }) => [memo, note]), ...here.map(({ reason }) => reason)].flatMap(
          (note) => note || [],
        ),
      }
    })
}
