import type { InputOf } from '@clubhouse/contract/call'
import type { ManagedCourse } from '@clubhouse/contract/reservation/sheet/course-manage'
import {
  type create,
  DAY_TYPES,
  PART_FIRST,
  SHARES,
  SHARES_FIRST,
  type Template,
  type TemplatePart,
} from '@clubhouse/contract/reservation/sheet/template'
import { isTime } from '../../../../ui/form/day-and-time'
import type { Values } from '../../../../ui/form/draft'
import type { Said } from '../../../../ui/form/said'

export const PARTS = ['1', '2', '3'] as const
export type PartNo = (typeof PARTS)[number]
/** Of a course on which no team of the part starts, and of one after which a round ends. */
export const [NO_START, NO_TURN] = ['', 'none']
/** The club is closed on the days of a template without parts. */
export const CLOSED = 'isClosed'
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7']

type Fields = InputOf<typeof create>
export type Course = Pick<ManagedCourse, 'courseIdx' | 'name'>

export const turnOf = (part: PartNo, courseIdx: number) => `turn ${part} ${courseIdx}`

function partValues(no: PartNo, courses: readonly Course[], part?: TemplatePart): Values {
  const shares = part?.shares ?? SHARES_FIRST
  const turns = courses.map(({ courseIdx }) => {
    const route = part?.routes.find(({ startCourseIdx }) => startCourseIdx === courseIdx)
    return [turnOf(no, courseIdx), route ? String(route.turnCourseIdx ?? NO_TURN) : NO_START]
  })
  return {
    [`on ${no}`]: part !== undefined,
    [`firstTime ${no}`]: part?.firstTime ?? '',
    [`lastTime ${no}`]: part?.lastTime ?? '',
    [`interval ${no}`]: String(part?.interval ?? PART_FIRST.interval),
    [`holes ${no}`]: part?.holes ?? PART_FIRST.holes,
    [`mode ${no}`]: part?.mode ?? 'EXCLUSIVE',
    [`minPlayers ${no}`]: String(part?.minPlayers ?? PART_FIRST.minPlayers),
    [`capacity ${no}`]: String(part?.capacity ?? PART_FIRST.capacity),
    [`w05 ${no}`]: part?.w05 ?? PART_FIRST.w05,
    ...Object.fromEntries(turns),
    ...Object.fromEntries(SHARES.map((share) => [`${share} ${no}`, String(shares[share])])),
  }
}

/** What the fields of the record do not have as it is typed. */
export function valuesOf(courses: readonly Course[], template?: Template, parts: readonly TemplatePart[] = []): Values {
  return {
    dayTypes: template?.dayTypes ?? DAY_TYPES,
    weekdays: template?.weekdays ?? WEEKDAYS,
    [CLOSED]: template !== undefined && parts.length === 0,
    ...Object.assign(
      {},
      ...PARTS.map((no) =>
        partValues(
          no,
          courses,
          parts.find(({ part }) => part === no),
        ),
      ),
    ),
  }
}

const numberIn = (values: Values, field: string) => {
  const typed = String(values[field]).trim()
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
}

const routesIn = (values: Values, no: PartNo, courses: readonly Course[]) =>
  courses.flatMap(({ courseIdx }) => {
    const turn = values[turnOf(no, courseIdx)]
    if (turn === NO_START) return []
    return [{ startCourseIdx: courseIdx, turnCourseIdx: turn === NO_TURN ? null : Number(turn) }]
  })

function partIn(values: Values, no: PartNo, courses: readonly Course[]): Fields['parts'][number] {
  const shares = Object.fromEntries(SHARES.map((share) => [share, numberIn(values, `${share} ${no}`)]))
  return {
    part: no,
    firstTime: String(values[`firstTime ${no}`]),
    lastTime: String(values[`lastTime ${no}`]),
    interval: numberIn(values, `interval ${no}`),
    routes: routesIn(values, no, courses),
    holes: values[`holes ${no}`] as '18',
    mode: values[`mode ${no}`] as 'EXCLUSIVE',
    minPlayers: numberIn(values, `minPlayers ${no}`),
    capacity: numberIn(values, `capacity ${no}`),
    w05: String(values[`w05 ${no}`]),
    shares: shares as Record<(typeof SHARES)[number], number>,
  }
}

/** What the calls take, without the names. */
export const fieldsIn = (values: Values, courses: readonly Course[]): Omit<Fields, 'name' | 'translated'> => ({
  dayTypes: values.dayTypes as Fields['dayTypes'],
  weekdays: [...(values.weekdays as string[])].sort(),
  from: String(values.from),
  to: String(values.to),
  isUse: Boolean(values.isUse),
  parts: PARTS.filter((no) => isOn(values, no)).map((no) => partIn(values, no, courses)),
})

const isOn = (values: Values, no: PartNo) => !values[CLOSED] && Boolean(values[`on ${no}`])

type Check = (values: Values) => Said | undefined

/** What the shape of the call cannot know of each field of a part. */
export function partChecks(no: PartNo, courses: readonly Course[]): Record<string, Check> {
  const whenOn =
    (check: Check): Check =>
    (values) =>
      isOn(values, no) ? check(values) : undefined
  const hasTime = (field: string) => (values: Values) => isTime(String(values[`${field} ${no}`]))
  const checks: Record<string, Check> = {
    [`firstTime ${no}`]: (values) => (hasTime('firstTime')(values) ? undefined : 'template.TIME_WRONG'),
    [`lastTime ${no}`]: (values) => {
      if (!hasTime('lastTime')(values)) return 'template.TIME_WRONG'
      return String(values[`lastTime ${no}`]) < String(values[`firstTime ${no}`]) ? 'template.LAST_EARLY' : undefined
    },
    [`interval ${no}`]: (values) => {
      const minutes = numberIn(values, `interval ${no}`)
      return minutes >= 6 && minutes <= 15 ? undefined : 'template.INTERVAL_WRONG'
    },
    [`minPlayers ${no}`]: (values) =>
      numberIn(values, `minPlayers ${no}`) > numberIn(values, `capacity ${no}`) ? 'template.PLAYERS_WRONG' : undefined,
    [turnOf(no, courses[0]?.courseIdx ?? 0)]: (values) => {
      const routes = routesIn(values, no, courses)
      return routes.length > 0 ? undefined : 'template.ROUTES_WRONG'
    },
    [`draw ${no}`]: (values) =>
      SHARES.reduce((sum, share) => sum + numberIn(values, `${share} ${no}`), 0) === 100
        ? undefined
        : 'template.SHARES_WRONG',
  }
  return Object.fromEntries(Object.entries(checks).map(([field, check]) => [field, whenOn(check)]))
}

/** Checks of the whole form; a part that is off has no faults. */
export const checksOf = (courses: readonly Course[]): Record<string, Check> => ({
  'on 1': (values) => (values[CLOSED] || PARTS.some((no) => isOn(values, no)) ? undefined : 'template.NO_PARTS'),
  ...Object.assign({}, ...PARTS.map((no) => partChecks(no, courses))),
})

export const isComplete = (values: Values, courses: readonly Course[]): boolean =>
  Object.values(checksOf(courses)).every((check) => check(values) === undefined) &&
  [values.from, values.to].every((day) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(String(day))) &&
  (values.dayTypes as string[]).length > 0 &&
  (values.weekdays as string[]).length > 0
