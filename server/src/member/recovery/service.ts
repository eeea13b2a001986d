import type { contract } from '@clubhouse/contract'
import { Refusal, WRONG_STATE } from '@clubhouse/contract/fail'
import { CERT_EXPIRED } from '@clubhouse/contract/member/refusal'
import { PAST_DEADLINE } from '@clubhouse/contract/reservation/refusal'
import { send } from '../../mail/send.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, memberOf, NOT_FOUND, type Services } from '../../platform/context.ts'
import { doOrPretend } from '../../platform/pretend.ts'
import { write } from '../../platform/write.ts'
import { passwordUntil } from '../../session/rules.ts'
import { unlock } from '../../session/unlock.ts'
import { accountSettings } from '../../site/account-settings.ts'
import { isOfEmail, lookAtProof, useProof, useProofToRead } from '../certification/proof.ts'
import { ticketOf } from '../certification/rules.ts'
import { notify } from '../inbox/notify.ts'
import { changeByOld, changeByProof } from './change-password.ts'
import { LATER_DAYS, partlyHidden, TICKET_MINUTES } from './rules.ts'
import * as sql from './sql.ts'
import { wake } from './wake.ts'

export const recovery: Services<typeof contract.recovery> = {
  findId: async ({ clubCode, name, email, certToken, lang }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    return write(ctx, async (tx) => {
      const proof = certToken === undefined ? undefined : await useProofToRead(tx, certToken, 'FIND_ID')
      if (certToken !== undefined && (!proof || !isOfEmail(proof, email))) return CERT_EXPIRED({})
      const isMailed = await sql.claimIdMail(tx.sql, email)
      const found = await sql.accounts(tx.sql, name, email, proof?.identityHash)
      const ids = found.map(({ id }) => id)
      await doOrPretend(tx, isMailed && ids.length > 0, (inner) =>
        send(
          inner,
          'FIND_ID',
          found[0]?.lang ?? lang ?? tx.club.lang,
          found[0]?.email ?? email,
          { name, ids },
          { memberIdx: found[0]?.memberIdx },
        ),
      )
      if (!proof) return { sent: true }
      return { sent: true, ids: found.map(({ id, createdAt }) => ({ id: partlyHidden(id), createdAt })) }
    })
  },

  check: async ({ clubCode, id, email }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    const until = ctx.clock.now().add({ minutes: TICKET_MINUTES })
    return { ticket: ticketOf({ id, email, until: until.epochMilliseconds }), expiresAt: until }
  },

  changePassword: async ({ newPassword, oldPassword, certToken }, ctx) => {
    if (certToken !== undefined) return changeByProof(ctx, certToken, newPassword)
    return oldPassword === undefined ? new Malformed('oldPassword') : changeByOld(ctx, oldPassword, newPassword)
  },

  changeExpired: async ({ oldPassword, newPassword, later }, ctx) => {
    const settings = await accountSettings(ctx)
    const me = memberOf(ctx)
    if (later) {
      const until = await write(ctx, (tx) => sql.askLater(tx.sql, me, LATER_DAYS))
      return { until: settings.passwordDays === null ? null : until }
    }
    if (oldPassword === undefined) return new Malformed('oldPassword')
    if (newPassword === undefined) return new Malformed('newPassword')
    const changed = await changeByOld(ctx, oldPassword, newPassword)
    if (changed instanceof Refusal) return changed
    const now = ctx.clock.now()
    return { until: passwordUntil({ passwordChangedAt: now, passwordAskAt: null }, settings) }
  },

  activate: async ({ clubCode, certToken }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    return write(ctx, async (tx) => {
      const proof = await lookAtProof(tx, certToken, 'ACTIVATE')
      if (!proof || proof.memberIdx === null) return CERT_EXPIRED({})
      const { id, state } = await sql.lockStanding(tx.sql, proof.memberIdx)
      // A repeated request: a GET may be retried on the way.
      if (state === 'ACTIVE') return { id, state }
      if (state !== 'DORMANT') return WRONG_STATE({ state })
      return (await wakeBy(tx, certToken, state, 'activated')) ?? CERT_EXPIRED({})
    })
  },

  unlock: async ({ clubCode, code }, ctx) => (clubCode === ctx.club.clubCode ? unlock(ctx, code) : NOT_FOUND),

  undoWithdrawal: async ({ clubCode, certToken }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    return write(ctx, async (tx) => {
      const proof = await lookAtProof(tx, certToken, 'ACTIVATE')
      if (!proof || proof.isUsed || proof.memberIdx === null) return CERT_EXPIRED({})
      const { state, undoUntil, isForGood } = await sql.lockStanding(tx.sql, proof.memberIdx)
      if (state !== 'WITHDRAW_REQUESTED' || !undoUntil || isForGood) return WRONG_STATE({ state })
      if (await sql.isBeforeNow(tx.sql, undoUntil)) return PAST_DEADLINE({ rule: 'undo', at: undoUntil })
      return (await wakeBy(tx, certToken, state, 'withdrawal undone')) ?? CERT_EXPIRED({})
    })
  },
}

/** Consumes the verification and reactivates the account; undefined when another request was first. */
async function wakeBy(tx: Context, certToken: string, before: string, reason: string) {
  const proof = await useProof(tx, certToken, 'ACTIVATE')
  if (!proof || proof.memberIdx === null) return undefined
  await wake(tx, proof.memberIdx)
  await audit(tx, {
    noun: 'member',
    recordIdx: proof.memberIdx,
    before: { state: before },
    after: { state: 'ACTIVE' },
    reason,
  })
  const { id, ...member } = await sql.lockStanding(tx.sql, proof.memberIdx)
  await notify(tx, 'AWAKE', { ...member, memberIdx: proof.memberIdx }, { name: member.name, at: tx.clock.now() })
  return { id, state: 'ACTIVE' } as const
}
