import { randomBytes } from 'node:crypto'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { EntryText } from '@clubhouse/draw/bundle'
import { entryCanonical, hashOf } from '@clubhouse/draw/root'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND, SessionEnded } from '../../../platform/context.ts'
import { isNo, type Transaction } from '../../../platform/write.ts'
import { memberFacts } from '../../member-facts.ts'
import { type Rulebook, refusedTerms } from '../../rulebook.ts'
import { drawIdOf, linesOf } from '../rows.ts'
import { entriesShown } from '../shown/shown.ts'
import { type Input, refusedBusy, refusedByTime, refusedMember, refusedQuota, wishedOf, wrongParty } from './check.ts'
import { type Notifies, tellApplicant, tellNamed } from './letters.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'

/**
 * Writes an entry or a new version of it, with the receipt of that version. The draw is kept from closing meanwhile, and
 * the party from being named elsewhere. Decision 129.
 */
export async function enterDraw(tx: Transaction, me: number, input: Input, rulebook: Rulebook, channels: Notifies) {
  const { drawIdx, playDate, party, entryIdx, version } = input
  if ((entryIdx === undefined) !== (version === undefined)) return new Malformed('version')
  const draw = await rows.lockOpen(tx.sql, drawIdx, tx.lang)
  if (!draw) return NOT_FOUND
  const late = refusedByTime(draw.row, draw.now)
  if (late) return late
  const earlier = entryIdx === undefined ? [] : await sql.partyOf(tx.sql, entryIdx)
  if (!(await sql.lockParty(tx.sql, [...new Set([me, ...party, ...earlier])])).has(me)) throw new SessionEnded()
  const before = entryIdx === undefined ? undefined : await sql.lockEntry(tx.sql, entryIdx)
  if (entryIdx !== undefined) {
    if (before?.memberIdx !== me || before.drawIdx !== drawIdx) return NOT_FOUND
    if (before.state !== 'SUBMITTED') return WRONG_STATE({ state: before.state })
    if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
    if (before.playDate !== playDate) return new Malformed('playDate')
  }
  const wished = await refusedOrWished(tx, me, input, draw.row, earlier, rulebook)
  if (isNo(wished)) return wished
  const { seedMode } = draw.row
  if (seedMode === 'slow' && input.nonce === undefined) return new Malformed('nonce')
  const text: EntryText = {
    drawId: drawIdOf(tx.club.clubCode, drawIdx),
    pseudonym: before?.pseudonym ?? randomBytes(16).toString('hex'),
    version: (before?.version ?? 0) + 1,
    playDate,
    wishes: linesOf(input.wishes),
    anyTime: input.anyTime,
    partySize: input.partySize,
    standbyIfLost: input.standbyIfLost,
    ...(seedMode === 'slow' && { nonce: input.nonce }),
  }
  const canonical = entryCanonical(text)
  const entered = { ...text, drawIdx, memberIdx: me, termsIdx: input.termsIdx, entryHash: hashOf(canonical) }
  if (entryIdx !== undefined) await sql.change(tx.sql, entryIdx, entered)
  const told = { ...entered, entryIdx: entryIdx ?? (await sql.add(tx.sql, entered)) }
  await sql.keepReceipt(tx.sql, told.entryIdx, { ...entered, canonical })
  await sql.putParty(tx.sql, told, party, earlier)
  if (seedMode === 'slow') await sql.dropNonce(tx.sql, drawIdx, me)
  // Wishes are nobody's to read before the close, so the log has their hash.
  await audit(tx, {
    noun: 'draw-entry',
    recordIdx: told.entryIdx,
    before: before && { version: before.version, party: earlier },
    after: { drawIdx, playDate, state: 'SUBMITTED', version: text.version, party, entryHash: entered.entryHash },
  })
  await tellApplicant(tx, me, before ? 'CHANGED' : 'ENTERED', told, channels)
  await tellNamed(
    tx,
    party.filter((one) => one !== me && !earlier.includes(one)),
    'ASKED',
    told,
    me,
    channels,
  )
  await tellNamed(
    tx,
    earlier.filter((one) => !party.includes(one)),
    'REMOVED',
    told,
    me,
    channels,
  )
  const [shown] = await entriesShown(tx, [(await rows.entry(tx.sql, told.entryIdx, tx.lang))!])
  return shown!
}

async function refusedOrWished(
  tx: Transaction,
  me: number,
  input: Input,
  draw: Parameters<typeof refusedMember>[0] & { playDates: string[]; weights: Parameters<typeof wrongParty>[3] },
  earlier: readonly number[],
  rulebook: Rulebook,
) {
  const { drawIdx, playDate } = input
  if (!draw.playDates.includes(playDate)) return new Malformed('playDate')
  const [facts, slots] = await Promise.all([
    memberFacts(tx.sql, me, { date: playDate }),
    rows.teeTimes(tx.sql, drawIdx),
  ])
  const [refused] = refusedMember(draw, facts)
  if (refused) return refused
  const wrong = await wrongParty(tx, me, input, draw.weights, earlier, rulebook)
  if (wrong) return wrong
  const wished = wishedOf(input, slots)
  if (isNo(wished)) return wished
  return (
    refusedQuota(facts, wished[0]!, rulebook) ??
    (await refusedBusy(tx, input, wished)) ??
    refusedTerms(input.termsIdx, rulebook, tx.lang) ??
    wished
  )
}
