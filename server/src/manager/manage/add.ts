import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { RIGHTS_TOO_WIDE } from '@clubhouse/contract/manager/refusal'
import { differInLetters, nameIn } from '@clubhouse/contract/member/person-name'
import { ID_TAKEN } from '@clubhouse/contract/member/refusal'
import { send } from '../../mail/send.ts'
import { temporaryPassword } from '../../member/password/temporary-password.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed } from '../../platform/context.ts'
import { hashPassword } from '../../platform/password.ts'
import { write } from '../../platform/write.ts'
import { giveRightsOf } from './give-rights.ts'
import { giverOf, tooWideGroup } from './giver.ts'
import * as rows from './rows.ts'
import { tooWide } from './rules.ts'
import * as sql from './sql.ts'

/** Adds a manager and sends the temporary password, which only opens the page for a new one. */
export async function addManager(input: ParsedInputOf<typeof contract.manager.add>, ctx: Context) {
  const { id, name, otherName = '', email, phoneNo, groupIdx = null, isSSAdmin = false, memo = null } = input
  if (!differInLetters({ name, otherName })) return new Malformed('otherName')
  if (groupIdx === null && !isSSAdmin) return new Malformed('groupIdx')
  const password = temporaryPassword()
  // Hashed before the transaction: hashing is slow on purpose and would hold a connection.
  const passwordHash = await hashPassword(password)
  try {
    return await write(ctx, async (tx) => {
      const ofGroup = groupIdx === null ? [] : await tooWideGroup(tx, groupIdx)
      if (!ofGroup) return new Malformed('groupIdx')
      const codes = isSSAdmin ? tooWide(giverOf(tx), { isSSAdmin, rights: {} }) : ofGroup
      if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
      const lang = tx.club.lang
      const idx = await sql.add(tx.sql, {
        id,
        passwordHash,
        name,
        otherName,
        email,
        phoneNo,
        lang,
        groupIdx,
        memo,
        isSSAdmin,
      })
      await giveRightsOf(tx, idx, groupIdx)
      const after = await rows.one(tx.sql, idx)
      await audit(tx, { noun: 'admin', recordIdx: idx, after })
      const values = { name: nameIn(lang, { name, otherName }), id, password }
      await send(tx, 'PASSWORD_RESET', lang, email, values, { adminIdx: idx })
      return { idx, version: after!.version }
    })
  } catch (error) {
    if (isTaken(error)) return ID_TAKEN({ id })
    throw error
  }
}

function isTaken(error: unknown): boolean {
  const { code, constraint_name } = (error ?? {}) as { code?: string; constraint_name?: string }
  return code === '23505' && (constraint_name === 'login_id_pkey' || constraint_name === 'admin_id_key')
}
