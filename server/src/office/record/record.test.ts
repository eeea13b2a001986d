import { contract } from '@clubhouse/contract'
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

const OUTLETS = '/manage/outlets'
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, as = boss) =>
  holder.club.call(method, path, { as, body })
const add = async (fields: object = {}) =>
  (await send('POST', OUTLETS, { name: 'Halfway', ...fields })).body.data as { outletIdx: number; version: number }
const list = async () =>
  (await holder.club.ask(contract.outlet.list, {}, boss)).data as { outletIdx: number; version: number }[]
const history = async (idx: number) =>
  (await holder.club.ask(contract.outlet.history, { recordIdx: idx }, boss)).data.list as {
    deed: string
    changes: object[]
  }[]

describe('a record', () => {
  it('is removed with its version, and any version without one', async () => {
    const { outletIdx } = await add()
    await send('PUT', `${OUTLETS}/${outletIdx}`, { name: 'Turn', version: 1 })
    const late = await send('DELETE', `${OUTLETS}/${outletIdx}`, { version: 1 })
    expect(late.body.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect((await send('DELETE', `${OUTLETS}/${outletIdx}`, { version: 2 })).body.result).toBe(true)
    const other = await add()
    expect((await send('DELETE', `${OUTLETS}/${other.outletIdx}`)).body.result).toBe(true)
  })

  it('of several is removed with the versions in their order', async () => {
    const ips = ['203.0.113.81', '203.0.113.82']
    const made = await Promise.all(
      ips.map(
        async (ip) => (await send('POST', '/ip-blocks', { ip, scope: 'ADMIN', reason: 'test', isUse: true })).body.data,
      ),
    )
    const idx = made.map((one) => one.idx)
    const late = await send('DELETE', '/ip-blocks', { idx, versions: [1, 7] })
    expect(late.body.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 1 } })
    expect((await send('DELETE', '/ip-blocks', { idx, versions: [1, 1] })).body.data).toEqual({ deleted: 2 })
  })

  it('keeps words of the club’s languages only', async () => {
    const translated = { xx: { name: 'Nowhere' } }
    for (const [path, fields] of [
      [OUTLETS, { name: 'Somewhere', translated }],
      ['/manage/holidays', { date: '2033-05-05', name: 'Day', translated }],
    ] as const)
      expect((await send('POST', path, fields)).body.fail).toMatchObject({ code: '400', msgDetail: 'translated.xx' })
  })

  it('is back as it was, and its history says so without a change', async () => {
    const { outletIdx } = await add({ name: 'Terrace', translated: { ko: { name: '테라스' } }, phoneNo: '031-1' })
    const before = (await list()).find((one) => one.outletIdx === outletIdx)
    await send('DELETE', `${OUTLETS}/${outletIdx}`)
    const path = `${OUTLETS}/${outletIdx}/undo`
    expect((await send('PUT', path)).body.data).toEqual({ outletIdx, version: 2 })
    expect((await send('PUT', path)).body.data).toEqual({ outletIdx, version: 2 })
    expect((await list()).find((one) => one.outletIdx === outletIdx)).toEqual({ ...before, version: 2 })
    const told = await history(outletIdx)
    expect(told.map(({ deed, changes }) => [deed, changes.length > 0])).toEqual([
      ['UNDONE', false],
      ['REMOVED', false],
      ['CREATED', true],
    ])
    await send('PUT', `${OUTLETS}/${outletIdx}`, { name: 'Terrace 2', version: 2 })
    expect((await send('PUT', path)).status).toBe(404)
  })

  it('is brought back by the manager who removed it, within a minute', async () => {
    const [mine, late] = [await add(), await add()]
    for (const { outletIdx } of [mine, late]) await send('DELETE', `${OUTLETS}/${outletIdx}`)
    const other = await holder.club.manager({ isSSAdmin: true })
    expect((await send('PUT', `${OUTLETS}/${mine.outletIdx}/undo`, {}, other)).status).toBe(403)
    await holder.club.moveClock(61)
    expect((await send('PUT', `${OUTLETS}/${late.outletIdx}/undo`)).body.fail.code).toBe('UNDO_OVER')
    await forgetRemoved.run(jobContext(holder.club.platform, forgetRemoved.name))
    expect(await holder.club.sql`select from removed_record where record_idx = ${late.outletIdx}`).toHaveLength(0)
    expect((await send('PUT', `${OUTLETS}/${late.outletIdx}/undo`)).status).toBe(404)
    await holder.club.resetClock()
  })

  it('asked back twice at once is there once', async () => {
    const { outletIdx } = await add()
    await send('DELETE', `${OUTLETS}/${outletIdx}`)
    const answers = await Promise.all([1, 2, 3].map(() => send('PUT', `${OUTLETS}/${outletIdx}/undo`)))
    expect(answers.map(({ body }) => body.data?.version)).toEqual([2, 2, 2])
  })
})

it('an address is blocked once by managers who save at the same moment', async () => {
  const fields = { ip: '203.0.113.90', scope: 'ADMIN', reason: 'test', isUse: true }
  const answers = await Promise.all([1, 2, 3, 4].map(() => send('POST', '/ip-blocks', fields)))
  expect(answers.filter(({ body }) => body.result)).toHaveLength(1)
  expect(answers.flatMap(({ body }) => body.fail?.code ?? [])).toEqual(Array(3).fill('OVERLAP'))
})

it('a removed block does not come back over another', async () => {
  const fields = { ip: '203.0.113.91', scope: 'ADMIN', reason: 'test', isUse: true }
  const { idx } = (await send('POST', '/ip-blocks', fields)).body.data
  await send('DELETE', '/ip-blocks', { idx: [idx] })
  await send('POST', '/ip-blocks', fields)
  const { fail } = (await send('PUT', '/ip-blocks/undo', { idx })).body
  expect(fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: fields.ip } })
})
