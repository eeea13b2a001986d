import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.outlet.create>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '930000': 'R', '930200': 'CRUD' } })
})

const fields = (name: string, change: Partial<Fields> = {}): Fields => ({
  ...{ name, place: 'Second floor', hours: '06:00–19:30', phoneNo: '031-555-0120', isUse: true },
  translated: { ko: { name: `${name} 식당`, place: '2층' } },
  ...change,
})
const add = async (name: string, change?: Partial<Fields>) =>
  (await holder.club.ask(contract.outlet.create, fields(name, change), boss)).data
const list = async () => (await holder.club.ask(contract.outlet.list, {}, boss)).data
const one = async (outletIdx: number) => (await list()).find((row) => row.outletIdx === outletIdx)
const addDish = async (outletIdx: number, name: string) => {
  const shown = { lang: 'en', state: 'PUBLISHED', openAt: '2020-01-01T00:00:00Z' } as const
  const dish = { name, category: 'Lunch', price: 9000, ...shown }
  const { result } = await holder.club.ask(contract.fnbMenu.create, { outletIdx, ...dish }, boss)
  expect(result).toBe(true)
}
const dishes = async () => (await holder.club.ask(contract.fnbMenu.list, { clubCode: CLUB, size: 100 })).data.list

describe('outlets', () => {
  it('are added with their words in each language, and changed', async () => {
    const { outletIdx, version } = await add('Terrace')
    expect(version).toBe(1)
    expect(await one(outletIdx)).toMatchObject({ ...fields('Terrace'), outletIdx, version: 1 })
    const changed = await holder.club.ask(
      contract.outlet.change,
      { outletIdx, ...fields('Terrace', { hours: '07:00–18:00' }), version: 1 },
      boss,
    )
    expect(changed.data).toEqual({ outletIdx, version: 2 })
    expect(await one(outletIdx)).toMatchObject({ hours: '07:00–18:00' })
    const again = await holder.club.ask(contract.outlet.change, { outletIdx, ...fields('Terrace'), version: 1 }, boss)
    expect(again.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    const { data } = await holder.club.ask(contract.outlet.history, { recordIdx: outletIdx }, boss)
    expect(data.list[0]!.changes).toMatchObject([{ field: 'hours', before: '06:00–19:30', after: '07:00–18:00' }])
  })

  it('stand in the order that managers give them', async () => {
    const [a, b] = [await add('First'), await add('Second')]
    const order = async () =>
      (await list()).map((row) => row.outletIdx).filter((n) => [a.outletIdx, b.outletIdx].includes(n))
    expect(await order()).toEqual([a.outletIdx, b.outletIdx])
    const all = (await list()).map((row) => row.outletIdx).filter((n) => n !== b.outletIdx)
    expect(
      (await holder.club.ask(contract.outlet.arrange, { outletIdx: [b.outletIdx, ...all] }, boss)).data.moved,
    ).toBeGreaterThan(0)
    expect(await order()).toEqual([b.outletIdx, a.outletIdx])
    expect((await holder.club.ask(contract.outlet.arrange, { outletIdx: [999_999] }, boss)).fail.msgDetail).toBe(
      'outletIdx',
    )
  })

  it('can be changed in a form that was opened before another manager moved them', async () => {
    const [a, b] = [await add('Lower bar'), await add('Upper bar')]
    await holder.club.ask(contract.outlet.arrange, { outletIdx: [b.outletIdx, a.outletIdx] }, boss)
    const saved = await holder.club.ask(
      contract.outlet.change,
      { outletIdx: a.outletIdx, ...fields('Lower bar', { hours: '10:00–16:00' }), version: a.version },
      boss,
    )
    expect(saved.data).toEqual({ outletIdx: a.outletIdx, version: a.version + 1 })
    const order = (await list()).map((row) => row.outletIdx)
    expect(order.indexOf(b.outletIdx)).toBeLessThan(order.indexOf(a.outletIdx))
  })

  it('are listed for visitors with their dishes, and hide these while not in use', async () => {
    const { outletIdx } = await add('Snack bar', { translated: undefined })
    await addDish(outletIdx, 'Noodles')
    const shown = async () => (await dishes()).find(({ name }) => name === 'Noodles')
    await expect
      .poll(async () => (await shown())?.outlet)
      .toMatchObject({ place: 'Second floor', phoneNo: '031-555-0120' })
    await holder.club.ask(
      contract.outlet.change,
      { outletIdx, ...fields('Snack bar', { isUse: false }), version: 1 },
      boss,
    )
    await expect.poll(shown).toBeUndefined()
  })

  it('are deleted and brought back unless a dish is served there', async () => {
    const { outletIdx } = await add('Stand')
    expect((await holder.club.ask(contract.outlet.remove, { outletIdx }, boss)).data).toEqual({ outletIdx, version: 1 })
    expect(await one(outletIdx)).toBeUndefined()
    const other = await holder.club.manager({ rights: { '930000': 'R', '930200': 'CRUD' } })
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx }, other)).status).toBe(403)
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx }, boss)).data).toEqual({ outletIdx, version: 2 })
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx }, boss)).data).toEqual({ outletIdx, version: 2 })
    expect(await one(outletIdx)).toMatchObject({ name: 'Stand', translated: { ko: { place: '2층' } } })
    await addDish(outletIdx, 'Juice')
    expect((await holder.club.ask(contract.outlet.remove, { outletIdx }, boss)).fail).toMatchObject({
      code: 'IN_USE',
      msgVar: { where: 'fnb-menu', count: 1 },
    })
  })

  it('undo is over after a minute', async () => {
    const { outletIdx } = await add('Late')
    await holder.club.ask(contract.outlet.remove, { outletIdx }, boss)
    await holder.club.moveClock(61)
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx }, boss)).fail.code).toBe('UNDO_OVER')
    await holder.club.resetClock()
  })

  it('need words that can be meant, and managers with the right', async () => {
    expect((await holder.club.ask(contract.outlet.create, fields(''), boss)).fail.msgDetail).toBe('name')
    expect(
      (await holder.club.ask(contract.outlet.create, fields('A', { translated: { xx: { name: 'B' } } }), boss)).fail
        .msgDetail,
    ).toBe('translated.xx')
    const none = { outletIdx: 999_999 }
    for (const answer of [
      await holder.club.ask(contract.outlet.change, { ...none, ...fields('A'), version: 1 }, boss),
      await holder.club.ask(contract.outlet.remove, none, boss),
      await holder.club.ask(contract.outlet.undo, none, boss),
    ])
      expect(answer.status).toBe(404)
    const reader = await holder.club.manager({ rights: { '930000': 'R', '930200': 'R' } })
    expect((await holder.club.ask(contract.outlet.list, {}, reader)).status).toBe(200)
    for (const answer of [
      await holder.club.ask(contract.outlet.create, fields('A'), reader),
      await holder.club.ask(contract.outlet.change, { outletIdx: 1, ...fields('A'), version: 1 }, reader),
      await holder.club.ask(contract.outlet.arrange, { outletIdx: [1] }, reader),
      await holder.club.ask(contract.outlet.remove, { outletIdx: 1 }, reader),
      await holder.club.ask(contract.outlet.undo, { outletIdx: 1 }, reader),
    ])
      expect(answer.status).toBe(403)
  })
})
