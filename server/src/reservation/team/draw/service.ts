import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { BEACON_WRONG, TOO_SOON } from '@clubhouse/contract/reservation/draw/draw-manage'
import type { draw as drawCall, SeasonDraw } from '@clubhouse/contract/reservation/team/season-draw'
import { seasonMissed } from '@clubhouse/draw/season-assign'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type NotFound, type Services } from '../../../platform/context.ts'
import { foreignLanguage, saidWords } from '../../../platform/said-in.ts'
import { isNo, write } from '../../../platform/write.ts'
import { beaconSeed, numbersSeed, seedOf } from '../../draw/run/value.ts'
import type { Notifies } from '../notice/letters.ts'
import * as rows from '../rows.ts'
import * as sql from './sql.ts'
import { drawWith, freeze, publish, refusedStep, revoke } from './step.ts'

const VERIFIER = '/draw/verify.mjs'

/** The draw of a season for groups. Source: docs/rules.md, Groups. Decision 137. */
export const seasonDraw = (channels: Notifies): Services<typeof contract.seasonDraw> => ({
  one: ({ seasonIdx }, ctx) => shown(ctx, seasonIdx),

  freeze: async ({ seasonIdx }, ctx) =>
    (await write(ctx, (tx) => freeze(tx, seasonIdx, channels))) ?? shown(ctx, seasonIdx),

  draw: async (input, ctx) => (await draw(ctx, input)) ?? shown(ctx, input.seasonIdx),

  publish: async ({ seasonIdx, ...given }, ctx) => {
    const said = reasonIn(given, ctx)
    if (isNo(said)) return said
    return (await write(ctx, (tx) => publish(tx, seasonIdx, said, channels))) ?? shown(ctx, seasonIdx)
  },

  revoke: async ({ seasonIdx, ...given }, ctx) => {
    const said = reasonIn(given, ctx)
    if (isNo(said)) return said
    return (await write(ctx, (tx) => revoke(tx, seasonIdx, said, channels))) ?? shown(ctx, seasonIdx)
  },

  proof: async ({ seasonIdx }, ctx) => {
    const season = await rows.season(ctx.sql, seasonIdx)
    if (!season) return NOT_FOUND
    const row = await sql.drawOf(ctx.sql, seasonIdx)
    if (!row) return WRONG_STATE({ state: season.mode === 'DRAW' ? season.drawStep : season.mode })
    return { ...row.frozen, ...(row.publishedAt && row.drawn), verifierUrl: VERIFIER }
  },
})

/** The reason of a step, in the club’s languages. */
function reasonIn({ reason, translated }: { reason: string; translated?: object }, { club }: Context) {
  const foreign = foreignLanguage(translated, club)
  return foreign ? new Malformed(foreign) : { reason, translated: saidWords(translated) }
}

async function draw(ctx: Context, { seasonIdx, value, signature }: ParsedInputOf<typeof drawCall>) {
  const season = await rows.season(ctx.sql, seasonIdx)
  if (!season) return NOT_FOUND
  const refused = refusedStep(season, 'FROZEN')
  if (refused) return refused
  const drawAt = season.drawAt!
  if (Temporal.Instant.compare(season.now, drawAt) < 0) return TOO_SOON({ at: drawAt })
  if (season.seedMode === 'beacon') {
    const seed = await beaconSeed(ctx, { drawAt, seasonIdx }, signature)
    return isNo(seed) ? seed : drawWith(ctx, seasonIdx, seed)
  }
  const { frozen, frozenAt } = (await sql.drawOf(ctx.sql, seasonIdx))!
  const seed = numbersSeed(ctx, frozen.post.seed, frozenAt, value)
  if (isNo(seed)) return seed
  // Kept in every case: of two managers who differ, either may be right.
  const found = await write(ctx, async (tx) => {
    await rows.lockSeason(tx.sql, seasonIdx)
    const now = refusedStep((await rows.season(tx.sql, seasonIdx))!, 'FROZEN')
    if (now) return now
    await audit(tx, { noun: 'team-season', recordIdx: seasonIdx, after: 'typed' })
    const { drawIdx } = (await sql.drawOf(tx.sql, seasonIdx))!
    return sql.typed(tx.sql, { drawIdx, adminIdx: ctx.who!.adminIdx!, value: seed.value })
  })
  if (isNo(found)) return found
  if (found.same) return drawWith(ctx, seasonIdx, seed)
  return found.other ? BEACON_WRONG({ why: 'DIFFERS' }) : undefined
}

async function shown(ctx: Context, seasonIdx: number): Promise<SeasonDraw | NotFound> {
  const season = await rows.season(ctx.sql, seasonIdx)
  if (!season || season.mode === 'MANUAL') return NOT_FOUND
  const { year, drawStep: state, closeAt, seedMode, seedName, seedDate } = season
  const drawAt = season.drawAt!
  const row = await sql.drawOf(ctx.sql, seasonIdx)
  const { chain, ...seed } = row?.frozen.post.seed ?? seedOf({ seedMode: seedMode!, seedName, seedDate, drawAt })
  return {
    ...{ seasonIdx, year, state, closeAt: closeAt.toString(), drawAt: drawAt.toString() },
    seed: { ...seed, mode: seedMode!, chain: chain?.hash },
    forms: row ? row.frozen.entries.length : await sql.countEntering(ctx.sql, seasonIdx),
    ...{ entriesRoot: row?.frozen.entriesRoot, words: row?.frozen.words, value: row?.drawn?.seed.value },
    typed: row && seedMode === 'numbers' ? await sql.typedBy(ctx.sql, row.drawIdx, ctx.who!.adminIdx!) : null,
    revoked: (await sql.revokedDraws(ctx.sql, ctx.lang, [seasonIdx])).map(({ revokedAt, ...of }) => ({
      ...{ ...of, revokedAt: revokedAt.toString() },
    })),
    places: row ? await placesOf(ctx, seasonIdx, row) : [],
  }
}

async function placesOf(
  ctx: Context,
  seasonIdx: number,
  { frozen, drawn }: sql.DrawRow,
): Promise<SeasonDraw['places']> {
  if (!drawn) return []
  const forms = await sql.formsByPseudonym(ctx.sql, seasonIdx)
  const { places } = drawn.result
  return places.map(({ place, pseudonym, wish }) => ({
    ...{ place, wish, ...forms.get(pseudonym)! },
    missed: seasonMissed(pseudonym, places, frozen.entries, frozen.slots),
  }))
}
