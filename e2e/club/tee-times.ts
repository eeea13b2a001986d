import type { Club } from './club.ts'

export interface TeeTime {
  slotIdx: number
  courseIdx: number
  date: string
  time: string
  course: string
}

interface Row {
  slot_idx: string
  course_idx: string
  date: string
  time: string
  course: string
}

/** For full members, on a weekday of next week, free to cancel. @param nth which weekday, so that journeys differ */
export async function freeTime({ sql }: Club, nth = 0): Promise<TeeTime> {
  const [row] = await sql<Row[]>`
    with days as (
      select date, row_number() over (order by date) - 1 as place, count(*) over () as many from sheet_day
      where state = 'PUBLISHED' and day_class = 'WEEKDAY' and date between (club_now() at time zone 'Asia/Seoul')::date + 7 and (club_now() at time zone 'Asia/Seoul')::date + 13)
    select s.slot_idx, s.course_idx, s.date::text, to_char(s.time, 'HH24:MI') as time, c.name ->> 'en' as course
    from slot s join days using (date) join course c using (course_idx)
    where place = ${nth} % many and s.part = '1' and not exists (select from claim where claim.slot_idx = s.slot_idx)
    order by s.time, c.order_no limit 1`
  if (!row) throw new Error(`There is no free time on the weekday ${nth}.`)
  return { ...row, slotIdx: Number(row.slot_idx), courseIdx: Number(row.course_idx) }
}

/** How many tee times a day has, and at which times groups start. */
export async function dayOf({ sql }: Club, date: string): Promise<{ count: number; times: string[] }> {
  const [row] = await sql<{ count: number; times: string[] }[]>`
    select count(*)::int as count, array_agg(distinct to_char(time, 'HH24:MI')) as times from slot
    where date = ${date} and not is_dropped`
  return row!
}

/** As the site writes a day beside a time: “Thu 10 Dec”. */
export function shortDay(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '')
}

/** A tee time in a sentence: “06:30 Lake, Thu 10 Dec”. */
export const named = ({ time, course, date }: TeeTime) => `${time} ${course}, ${shortDay(date)}`

export function longDay(date: string): string {
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' }).format(
    new Date(`${date}T00:00:00Z`),
  )
  return `${weekday} ${date.replaceAll('-', '.')}`
}
