import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { TestClub } from '../club.ts'
import { ZONE } from '../template.ts'
import type { Walk } from './walk.ts'

/** Days of which the walk has tee times by itself; later ones are made from templates, by a job up to the horizon and by managers. */
const DAYS_AHEAD = 5
const HORIZON = { publishDays: 7, draftDays: 0 }

/** The kind of a day by its weekday and the holidays. @param day an expression */
export const KIND_OF = (day: string) => `
  coalesce((select h.day_type from holiday h where h.date = ${day}), case extract(isodow from ${day}) when 6 then 'SA' when 7 then 'SU'
    else case when exists (select from holiday h where h.date = ${day} + 1 and h.day_type = 'HO') then 'EV' else 'WD' end end)`

/** Days without tee times get some: exclusive ones in the morning, on some days shared ones at noon, some for a draw, and one on each course in the evening. */
export async function addDays({ club, random }: Pick<Walk, 'club' | 'random'>): Promise<void> {
  const today = club.today()
  const there = await club.sql<{ date: string }[]>`select date from sheet_day where date >= ${today.toString()}`
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const day = today.add({ days: ahead })
    const date = day.toString()
    if (there.some((one) => one.date === date)) continue
    const state = ahead === DAYS_AHEAD - 1 && random.chance(0.5) ? 'DRAFT' : 'PUBLISHED'
    await club.sql.unsafe(`
      insert into sheet_day (date, day_type, day_class, state)
      select d, k, case when k in ('WD', 'EV') then 'WEEKDAY' else 'WEEKEND' end, '${state}'
      from (select date '${date}' as d) x, lateral (select ${KIND_OF('d')} as k) y`)
    const [out, back] = [
      { course: '1', turn: '2' },
      { course: '2', turn: '1' },
    ]
    await club.day(date, { slots: 2, from: '07:00', ...out })
    const mode = day.dayOfWeek % 2 === 0 ? 'SHARED' : 'EXCLUSIVE'
    await club.day(date, { slots: 2, from: '12:00', part: '2', mode, ...out })
    const drawn = day.dayOfWeek % 3 === 0 ? 'SHARED' : 'EXCLUSIVE'
    await club.day(date, { slots: 2, from: '09:00', w05: 'D', mode: drawn, ...out })
    for (const route of [out, back]) await club.day(date, { slots: 1, from: '15:00', part: '3', ...route })
  }
}

/** One template for Sundays and holidays, and one for the other days. Managers choose either for any day. */
export async function addTemplates(walk: Walk): Promise<void> {
  const { club } = walk
  await club.sql`insert into rule_setting (name, "values") values ('sheet', ${club.sql.json(HORIZON)})`
  club.platform.cache.invalidate('rule')
  const courses = await club.sql<
    { courseIdx: number }[]
  >`select course_idx from course where code in ('1', '2') order by code`
  const [one, two] = courses.map(({ courseIdx }) => courseIdx) as [number, number]
  for (const template of templatesOn(one, two))
    walk.templates.push((await walk.send(contract.template.create, template, walk.boss, [])).data.templateIdx)
}

type Template = InputOf<typeof contract.template.create>

function templatesOn(one: number, two: number): Template[] {
  const out = { startCourseIdx: one, turnCourseIdx: two }
  const back = { startCourseIdx: two, turnCourseIdx: one }
  const round = { holes: '18', capacity: 4, w05: 'F' } as const
  const team = { ...round, mode: 'EXCLUSIVE', minPlayers: 4 } as const
  const seats = { ...round, mode: 'SHARED', minPlayers: 1 } as const
  const always = { translated: {}, weekdays: ['1', '2', '3', '4', '5', '6', '7'], from: '01-01', to: '12-31' }
  const evening = { part: '3', firstTime: '15:00', lastTime: '15:00', routes: [out, back], ...team }
  const morning = { part: '1', firstTime: '07:00', lastTime: '07:16', routes: [out], ...team }
  return [
    {
      ...{ ...always, name: 'Sunday', dayTypes: ['SU', 'HO'] },
      parts: [
        { ...morning, shares: { draw: 0, fcfs: 60, house: 40, team: 0 } },
        { part: '2', firstTime: '12:00', lastTime: '12:08', routes: [out], ...seats },
        evening,
      ],
    },
    {
      ...{ ...always, name: 'Other', dayTypes: ['WD', 'SA'] },
      parts: [
        { ...morning, lastTime: '07:08', routes: [out, back], minPlayers: 3 },
        { part: '2', firstTime: '12:00', lastTime: '12:10', interval: 10, routes: [out], ...team, holes: '9' },
        { ...evening, lastTime: '15:08', routes: [out] },
      ],
    },
  ]
}

/** What days and tee times keep among one another. @returns a line for each breach */
export async function wrongDays({ sql }: TestClub): Promise<string[]> {
  const rows = await sql.unsafe<{ breach: string }[]>(
    `
    select format('day %s is %s, by the calendar and the holidays %s', d.date, d.day_type, k) as breach
    from sheet_day d, lateral (select ${KIND_OF('d.date')} as k) y
    where d.state <> 'CLOSED' and d.date >= current_club_date()
      and (d.day_type, d.day_class) <> (k, case when k in ('WD', 'EV') then 'WEEKDAY' else 'WEEKEND' end)
    union all
    select format('tee times %s and %s of course %s start at %s and %s on %s', a.slot_idx, b.slot_idx, a.course_idx, a.time, b.time, a.date)
    from slot a join slot b on b.date = a.date and b.course_idx = a.course_idx and b.slot_idx > a.slot_idx
    where abs(extract(epoch from a.time - b.time)) < 360 and not a.is_dropped and not b.is_dropped
      and least(a.starts_at, b.starts_at) > club_now() and not exists (
        select from booking o join check_in i using (booking_idx)
        where o.slot_idx in (a.slot_idx, b.slot_idx) and i.state in ('TEED_OFF', 'FINISHED'))
    union all
    select format('tee time %s does not start at its time', slot_idx) from slot s
    where not is_dropped and starts_at <> (date + time) at time zone '${ZONE}'`,
    [],
    { prepare: true },
  )
  return rows.map(({ breach }) => breach)
}
