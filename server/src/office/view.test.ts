import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.view.create>
type Manager = Awaited<ReturnType<TestClub['manager']>>

const LIST = '950100'
const layout = { order: ['state', 'no'], hidden: ['no'], density: 'cosy' as const }
const fields: Fields = { list: LIST, name: 'Waiting', query: 'state=PENDING&sort=name&columns=no', isShared: false }
const readers = { '950000': 'R', '950100': 'R' }

const reader = () => holder.club.manager({ rights: readers })
const views = async (as: Manager) => (await holder.club.ask(contract.view.ofList, { list: LIST }, as)).data
const create = (as: Manager, changes: Partial<Fields> = {}) =>
  holder.club.ask(contract.view.create, { ...fields, ...changes }, as)

it('keeps the columns of each manager and each list apart', async () => {
  const [one, other] = [await reader(), await reader()]
  await holder.club.ask(contract.view.setLayout, { list: LIST, layout }, one)
  expect((await views(one)).layout).toEqual(layout)
  expect((await views(other)).layout).toBeNull()
  const again = { ...layout, hidden: [] }
  await holder.club.ask(contract.view.setLayout, { list: LIST, layout: again }, one)
  expect((await views(one)).layout).toEqual(again)
  await holder.club.ask(contract.view.setLayout, { list: LIST, layout: null }, one)
  expect((await views(one)).layout).toBeNull()
})

it('shows the own views first, then those that others share', async () => {
  const [one, other] = [await reader(), await reader()]
  await create(other, { name: 'Another of theirs' })
  await create(other, { name: 'Shared', isShared: true })
  await create(one, { name: 'Zulu' })
  const { views: shown } = await views(one)
  expect(shown.map(({ name, isMine }) => [name, isMine])).toEqual([
    ['Zulu', true],
    ['Shared', false],
  ])
  expect(shown[0]).toMatchObject({ query: fields.query, isShared: false, version: 1 })
  expect(shown[1]).toMatchObject({ isShared: true, version: 1 })
})

it('refuses a name that the manager uses already, and lets others use it', async () => {
  const [one, other] = [await reader(), await reader()]
  const first = await create(one)
  expect((await create(one)).fail).toMatchObject({ code: 'VIEW_NAME_TAKEN', msgVar: { name: 'Waiting' } })
  expect((await create(other)).result).toBe(true)
  const { viewIdx } = (await create(one, { name: 'Second' })).data
  const rename = await holder.club.ask(contract.view.change, { viewIdx, ...fields, version: 1 }, one)
  expect(rename.fail.code).toBe('VIEW_NAME_TAKEN')
  const same = { ...fields, query: '', version: 1 }
  const kept = await holder.club.ask(contract.view.change, { viewIdx: first.data.viewIdx, ...same }, one)
  expect(kept.data).toEqual({ viewIdx: first.data.viewIdx, version: 2 })
})

it('refuses to change what was changed since', async () => {
  const one = await reader()
  const { viewIdx } = (await create(one)).data
  const change = (version: number) => holder.club.ask(contract.view.change, { viewIdx, ...fields, version }, one)
  expect((await change(1)).result).toBe(true)
  expect((await change(1)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
})

it('ends at fifty views of a list', async () => {
  const one = await reader()
  await holder.club.sql`
    insert into list_view (admin_idx, list, name, query, is_shared)
    select ${one.adminIdx}, '950100', 'View ' || n, '', false from generate_series(1, 50) n`
  expect((await create(one)).fail).toMatchObject({ code: 'TOO_MANY_VIEWS', msgVar: { count: 50 } })
})

it('lets the owner alone change a view, and a super manager delete a shared one', async () => {
  const [owner, other, boss] = [await reader(), await reader(), await holder.club.manager({ isSSAdmin: true })]
  const own = (await create(owner)).data.viewIdx
  const shared = (await create(owner, { name: 'For all', isShared: true })).data.viewIdx
  const change = async (viewIdx: number, as: Manager) =>
    (await holder.club.ask(contract.view.change, { viewIdx, ...fields, version: 1 }, as)).status
  const remove = async (viewIdx: number, as: Manager) =>
    (await holder.club.ask(contract.view.remove, { viewIdx }, as)).status
  expect(await change(own, other)).toBe(404)
  expect(await remove(own, boss)).toBe(404)
  expect(await change(shared, boss)).toBe(403)
  expect(await remove(shared, other)).toBe(403)
  expect(await remove(shared, boss)).toBe(200)
  expect(await remove(own, owner)).toBe(200)
  expect(await remove(own, owner)).toBe(404)
  const rows = await holder.club.sql`
    select call from audit where noun = 'view' and record_idx in (${own}, ${shared}) order by audit_idx`
  expect(rows.map(({ call }) => call)).toEqual(['view.create', 'view.create', 'view.remove', 'view.remove'])
})

it('is for managers who may read the list', async () => {
  const stranger = await holder.club.manager({ rights: { '910000': 'R' } })
  const member = await holder.club.member()
  const all = [
    (as?: { token: string }) => holder.club.ask(contract.view.ofList, { list: LIST }, as),
    (as?: { token: string }) => holder.club.ask(contract.view.setLayout, { list: LIST, layout }, as),
    (as?: { token: string }) => holder.club.ask(contract.view.create, fields, as),
  ]
  const shared = (await create(await reader(), { isShared: true })).data.viewIdx
  for (const call of all) {
    expect((await call(stranger)).status).toBe(403)
    expect((await call(member)).status).toBe(403)
    expect((await call()).status).toBe(401)
  }
  const body = { ...fields, version: 1 }
  expect((await holder.club.ask(contract.view.change, { viewIdx: shared, ...body }, stranger)).status).toBe(404)
  expect((await holder.club.ask(contract.view.remove, { viewIdx: shared }, stranger)).status).toBe(404)
  const { status, fail } = await holder.club.send(contract.view.ofList, { list: '123456' }, stranger)
  expect([status, fail.msgDetail]).toEqual([400, 'list'])
})

const undo = (viewIdx: number, as: Manager) => holder.club.ask(contract.view.undo, { viewIdx }, as)
const own = async (as: Manager) => (await views(as)).views.filter(({ isMine }) => isMine)
const drop = (viewIdx: number, as: Manager) => holder.club.ask(contract.view.remove, { viewIdx }, as)

it('brings a deleted view back for a minute, once, also when it is sent twice', async () => {
  const me = await reader()
  const { viewIdx } = (await create(me, { name: 'Back' })).data
  expect((await undo(viewIdx, me)).status).toBe(404)
  await drop(viewIdx, me)
  const answers = await Promise.all([undo(viewIdx, me), undo(viewIdx, me)])
  expect(answers.map(({ data }) => data)).toEqual([
    { viewIdx, version: 2 },
    { viewIdx, version: 2 },
  ])
  expect(await own(me)).toMatchObject([{ viewIdx, name: 'Back', query: fields.query, isShared: false }])
  await drop(viewIdx, me)
  await holder.club.moveClock(61)
  expect((await undo(viewIdx, me)).fail.code).toBe('UNDO_OVER')
})

it('lets only the manager who deleted a view undo it, and its owner keeps it', async () => {
  const [owner, boss] = [await reader(), await holder.club.manager({ isSSAdmin: true })]
  const { viewIdx } = (await create(owner, { name: 'Ours', isShared: true })).data
  await drop(viewIdx, boss)
  expect((await undo(viewIdx, owner)).status).toBe(403)
  await create(owner, { name: 'Ours' })
  expect((await undo(viewIdx, boss)).fail).toMatchObject({ code: 'VIEW_NAME_TAKEN', msgVar: { name: 'Ours' } })
  await holder.club.sql`delete from list_view where admin_idx = ${owner.adminIdx}`
  expect((await undo(viewIdx, boss)).result).toBe(true)
  expect(await own(owner)).toMatchObject([{ viewIdx, name: 'Ours', version: 2 }])
})
