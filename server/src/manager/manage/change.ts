import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { LAST_ADMIN, NOT_SELF, RIGHTS_TOO_WIDE } from '@clubhouse/contract/manager/refusal'
import { renamed } from '@clubhouse/contract/member/person-name'
import { audit } from '../../platform/audit.ts'
import { type Context, FORBIDDEN, Malformed, NOT_FOUND } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { giveRightsOf } from './give-rights.ts'
import { giverOf, isSelf, tooWideGroup, widerThan } from './giver.ts'
import * as rows from './rows.ts'
import { tooWide } from './rules.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.manager.change>

const COLUMNS = {
  name: 'name',
  otherName: 'other_name',
  email: 'email',
  phoneNo: 'phone_no',
  groupIdx: 'group_idx',
  isSSAdmin: 'is_ss_admin',
  memo: 'memo',
  state: 'state',
} as const
type Field = keyof typeof COLUMNS

/** Fields that decide what a manager may do. Nobody changes them on their own account. */
const POWER: readonly Field[] = ['groupIdx', 'isSSAdmin', 'state']

/** Changes what is given. On one's own account without the right: names, email and phone number only. */
export async function changeManager({ idx, version, ...asked }: Input, ctx: Context) {
  return write(ctx, async (tx) => {
    const mayFall = asked.isSSAdmin === false || asked.state === 'LOCKED'
    const leavesNone = mayFall && (await sql.leavesNoSuper(tx.sql, [idx]))
    const before = await rows.one(tx.sql, idx, { lock: true })
    if (!before) return NOT_FOUND
    const names = renamed(tx.lang, before, asked)
    if (!names) return new Malformed('otherName')
    const input = { ...asked, ...names }
    const changed = (Object.keys(COLUMNS) as Field[]).filter(
      (field) => input[field] !== undefined && input[field] !== (before[field] ?? (field === 'memo' ? '' : null)),
    )
    const refused = await refusedOf(tx, before, changed, input)
    if (refused) return refused
    if (leavesNone) return LAST_ADMIN({})
    if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
    const fields = Object.fromEntries(changed.map((field) => [COLUMNS[field], input[field]]))
    const saved = await rows.change(tx.sql, idx, fields)
    if (changed.includes('groupIdx')) await giveRightsOf(tx, idx, input.groupIdx ?? null)
    await audit(tx, { noun: 'admin', recordIdx: idx, before, after: await rows.one(tx.sql, idx) })
    return { idx, version: saved }
  })
}

async function refusedOf(
  tx: Context,
  before: rows.ManagerRow,
  changed: readonly Field[],
  input: Omit<Input, 'idx' | 'version'>,
) {
  if (isSelf(tx, before.idx)) {
    if (changed.some((field) => POWER.includes(field))) return NOT_SELF({})
    return changed.includes('memo') && !hasRight(tx.who, '910600', 'U') ? FORBIDDEN : undefined
  }
  const wider = await widerThan(tx, before)
  if (wider.length > 0) return RIGHTS_TOO_WIDE({ codes: wider })
  if (changed.includes('groupIdx')) {
    const codes = await tooWideGroup(tx, input.groupIdx!)
    if (!codes) return new Malformed('groupIdx')
    if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
  }
  if (changed.includes('isSSAdmin')) {
    const codes = tooWide(giverOf(tx), { isSSAdmin: true, rights: {} })
    if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
    if (!input.isSSAdmin && (input.groupIdx ?? before.groupIdx) == null) return new Malformed('groupIdx')
  }
  return undefined
}
