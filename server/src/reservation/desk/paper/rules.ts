/** What the file needs of a day as managers read it. */
interface Day {
  courses: readonly { courseIdx: number; name: string }[]
  slots: readonly { slotIdx: number; courseIdx: number; time: string; state: string }[]
  claims: readonly {
    slotIdx: number
    kind: string
    who: string
    reason?: string | null
    expiresAt?: Temporal.Instant | string | null
    starter?: { cart: boolean; caddie: boolean; phoneNo: string; memo: string } | null
  }[]
}

export interface PaperRow {
  time: string
  course: string
  names: string[]
  cart: boolean
  caddie: boolean
  phones: string[]
  notes: string[]
}

/** How a player without a name stands in a claim. */
const UNNAMED = '-'

/** The tee times by time, then in the order of the courses; a hold that ran out is none, and what passed unused is left out. */
export function paperRows({ courses, slots, claims }: Day, now: Temporal.Instant): PaperRow[] {
  const isRunning = ({ kind, expiresAt }: Day['claims'][number]) =>
    kind !== 'HOLD' || !expiresAt || Temporal.Instant.compare(Temporal.Instant.from(expiresAt.toString()), now) > 0
  const taken = Map.groupBy(claims.filter(isRunning), ({ slotIdx }) => slotIdx)
  const placeOf = (courseIdx: number) => courses.findIndex((one) => one.courseIdx === courseIdx)
  return slots
    .toSorted((a, b) => a.time.localeCompare(b.time) || placeOf(a.courseIdx) - placeOf(b.courseIdx))
    .filter(({ slotIdx, state }) => state !== 'PAST' || taken.has(slotIdx))
    .map(({ slotIdx, courseIdx, time }) => {
      const here = taken.get(slotIdx) ?? []
      const bookings = here.flatMap(({ starter }) => starter ?? [])
      return {
        time,
        course: courses[placeOf(courseIdx)]?.name ?? '',
        names: here.flatMap(({ who }) => who.split(', ')).map((name) => (name === UNNAMED ? '' : name)),
        cart: bookings.some(({ cart }) => cart),
        caddie: bookings.some(({ caddie }) => caddie),
        phones: bookings.flatMap(({ phoneNo }) => phoneNo || []),
        notes: [...bookings.map(({ memo }) => memo), ...here.map(({ reason }) => reason)].flatMap((note) => note || []),
      }
    })
}
