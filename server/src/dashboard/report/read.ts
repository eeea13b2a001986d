import { FAIRNESS, OVERRIDES_MOST, type Report, STANDBY } from '@clubhouse/contract/report'
import type { Context } from '../../platform/context.ts'
import { reportBetween } from '../../reservation/draw/fairness/report.ts'
import { PRIME_UNTIL, perCent } from '../../reservation/draw/fairness/report-rules.ts'
import { readableBy } from '../figures.ts'
import type { Days } from '../rules.ts'
import { beside, withoutEmptySeasons } from './rules.ts'
import * as sql from './sql.ts'

interface Seasons {
  now: Days
  before: Days
}

/** Two seasons beside each other; tables of menus that the caller cannot read are left out. */
export async function readReport(ctx: Context, seasons: Seasons): Promise<Omit<Report, 'year' | keyof Seasons>> {
  const may = readableBy(ctx)
  const both = <Found>(of: (days: Days) => Promise<Found>) =>
    Promise.all([of(seasons.now), of(seasons.before)] as const)
  const [first, use, types, spread, draws, list, counts, standby, penalties] = await Promise.all([
    sql.firstDate(ctx.sql),
    may.sheet ? both((days) => sql.use(ctx.sql, days)) : undefined,
    may.bookings ? both((days) => sql.types(ctx.sql, days, PRIME_UNTIL)) : undefined,
    may.bookings ? both((days) => sql.spread(ctx.sql, days)) : undefined,
    may.draws ? both((days) => reportBetween(ctx.sql, spanOf(days, ctx.club.zone))) : undefined,
    may.bookings ? sql.overrides(ctx.sql, seasons.now, ctx.lang, OVERRIDES_MOST) : undefined,
    may.bookings ? both((days) => sql.overrideCount(ctx.sql, days)) : undefined,
    may.standby ? both((days) => sql.standby(ctx.sql, days)) : undefined,
    may.penalties ? both((days) => sql.penalties(ctx.sql, days)) : undefined,
  ])
  const shown = <Row extends object>(row: Row) => withoutEmptySeasons(row, seasons, first)
  return {
    firstDate: first !== null && seasons.before.from < first ? first : null,
    use: use && useOf(use).map(shown),
    types: types && typesOf(types).map(shown),
    fairness: spread || draws ? fairnessOf(spread, draws).map(shown) : undefined,
    prime: types || draws ? primeOf(types, draws).map(shown) : undefined,
    overrides: list,
    overrideCount: counts && shown({ now: counts[0], before: counts[1] }),
    standby: standby && standbyOf(standby).map(shown),
    penalties: penalties && penaltiesOf(penalties).map(shown),
  }
}

type Two<Found> = readonly [now: Found, before: Found]
type Draws = Awaited<ReturnType<typeof reportBetween>>

const ofClass = ({ dayClass, part }: { dayClass: string; part: string }) => `${part} ${dayClass}`

const useOf = (use: Two<Awaited<ReturnType<typeof sql.use>>>) =>
  beside(use, ofClass, (now, before) => {
    const { given, ...row } = now ?? { ...before!, ...NOTHING }
    return { ...row, now: given, before: before?.given ?? 0 }
  })

const NOTHING = { total: 0, member: 0, nonMember: 0, draw: 0, team: 0, house: 0, blocked: 0, given: 0 }

const typesOf = (types: Two<sql.TypeRow[]>) =>
  beside(
    types,
    (row) => `${row.memberType ?? '~'} ${row.dayClass} ${row.part}`,
    (now, before) => {
      const { memberType, dayClass, part } = (now ?? before)!
      return { memberType, dayClass, part, now: now?.count ?? 0, before: before?.count ?? 0 }
    },
  )

/** Measures of a block that the caller cannot read are left out. */
function fairnessOf(spread: Two<sql.Spread> | undefined, draws: Two<Draws> | undefined) {
  const measures: Partial<Record<(typeof FAIRNESS)[number], Two<number | null>>> = {
    ...(spread && {
      PLAYERS: pair(spread, (one) => one.players),
      ROUNDS_MEDIAN: pair(spread, (one) => one.median),
      ROUNDS_MOST: pair(spread, (one) => one.most),
      TENTH_SHARE: pair(spread, (one) => one.tenthShare),
    }),
    ...(draws && {
      DRAWS: pair(draws, (one) => one.draws),
      ENTRIES: pair(draws, (one) => one.entries),
      WIN_RATE: pair(draws, (one) => one.winRate),
      WIN_SPREAD: pair(draws, (one) => one.variance),
      BUMP_RATE: pair(draws, (one) => one.bumpRate),
      LONGEST_STREAK: pair(draws, (one) => one.longestStreak),
    }),
  }
  return FAIRNESS.flatMap((measure) => {
    const found = measures[measure]
    return found ? [{ measure, now: found[0], before: found[1] }] : []
  })
}

const pair = <Found, Value>([now, before]: Two<Found>, of: (one: Found) => Value): Two<Value> => [of(now), of(before)]

/** Shares of the prime hours by type of member. */
function primeOf(types: Two<sql.TypeRow[]> | undefined, draws: Two<Draws> | undefined) {
  const ofTypes = types ? pair(types, sharesOf) : undefined
  const ofDraws = draws
    ? pair(draws, (one) => new Map(one.primeShare.map((row) => [row.memberType, row.share])))
    : undefined
  const all = [...(ofTypes ?? []), ...(ofDraws ?? [])].flatMap((shares) => [...shares.keys()])
  const shareOf = (shares: ReadonlyMap<string | null, number | null> | undefined, type: string | null) =>
    shares && (shares.get(type) ?? 0)
  return (
    [...new Set<string | null>(all)]
      .sort((a, b) => (a ?? '~').localeCompare(b ?? '~'))
      .map((memberType) => ({
        memberType,
        now: shareOf(ofTypes?.[0], memberType),
        before: shareOf(ofTypes?.[1], memberType),
        drawNow: shareOf(ofDraws?.[0], memberType),
        drawBefore: shareOf(ofDraws?.[1], memberType),
      }))
      // Guests have no type; without a tee time of theirs there is nothing to compare.
      .filter(({ memberType, ...shares }) => memberType !== null || Object.values(shares).some(Boolean))
  )
}

function sharesOf(rows: readonly sql.TypeRow[]): ReadonlyMap<string | null, number | null> {
  const sum = (of: readonly sql.TypeRow[]) => of.reduce((total, { prime }) => total + prime, 0)
  const all = sum(rows)
  return new Map(
    [...Map.groupBy(rows, ({ memberType }) => memberType)].map(([type, own]) => [type, perCent(sum(own), all)]),
  )
}

const standbyOf = (standby: Two<Awaited<ReturnType<typeof sql.standby>>>) =>
  STANDBY.map((measure) => {
    const field = measure.toLowerCase() as Lowercase<typeof measure>
    return { measure, now: standby[0][field], before: standby[1][field] }
  })

const penaltiesOf = (penalties: Two<sql.PenaltyRow[]>) =>
  beside(
    penalties,
    ({ code }) => code,
    (now, before) => ({
      code: (now ?? before)!.code,
      now: now?.count ?? 0,
      before: before?.count ?? 0,
      waived: now?.waived ?? 0,
      waivedBefore: before?.waived ?? 0,
      paid: now?.paid ?? 0,
      paidBefore: before?.paid ?? 0,
    }),
  )

/** From the start of the first day to the end of the last. */
function spanOf({ from, to }: Days, zone: string) {
  const start = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).toInstant()
  return { from: start(Temporal.PlainDate.from(from)), until: start(Temporal.PlainDate.from(to).add({ days: 1 })) }
}
