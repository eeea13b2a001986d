import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
type Letters = Record<string, string>

const PATH = '/menu-admins/groups'
const WHOLE = { '920000': 'R', '920100': 'CRUD', '910000': 'R', '910200': 'RU', '910300': 'R' }
const warden = () => holder.club.manager({ rights: WHOLE })
const boss = () => holder.club.manager({ isSSAdmin: true })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, as: Manager | null, body: object = {}) =>
  holder.club.call(method, path, { as, body })

const cells = (rights: Letters) =>
  Object.entries(rights).map(([code, letters]) => ({
    code,
    isCreate: letters.includes('C'),
    isRead: letters.includes('R'),
    isUpdate: letters.includes('U'),
    isDelete: letters.includes('D'),
  }))
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
  const { data } = (await send('POST', PATH, as, { name: `Group ${++count}` })).body
  if (Object.keys(rights).length === 0) return data as { groupIdx: number; version: number }
  const set = await send('PUT', '/menu-admins', as, { ...data, rights: cells(rights) })
  return { groupIdx: data.groupIdx as number, version: set.body.data.version as number }
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
    const made = await send('POST', PATH, as, {
      name: 'Caddies',
      memo: 'On the course',
      translated: { ko: { name: '캐디' } },
    })
    const { groupIdx, version } = made.body.data
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
    expect(inKorean.data.list).toMatchObject([{ groupIdx, name: '캐디' }])

    const renamed = await send('PUT', PATH, as, { groupIdx, version, name: 'Caddie masters' })
    expect(renamed.body.data).toEqual({ groupIdx, version: version + 1 })
    const late = await send('PUT', PATH, as, { groupIdx, version, name: 'Late' })
    expect(late.body.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: version + 1 } })
    expect((await send('PUT', PATH, as, { groupIdx: 999_999, version, name: 'None' })).status).toBe(404)
  })

  it('has a name of its own', async () => {
    const as = await warden()
    await send('POST', PATH, as, { name: 'Twins' })
    const { groupIdx, version } = await newGroup(as)
    for (const again of [
      await send('POST', PATH, as, { name: 'Twins' }),
      await send('PUT', PATH, as, { groupIdx, version, name: 'Twins' }),
      await send('PUT', `${PATH}/${groupIdx}/copy`, as, { name: 'Twins' }),
    ])
      expect([again.status, again.body.fail.msgDetail]).toEqual([400, 'name'])
  })

  it('says nothing in a language that the club does not have', async () => {
    const as = await warden()
    const wrong = { name: 'Caddie masters', translated: { ja: { name: 'キャディ' } } }
    expect((await send('POST', PATH, as, wrong)).body.fail.msgDetail).toBe('translated.ja')
    const { groupIdx, version } = await newGroup(as, { '910000': 'R' })
    const changed = await send('PUT', `${PATH}`, as, { ...wrong, groupIdx, version })
    expect(changed.body.fail.msgDetail).toBe('translated.ja')
  })

  it('keeps a note and words that are left out, and no empty word', async () => {
    const as = await warden()
    const words = { memo: 'On the course', translated: { ko: { name: '캐디' } } }
    const { groupIdx } = (await send('POST', PATH, as, { name: 'Bags', ...words })).body.data
    await send('PUT', PATH, as, { groupIdx, version: 1, name: 'Bag drop' })
    expect((await read(groupIdx, as)).group).toMatchObject({ name: 'Bag drop', ...words })
    await send('PUT', PATH, as, { groupIdx, version: 2, name: 'Bag drop', memo: '', translated: { ko: { name: '' } } })
    expect((await read(groupIdx, as)).group).toMatchObject({ memo: null, translated: {} })
    const inKorean = await holder.club.ask(contract.group.list, { keyword: 'Bag drop' }, as, {
      'accept-language': 'ko',
    })
    expect(inKorean.data.list).toMatchObject([{ groupIdx, name: 'Bag drop' }])
  })

  it('does not come back under a name that another group has by now', async () => {
    const as = await warden()
    const { groupIdx } = (await send('POST', PATH, as, { name: 'Locker room' })).body.data
    await send('DELETE', PATH, as, { groupIdx: [groupIdx] })
    await send('POST', PATH, as, { name: 'Locker room' })
    expect((await send('PUT', `${PATH}/undo`, as, { groupIdx })).body.fail.code).toBe('UNDO_OVER')
  })

  it('is copied with its rights, and deleted only while no manager belongs to it', async () => {
    const as = await warden()
    const { groupIdx } = await newGroup(as, { '910000': 'R', '910200': 'R' })
    const copy = (await send('PUT', `${PATH}/${groupIdx}/copy`, as, { name: 'A copy' })).body.data
    expect(held((await read(copy.groupIdx, as)).rights)).toEqual({ '910000': 'R', '910200': 'R', '910400': 'R' })
    const member = await inGroup(copy.groupIdx)
    const refused = await send('DELETE', PATH, as, { groupIdx: [copy.groupIdx] })
    expect(refused.body.fail).toMatchObject({ code: 'IN_USE', msgVar: { where: 'A copy', count: 1 } })
    await holder.club.sql`update admin set group_idx = null where admin_idx = ${member.adminIdx}`
    const stale = await send('DELETE', PATH, as, { groupIdx: [copy.groupIdx], versions: [copy.version + 1] })
    expect(stale.body.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: copy.version } })
    expect((await send('DELETE', PATH, as, { groupIdx: [copy.groupIdx] })).body.data).toEqual({ deleted: 1 })
    expect((await holder.club.ask(contract.group.one, { groupIdx: copy.groupIdx }, as)).status).toBe(404)
    expect((await send('PUT', `${PATH}/${copy.groupIdx}/copy`, as, { name: 'None' })).status).toBe(404)

    expect((await send('PUT', `${PATH}/undo`, await warden(), copy)).status).toBe(403)
    expect((await send('PUT', `${PATH}/undo`, as, copy)).body.result).toBe(true)
    expect(held((await read(copy.groupIdx, as)).rights)).toMatchObject({ '910200': 'R' })
    await send('DELETE', PATH, as, { groupIdx: [copy.groupIdx] })
    await holder.club.moveClock(90)
    expect((await send('PUT', `${PATH}/undo`, as, copy)).body.fail.code).toBe('UNDO_OVER')
    await holder.club.resetClock()
  })

  it('shows in its history what changed, menu by menu', async () => {
    const as = await warden()
    const { groupIdx, version } = await newGroup(as, { '910000': 'R', '910200': 'RU' })
    await send('PUT', '/menu-admins', as, { groupIdx, version, rights: cells({ '910000': 'R', '910200': 'R' }) })
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
    const { body } = await send('PUT', '/menu-admins', as, { groupIdx, version, rights })
    expect(held(body.data.rights)).toEqual({ '910000': 'R', '910200': 'RU', '910400': 'R' })
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
    const set = await send('PUT', '/menu-admins', as, { adminIdx: other.adminIdx, version, rights })
    expect(set.body.data.version).toBe(version + 1)
    await expect.poll(async () => (await state()).status).toBe(200)
    const late = await send('PUT', '/menu-admins', as, { adminIdx: other.adminIdx, version, rights: [] })
    expect(late.body.fail.code).toBe('CHANGED_MEANWHILE')
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
      const { fail } = (await send('PUT', '/menu-admins', as, { ...to, rights: wide })).body
      expect(fail).toMatchObject({ code: 'RIGHTS_TOO_WIDE', msgVar: { codes: ['910300'] } })
    }
    const set = (adminIdx: number, by = as) => send('PUT', '/menu-admins', by, { adminIdx, version: 1, rights: [] })
    expect((await set(above.adminIdx)).body.fail.msgVar).toEqual({ codes: ['910600'] })
    expect((await set(as.adminIdx)).body.fail.code).toBe('NOT_SELF')
    expect((await set(top.adminIdx)).body.fail.code).toBe('RIGHTS_TOO_WIDE')
    expect((await set(top.adminIdx, top)).body.fail.code).toBe('NOT_SELF')
    expect((await set(top.adminIdx, await boss())).status).toBe(400)
    expect((await set(999_999)).status).toBe(404)
    const both = await send('PUT', '/menu-admins', as, { groupIdx, adminIdx: other.adminIdx, version, rights: [] })
    expect([both.status, both.body.fail.msgDetail]).toEqual([400, 'groupIdx'])
    const unknown = await send('PUT', '/menu-admins', as, { groupIdx, version, rights: cells({ '999999': 'R' }) })
    expect(unknown.status).toBe(400)
  })
})

describe('a group applied', () => {
  it('to one manager gives its rights, by default those of the own group', async () => {
    const as = await warden()
    const { groupIdx } = await newGroup(as, { '910000': 'R', '910200': 'R' })
    const other = await inGroup(groupIdx, { '910000': 'R', '910300': 'R' })
    expect((await read(groupIdx, as)).admins).toMatchObject([{ idx: other.adminIdx, differs: true }])
    const apply = (idx: number, body: object = {}) => send('PUT', `/menu-admins/admins/${idx}/apply`, as, body)
    expect(held((await apply(other.adminIdx)).body.data.rights)).toEqual({
      '910000': 'R',
      '910200': 'R',
      '910400': 'R',
    })
    expect((await read(groupIdx, as)).admins).toMatchObject([{ differs: false }])
    const second = await newGroup(as, { '910000': 'R', '910300': 'R' })
    await apply(other.adminIdx, { groupIdx: second.groupIdx })
    await expect.poll(() => rightsOf(other)).toEqual({ '910000': 'R', '910300': 'R', '910400': 'R' })

    expect((await apply(as.adminIdx)).body.fail.code).toBe('NOT_SELF')
    expect((await apply((await holder.club.manager()).adminIdx)).body.fail.msgDetail).toBe('groupIdx')
    const wide = await newGroup(await boss(), { '910000': 'R', '910600': 'R' })
    expect((await apply(other.adminIdx, wide)).body.fail).toMatchObject({
      code: 'RIGHTS_TOO_WIDE',
      msgVar: { codes: ['910600'] },
    })
    expect((await apply(999_999)).status).toBe(404)
  })

  it('to all of its managers leaves out the caller and super managers', async () => {
    const as = await warden()
    const { groupIdx } = await newGroup(as, { '910000': 'R', '910300': 'R' })
    const apply = () => send('PUT', `${PATH}/${groupIdx}/apply`, as)
    expect((await apply()).body.data).toEqual({ applied: 0 })
    await holder.club.sql`update admin set group_idx = ${groupIdx} where admin_idx = ${as.adminIdx}`
    expect((await apply()).body.fail.code).toBe('NOT_SELF')
    const others = [await inGroup(groupIdx), await inGroup(groupIdx, { '910000': 'R' })]
    const top = await boss()
    await holder.club.sql`update admin set group_idx = ${groupIdx} where admin_idx = ${top.adminIdx}`
    expect((await apply()).body.data).toEqual({ applied: 2 })
    for (const other of others)
      await expect.poll(() => rightsOf(other)).toEqual({ '910000': 'R', '910300': 'R', '910400': 'R' })
    expect(await rightsOf(as)).toMatchObject(WHOLE)

    await inGroup(groupIdx, { '910000': 'R', '910600': 'RU' })
    expect((await apply()).body.fail).toMatchObject({ code: 'RIGHTS_TOO_WIDE', msgVar: { codes: ['910600'] } })
    expect((await send('PUT', `${PATH}/999999/apply`, as)).status).toBe(404)
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
      await holder.club.call('PUT', `${PATH}/${groupIdx}/copy`, { as, body }),
      await holder.club.call('PUT', `${PATH}/${groupIdx}/apply`, { as, body }),
      await holder.club.ask(contract.right.applyTo, { idx: 1, ...body }, as),
      await holder.club.ask(contract.right.change, body, as),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  })

  it('a manager with less than the four rights is refused the rest', async () => {
    const reader = await holder.club.manager({ rights: { '920000': 'R', '920100': 'R' } })
    expect((await holder.club.ask(contract.group.list, {}, reader)).status).toBe(200)
    expect((await send('POST', PATH, reader, { name: 'Mine' })).status).toBe(403)
    const orphan = await holder.club.manager({ rights: { '920100': 'CRUD' } })
    expect((await holder.club.ask(contract.group.list, {}, orphan)).status).toBe(403)
  })
})
