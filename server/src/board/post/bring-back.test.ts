import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.faq.create>

const rights = (faq: string, event = '') => ({ rights: { '930000': 'R', '930100': faq, '930400': event } })
const editor = () => holder.club.manager(rights('CRUD', 'CRUD'))
type Manager = Awaited<ReturnType<typeof editor>>

const wish = (changes: Partial<Fields> = {}): Fields => ({
  category: 'RESERVATION',
  title: 'When does booking open?',
  contents: '<p>At 09:00.</p>',
  lang: 'en',
  orderNo: 10,
  state: 'PUBLISHED',
  openAt: '2020-01-01T00:00:00Z',
  ...changes,
})
async function add(changes: Partial<Fields> = {}): Promise<number> {
  const { data } = await holder.club.ask(contract.faq.create, wish(changes), await editor())
  return data.idx
}
const put = async (idx: number, version: number, changes: Partial<Fields> = {}) =>
  holder.club.ask(contract.faq.update, { idx, version, ...wish(changes) }, await editor())
const archive = async (idx: number, as: Manager) =>
  expect((await holder.club.ask(contract.faq.remove, { idx: [idx] }, as)).status).toBe(200)
const undo = async (idx: number, as?: { token: string } | null) =>
  holder.club.ask(contract.faq.undo, { idx }, as === undefined ? await editor() : as)
const restore = async (idx: number, version: number, from: number, as?: { token: string } | null) =>
  holder.club.ask(contract.faq.restore, { idx, version, from }, as === undefined ? await editor() : as)

const png = async (): Promise<Sent> => ({
  name: 'green.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1f5b3f' } })
    .png()
    .toBuffer(),
})

describe('undoing an archived post', () => {
  it('brings it back as it was, also when it is sent twice', async () => {
    const as = await editor()
    const idx = await add({ title: 'back' })
    await archive(idx, as)
    expect((await holder.club.ask(contract.faq.one, { idx })).status).toBe(404)
    const answers = await Promise.all([undo(idx, as), undo(idx, as)])
    expect(answers.map(({ data }) => data)).toEqual([
      { idx, version: 3 },
      { idx, version: 3 },
    ])
    expect((await holder.club.ask(contract.faq.one, { idx }, await editor())).data).toMatchObject({
      title: 'back',
      state: 'PUBLISHED',
      version: 3,
    })
    const rows = await holder.club.sql`select call from audit where noun = 'faq' and record_idx = ${idx} order by 1`
    expect(rows.map(({ call }) => call)).toEqual(['faq.create', 'faq.remove', 'faq.undo'])
  })

  it('brings back its files', async () => {
    const as = await editor()
    const { startDate, endDate } = { startDate: '2021-05-01', endDate: '2021-05-02' }
    const { category: _, orderNo: __, ...event } = wish()
    const { data } = await holder.club.ask(
      contract.event.create,
      { ...event, startDate, endDate, fileFor: ['image'], files: [await png()] },
      as,
    )
    const { idx } = data
    const { imageUrl } = (await holder.club.ask(contract.event.one, { idx })).data
    const shown = async () => (await holder.club.app.inject({ url: imageUrl! })).statusCode
    expect(await shown()).toBe(200)
    await holder.club.ask(contract.event.remove, { idx: [idx] }, as)
    expect(await shown()).toBe(404)
    // A published event can only end: undoing is no way back that an update has.
    const again = await holder.club.ask(contract.event.update, { ...event, startDate, endDate, idx, version: 2 }, as)
    expect(again.fail.code).toBe('WRONG_STATE')
    expect((await holder.club.ask(contract.event.undo, { idx }, as)).data).toEqual({ idx, version: 3 })
    expect([await shown(), (await holder.club.ask(contract.event.one, { idx }, await editor())).data.state]).toEqual([
      200,
      'PUBLISHED',
    ])
  })

  it('is refused after another manager changed it, and after a change of one’s own', async () => {
    const as = await editor()
    const idx = await add()
    await archive(idx, as)
    expect((await undo(idx)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    await put(idx, 2, { title: 'published again' })
    expect((await undo(idx, as)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 3 } })
    const never = await add()
    expect((await undo(never)).fail.code).toBe('CHANGED_MEANWHILE')
  })

  it('is refused after its time', async () => {
    const as = await editor()
    const idx = await add()
    await archive(idx, as)
    await holder.club.moveClock(61)
    expect((await undo(idx, as)).fail).toMatchObject({ code: 'UNDO_OVER', msgCode: 'office.UNDO_OVER' })
    await holder.club.resetClock()
    expect((await holder.club.ask(contract.faq.one, { idx }, await editor())).data.state).toBe('ARCHIVED')
  })

  it('is refused where another question took its place', async () => {
    const as = await editor()
    const en = await add()
    const ko = await add({ lang: 'ko', otherIdx: en })
    await archive(ko, as)
    await add({ lang: 'ko', otherIdx: en })
    expect((await undo(ko, as)).fail.code).toBe('CHANGED_MEANWHILE')
  })

  it('knows no other posts', async () => {
    expect((await undo(999_999)).status).toBe(404)
  })
})

describe('restoring an earlier version', () => {
  it('saves its texts as a new version, and leaves status and times', async () => {
    const idx = await add({ title: 'first', contents: '<p>One</p>', orderNo: 1 })
    await put(idx, 1, {
      title: 'second',
      contents: '<p>Two</p>',
      orderNo: 2,
      state: 'ENDED',
      closeAt: '2098-01-01T00:00:00Z',
    })
    expect((await restore(idx, 2, 1)).data).toEqual({ idx, version: 3 })
    expect((await holder.club.ask(contract.faq.one, { idx }, await editor())).data).toMatchObject({
      title: 'first',
      contents: '<p>One</p>',
      orderNo: 1,
      state: 'ENDED',
      closeAt: '2098-01-01T00:00:00Z',
      version: 3,
    })
    const as = await editor()
    const { list } = (await holder.club.ask(contract.faq.history, { recordIdx: idx }, as)).data
    expect(list[0]).toMatchObject({ deed: 'RESTORED', restored: 1, version: 3 })
  })

  it('makes a draft of an archived question, and none of an archived event', async () => {
    const idx = await add({ title: 'kept' })
    await archive(idx, await editor())
    expect((await restore(idx, 2, 1)).data.version).toBe(3)
    expect((await holder.club.ask(contract.faq.one, { idx }, await editor())).data).toMatchObject({
      title: 'kept',
      state: 'DRAFT',
    })
    const { category: _, orderNo: __, ...event } = wish()
    const as = await editor()
    const data = { ...event, startDate: '2021-05-01', endDate: '2021-05-02' }
    const made = (await holder.club.ask(contract.event.create, data, as)).data
    await holder.club.ask(contract.event.remove, { idx: [made.idx] }, as)
    const refused = await holder.club.ask(contract.event.restore, { idx: made.idx, version: 2, from: 1 }, as)
    expect(refused.fail.code).toBe('WRONG_STATE')
  })

  it('leaves out a picture that was deleted since', async () => {
    const { url } = (await holder.club.ask(contract.file.add, { files: [await png()] }, await editor())).data
    const plain = url.split('?')[0]
    const idx = await add({ contents: `<p>Look</p><img src="${plain}" alt="Green" />` })
    await put(idx, 1, { contents: '<p>Nothing</p>' })
    await restore(idx, 2, 1)
    expect((await holder.club.ask(contract.faq.one, { idx }, await editor())).data.contents).toBe('<p>Look</p>')
  })

  it('is refused when someone else saved, when a field no longer fits, and of what is not there', async () => {
    const en = await add({ title: 'first' })
    await put(en, 1, { title: 'second' })
    expect((await restore(en, 1, 1)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    await put(en, 2, { lang: 'ko' })
    await add({ lang: 'en', otherIdx: en })
    expect((await restore(en, 3, 1)).fail).toMatchObject({ code: 'NOT_RESTORABLE', msgVar: { field: 'lang' } })
    expect((await restore(en, 3, 9)).status).toBe(404)
    expect((await restore(999_999, 1, 1)).status).toBe(404)
    expect((await restore(en, 3, 0)).fail.msgDetail).toBe('from')
  })
})

describe('the rights', () => {
  it('undoing needs the right to delete, restoring the right to change', async () => {
    const idx = await add()
    await put(idx, 1)
    for (const [call, letters, status] of [
      [undo, 'CRU', 403],
      [(one: number, as: Manager) => restore(one, 2, 1, as), 'CRD', 403],
      [undo, 'D', 200],
      [(one: number, as: Manager) => restore(one, 2, 1, as), 'U', 200],
    ] as const)
      expect((await call(idx, await holder.club.manager(rights(letters)))).status).toBe(status)
    const member = await holder.club.member()
    expect([(await undo(idx, null)).status, (await undo(idx, member)).status]).toEqual([401, 403])
    expect([(await restore(idx, 2, 1, null)).status, (await restore(idx, 2, 1, member)).status]).toEqual([401, 403])
  })
})
