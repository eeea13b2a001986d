import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { RATE_LIMIT } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/manager/manage'
import { LAST_ADMIN, NOT_SELF, RIGHTS_TOO_WIDE } from '@clubhouse/contract/manager/refusal'
import { nameIn, namesIn } from '@clubhouse/contract/member/person-name'
import { ID_TAKEN } from '@clubhouse/contract/member/refusal'
import { UNDO_OVER } from '@clubhouse/contract/office/undo'
import { fileUrl } from '../../file/address.ts'
import { forgetFile } from '../../file/forget.ts'
import { isContent, keepFile, pictureOf } from '../../file/keep.ts'
import { masked } from '../../mail/rules.ts'
import { send } from '../../mail/send.ts'
import { setPassword } from '../../member/password/new-password.ts'
import { temporaryPassword } from '../../member/password/temporary-password.ts'
import { changeByOld } from '../../member/recovery/change-password.ts'
import { isFree } from '../../member/signup/login-id.ts'
import { historyOf } from '../../office/history.ts'
import { ownRemoval } from '../../office/record/removed.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, FORBIDDEN, Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { isNo, type Transaction, write } from '../../platform/write.ts'
import { forgetFailuresOfId } from '../../session/counters.ts'
import { addManager } from './add.ts'
import { changeManager } from './change.ts'
import { giverOf, isSelf, widerThan } from './giver.ts'
import { moveAccounts } from './move.ts'
import { isRemoved, MANAGER, remove, restore } from './removed.ts'
import * as rows from './rows.ts'
import { tooWide } from './rules.ts'
import * as sql from './sql.ts'

/** Longest side in pixels: the largest size shown, doubled for high-density screens. */
const PHOTO = 640

export const manager: Services<typeof contract.manager> = {
  list: async (filter, ctx) => {
    const [page, groups] = await Promise.all([sql.list(ctx.sql, filter, ctx.lang), sql.groups(ctx.sql, ctx.lang)])
    const giver = giverOf(ctx)
    return {
      ...page,
      list: page.list.map((row) => ({ ...row, ...namesIn(ctx.lang, row) })),
      groups: groups.map(({ groupIdx, name, rights }) => ({
        groupIdx,
        name,
        isTooWide: tooWide(giver, { isSSAdmin: false, rights }).length > 0,
      })),
    }
  },

  // A limited session may only read its own account.
  one: async ({ idx }, ctx) => {
    if (ctx.who?.limit && !isSelf(ctx, idx)) return FORBIDDEN
    const found = await rows.one(ctx.sql, idx, { lang: ctx.lang })
    return found ? { ...found, ...namesIn(ctx.lang, found) } : NOT_FOUND
  },

  history: historyOf(history),

  add: addManager,
  change: changeManager,
  move: moveAccounts,

  remove: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      if (idx.some((one) => isSelf(tx, one))) return NOT_SELF({})
      // Taken first, so that concurrent changes of super managers queue here only.
      if (await sql.leavesNoSuper(tx.sql, idx)) return LAST_ADMIN({})
      const whom = new Set(idx)
      for (const one of whom) {
        const before = await rows.one(tx.sql, one, { lock: true })
        if (!before) return NOT_FOUND
        const codes = await widerThan(tx, before)
        if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
        await remove(tx, one, before.id)
        await audit(tx, { noun: 'admin', recordIdx: one, before, after: { state: 'REMOVED' } })
      }
      return { deleted: whom.size }
    }),

  undo: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      const read = () => rows.one(tx.sql, idx, { lock: true })
      const removal = await ownRemoval<{ id: string }, rows.ManagerRow>(tx, { ...MANAGER, recordIdx: idx }, read)
      // What was kept of it is deleted.
      if (removal === NOT_FOUND && (await isRemoved(tx.sql, idx))) return UNDO_OVER({})
      if (isNo(removal)) return removal
      const { there, more } = removal
      if (there) return { idx, version: there.version }
      if (!(await isFree(tx, more.id))) return ID_TAKEN({ id: more.id })
      await restore(tx, idx)
      const after = (await rows.one(tx.sql, idx))!
      await audit(tx, { noun: 'admin', recordIdx: idx, before: { state: 'REMOVED' }, after })
      return { idx, version: after.version }
    }),

  resetPassword: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      if (isSelf(tx, idx)) return NOT_SELF({})
      const person = await rows.one(tx.sql, idx, { lock: true })
      if (!person) return NOT_FOUND
      const codes = await widerThan(tx, person)
      if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
      const retryAt = await sql.resetAgainAt(tx.sql, idx)
      if (retryAt) return RATE_LIMIT({ retryAt })
      const password = temporaryPassword()
      await setPassword(tx, { adminIdx: idx }, password, { isTemporary: true })
      const { id, email } = person
      const lang = await sql.langOf(tx.sql, idx)
      // A new password resets the failed attempts.
      await forgetFailuresOfId(tx, id)
      await audit(tx, { noun: 'admin', recordIdx: idx, after: 'temporary password' })
      await send(tx, 'PASSWORD_RESET', lang, email, { name: nameIn(lang, person), id, password }, { adminIdx: idx })
      return { sentTo: masked(email) }
    }),

  checkId: async ({ id }, ctx) => ({ available: await isFree(ctx, id) }),

  changePassword: async ({ oldPassword, newPassword }, ctx) => changeByOld(ctx, oldPassword, newPassword),

  addPhoto: async ({ idx }, ctx, [file]) => {
    const picture = file ? await pictureOf(file, PHOTO) : new Malformed('file')
    if (!isContent(picture)) return picture
    return write(ctx, async (tx) => {
      const unfit = await untouchable(tx, idx)
      if (unfit) return unfit
      // The file name must not be guessable.
      const kept = await keepFile(tx, randomUUID(), picture, { noun: 'admin' })
      const imageUrl = fileUrl(kept, tx)
      await replacePhoto(tx, idx, { fileIdx: kept.fileIdx, url: imageUrl })
      return { imageUrl }
    })
  },

  removePhoto: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      const unfit = await untouchable(tx, idx)
      if (unfit) return unfit
      await replacePhoto(tx, idx, null)
      return null
    }),
}

async function untouchable(tx: Context, idx: number) {
  const person = await rows.one(tx.sql, idx, { lock: true })
  if (!person) return NOT_FOUND
  return !isSelf(tx, idx) && (await widerThan(tx, person)).length > 0 ? FORBIDDEN : undefined
}

async function replacePhoto(tx: Transaction, idx: number, photo: { fileIdx: number; url: string } | null) {
  const before = await sql.setPhoto(tx.sql, idx, photo)
  if (before !== null || photo !== null)
    await audit(tx, { noun: 'admin', recordIdx: idx, after: photo ? 'photo' : 'no photo' })
  if (before !== null) await forgetFile(tx, before)
}
