import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { Locale } from '@clubhouse/contract/format/format'
import type { one, plan, proposal } from '@clubhouse/contract/reservation/draw/draw-manage'
import type { CallFail } from '../../../api/call-fail'
import { momentChecks, momentIn, valuesOf } from '../../../form/moments'
import type { Values } from '../../../ui/form/draft'
import type { Checks } from '../../../ui/form/form-options'
import type { Said } from '../../../ui/form/said'
import { numberOf } from '../../../ui/form/wire'
import { daysAfter } from '../../sheet/days/day-view'
import type { Ruleset } from './draw-words'

/** The instants of a draw in their order. */
export const INSTANTS = ['openAt', 'closeAt', 'drawAt', 'publishAt', 'releaseUntil'] as const
type Instant = (typeof INSTANTS)[number]

const RULES = ['base', 'perMiss', 'perWin', 'max', 'tierFrom'] as const

type Proposal = DataOf<typeof proposal>
type Planned = DataOf<typeof one>
type Fields = InputOf<typeof plan>

/** The seven days of the week of a day, from Monday on: a draw is for days of one week. */
export function weekOf(date: string): string[] {
  const weekday = (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, day) => daysAfter(date, day - weekday))
}

export const rulesetValues = (ruleset: Ruleset): Values =>
  Object.fromEntries(RULES.map((rule) => [`ruleset.${rule}`, String(ruleset[rule])]))

export function rulesetIn(values: Values): Ruleset {
  const of = (rule: (typeof RULES)[number]) => numberOf(String(values[`ruleset.${rule}`]))
  return { base: of('base'), perMiss: of('perMiss'), perWin: of('perWin'), max: of('max'), tierFrom: of('tierFrom') }
}

type Ruled = Pick<Planned, Instant | 'ruleset'> & { seed: { mode: string; name?: string | null } }

const ruled = (locale: Locale, given: Ruled): Values => ({
  ...Object.assign({}, ...INSTANTS.map((name) => valuesOf(locale, name, given[name]))),
  ...rulesetValues(given.ruleset),
  'seed.mode': given.seed.mode,
  'seed.name': given.seed.name ?? '',
})

/** What a new draw begins with: what the settings of the club propose for the day. */
export const proposed = (locale: Locale, date: string, given: Proposal): Values => ({
  ...ruled(locale, given),
  playDates: [date],
  parts: given.slots.filter(({ count }) => count > 0).map(({ part }) => part),
  courseIdx: [],
  memberTypes: [],
})

/** A draw that was planned, as its form shows it. */
export const planned = (locale: Locale, draw: Planned): Values => ({
  ...ruled(locale, draw),
  playDates: draw.playDates,
  parts: draw.parts,
  courseIdx: draw.courseIdx.map(String),
  memberTypes: draw.memberTypes,
})

/** What the call takes that does not follow from the fields. */
export function inputOf(locale: Locale, values: Values): Partial<Fields> {
  const list = (name: string) => [...(values[name] as readonly string[])].sort()
  const mode = values['seed.mode'] as Fields['seed']['mode']
  const courses = list('courseIdx').map(Number)
  return {
    playDates: list('playDates'),
    parts: list('parts'),
    memberTypes: list('memberTypes'),
    courseIdx: courses.length > 0 ? courses : undefined,
    seed: mode === 'numbers' ? { mode, name: String(values['seed.name']).trim() } : { mode },
    ...Object.fromEntries(INSTANTS.map((name) => [name, momentIn(locale, values, name) ?? undefined])),
  }
}

/** Every instant is there, and none is before the one that precedes it. */
export const planChecks = (locale: Locale): Checks => ({
  ...Object.assign({}, ...INSTANTS.map(momentChecks)),
  ...Object.fromEntries(INSTANTS.map((name, i) => [`${name}.date`, instantCheck(locale, name, INSTANTS[i - 1])])),
  'drawAt.date': (values) =>
    instantCheck(locale, 'drawAt', 'closeAt')(values) ??
    (values['seed.mode'] === 'numbers' && String(values['drawAt.date']) <= String(values['closeAt.date'])
      ? 'draw-manage.SEED_DAY'
      : undefined),
  'ruleset.max': ({ 'ruleset.base': least, 'ruleset.max': most }) =>
    numberOf(String(most)) < numberOf(String(least)) ? 'draw-manage.MAX_WRONG' : undefined,
  'seed.name': ({ 'seed.mode': mode, 'seed.name': name }) =>
    mode === 'numbers' && !String(name).trim() ? 'draw-manage.SEED_NAME_MISSING' : undefined,
})

function instantCheck(locale: Locale, name: Instant, before: Instant | undefined) {
  const whole = momentChecks(name)[`${name}.date`]!
  return (values: Values): Said | undefined => {
    const at = momentIn(locale, values, name)
    if (at === null) return 'draw-manage.INSTANT_MISSING'
    const earlier = before && momentIn(locale, values, before)
    // Wins may be released until the result is published at the earliest.
    const isEarly = at && earlier && (name === 'releaseUntil' ? at < earlier : at <= earlier)
    return whole(values) ?? (isEarly ? 'draw-manage.INSTANT_ORDER' : undefined)
  }
}

/** What the server found wrong, at the field that shows it. */
export function blamesOf({ status, code, msgVar, msgDetail }: CallFail): Record<string, Said> | undefined {
  if (code === 'TOO_SOON') return { 'openAt.date': { key: 'draw-manage.TOO_SOON_PLAN', vars: msgVar } }
  if (code === 'OVERLAP') return { playDates: { key: 'draw-manage.OVERLAPS', vars: msgVar } }
  if (status !== 400) return undefined
  if (msgDetail?.startsWith('playDates')) return { playDates: 'draw-manage.DATES_EARLY' }
  const instant = INSTANTS.find((name) => name === msgDetail)
  return instant && { [`${instant}.date`]: 'draw-manage.INSTANT_ORDER' }
}
