import type { contract } from '@clubhouse/contract'
import type { LostItemState } from '@clubhouse/contract/board/lost-item'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { TOO_SOON } from '@clubhouse/contract/terms'
import { ownDeed } from '../../office/undo.ts'
import { audit } from '../../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import * as sql from './manage-sql.ts'
import { disposableFrom, isStillHere, mayBecome } from './rules.ts'
import { whole } from './whole.ts'

type Calls = Services<typeof contract.lostItemManage>

const stateOf = (claims: readonly sql.Claim[]) =>
  Object.fromEntries(claims.map(({ claimIdx, state }) => [claimIdx, state]))

/** The log keeps no names: it says only that the person who signed changed. */
export const setState: Calls['setState'] = async ({ idx, version, state, claimIdx, signedBy, reason }, ctx) =>
  write(ctx, async (tx) => {
    const before = await sql.one(tx.sql, idx, { lock: true })
    if (!before) return NOT_FOUND
    if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
    if (!mayBecome(before.state, state)) return WRONG_STATE({ state: before.state })
    if (state === 'RETURNED' && !signedBy) return new Malformed('signedBy')
    const earliest = disposableFrom(before.keepUntil)
    if (state === 'DISPOSED' && (await sql.today(tx.sql)) < earliest) return TOO_SOON({ earliest })
    const claims = await sql.claims(tx.sql, idx, tx.lang)
    if (claimIdx !== undefined && !claims.some((claim) => claim.claimIdx === claimIdx && claim.state !== 'REFUSED'))
      return new Malformed('claimIdx')
    const right = claimIdx ?? (state === 'RETURNED' ? accepted(claims) : undefined)
    // An item that leaves the club leaves no claim open; one that is published again was not theirs.
    await sql.decideClaims(tx.sql, idx, right, isStillHere(state) ? ['ACCEPTED'] : ['ACCEPTED', 'OPEN'])
    await sql.setState(tx.sql, idx, { state, signedBy: state === 'RETURNED' ? signedBy! : null })
    await audit(tx, {
      noun: 'lost-item',
      recordIdx: idx,
      before: { state: before.state, claims: stateOf(claims) },
      after: { state, ...(state === 'RETURNED' && { changed: ['signedBy'] }) },
      reason,
    })
    return whole(tx, (await sql.one(tx.sql, idx))!)
  })

const accepted = (claims: readonly sql.Claim[]) => claims.find(({ state }) => state === 'ACCEPTED')?.claimIdx

export const undo: Calls['undo'] = async ({ idx }, ctx) =>
  write(ctx, async (tx) => {
    const there = await sql.one(tx.sql, idx, { lock: true })
    if (!there) return NOT_FOUND
    const deed = { noun: 'lost-item', calls: 'lostItemManage', deed: 'setState', recordIdx: idx }
    const change = await ownDeed(tx, deed)
    if (!('before' in change)) return change
    if (change.isUndone) return { idx, version: there.version }
    const { state, claims } = change.before as { state: LostItemState; claims: Record<string, string> }
    await sql.restoreClaims(tx.sql, claims)
    const saved = await sql.setState(tx.sql, idx, { state, signedBy: null })
    await audit(tx, { noun: 'lost-item', recordIdx: idx, before: { state: there.state }, after: { state } })
    return saved
  })
