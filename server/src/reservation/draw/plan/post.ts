import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type * as call from '@clubhouse/contract/reservation/draw/draw-manage'
import { TOO_SOON } from '@clubhouse/contract/reservation/draw/draw-manage'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { QUICKNET, roundAt } from '@clubhouse/draw/beacon'
import { enqueue } from '../../../job/enqueue.ts'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { foreignLanguage, saidWords } from '../../../platform/said-in.ts'
import type { Transaction } from '../../../platform/write.ts'
import type { Settings } from '../../rulebook.ts'
import { drawOf, draw as drawRow, lockDraw, type Weights } from '../rows.ts'
import { OPEN_DRAW } from '../tasks.ts'
import * as sql from './sql.ts'
import { FAMILY } from './types-rules.ts'

type Input = ParsedInputOf<typeof call.plan>

/** What a post fixes besides the ruleset, from the settings. */
export const weightsOf = ({ draw }: Pick<Settings, 'draw'>): Weights => ({
  factors: { [FAMILY]: draw.familyShare },
  missMinutes: draw.missMinutes,
  winsWeeks: draw.winsWeeks,
  partyLeast: draw.partyLeast,
  partyMost: draw.partyMost,
  namesDueDays: draw.winnersDueDays,
})

/** What a seed mode fixes in the post, so that it is known before the first entry. Source: docs/rules.md, Draw. */
export const seedOf = (
  { mode, name }: Input['seed'],
  drawAt: Temporal.Instant,
  { draw }: Pick<Settings, 'draw'>,
  zone: string,
): Pick<sql.Post, 'seedMode' | 'seedName' | 'seedDate' | 'seedRound' | 'seedSteps'> => ({
  seedMode: mode,
  seedName: mode === 'numbers' ? (name ?? null) : null,
  seedDate: mode === 'numbers' ? dateIn(drawAt, zone) : null,
  seedRound: mode === 'beacon' ? roundAt(QUICKNET, drawAt.epochMilliseconds) : null,
  seedSteps: mode === 'slow' ? draw.slowSteps : null,
})

export async function plan(tx: Transaction, input: Input, settings: Settings) {
  await sql.lockPlanning(tx.sql)
  const post = await checked(tx, input, settings)
  if (!('weights' in post)) return post
  const drawIdx = await sql.add(tx.sql, post)
  return kept(tx, drawIdx, post)
}

/** Only a draw that has not opened: what members entered by stays as it was. */
export async function change(tx: Transaction, input: ParsedInputOf<typeof call.change>, settings: Settings) {
  const { drawIdx, version } = input
  await sql.lockPlanning(tx.sql)
  const before = await lockDraw(tx.sql, drawIdx, tx.lang)
  if (!before) return NOT_FOUND
  if (before.state !== 'PLANNED') return WRONG_STATE({ state: before.state })
  if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
  const post = await checked(tx, input, settings, drawIdx)
  if (!('weights' in post)) return post
  await sql.put(tx.sql, drawIdx, post)
  return kept(tx, drawIdx, post, before)
}

const INSTANTS = ['openAt', 'closeAt', 'drawAt', 'publishAt', 'releaseUntil'] as const
type Instants = Record<(typeof INSTANTS)[number], Temporal.Instant>

async function kept(tx: Transaction, drawIdx: number, post: sql.Post, before?: Instants) {
  const noted = (of: Instants) => Object.fromEntries(INSTANTS.map((name) => [name, of[name].toString()]))
  const after = { state: 'PLANNED', ...noted(post), playDates: post.playDates, parts: post.parts }
  await audit(tx, { noun: 'draw', recordIdx: drawIdx, before: before && noted(before), after })
  await enqueue(tx, OPEN_DRAW, { drawIdx }, post.openAt)
  return drawOf((await drawRow(tx.sql, drawIdx, tx.lang))!)
}

/** The post of an input, or why it is none. @param drawIdx of the draw that is changed */
async function checked(tx: Transaction, input: Input, settings: Settings, drawIdx = 0) {
  const { ruleset, seed } = input
  const foreign = foreignLanguage(input.translated, tx.club)
  if (foreign) return new Malformed(foreign)
  const at = Object.fromEntries(INSTANTS.map((name) => [name, Temporal.Instant.from(input[name])])) as Instants
  const late = wrongOrder(at)
  if (late) return new Malformed(late)
  // The public draw is on the day of the draw, and nobody can know its numbers on the day before.
  if (seed.mode === 'numbers' && dateIn(at.drawAt, tx.club.zone) <= dateIn(at.closeAt, tx.club.zone))
    return new Malformed('drawAt')
  const playDates = [...new Set(input.playDates)].sort()
  const early = input.playDates.findIndex((date) => date <= dateIn(at.publishAt, tx.club.zone))
  if (early >= 0) return new Malformed(`playDates[${early}]`)
  const least = settings.draw.ticketsLeast
  if (ruleset.max < Math.max(ruleset.base, least)) return new Malformed('ruleset.max')
  if ((seed.mode === 'numbers') !== (seed.name !== undefined)) return new Malformed('seed.name')
  const courseIdx = [...new Set(input.courseIdx ?? [])].sort((a, b) => a - b)
  const unknown = await sql.unknownCourse(tx.sql, courseIdx)
  if (unknown !== undefined) return new Malformed(`courseIdx[${unknown}]`)
  const now = tx.clock.now()
  if (Temporal.Instant.compare(at.openAt, now) <= 0) return TOO_SOON({ at: now })
  const ground = { playDates, parts: [...new Set(input.parts)].sort(), courseIdx }
  const other = await sql.overlap(tx.sql, ground, tx.lang, drawIdx)
  if (other) return OVERLAP({ with: other })
  const post: sql.Post = {
    ...at,
    ...ground,
    title: input.title,
    translated: saidWords(input.translated),
    memberTypes: [...new Set(input.memberTypes)].sort(),
    settleAt: at.releaseUntil.add({ minutes: settings.draw.settleMinutes }),
    ruleset: { version: 'draw-v2', ...ruleset, least },
    weights: weightsOf(settings),
    ...seedOf(seed, at.drawAt, settings, tx.club.zone),
  }
  return post
}

/** The first instant that does not come after the one before it; a result may be given back until it is published at the latest. */
function wrongOrder(at: Instants): string | undefined {
  const { compare } = Temporal.Instant
  const early = (['closeAt', 'drawAt', 'publishAt'] as const).find(
    (name) => compare(at[name], at[INSTANTS[INSTANTS.indexOf(name) - 1]!]) <= 0,
  )
  return early ?? (compare(at.releaseUntil, at.publishAt) < 0 ? 'releaseUntil' : undefined)
}
