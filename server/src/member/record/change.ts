import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, IN_USE, WRONG_STATE } from '@clubhouse/contract/fail'
import { nameIn, renamed } from '@clubhouse/contract/member/person-name'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../platform/context.ts'
import { lookup } from '../../platform/lookup.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { isType } from '../account/rows.ts'
import { takenKey } from '../account/taken.ts'
import { notify } from '../inbox/notify.ts'
import { writeNote } from './note.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.memberRecord.change>

export async function change(input: Input, ctx: Context) {
  if (!(await isType(ctx.sql, input.memberType))) return new Malformed('memberType')
  try {
    return await write(ctx, (tx) => save(tx, input))
  } catch (error) {
    if (takenKey(error) === 'memberNo') return IN_USE({ where: 'memberNo', count: 1 })
    throw error
  }
}

async function save(tx: Transaction, { memberIdx, version, memo, reason, ...input }: Input) {
  const before = await sql.locked(tx.sql, memberIdx)
  if (!before) return NOT_FOUND
  if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
  if (before.state === 'WITHDRAWN' || before.state === 'WITHDRAW_REQUESTED') return WRONG_STATE({ state: before.state })
  const names = renamed(tx.lang, before, input)
  if (!names) return new Malformed('otherName')
  const memberNo = input.memberNo === undefined ? before.memberNo : input.memberNo || null
  const after = { ...input, ...names, memberNo }
  const fields = Object.entries(after).filter(([field, value]) => value !== lookup<unknown>(before, field))
  const isRetyped = before.memberType !== after.memberType
  const saved = await sql.change(tx.sql, memberIdx, after)
  // The record has the new values; the log does not keep old addresses.
  await audit(tx, {
    noun: 'member',
    recordIdx: memberIdx,
    before: isRetyped ? { memberType: before.memberType } : {},
    after: {
      changed: fields.map(([field]) => field).filter((field) => field !== 'memberType'),
      ...(isRetyped && { memberType: after.memberType }),
    },
    reason,
  })
  if (after.email !== before.email && before.email !== '')
    await notify(tx, 'EMAIL_CHANGED', before, { name: nameIn(before.lang, before), at: tx.clock.now() })
  if (memo) await writeNote(tx, memberIdx, memo)
  return { memberIdx, version: saved }
}
