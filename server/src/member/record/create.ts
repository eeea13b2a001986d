import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { IN_USE } from '@clubhouse/contract/fail'
import { differInLetters } from '@clubhouse/contract/member/person-name'
import { ID_TAKEN } from '@clubhouse/contract/member/refusal'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed } from '../../platform/context.ts'
import { hashPassword } from '../../platform/password.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { freeIds } from '../account/new-id.ts'
import { isType } from '../account/rows.ts'
import { sendPassword } from '../account/send-password.ts'
import { takenKey } from '../account/taken.ts'
import { temporaryPassword } from '../password/temporary-password.ts'
import { identityOf, takeUpPenalties } from '../signup/rows.ts'
import { writeNote } from './note.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.memberRecord.create>

/** How often an ID is made anew when a signup takes it first. */
const TRIES = 3

export async function create(input: Input, ctx: Context) {
  const { lang, memberType } = input
  if (!differInLetters(input)) return new Malformed('otherName')
  if (lang !== undefined && !ctx.club.langs.includes(lang)) return new Malformed('lang')
  if (!(await isType(ctx.sql, memberType))) return new Malformed('memberType')
  const password = temporaryPassword()
  // Hashed before the transaction: hashing is slow on purpose and would hold a connection.
  const hash = input.invite ? await hashPassword(password) : undefined
  for (let left = TRIES; ; left--) {
    try {
      return await write(ctx, (tx) => add(tx, input, hash === undefined ? undefined : { password, hash }))
    } catch (error) {
      const taken = takenKey(error)
      if (taken === 'memberNo') return IN_USE({ where: 'memberNo', count: 1 })
      if (taken === 'id' && input.id !== undefined) return ID_TAKEN({ id: input.id })
      if (taken !== 'id' || left === 1) throw error
    }
  }
}

interface Given {
  password: string
  hash: string
}

async function add(tx: Transaction, { memo, reason, ...input }: Input, given: Given | undefined) {
  const { name, otherName, email, phoneNo, memberType } = input
  if (input.id === undefined) await sql.waitForNewId(tx.sql)
  const id = input.id ?? (await freeIds(tx.sql, [email]))[0]!
  const lang = input.lang ?? tx.club.lang
  const memberNo = input.memberNo || null
  const saved = await sql.add(tx.sql, { id, name, otherName, email, phoneNo, lang, memberType, memberNo })
  const { memberIdx } = saved
  await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { state: 'ACTIVE', memberType }, reason })
  const identity = await identityOf(tx.sql, email)
  for (const { penaltyIdx, code, untilDate } of await takeUpPenalties(tx.sql, memberIdx, identity))
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: { code, until: untilDate } })
  if (memo) await writeNote(tx, memberIdx, memo)
  if (given) await sendPassword(tx, { memberIdx, id, name, email, lang }, given)
  return saved
}
