import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import type { LostItemState } from '@clubhouse/contract/board/lost-item'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { TOO_SOON } from '@clubhouse/contract/terms'
import { forgetFile } from '../../file/forget.ts'
import { type Content, keepFile, picturesOf } from '../../file/keep.ts'
import { changeUndone, keepBefore, ownChange } from '../../office/record/removed.ts'
import { audit } from '../../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { foreignLanguage, saidWords } from '../../platform/said-in.ts'
import { isNo, type Transaction } from '../../platform/write.ts'
import { tellLater } from './claim/tell.ts'
import * as sql from './manage-sql.ts'
import { locked, services } from './record.ts'
import { disposableFrom, isStillHere, mayBecome } from './rules.ts'

type Calls = Services<typeof contract.lostItemManage>

interface Was {
  version: number
  state: LostItemState
  /** The states of its claims by number. */
  claims: Record<string, sql.Claim['state']>
}

/** The log keeps no names: it says only that the person who signed changed. */
export const setState: Calls['setState'] = async (
  { idx, version, state, claimIdx, reportIdx, signedBy, isTyped, reason },
  ctx,
  sent,
) => {
  const drawn = await picturesOf(sent, 'file')
  if (!Array.isArray(drawn)) return drawn
  return locked(ctx, async (tx) => {
    const before = await unchanged(tx, idx, version)
    if (isNo(before)) return before
    if (!mayBecome(before.state, state)) return WRONG_STATE({ state: before.state })
    const isReturned = state === 'RETURNED'
    if (isReturned && !signedBy) return new Malformed('signedBy')
    if (isReturned && drawn.length === 0 && !isTyped) return new Malformed('file')
    const earliest = disposableFrom(before.keepUntil)
    if (state === 'DISPOSED' && (await sql.today(tx.sql)) < earliest) return TOO_SOON({ earliest })
    const claims = await sql.claims(tx.sql, idx, tx.lang)
    if (claimIdx !== undefined && !claims.some((claim) => claim.claimIdx === claimIdx && claim.state !== 'REFUSED'))
      return new Malformed('claimIdx')
    await keepBefore(tx, { noun: 'lost-item', recordIdx: idx }, wasOf(before, claims))
    const right = claimIdx ?? (isReturned ? accepted(claims)?.claimIdx : undefined)
    // An item that leaves the club leaves no claim open; one that is published again was not theirs.
    await sql.decideClaims(tx.sql, idx, right, isStillHere(state) ? ['ACCEPTED'] : ['ACCEPTED', 'OPEN'])
    if (isReturned && !(await answer(tx, idx, reportIdx))) return new Malformed('reportIdx')
    const signatureFileIdx = isReturned ? await keepSignature(tx, drawn) : null
    await sql.setState(tx.sql, idx, { state, signedBy: isReturned ? signedBy! : null, signatureFileIdx })
    await tellDecided(tx, idx, claims)
    const changed = isReturned ? ['signedBy', 'signature'].slice(0, drawn.length + 1) : []
    await audit(tx, {
      noun: 'lost-item',
      recordIdx: idx,
      before: { state: before.state },
      after: { state, ...(changed.length > 0 && { changed }) },
      reason,
    })
    return services.one({ idx }, tx)
  })
}

export const refuse: Calls['refuse'] = async ({ idx, claimIdx, version, reason, translated }, ctx) =>
  locked(ctx, async (tx) => {
    const foreign = foreignLanguage(translated, tx.club)
    if (foreign) return new Malformed(foreign)
    const before = await unchanged(tx, idx, version)
    if (isNo(before)) return before
    const claims = await sql.claims(tx.sql, idx, tx.lang)
    const claim = claims.find((one) => one.claimIdx === claimIdx)
    if (!claim) return NOT_FOUND
    if (claim.state === 'REFUSED' || !isStillHere(before.state)) return WRONG_STATE({ state: claim.state })
    await keepBefore(tx, { noun: 'lost-item', recordIdx: idx }, wasOf(before, claims))
    await sql.refuse(tx.sql, claimIdx, reason, saidWords(translated))
    const state = claim.state === 'ACCEPTED' && before.state === 'CLAIMED' ? 'PUBLISHED' : before.state
    await sql.setState(tx.sql, idx, { state, signedBy: null, signatureFileIdx: null })
    await tellDecided(tx, idx, claims)
    await audit(tx, {
      noun: 'lost-item',
      recordIdx: idx,
      before: { state: before.state },
      after: { state, changed: ['claims'] },
      reason,
    })
    return services.one({ idx }, tx)
  })

async function unchanged(tx: Transaction, idx: number, version: number) {
  const before = await sql.items.one(tx, idx)
  if (!before) return NOT_FOUND
  return before.version === version ? before : CHANGED_MEANWHILE({ version: before.version })
}

const wasOf = ({ version, state }: { version: number; state: LostItemState }, claims: readonly sql.Claim[]): Was => ({
  version,
  state,
  claims: Object.fromEntries(claims.map((claim) => [claim.claimIdx, claim.state])),
})

const accepted = (claims: readonly sql.Claim[]) => claims.find(({ state }) => state === 'ACCEPTED')

/** Tells those of whose claims something else was decided than before. */
async function tellDecided(tx: Transaction, idx: number, before: readonly sql.Claim[]): Promise<void> {
  const was = new Map(before.map(({ claimIdx, state }) => [claimIdx, state]))
  const claims = await sql.claims(tx.sql, idx, tx.lang)
  await tellLater(
    tx,
    claims
      .filter(({ claimIdx, state }) => was.get(claimIdx) !== state)
      .map(({ claimIdx, state }) => ({ claimIdx, state })),
  )
}

/** Ends the report that is named, or that of the claimant. @returns false where it cannot be of the item */
async function answer(tx: Transaction, idx: number, reportIdx: number | undefined): Promise<boolean> {
  const owner = accepted(await sql.claims(tx.sql, idx, tx.lang))?.member.memberIdx
  const answered = reportIdx ?? (owner && (await sql.reportOf(tx.sql, idx, owner)))
  // That of the claimant may be withdrawn at this moment.
  if (!answered || !(await sql.answerReport(tx.sql, idx, answered))) return reportIdx === undefined
  await audit(tx, {
    ...{ noun: 'lost-report', recordIdx: answered },
    before: { state: 'OPEN' },
    after: { state: 'RETURNED' },
  })
  return true
}

async function keepSignature(tx: Transaction, [drawn]: readonly Content[]): Promise<number | null> {
  if (!drawn) return null
  return (await keepFile(tx, randomUUID(), drawn, { noun: 'lost_signature', isPrivate: true })).fileIdx
}

export const undo: Calls['undo'] = async ({ idx }, ctx) =>
  locked(ctx, async (tx) => {
    const there = await sql.items.one(tx, idx)
    if (!there) return NOT_FOUND
    const key = { noun: 'lost-item', recordIdx: idx }
    const change = await ownChange<Was>(tx, key, there.version)
    if (isNo(change)) return change
    if (change.isUndone) return { idx, version: there.version }
    const { state, claims } = change.was
    await sql.restoreClaims(tx.sql, claims)
    const reportIdx = await sql.reopenReport(tx.sql, idx)
    if (reportIdx)
      await audit(tx, {
        ...{ noun: 'lost-report', recordIdx: reportIdx },
        before: { state: 'RETURNED' },
        after: { state: 'OPEN' },
      })
    const { had, ...saved } = await sql.setState(tx.sql, idx, { state, signedBy: null, signatureFileIdx: null })
    if (had) await forgetFile(tx, had)
    await changeUndone(tx, key, saved.version)
    await audit(tx, { noun: 'lost-item', recordIdx: idx, before: { state: there.state }, after: { state } })
    return saved
  })
