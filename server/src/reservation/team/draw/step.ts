import { randomBytes } from 'node:crypto'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { TOO_SOON } from '@clubhouse/contract/reservation/draw/draw-manage'
import { CONTRACTS_STAND, DRAW_LATE } from '@clubhouse/contract/reservation/team/season-draw'
import type { DRAW_STEPS } from '@clubhouse/contract/reservation/team/team'
import { seedHash } from '@clubhouse/draw/order'
import { seasonPlaces } from '@clubhouse/draw/season-assign'
import { verify } from '@clubhouse/draw/verify'
import { audit } from '../../../platform/audit.ts'
import { type Context, NOT_FOUND } from '../../../platform/context.ts'
import { isNo, type Transaction, write } from '../../../platform/write.ts'
import { isLate, type Value } from '../../draw/run/value.ts'
import { lockSheets } from '../../sheet/template/rows.ts'
import { decideForm } from '../manage/decide.ts'
import { type Notifies, tellOfficers } from '../notice/letters.ts'
import type { Officer } from '../notice/officers.ts'
import * as rows from '../rows.ts'
import { frozenSeason } from './bundle.ts'
import * as sql from './sql.ts'

type Step = (typeof DRAW_STEPS)[number]

/** Why a step of a draw cannot be taken: none of these states is the season’s. */
export function refusedStep({ mode, drawStep }: rows.SeasonRow, ...wanted: Step[]) {
  if (mode === 'MANUAL') return WRONG_STATE({ state: mode })
  return wanted.includes(drawStep) ? undefined : WRONG_STATE({ state: drawStep })
}

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

/** The season, locked, where this step is its next: the first manager takes it. */
async function lockedFor(tx: Transaction, seasonIdx: number, ...wanted: Step[]) {
  await rows.lockSeason(tx.sql, seasonIdx)
  // 0 would be the season that is open.
  const season = seasonIdx > 0 ? await rows.season(tx.sql, seasonIdx) : undefined
  return season ? (refusedStep(season, ...wanted) ?? season) : NOT_FOUND
}

/** Freezes the applications and publishes the fingerprint, before the value of chance can be known. */
export async function freeze(tx: Transaction, seasonIdx: number, channels: Notifies) {
  // First, so that a change of the season by another manager is before the freeze or finds it.
  await sql.touchSeason(tx.sql, seasonIdx)
  const season = await lockedFor(tx, seasonIdx, 'NONE', 'REVOKED')
  if (isNo(season)) return season
  const { closeAt, seedMode, seedName, seedDate, now } = season
  const drawAt = season.drawAt!
  if (isBefore(now, closeAt)) return TOO_SOON({ at: closeAt })
  if (isLate({ seedMode: seedMode!, seedName, seedDate, drawAt }, now, tx.club.zone)) return DRAW_LATE({ at: drawAt })
  const contracted = await sql.contracted(tx.sql, seasonIdx)
  if (contracted) return CONTRACTS_STAND({ with: contracted })
  const forms = []
  for (const form of await sql.entering(tx.sql, seasonIdx)) {
    const pseudonym = randomBytes(16).toString('hex')
    await sql.freezeForm(tx.sql, form.formIdx, pseudonym)
    await audit(tx, {
      ...{ noun: 'team-form', recordIdx: form.formIdx },
      before: { state: form.state },
      after: { state: 'UNDER_REVIEW' },
    })
    forms.push({ ...form, pseudonym, version: form.version + 1 })
  }
  const earlier = await sql.revokedDraws(tx.sql, tx.lang, [seasonIdx])
  const frozen = frozenSeason(tx.club.clubCode, season, forms, earlier.length + 1)
  await sql.freeze(tx.sql, seasonIdx, frozen)
  const { entriesRoot: root, words } = frozen
  const after = { drawState: 'FROZEN', entriesRoot: root, entries: forms.length }
  await audit(tx, { noun: 'team-season', recordIdx: seasonIdx, before: { drawState: season.drawStep }, after })
  for (const { formIdx, teamName } of forms) {
    const values = ({ name }: Officer) => ({
      ...{ ...toldOf(season, teamName), name, how: 'FROZEN' as const, at: drawAt, words, root },
    })
    await tellOfficers(tx, formIdx, 'TEAM_DRAW', values, channels)
  }
  return undefined
}

const toldOf = ({ year, drawAt }: rows.SeasonRow, team: string) => ({
  ...{ team, year: String(year), at: drawAt!, words: '', root: '', reason: '' },
})

/**
 * Draws by a value that was checked. The result follows from it and from what was frozen, and is written only where the
 * verifier that everyone has agrees with it.
 * @throws when it does not, which nothing but a fault of the product can cause
 */
export async function drawWith(ctx: Context, seasonIdx: number, seed: Value) {
  return write(ctx, async (tx) => {
    const season = await lockedFor(tx, seasonIdx, 'FROZEN')
    if (isNo(season)) return season
    const { drawIdx, frozen } = (await sql.drawOf(tx.sql, seasonIdx))!
    const hash = seedHash(frozen.drawId, frozen.entriesRoot, seed.value)
    const places = seasonPlaces(hash, frozen.slots, frozen.entries)
    const drawn = { seed: { ...seed, hash }, result: { places } }
    const [finding] = verify({ ...frozen, ...drawn })
    if (finding) throw new Error(`the check of season ${seasonIdx} disagrees: ${finding.what} ${finding.path}`)
    await sql.draw(tx.sql, drawIdx, drawn)
    const after = { drawState: 'DRAWN', value: seed.value }
    await audit(tx, { noun: 'team-season', recordIdx: seasonIdx, before: { drawState: 'FROZEN' }, after })
    return undefined
  })
}

type Reason = Pick<Parameters<typeof decideForm>[2], 'reason' | 'translated'>

/**
 * Decides every application as it was drawn, in one transaction: one that ends in the middle has done nothing. A group
 * that has left since the freeze keeps its place in the result, and takes nothing.
 */
export async function publish(tx: Transaction, seasonIdx: number, reason: Reason, channels: Notifies) {
  // Before the season, as each approval does.
  await lockSheets(tx.sql)
  const season = await lockedFor(tx, seasonIdx, 'DRAWN')
  if (isNo(season)) return season
  const { drawIdx, drawn } = (await sql.drawOf(tx.sql, seasonIdx))!
  const forms = await sql.formsByPseudonym(tx.sql, seasonIdx)
  const contracted = await sql.contracted(tx.sql, seasonIdx)
  for (const { place, pseudonym, wish } of drawn!.result.places) {
    const { formIdx } = forms.get(pseudonym)!
    const form = (await rows.form(tx.sql, formIdx, tx.lang))!
    const state = wish === undefined ? 'WAITLISTED' : 'APPROVED'
    if (form.state === 'UNDER_REVIEW') {
      const made = await decideForm(tx, form, { state, wish: wish ?? null, ...reason }, channels)
      // Another wish than the drawn one would not be the result that anyone can compute.
      if (isNo(made) && contracted) return CONTRACTS_STAND({ with: contracted })
      // Then it is a fault of the draw, and nothing of it is kept.
      if (isNo(made)) throw new Error(`season ${seasonIdx} cannot be published: ${made.code}`)
    } else await audit(tx, { noun: 'team-form', recordIdx: formIdx, after: { place } })
    await sql.setPlace(tx.sql, formIdx, place)
  }
  await sql.publish(tx.sql, drawIdx)
  const after = { drawState: 'PUBLISHED' }
  await audit(tx, { noun: 'team-season', recordIdx: seasonIdx, before: { drawState: 'DRAWN' }, after })
  return undefined
}

/**
 * Ends a draw without a result: the public draw that it waits for did not take place, say. Its fingerprint and the reason
 * stay for the officers to read; another draw has names, a fingerprint and a number of its own.
 */
export async function revoke(tx: Transaction, seasonIdx: number, { reason, translated }: Reason, channels: Notifies) {
  await sql.touchSeason(tx.sql, seasonIdx)
  const season = await lockedFor(tx, seasonIdx, 'FROZEN', 'DRAWN')
  if (isNo(season)) return season
  const { drawIdx } = (await sql.drawOf(tx.sql, seasonIdx))!
  const forms = await sql.revoke(tx.sql, { drawIdx, seasonIdx, reason, translated })
  const states = { before: { drawState: season.drawStep }, after: { drawState: 'REVOKED' } }
  await audit(tx, { noun: 'team-season', recordIdx: seasonIdx, reason, ...states })
  for (const { formIdx, teamName, state } of forms) {
    await audit(tx, { noun: 'team-form', recordIdx: formIdx, reason, after: { drawState: 'REVOKED' } })
    if (state !== 'UNDER_REVIEW') continue
    const values = ({ name, lang }: Officer) => ({
      ...{ ...toldOf(season, teamName), name, how: 'REVOKED' as const },
      reason: translated[lang]?.reason ?? reason,
    })
    await tellOfficers(tx, formIdx, 'TEAM_DRAW', values, channels)
  }
  return undefined
}
