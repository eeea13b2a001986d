import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { jobContext } from '../../job/context.ts'
import { forgetRemoved } from './removed.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
beforeAll(async () => {
  boss = await holder.club.manager({ isSSAdmin: true })
})

const add = async (fields: Partial<InputOf<typeof contract.outlet.create>> = {}) =>
  (await holder.club.ask(contract.outlet.create, { name: 'Halfway', ...fields }, boss)).data
const list = async () => (await holder.club.ask(contract.outlet.list, {}, boss)).data
const history = async (idx: number) =>
  (await holder.club.ask(contract.outlet.history, { recordIdx: idx }, boss)).data.list

describe('a record', () => {
  it('is removed with its version, and any version without one', async () => {
    const { outletIdx } = await add()
    await holder.club.ask(contract.outlet.change, { outletIdx, name: 'Turn', version: 1 }, boss)
    const late = await holder.club.ask(contract.outlet.remove, { outletIdx, version: 1 }, boss)
    expect(late.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect((await holder.club.ask(contract.outlet.remove, { outletIdx, version: 2 }, boss)).result).toBe(true)
    const other = await add()
    expect((await holder.club.ask(contract.outlet.remove, { outletIdx: other.outletIdx }, boss)).result).toBe(true)
  })

  it('of several is removed with the versions in their order', async () => {
    const ips = ['203.0.113.81', '203.0.113.82']
    const made = await Promise.all(
      ips.map(
        async (ip) =>
          (await holder.club.ask(contract.ipBlock.create, { ip, scope: 'ADMIN', reason: 'test', isUse: true }, boss))
            .data,
      ),
    )
    const idx = made.map((one) => one.idx)
    const late = await holder.club.ask(contract.ipBlock.remove, { idx, versions: [1, 7] }, boss)
    expect(late.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 1 } })
    expect((await holder.club.ask(contract.ipBlock.remove, { idx, versions: [1, 1] }, boss)).data).toEqual({
      deleted: 2,
    })
  })

  it('keeps words of the club’s languages only', async () => {
    const translated = { xx: { name: 'Nowhere' } }
    for (const { fail } of [
      await holder.club.ask(contract.outlet.create, { name: 'Somewhere', translated }, boss),
      await holder.club.ask(contract.holiday.create, { date: '2033-05-05', name: 'Day', translated }, boss),
    ])
      expect(fail).toMatchObject({ code: '400', msgDetail: 'translated.xx' })
  })

  it('is back as it was, and its history says so without a change', async () => {
    const { outletIdx } = await add({ name: 'Terrace', translated: { ko: { name: '테라스' } }, phoneNo: '031-1' })
    const before = (await list()).find((one) => one.outletIdx === outletIdx)
    await holder.club.ask(contract.outlet.remove, { outletIdx }, boss)
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx }, boss)).data).toEqual({ outletIdx, version: 2 })
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx }, boss)).data).toEqual({ outletIdx, version: 2 })
    expect((await list()).find((one) => one.outletIdx === outletIdx)).toEqual({ ...before, version: 2 })
    const told = await history(outletIdx)
    expect(told.map(({ deed, changes }) => [deed, changes.length > 0])).toEqual([
      ['UNDONE', false],
      ['REMOVED', false],
      ['CREATED', true],
    ])
    await holder.club.ask(contract.outlet.change, { outletIdx, name: 'Terrace 2', version: 2 }, boss)
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx }, boss)).status).toBe(404)
  })

  it('is brought back by the manager who removed it, within a minute', async () => {
    const [mine, late] = [await add(), await add()]
    for (const { outletIdx } of [mine, late]) await holder.club.ask(contract.outlet.remove, { outletIdx }, boss)
    const other = await holder.club.manager({ isSSAdmin: true })
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx: mine.outletIdx }, other)).status).toBe(403)
    await holder.club.moveClock(61)
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx: late.outletIdx }, boss)).fail.code).toBe(
      'UNDO_OVER',
    )
    await forgetRemoved.run(jobContext(holder.club.platform, forgetRemoved.name))
    expect(await holder.club.sql`select from removed_record where record_idx = ${late.outletIdx}`).toHaveLength(0)
    expect((await holder.club.ask(contract.outlet.undo, { outletIdx: late.outletIdx }, boss)).status).toBe(404)
    await holder.club.resetClock()
  })

  it('asked back twice at once is there once', async () => {
    const { outletIdx } = await add()
    await holder.club.ask(contract.outlet.remove, { outletIdx }, boss)
    const answers = await Promise.all([1, 2, 3].map(() => holder.club.ask(contract.outlet.undo, { outletIdx }, boss)))
    expect(answers.map(({ data }) => data?.version)).toEqual([2, 2, 2])
  })
})

it('an address is blocked once by managers who save at the same moment', async () => {
  const fields = { ip: '203.0.113.90', scope: 'ADMIN', reason: 'test', isUse: true } as const
  const answers = await Promise.all([1, 2, 3, 4].map(() => holder.club.ask(contract.ipBlock.create, fields, boss)))
  expect(answers.filter(({ result }) => result)).toHaveLength(1)
  expect(answers.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('OVERLAP'))
})

it('a removed block does not come back over another', async () => {
  const fields = { ip: '203.0.113.91', scope: 'ADMIN', reason: 'test', isUse: true } as const
  const { idx } = (await holder.club.ask(contract.ipBlock.create, fields, boss)).data
  await holder.club.ask(contract.ipBlock.remove, { idx: [idx] }, boss)
  await holder.club.ask(contract.ipBlock.create, fields, boss)
  const { fail } = await holder.club.ask(contract.ipBlock.undo, { idx }, boss)
  expect(fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: fields.ip } })
})
