import type { contract } from '@clubhouse/contract'
import type { LostItemState } from '@clubhouse/contract/board/lost-item'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { TOO_SOON } from '@clubhouse/contract/terms'
import { changeUndone, keepBefore, ownChange } from '../../office/record/removed.ts'
import { audit } from '../../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { isNo } from '../../platform/write.ts'
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
export const setState: Calls['setState'] = async ({ idx, version, state, claimIdx, signedBy, reason }, ctx) =>
  locked(ctx, async (tx) => {
    const before = await sql.items.one(tx, idx)
    if (!before) return NOT_FOUND
    if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
    if (!mayBecome(before.state, state)) return WRONG_STATE({ state: before.state })
    if (state === 'RETURNED' && !signedBy) return new Malformed('signedBy')
    const earliest = disposableFrom(before.keepUntil)
    if (state === 'DISPOSED' && (await sql.today(tx.sql)) < earliest) return TOO_SOON({ earliest })
    const claims = await sql.claims(tx.sql, idx, tx.lang)
    if (claimIdx !== undefined && !claims.some((claim) => claim.claimIdx === claimIdx && claim.state !== 'REFUSED'))
      return new Malformed('claimIdx')
    const was: Was = { version, state: before.state, claims: stateOf(claims) }
    await keepBefore(tx, { noun: 'lost-item', recordIdx: idx }, was)
    const right = claimIdx ?? (state === 'RETURNED' ? accepted(claims) : undefined)
    // An item that leaves the club leaves no claim open; one that is published again was not theirs.
    await sql.decideClaims(tx.sql, idx, right, isStillHere(state) ? ['ACCEPTED'] : ['ACCEPTED', 'OPEN'])
    await sql.setState(tx.sql, idx, { state, signedBy: state === 'RETURNED' ? signedBy! : null })
    await audit(tx, {
      noun: 'lost-item',
      recordIdx: idx,
      before: { state: before.state },
      after: { state, ...(state === 'RETURNED' && { changed: ['signedBy'] }) },
      reason,
    })
    return services.one({ idx }, tx)
  })

const stateOf = (claims: readonly sql.Claim[]) =>
  Object.fromEntries(claims.map(({ claimIdx, state }) => [claimIdx, state]))

const accepted = (claims: readonly sql.Claim[]) => claims.find(({ state }) => state === 'ACCEPTED')?.claimIdx

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
    const saved = await sql.setState(tx.sql, idx, { state, signedBy: null })
    await changeUndone(tx, key, saved.version)
    await audit(tx, { noun: 'lost-item', recordIdx: idx, before: { state: there.state }, after: { state } })
    return saved
  })
