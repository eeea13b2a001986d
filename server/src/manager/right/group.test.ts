import { contract } from '@clubhouse/contract'
import { type MenuCode, managerMenus } from '@clubhouse/contract/manager-menu'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
type Letters = { [Code in MenuCode]?: string }

const WHOLE = { '920000': 'R', '920100': 'CRUD', '910000': 'R', '910200': 'RU', '910300': 'R' }
const warden = () => holder.club.manager({ rights: WHOLE })
const boss = () => holder.club.manager({ isSSAdmin: true })

const cells = (rights: Letters) =>
  managerMenus.flatMap(({ code }) => {
    const letters = rights[code]
    if (letters === undefined) return []
    return [
      {
        code,
        isCreate: letters.includes('C'),
        isRead: letters.includes('R'),
        isUpdate: letters.includes('U'),
        isDelete: letters.includes('D'),
      },
    ]
  })
const letters = ({ isCreate, isRead, isUpdate, isDelete }: Cell) =>
  `${isCreate ? 'C' : ''}${isRead ? 'R' : ''}${isUpdate ? 'U' : ''}${isDelete ? 'D' : ''}`
interface Cell {
  code: string
  isCreate: boolean
  isRead: boolean
  isUpdate: boolean
  isDelete: boolean
  children: Cell[]
}
const held = (menus: Cell[]): Letters =>
  Object.assign(
    {},
    ...menus.map((menu) => ({ ...(letters(menu) && { [menu.code]: letters(menu) }), ...held(menu.children) })),
  )
let count = 0
async function newGroup(as: Manager, rights: Letters = {}) {
  const { data } = await holder.club.ask(contract.group.create, { name: `Group ${++count}` }, as)
  if (Object.keys(rights).length === 0) return data
  const set = await holder.club.ask(contract.right.change, { ...data, rights: cells(rights) }, as)
  return { groupIdx: data.groupIdx, version: set.data.version }
}
async function inGroup(groupIdx: number, rights: Letters = {}) {
  const manager = await holder.club.manager({ rights })
  await holder.club.sql`update admin set group_idx = ${groupIdx} where admin_idx = ${manager.adminIdx}`
  return manager
}
const read = async (groupIdx: number, as: Manager) => (await holder.club.ask(contract.group.one, { groupIdx }, as)).data
const rightsOf = async (as: Manager) =>
  held((await holder.club.ask(contract.right.ofAdmin, { idx: as.adminIdx }, as)).data.rights)

describe('a group', () => {
  it('is created without rights, listed, renamed in both languages, and only from its last version', async () => {
    const as = await warden()
    const made = await holder.club.ask(
      contract.group.create,
      { name: 'Caddies', memo: 'On the course', translated: { ko: { name: '캐디' } } },
      as,
    )
    const { groupIdx, version } = made.data
    expect(await read(groupIdx, as)).toMatchObject({
      group: {
        name: 'Caddies',
        memo: 'On the course',
        adminCount: 0,
        isTooWide: false,
        translated: { ko: { name: '캐디' } },
      },
      admins: [],
    })
    expect(held((await read(groupIdx, as)).rights)).toEqual({ '910400': 'R' })
    const inKorean = await holder.club.ask(contract.group.list, { keyword: '캐디' }, as, { 'accept-language': 'ko' })
    expect(inKorean.data.list).toMatchObject([{ groupIdx, name: '캐디', missingIn: [] }])

    const renamed = await holder.club.ask(contract.group.change, { groupIdx, version, name: 'Caddie masters' }, as)
    expect(renamed.data).toEqual({ groupIdx, version: version + 1 })
    const late = await holder.club.ask(contract.group.change, { groupIdx, version, name: 'Late' }, as)
    expect(late.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: version + 1 } })
    expect(
      (await holder.club.ask(contract.group.change, { groupIdx: 999_999, version, name: 'None' }, as)).status,
    ).toBe(404)
  })

  it('has a name of its own', async () => {
    const as = await warden()
    await holder.club.ask(contract.group.create, { name: 'Twins' }, as)
    const { groupIdx, version } = await newGroup(as)
    for (const again of [
      await holder.club.ask(contract.group.create, { name: 'Twins' }, as),
      await holder.club.ask(contract.group.change, { groupIdx, version, name: 'Twins' }, as),
      await holder.club.ask(contract.group.clone, { groupIdx, name: 'Twins' }, as),
    ])
      expect([again.status, again.fail.msgDetail]).toEqual([400, 'name'])
  })

  it('says nothing in a language that the club does not have', async () => {
    const as = await warden()
    const wrong = { name: 'Caddie masters', translated: { ja: { name: 'キャディ' } } }
    expect((await holder.club.ask(contract.group.create, wrong, as)).fail.msgDetail).toBe('translated.ja')
    const { groupIdx, version } = await newGroup(as, { '910000': 'R' })
    const changed = await holder.club.ask(contract.group.change, { ...wrong, groupIdx, version }, as)
    expect(changed.fail.msgDetail).toBe('translated.ja')
  })

  it('keeps a note and words that are left out, and no empty word', async () => {
    const as = await warden()
    const words = { memo: 'On the course', translated: { ko: { name: '캐디' } } }
    const { groupIdx } = (await holder.club.ask(contract.group.create, { name: 'Bags', ...words }, as)).data
    await holder.club.ask(contract.group.change, { groupIdx, version: 1, name: 'Bag drop' }, as)
    expect((await read(groupIdx, as)).group).toMatchObject({ name: 'Bag drop', ...words })
    await holder.club.ask(
      contract.group.change,
      { groupIdx, version: 2, name: 'Bag drop', memo: '', translated: { ko: { name: '' } } },
      as,
    )
    expect((await read(groupIdx, as)).group).toMatchObject({ memo: null, translated: {} })
    const inKorean = await holder.club.ask(contract.group.list, { keyword: 'Bag drop' }, as, {
      'accept-language': 'ko',
    })
    expect(inKorean.data.list).toMatchObject([{ groupIdx, name: 'Bag drop', missingIn: ['ko'] }])
  })

  it('does not come back under a name that another group has by now', async () => {
    const as = await warden()
    const { groupIdx } = (await holder.club.ask(contract.group.create, { name: 'Locker room' }, as)).data
    await holder.club.ask(contract.group.remove, { groupIdx: [groupIdx] }, as)
    await holder.club.ask(contract.group.create, { name: 'Locker room' }, as)
    expect((await holder.club.ask(contract.group.undo, { groupIdx }, as)).fail.code).toBe('UNDO_OVER')
  })

  it('is copied with its rights, and deleted only while no manager belongs to it', async () => {
    const as = await warden()
    const { groupIdx } = await newGroup(as, { '910000': 'R', '910200': 'R' })
    const copy = (await holder.club.ask(contract.group.clone, { groupIdx, name: 'A copy' }, as)).data
    expect(held((await read(copy.groupIdx, as)).rights)).toEqual({ '910000': 'R', '910200': 'R', '910400': 'R' })
    const member = await inGroup(copy.groupIdx)
    const refused = await holder.club.ask(contract.group.remove, { groupIdx: [copy.groupIdx] }, as)
    expect(refused.fail).toMatchObject({ code: 'IN_USE', msgVar: { where: 'A copy', count: 1 } })
    await holder.club.sql`update admin set group_idx = null where admin_idx = ${member.adminIdx}`
    const stale = await holder.club.ask(
      contract.group.remove,
      { groupIdx: [copy.groupIdx], versions: [copy.version + 1] },
      as,
    )
    expect(stale.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: copy.version } })
    expect((await holder.club.ask(contract.group.remove, { groupIdx: [copy.groupIdx] }, as)).data).toEqual({
      deleted: 1,
    })
    expect((await holder.club.ask(contract.group.one, { groupIdx: copy.groupIdx }, as)).status).toBe(404)
    expect((await holder.club.ask(contract.group.clone, { groupIdx: copy.groupIdx, name: 'None' }, as)).status).toBe(
      404,
    )

    expect((await holder.club.ask(contract.group.undo, copy, await warden())).status).toBe(403)
    expect((await holder.club.ask(contract.group.undo, copy, as)).result).toBe(true)
    expect(held((await read(copy.groupIdx, as)).rights)).toMatchObject({ '910200': 'R' })
    await holder.club.ask(contract.group.remove, { groupIdx: [copy.groupIdx] }, as)
    await holder.club.moveClock(90)
    expect((await holder.club.ask(contract.group.undo, copy, as)).fail.code).toBe('UNDO_OVER')
    await holder.club.resetClock()
  })

  it('shows in its history what changed, menu by menu', async () => {
    const as = await warden()
    const { groupIdx, version } = await newGroup(as, { '910000': 'R', '910200': 'RU' })
    await holder.club.ask(
      contract.right.change,
      { groupIdx, version, rights: cells({ '910000': 'R', '910200': 'R' }) },
      as,
    )
    const { data } = await holder.club.ask(contract.group.history, { recordIdx: groupIdx }, as)
    expect(data.list[0]).toMatchObject({
      deed: 'CHANGED',
      changes: [{ field: '910200', before: 'RU', after: 'R' }],
    })
    expect(data.list).toHaveLength(3)
  })
})

describe('rights', () => {
  it('keep only letters that mean something, and none below an unreadable parent', async () => {
    const as = await boss()
    const { groupIdx, version } = await newGroup(as)
    const rights = cells({ '910200': 'CRUD', '910000': 'CRUD', '920100': 'CRUD', '910400': 'CRUD' })
    const { data } = await holder.club.ask(contract.right.change, { groupIdx, version, rights }, as)
    expect(held(data.rights)).toEqual({ '910000': 'R', '910200': 'RU', '910400': 'R' })
    const stored = await holder.club
      .sql`select menu_code, rights from admin_group_right where group_idx = ${groupIdx} order by 1`
    expect([...stored]).toEqual([
      { menuCode: '910000', rights: 'R' },
      { menuCode: '910200', rights: 'RU' },
    ])
  })

  it('of a manager count from the next call on and are written down', async () => {
    const as = await warden()
    const other = await holder.club.manager({ rights: { '910000': 'R' } })
    const state = () => holder.club.ask(contract.site.taxNo, { type: 'business', keyword: '1234567891' }, other)
    expect((await state()).status).toBe(403)
    const { version } = (await holder.club.ask(contract.right.ofAdmin, { idx: other.adminIdx }, as)).data.admin
    const rights = cells({ '910000': 'R', '910200': 'R' })
    const set = await holder.club.ask(contract.right.change, { adminIdx: other.adminIdx, version, rights }, as)
    expect(set.data.version).toBe(version + 1)
    await expect.poll(async () => (await state()).status).toBe(200)
    const late = await holder.club.ask(contract.right.change, { adminIdx: other.adminIdx, version, rights: [] }, as)
    expect(late.fail.code).toBe('CHANGED_MEANWHILE')
    const { data } = await holder.club.ask(contract.right.history, { recordIdx: other.adminIdx }, as)
    expect(data.list).toMatchObject([{ changes: [{ field: '910200', before: null, after: 'R' }] }])
  })

  it('are refused beyond those of the caller, for the caller and for a super manager', async () => {
    const as = await warden()
    const other = await holder.club.manager()
    const above = await holder.club.manager({ rights: { '910000': 'R', '910600': 'R' } })
    const top = await boss()
    const { groupIdx, version } = await newGroup(as)
    const wide = cells({ '910000': 'R', '910300': 'RU' })
    for (const to of [
      { groupIdx, version },
      { adminIdx: other.adminIdx, version: 1 },
    ]) {
      const { fail } = await holder.club.ask(contract.right.change, { ...to, rights: wide }, as)
      expect(fail).toMatchObject({ code: 'RIGHTS_TOO_WIDE', msgVar: { codes: ['910300'] } })
    }
    const set = (adminIdx: number, by = as) =>
      holder.club.ask(contract.right.change, { adminIdx, version: 1, rights: [] }, by)
    expect((await set(above.adminIdx)).fail.msgVar).toEqual({ codes: ['910600'] })
    expect((await set(as.adminIdx)).fail.code).toBe('NOT_SELF')
    expect((await set(top.adminIdx)).fail.code).toBe('RIGHTS_TOO_WIDE')
    expect((await set(top.adminIdx, top)).fail.code).toBe('NOT_SELF')
    expect((await set(top.adminIdx, await boss())).status).toBe(400)
    expect((await set(999_999)).status).toBe(404)
    const both = await holder.club.ask(
      contract.right.change,
      { groupIdx, adminIdx: other.adminIdx, version, rights: [] },
      as,
    )
    expect([both.status, both.fail.msgDetail]).toEqual([400, 'groupIdx'])
    const unknown = await holder.club.send(
      contract.right.change,
      { groupIdx, version, rights: [{ ...cells({ 930100: 'R' })[0], code: '999999' }] },
      as,
    )
    expect(unknown.status).toBe(400)
  })
})

describe('a group applied', () => {
  it('to one manager gives its rights, by default those of the own group', async () => {
    const as = await warden()
    const { groupIdx } = await newGroup(as, { '910000': 'R', '910200': 'R' })
    const other = await inGroup(groupIdx, { '910000': 'R', '910300': 'R' })
    expect((await read(groupIdx, as)).admins).toMatchObject([{ idx: other.adminIdx, differs: true }])
    const apply = (idx: number, body: object = {}) => holder.club.ask(contract.right.applyTo, { idx, ...body }, as)
    expect(held((await apply(other.adminIdx)).data.rights)).toEqual({
      '910000': 'R',
      '910200': 'R',
      '910400': 'R',
    })
    expect((await read(groupIdx, as)).admins).toMatchObject([{ differs: false }])
    const second = await newGroup(as, { '910000': 'R', '910300': 'R' })
    await apply(other.adminIdx, { groupIdx: second.groupIdx })
    await expect.poll(() => rightsOf(other)).toEqual({ '910000': 'R', '910300': 'R', '910400': 'R' })

    expect((await apply(as.adminIdx)).fail.code).toBe('NOT_SELF')
    expect((await apply((await holder.club.manager()).adminIdx)).fail.msgDetail).toBe('groupIdx')
    const wide = await newGroup(await boss(), { '910000': 'R', '910600': 'R' })
    expect((await apply(other.adminIdx, wide)).fail).toMatchObject({
      code: 'RIGHTS_TOO_WIDE',
      msgVar: { codes: ['910600'] },
    })
    expect((await apply(999_999)).status).toBe(404)
  })

  it('to all of its managers leaves out the caller and super managers', async () => {
    const as = await warden()
    const { groupIdx } = await newGroup(as, { '910000': 'R', '910300': 'R' })
    const apply = () => holder.club.ask(contract.group.apply, { groupIdx }, as)
    expect((await apply()).data).toEqual({ applied: 0 })
    await holder.club.sql`update admin set group_idx = ${groupIdx} where admin_idx = ${as.adminIdx}`
    expect((await apply()).fail.code).toBe('NOT_SELF')
    const others = [await inGroup(groupIdx), await inGroup(groupIdx, { '910000': 'R' })]
    const top = await boss()
    await holder.club.sql`update admin set group_idx = ${groupIdx} where admin_idx = ${top.adminIdx}`
    expect((await apply()).data).toEqual({ applied: 2 })
    for (const other of others)
      await expect.poll(() => rightsOf(other)).toEqual({ '910000': 'R', '910300': 'R', '910400': 'R' })
    expect(await rightsOf(as)).toMatchObject(WHOLE)

    await inGroup(groupIdx, { '910000': 'R', '910600': 'RU' })
    expect((await apply()).fail).toMatchObject({ code: 'RIGHTS_TOO_WIDE', msgVar: { codes: ['910600'] } })
    expect((await holder.club.ask(contract.group.apply, { groupIdx: 999_999 }, as)).status).toBe(404)
  })
})

describe('who may', () => {
  it.each(['visitor', 'member', 'manager'] as const)('a %s without the right may not', async (kind) => {
    const as = kind === 'visitor' ? null : kind === 'member' ? await holder.club.member() : await holder.club.manager()
    const status = kind === 'visitor' ? 401 : 403
    const { groupIdx } = await newGroup(await warden())
    const body = { groupIdx, version: 1, name: 'Mine', rights: [] }
    const answers = [
      await holder.club.ask(contract.group.list, {}, as),
      await holder.club.ask(contract.group.one, { groupIdx }, as),
      await holder.club.ask(contract.group.create, body, as),
      await holder.club.ask(contract.group.change, body, as),
      await holder.club.ask(contract.group.remove, { groupIdx: [groupIdx] }, as),
      await holder.club.ask(contract.group.clone, body, as),
      await holder.club.ask(contract.group.apply, body, as),
      await holder.club.ask(contract.right.applyTo, { idx: 1, ...body }, as),
      await holder.club.ask(contract.right.change, body, as),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  })

  it('a manager with less than the four rights is refused the rest', async () => {
    const reader = await holder.club.manager({ rights: { '920000': 'R', '920100': 'R' } })
    expect((await holder.club.ask(contract.group.list, {}, reader)).status).toBe(200)
    expect((await holder.club.ask(contract.group.create, { name: 'Mine' }, reader)).status).toBe(403)
    const orphan = await holder.club.manager({ rights: { '920100': 'CRUD' } })
    expect((await holder.club.ask(contract.group.list, {}, orphan)).status).toBe(403)
  })
})
