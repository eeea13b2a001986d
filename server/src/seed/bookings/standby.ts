import type { Sql } from '../../platform/database.ts'
import { standby } from '../../reservation/standby/service.ts'
import { type Golfer, memberContexts } from './member-context.ts'

const MOST = 5
/** Known members who stand by too. */
const KNOWN = ['member1', 'member3']

/** Some members stand by for hours of one of the next days in which a course is booked up, through the service. */
export async function seedStandby(sql: Sql): Promise<void> {
  const contextOf = await memberContexts(sql)
  const [day] = await sql<{ date: string; courseIdx: number; hours: string[] }[]>`
    with hours as (
      select s.date, s.course_idx, to_char(s.time, 'HH24') as hour
      from slot s join sheet_day d using (date) left join claim c on c.slot_idx = s.slot_idx
      where d.state = 'PUBLISHED' and s.w05 <> 'S' and s.date between current_club_date() + 2 and current_club_date() + 12
      group by s.date, s.course_idx, hour having bool_and(c.kind is not null and c.kind <> 'BLOCK'))
    select date, course_idx::int as "courseIdx", (array_agg(hour order by hour))[1:2] as hours
    from hours group by date, course_idx order by count(*) desc, date, course_idx limit 1`
  if (!day) return
  const free = sql`
    select member_idx, id, name, other_name, member_type from member m
    where state = 'ACTIVE' and member_type = '10' and not exists (
      select from booking_player p where p.member_idx = m.member_idx and p.active and p.play_date = ${day.date})`
  const golfers = await sql<Golfer[]>`
    (${free} and id like 'golfer%' order by md5(id) limit 40) union all (${free} and id = any (${KNOWN}) order by id)`
  let entered = 0
  for (const golfer of golfers) {
    if (entered === MOST && !KNOWN.includes(golfer.id)) continue
    const wish = { ...day, partySize: 4, auto: false }
    const made = await standby.standBy(wish, contextOf(golfer, 'standby.standBy'))
    if ('waitingIdx' in made && !KNOWN.includes(golfer.id)) entered++
  }
}
