import type { TestClub } from '../club.ts'

/** The walk’s courses have nine holes each, which take as long. */
export const LOOP_MINUTES = 135
const LEAST_MINUTES_APART = 6

export interface TeeTime {
  slotIdx: number
  courseIdx: number
  turnCourseIdx: number | null
  part: string
  /** In minutes of the day. */
  at: number
  holes: string
  /** Its group has teed off, played or did not come. */
  isOut: boolean
  isBlocked: boolean
  /** Delays in which its group waits on the course. */
  waits: readonly { from: number; minutes: number }[]
}

/** The tee times of a day, those left out that a delay took out of it. */
export async function teeTimesOf({ sql }: TestClub, date: string): Promise<TeeTime[]> {
  return sql<TeeTime[]>`
    select slot_idx, course_idx, turn_course_idx, part, (extract(epoch from time) / 60)::int as at, holes,
      exists (select from booking b left join check_in i using (booking_idx) where b.slot_idx = s.slot_idx and b.active
        and (b.state in ('PL', 'NS') or i.state in ('TEED_OFF', 'FINISHED'))) as is_out,
      exists (select from claim c where c.slot_idx = s.slot_idx and c.kind = 'BLOCK' and c.freed_at is null
        and (c.frees_at is null or c.frees_at > club_now())) as is_blocked,
      coalesce((
        select jsonb_agg(jsonb_build_object('from', extract(epoch from d.from_time) / 60, 'minutes', d.minutes) order by d.delay_idx)
        from delay d where d.date = s.date and d.undone_at is null and (s.time < d.from_time or s.starts_at <= d.at)
          and not exists (select from delay_move m where m.delay_idx = d.delay_idx and m.slot_idx = s.slot_idx)), '[]') as waits
    from slot s where date = ${date} and not is_dropped order by slot_idx`
}

export interface Arrival {
  slotIdx: number
  courseIdx: number
  at: number
}

/** Where a group is: at its start, and with 18 holes on the course to which it turns. */
export function arrivalsOf({ slotIdx, courseIdx, turnCourseIdx, at, holes }: TeeTime): Arrival[] {
  const start = { slotIdx, courseIdx, at }
  if (holes === '9' || turnCourseIdx === null) return [start]
  return [start, { slotIdx, courseIdx: turnCourseIdx, at: at + LOOP_MINUTES }]
}

/** The same in the delays of its day, one after the other. */
export function delayedOf(one: TeeTime, waits = one.waits): Arrival[] {
  const [start, ...turns] = arrivalsOf(one)
  const later = (turn: Arrival) => waits.reduce((at, { from, minutes }) => (at >= from ? at + minutes : at), turn.at)
  return [start!, ...turns.map((turn) => ({ ...turn, at: later(turn) }))]
}

/** A line for each two that would reach the first tee of a course too close together. */
export const near = (some: readonly Arrival[], others: readonly Arrival[]): string[] =>
  some.flatMap((one) =>
    others
      .filter(
        ({ slotIdx, courseIdx, at }) =>
          slotIdx !== one.slotIdx && courseIdx === one.courseIdx && Math.abs(at - one.at) < LEAST_MINUTES_APART,
      )
      .map(
        (other) => `tee time ${one.slotIdx} meets ${other.slotIdx} on course ${one.courseIdx} at ${clockOf(one.at)}`,
      ),
  )

export const meetings = (some: readonly TeeTime[], others: readonly TeeTime[]): string[] =>
  near(some.flatMap(arrivalsOf), others.flatMap(arrivalsOf))

export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** @param minutes of the day, which is taken from 05:00 to 21:59 */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
