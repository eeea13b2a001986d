import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/ask.ts'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>

let made = 0
async function group(rights: Record<string, string>): Promise<number> {
  const [row] = await holder.club.sql<{ groupIdx: number }[]>`
    insert into admin_group (name) values (${`Group ${++made}`}) returning group_idx`
  for (const [code, letters] of Object.entries(rights))
    await holder.club.sql`insert into admin_group_right values (${row!.groupIdx}, ${code}, ${letters})`
  return row!.groupIdx
}

const CALLS = {
  list: (as) => holder.club.ask(contract.manager.list, {}, as),
  one: (as, idx) => holder.club.ask(contract.manager.one, { idx }, as),
  'check an id': (as) => holder.club.ask(contract.manager.checkId, { id: 'nobody77' }, as),
  add: (as) => holder.club.ask(contract.manager.add, { id: `extra${++made}`, ...person(), groupIdx: 1 }, as),
  change: (as, idx) => holder.club.ask(contract.manager.change, { idx, version: 1, ...person() }, as),
  lock: (as, idx) => holder.club.ask(contract.manager.change, { idx, version: 1, ...person(), state: 'LOCKED' }, as),
  remove: (as, idx) => holder.club.ask(contract.manager.remove, { idx: [idx] }, as),
  'reset the password': (as, idx) => holder.club.ask(contract.manager.resetPassword, { idx }, as),
  move: (as, idx, groupIdx = 1) => holder.club.ask(contract.manager.move, { idx: [idx], groupIdx }, as),
  'take the picture': (as, idx) => holder.club.ask(contract.manager.removePhoto, { idx }, as),
  'reset the second step': (as, idx) => holder.club.ask(contract.secondFactor.reset, { idx }, as),
} satisfies Record<string, (as: Manager, idx: number, groupIdx?: number) => Promise<Answer>>
type What = keyof typeof CALLS
const WHAT = Object.keys(CALLS) as What[]
const person = () => ({ name: 'Yu-na Choi', email: 'yuna@club.example', phoneNo: '031-555-0140' })
const NEEDS: { [W in What]?: string } = { list: 'R', one: 'R', 'check an id': 'C', add: 'C', remove: 'D' }

const make = (as: Manager, what: What, idx: number, groupIdx?: number): Promise<Answer> =>
  CALLS[what](as, idx, groupIdx)
/** Everything that a refused call must not have changed. */
const stateOf = (idx: number) =>
  holder.club.sql`select name, state, group_idx, version, password_hash from admin where admin_idx = ${idx}`

describe('without the right', () => {
  it.each(WHAT)('nobody may %s', async (what) => {
    const [me, other] = [await holder.club.manager(), await holder.club.manager()]
    const before = await stateOf(other.adminIdx)
    expect((await make(me, what, other.adminIdx)).status).toBe(403)
    expect(await stateOf(other.adminIdx)).toEqual(before)
  })

  it.each(WHAT.map((what) => [what, NEEDS[what] ?? 'U'] as const))(
    'every other right does not help to %s: it takes %s',
    async (what, letter) => {
      const others = 'CRUD'.replace(letter, '')
      const me = await holder.club.manager({ rights: { '910000': 'R', '910600': others } })
      const other = await holder.club.manager()
      const before = await stateOf(other.adminIdx)
      expect((await make(me, what, other.adminIdx)).status).toBe(403)
      expect(await stateOf(other.adminIdx)).toEqual(before)
    },
  )

  it('the right on Managers counts only while Site can be read', async () => {
    const me = await holder.club.manager({ rights: { '910600': 'CRUD' } })
    expect((await make(me, 'list', 0)).status).toBe(403)
  })
})

describe('of lower rank', () => {
  it.each(['change', 'lock', 'remove', 'reset the password', 'move', 'reset the second step'] as const)(
    'no manager may %s one with more rights',
    async (what) => {
      const me = await holder.club.manager({ rights: { '910000': 'R', '910600': 'CRUD' } })
      const groupIdx = await group({})
      for (const wide of [
        await holder.club.manager({ isSSAdmin: true }),
        await holder.club.manager({ rights: { '910000': 'R', '910600': 'CRUD', '960000': 'R' } }),
      ]) {
        const before = await stateOf(wide.adminIdx)
        const { fail } = await make(me, what, wide.adminIdx, groupIdx)
        expect(fail).toMatchObject({
          code: 'RIGHTS_TOO_WIDE',
          msgVar: { codes: expect.arrayContaining(['960000']) },
        })
        expect(await stateOf(wide.adminIdx)).toEqual(before)
      }
    },
  )
})

describe('nobody puts themselves out', () => {
  it.each([
    ['lock', 'NOT_SELF'],
    ['remove', 'NOT_SELF'],
    ['reset the password', 'NOT_SELF'],
    ['move', 'NOT_SELF'],
    ['reset the second step', '403'],
  ] as const)('%s', async (what, code) => {
    const me = await holder.club.manager({ isSSAdmin: true })
    const before = await stateOf(me.adminIdx)
    expect((await make(me, what, me.adminIdx, await group({}))).fail.code).toBe(code)
    expect(await stateOf(me.adminIdx)).toEqual(before)
    expect((await holder.club.ask(contract.manager.list, {}, me)).status).toBe(200)
  })

  it('nor one among several', async () => {
    const [me, other] = [await holder.club.manager({ isSSAdmin: true }), await holder.club.manager()]
    const body = { idx: [other.adminIdx, me.adminIdx] }
    expect((await holder.club.ask(contract.manager.remove, body, me)).fail.code).toBe('NOT_SELF')
    expect((await holder.club.ask(contract.manager.one, { idx: other.adminIdx }, me)).status).toBe(200)
  })
})
