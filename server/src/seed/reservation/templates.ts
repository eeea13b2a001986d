import type { Seeding } from '../seeding.ts'

interface Season {
  name: string
  nameKo: string
  dayTypes: readonly string[]
  from: string
  to: string
  parts: { part: string; first: string; last: string; holes: '9' | '18'; draw?: number }[]
}

/** 17 starts, eight minutes apart, fill the 135 minutes until the first teams turn. Source: docs/rules.md, Days. */
const SUMMER_DAY = [
  { part: '1', first: '06:30', last: '08:38', holes: '18' },
  { part: '2', first: '11:00', last: '13:08', holes: '18' },
] as const
/** From dawn on; at midday as many starts as come in before sunset. */
const WINTER_DAY = [
  { part: '1', first: '07:30', last: '09:38', holes: '18' },
  { part: '2', first: '12:00', last: '12:40', holes: '18' },
] as const
/** Enough daylight for nine more holes. */
export const EVENING = { part: '3', first: '15:30', last: '16:26', holes: '9' } as const

const WEEKDAYS = ['WD', 'EV']
const WEEKENDS = ['SA', 'SU', 'HO']
type Part = Season['parts'][number]
/** Of weekend mornings most tee times are given by draw. Source: docs/rules.md, Draw. */
const drawn = ([morning, midday]: readonly [Part, Part]) => [{ ...morning, draw: 60 }, midday]

const WINTER = { from: '10-01', to: '03-31' }
const SUMMER = { from: '04-01', to: '09-30' }

const SEASONS: readonly Season[] = [
  { name: 'Winter', nameKo: '겨울', dayTypes: WEEKDAYS, ...WINTER, parts: [...WINTER_DAY] },
  { name: 'Summer', nameKo: '여름', dayTypes: WEEKDAYS, ...SUMMER, parts: [...SUMMER_DAY, EVENING] },
  { name: 'Weekends until March', nameKo: '주말(10–3월)', dayTypes: WEEKENDS, ...WINTER, parts: drawn(WINTER_DAY) },
  {
    name: 'Weekends from April',
    nameKo: '주말(4–9월)',
    dayTypes: WEEKENDS,
    ...SUMMER,
    parts: [...drawn(SUMMER_DAY), EVENING],
  },
]

const HOUSE_SHARE = 10

/** Turns by loop code: after which loop which one follows. */
const TURNS = [
  { code: '1', turn: '2' },
  { code: '2', turn: '3' },
  { code: '3', turn: '1' },
]

export async function seedTemplates({ sql }: Seeding): Promise<void> {
  for (const { name, nameKo, dayTypes, from, to, parts } of SEASONS) {
    await sql`
      with made as (
        insert into template (name, translated, day_types, from_day, to_day)
        values (${name}, ${sql.json({ ko: { name: nameKo } })}, ${[...dayTypes]}::text[], ${from}, ${to}) returning template_idx),
      part as (
        insert into template_part (template_idx, part, first_time, last_time, holes, draw_share, fcfs_share, house_share)
        select template_idx, p.part, p.first, p.last, p.holes, coalesce(p.draw, 0), 100 - ${HOUSE_SHARE} - coalesce(p.draw, 0), ${HOUSE_SHARE}
        from made cross join jsonb_to_recordset(${sql.json(parts)}) as p(part text, first time, last time, holes text, draw smallint)
        returning template_idx, part, holes)
      insert into template_route (template_idx, part, course_idx, turn_course_idx)
      select p.template_idx, p.part, c.course_idx, case when p.holes = '18' then turn.course_idx end
      from part p cross join jsonb_to_recordset(${sql.json(TURNS)}) as t(code text, turn text)
        join course c on c.code = t.code join course turn on turn.code = t.turn`
  }
}
