import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'
import { upload } from '../../../test/upload.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '930000': 'R', '930200': 'CRUD' } })
})

const PATH = '/manage/outlets'
const fields = (name: string, change: object = {}) => ({
  ...{ name, place: 'Second floor', hours: '06:00–19:30', phoneNo: '031-555-0120', isUse: true },
  translated: { ko: { name: `${name} 식당`, place: '2층' } },
  ...change,
})
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, as = boss) =>
  holder.club.call(method, `${PATH}${path}`, { as, body })
const add = async (name: string, change?: object) => (await send('POST', '', fields(name, change))).body.data
const list = async () =>
  (await holder.club.ask(contract.outlet.list, {}, boss)).data as { outletIdx: number; name: string }[]
const one = async (outletIdx: number) => (await list()).find((row) => row.outletIdx === outletIdx)
const addDish = async (outletIdx: number, name: string) => {
  const dish = { name, category: 'Lunch', price: 9000, lang: 'en', state: 'PUBLISHED', openAt: '2020-01-01T00:00:00Z' }
  const { body } = await upload(holder.club, 'POST', `/fnb-menu/${outletIdx}`, { data: dish, as: boss })
  expect(body.result).toBe(true)
}
const dishes = async () =>
  (await holder.club.ask(contract.fnbMenu.list, { clubCode: CLUB, size: 100 })).data.list as {
    name: string
    outlet: object
  }[]

describe('outlets', () => {
  it('are added with their words in each language, and changed', async () => {
    const { outletIdx, version } = await add('Terrace')
    expect(version).toBe(1)
    expect(await one(outletIdx)).toMatchObject({ ...fields('Terrace'), outletIdx, version: 1 })
    const changed = await send('PUT', `/${outletIdx}`, { ...fields('Terrace', { hours: '07:00–18:00' }), version: 1 })
    expect(changed.body.data).toEqual({ outletIdx, version: 2 })
    expect(await one(outletIdx)).toMatchObject({ hours: '07:00–18:00' })
    const again = await send('PUT', `/${outletIdx}`, { ...fields('Terrace'), version: 1 })
    expect(again.body.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    const { data } = await holder.club.ask(contract.outlet.history, { recordIdx: outletIdx }, boss)
    expect(data.list[0]!.changes).toMatchObject([{ field: 'hours', before: '06:00–19:30', after: '07:00–18:00' }])
  })

  it('stand in the order that managers give them', async () => {
    const [a, b] = [await add('First'), await add('Second')]
    const order = async () =>
      (await list()).map((row) => row.outletIdx).filter((n) => [a.outletIdx, b.outletIdx].includes(n))
    expect(await order()).toEqual([a.outletIdx, b.outletIdx])
    const all = (await list()).map((row) => row.outletIdx).filter((n) => n !== b.outletIdx)
    expect((await send('PUT', '/order', { outletIdx: [b.outletIdx, ...all] })).body.data.moved).toBeGreaterThan(0)
    expect(await order()).toEqual([b.outletIdx, a.outletIdx])
    expect((await send('PUT', '/order', { outletIdx: [999_999] })).body.fail.msgDetail).toBe('outletIdx')
  })

  it('are told to visitors with their dishes, and hide them while not in use', async () => {
    const { outletIdx } = await add('Snack bar', { translated: undefined })
    await addDish(outletIdx, 'Noodles')
    const shown = async () => (await dishes()).find(({ name }) => name === 'Noodles')
    await expect
      .poll(async () => (await shown())?.outlet)
      .toMatchObject({ place: 'Second floor', phoneNo: '031-555-0120' })
    await send('PUT', `/${outletIdx}`, { ...fields('Snack bar', { isUse: false }), version: 1 })
    await expect.poll(shown).toBeUndefined()
  })

  it('are deleted and brought back unless a dish is served there', async () => {
    const { outletIdx } = await add('Stand')
    expect((await send('DELETE', `/${outletIdx}`)).body.data).toEqual({ outletIdx, version: 1 })
    expect(await one(outletIdx)).toBeUndefined()
    const other = await holder.club.manager({ rights: { '930000': 'R', '930200': 'CRUD' } })
    expect((await send('PUT', `/${outletIdx}/undo`, {}, other)).status).toBe(403)
    expect((await send('PUT', `/${outletIdx}/undo`)).body.data).toEqual({ outletIdx, version: 2 })
    expect((await send('PUT', `/${outletIdx}/undo`)).body.data).toEqual({ outletIdx, version: 2 })
    expect(await one(outletIdx)).toMatchObject({ name: 'Stand', translated: { ko: { place: '2층' } } })
    await addDish(outletIdx, 'Juice')
    expect((await send('DELETE', `/${outletIdx}`)).body.fail).toMatchObject({
      code: 'IN_USE',
      msgVar: { where: 'fnb-menu', count: 1 },
    })
  })

  it('undo is over after a minute', async () => {
    const { outletIdx } = await add('Late')
    await send('DELETE', `/${outletIdx}`)
    await holder.club.moveClock(61)
    expect((await send('PUT', `/${outletIdx}/undo`)).body.fail.code).toBe('UNDO_OVER')
    await holder.club.resetClock()
  })

  it('need words that can be meant, and managers with the right', async () => {
    expect((await send('POST', '', fields(''))).body.fail.msgDetail).toBe('name')
    expect((await send('POST', '', fields('A', { translated: { xx: { name: 'B' } } }))).body.fail.msgDetail).toBe(
      'translated.xx',
    )
    for (const [method, path] of [
      ['PUT', '/999999'],
      ['DELETE', '/999999'],
      ['PUT', '/999999/undo'],
    ] as const)
      expect((await send(method, path, { ...fields('A'), version: 1 })).status).toBe(404)
    const reader = await holder.club.manager({ rights: { '930000': 'R', '930200': 'R' } })
    expect((await holder.club.ask(contract.outlet.list, {}, reader)).status).toBe(200)
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', '/1'],
      ['PUT', '/order'],
      ['DELETE', '/1'],
      ['PUT', '/1/undo'],
    ] as const)
      expect((await send(method, path, { ...fields('A'), version: 1, outletIdx: [1] }, reader)).status).toBe(403)
  })
})
