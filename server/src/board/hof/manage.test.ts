import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.hofManage.create>
type Again = Partial<InputOf<typeof contract.hofManage.change>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
const rights = (letters: string) => ({ rights: { '930000': 'R', '930800': letters } })
let boss: Manager
let courseIdx = 0
beforeAll(async () => {
  boss = await holder.club.manager(rights('CRU'))
  const [row] = await holder.club.sql<{ courseIdx: number }[]>`select course_idx from course where code = '1'`
  courseIdx = row!.courseIdx
})

const fields = (change: Partial<Fields> = {}): Fields => ({
  ...{ kind: 'HOLE_IN_ONE', date: '2026-11-02', courseIdx, hole: 4, distance: 148, club: '7I', ball: 'Pro 1' },
  ...{ playerName: 'Ji-ho Lee', witnessNames: ['Min-jun Kim'] },
  translated: { ko: { playerName: '이지호', witnessNames: ['김민준'] } },
  ...{ publish: true, state: 'VERIFIED' },
  ...change,
})
const photo = async (): Promise<Sent> => ({
  name: 'green.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#184' } })
    .png()
    .toBuffer(),
})
const add = async (change?: Partial<Fields>, files?: Sent[]) =>
  (await holder.club.ask(contract.hofManage.create, { ...fields(change), files }, boss)).data.idx
const one = async (idx: number) => (await holder.club.ask(contract.hofManage.one, { idx }, boss)).data
const change = async (idx: number, more: Again = {}, files: Sent[] = []) => {
  const { version } = await one(idx)
  return await holder.club.ask(contract.hofManage.change, { idx, ...fields(), version, ...more, files }, boss)
}
const shown = async (idx: number, lang = 'en') => {
  const { list } = (await holder.club.ask(contract.hof.normal, { clubCode: CLUB, lang, size: 100 })).data
  return list.find((feat) => feat.idx === idx)
}

describe('feats', () => {
  it('are added with names in each language, and shown to visitors once they are published', async () => {
    const idx = await add()
    expect(await one(idx)).toMatchObject({
      ...fields(),
      idx,
      version: 1,
      courseName: 'Lake',
      member: null,
      imageUrl: null,
    })
    expect(await shown(idx)).toBeUndefined()
    expect((await change(idx, { state: 'PUBLISHED' })).data).toEqual({ idx, version: 2 })
    await expect.poll(() => shown(idx, 'ko')).toMatchObject({ playerName: '이지호', witnessNames: ['김민준'] })
    await change(idx, { state: 'HIDDEN' })
    await expect.poll(() => shown(idx)).toBeUndefined()
  })

  it('have a picture that is public only while they are', async () => {
    const idx = await add({}, [await photo()])
    const { imageUrl } = await one(idx)
    const status = async (url: string) => (await holder.club.app.inject({ url })).statusCode
    const plain = imageUrl!.split('?')[0]
    expect([await status(imageUrl!), await status(plain!)]).toEqual([200, 404])
    await change(idx, { state: 'PUBLISHED' })
    await expect.poll(async () => (await shown(idx))?.picture).toMatchObject({ url: plain, width: 40, height: 20 })
    expect(await status(plain!)).toBe(200)
    await change(idx, { state: 'PUBLISHED' }, [await photo()])
    expect(await status(plain!)).toBe(404)
    await change(idx, { state: 'PUBLISHED', remove: ['image'] })
    expect((await one(idx)).imageUrl).toBeNull()
    expect(await holder.club.sql`select from file where noun = 'hof'`).toHaveLength(0)
  })

  it('are named as the account of their member where no name is typed', async () => {
    const { memberIdx } = await holder.club.member({ name: '박서준' })
    await holder.club.sql`update member set other_name = 'Seo-jun Park' where member_idx = ${memberIdx}`
    const idx = await add({ memberIdx, playerName: undefined, translated: undefined, witnessNames: [] })
    expect(await one(idx)).toMatchObject({
      ...{ playerName: 'Seo-jun Park', translated: { ko: { playerName: '박서준' } } },
      member: { memberIdx, name: 'Seo-jun Park' },
    })
  })

  it('are listed by state and kind, with player, member and consent', async () => {
    const idx = await add({ kind: 'AGE_SHOOTER', hole: undefined, publish: false, playerName: 'Old Master' })
    const list = async (query: InputOf<typeof contract.hofManage.list>) =>
      (await holder.club.ask(contract.hofManage.list, query, boss)).data.list
    expect(await list({ kind: 'AGE_SHOOTER' })).toMatchObject([
      { idx, playerName: 'Old Master', state: 'VERIFIED', publish: false },
    ])
    expect(await list({ kind: 'AGE_SHOOTER', state: 'PUBLISHED' })).toEqual([])
    expect(await list({ keyword: 'old master' })).toHaveLength(1)
    expect(await list({ keyword: 'master, OLD' })).toMatchObject([{ idx }])
    expect(await list({ keyword: 'master of old' })).toEqual([])
    const korean = await holder.club.ask(contract.hofManage.list, { kind: 'AGE_SHOOTER' }, boss, {
      'accept-language': 'ko',
    })
    expect(korean.data.list[0]).toMatchObject({ playerName: '이지호', courseName: '레이크' })
  })

  it('are verified before they are published, and published with consent only', async () => {
    const idx = await add({ state: 'REPORTED' })
    expect((await change(idx, { state: 'PUBLISHED' })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'REPORTED' },
    })
    expect((await change(idx, { state: 'VERIFIED' })).result).toBe(true)
    expect((await change(idx, { state: 'PUBLISHED', publish: false })).fail.code).toBe('WRONG_STATE')
    expect((await holder.club.ask(contract.hofManage.create, fields({ state: 'HIDDEN' }), boss)).fail.code).toBe(
      'WRONG_STATE',
    )
    expect(
      (await holder.club.ask(contract.hofManage.create, fields({ state: 'PUBLISHED', publish: false }), boss)).fail
        .code,
    ).toBe('WRONG_STATE')
    expect(
      (await holder.club.ask(contract.hofManage.change, { idx, ...fields(), version: 1 }, boss)).fail,
    ).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 2 },
    })
  })

  it('leave no names in the log', async () => {
    const idx = await add({ playerName: 'Loggy Name' })
    await change(idx, { playerName: 'Changed Name', club: '8I' })
    const log = JSON.stringify(await holder.club.sql`select before, after from audit where noun = 'hof'`)
    for (const name of ['Loggy', 'Changed Name', 'Min-jun', '김민준']) expect(log).not.toContain(name)
    const { list } = (await holder.club.ask(contract.hofManage.history, { recordIdx: idx }, boss)).data
    expect(list[0]!.changes).toEqual([
      { field: 'club', before: '7I', after: '8I', isKept: true },
      { field: 'playerName', before: null, after: null, isKept: false },
    ])
    const named = { playerName: 'Changed Name', club: '8I' }
    const told = async (more: Again) => {
      await change(idx, { ...named, ...more })
      const { data } = await holder.club.ask(contract.hofManage.history, { recordIdx: idx }, boss)
      return data.list[0]!.changes.map(({ field }) => field)
    }
    const korean = { playerName: '이지호' }
    expect(await told({ translated: { ko: korean } })).toEqual(['witnessNames'])
    expect(await told({ translated: { ko: { ...korean, witnessNames: ['김민준'] } } })).toEqual(['witnessNames'])
    expect(await told({ translated: { ko: { witnessNames: ['김민준'] } } })).toEqual(['playerName'])
  })

  it('need what can be meant, and managers with the right', async () => {
    const wrong = [
      [{ hole: undefined }, 'hole'],
      [{ hole: 10 }, 'hole'],
      [{ courseIdx: 999_999 }, 'courseIdx'],
      [{ memberIdx: 999_999 }, 'memberIdx'],
      [{ playerName: undefined }, 'playerName'],
      [{ date: '2099-01-01' }, 'date'],
      [{ translated: { xx: {} } }, 'translated.xx'],
    ] as const
    for (const [more, field] of wrong)
      expect((await holder.club.ask(contract.hofManage.create, { ...fields(), ...more }, boss)).fail.msgDetail).toBe(
        field,
      )
    expect(
      (await holder.club.ask(contract.hofManage.change, { idx: 999_999, ...fields(), version: 1 }, boss)).status,
    ).toBe(404)
    expect((await holder.club.ask(contract.hofManage.one, { idx: 999_999 }, boss)).status).toBe(404)
    const reader = await holder.club.manager(rights('R'))
    expect((await holder.club.ask(contract.hofManage.create, fields(), reader)).status).toBe(403)
    expect((await holder.club.ask(contract.hofManage.change, { idx: 1, ...fields(), version: 1 }, reader)).status).toBe(
      403,
    )
    expect((await holder.club.ask(contract.hofManage.list, {})).status).toBe(401)
    expect(
      (await holder.club.ask(contract.hofManage.list, {}, await holder.club.manager({ rights: { '930000': 'R' } })))
        .status,
    ).toBe(403)
  })
})
