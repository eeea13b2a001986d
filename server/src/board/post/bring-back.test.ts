import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { type Sent, upload } from '../../../test/upload.ts'

const holder = TestClub.use()

const rights = (faq: string, event = '') => ({ rights: { '930000': 'R', '930100': faq, '930400': event } })
const editor = () => holder.club.manager(rights('CRUD', 'CRUD'))
type Manager = Awaited<ReturnType<typeof editor>>

const wish = (changes: object = {}) => ({
  category: 'RESERVATION',
  title: 'When does booking open?',
  contents: '<p>At 09:00.</p>',
  lang: 'en',
  orderNo: 10,
  state: 'PUBLISHED',
  openAt: '2020-01-01T00:00:00Z',
  ...changes,
})
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, as?: { token: string } | null) =>
  holder.club.call(method, path, { as: as === undefined ? await editor() : as, body })
async function add(changes: object = {}): Promise<number> {
  const { body } = await send('POST', '/faq', wish(changes))
  expect(body.fail?.msgDetail ?? body.result).toBe(true)
  return body.data.idx
}
const put = (idx: number, version: number, changes: object = {}) =>
  send('PUT', '/faq', { idx, version, ...wish(changes) })
const one = async (idx: number, noun = 'faq') => (await holder.club.get(`/${noun}/${idx}`, await editor())).body.data
const archive = async (idx: number, as: Manager) =>
  expect((await send('DELETE', '/faq', { idx: [idx] }, as)).status).toBe(200)
const undo = (idx: number, as?: { token: string } | null) => send('PUT', '/faq/undo', { idx }, as)
const restore = (idx: number, version: number, from: number, as?: { token: string } | null) =>
  send('PUT', '/faq/restore', { idx, version, from }, as)

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
    expect((await holder.club.get(`/faq/${idx}`)).status).toBe(404)
    const answers = await Promise.all([undo(idx, as), undo(idx, as)])
    expect(answers.map(({ body }) => body.data)).toEqual([
      { idx, version: 3 },
      { idx, version: 3 },
    ])
    expect(await one(idx)).toMatchObject({ title: 'back', state: 'PUBLISHED', version: 3 })
    const rows = await holder.club.sql`select call from audit where noun = 'faq' and record_idx = ${idx} order by 1`
    expect(rows.map(({ call }) => call)).toEqual(['faq.create', 'faq.remove', 'faq.undo'])
  })

  it('brings back its files', async () => {
    const as = await editor()
    const { startDate, endDate } = { startDate: '2021-05-01', endDate: '2021-05-02' }
    const { category: _, orderNo: __, ...event } = wish()
    const { body } = await upload(holder.club, 'POST', '/event', {
      data: { ...event, startDate, endDate, fileFor: ['image'] },
      files: [await png()],
      part: 'files',
      as,
    })
    const { idx } = body.data
    const { imageUrl } = (await holder.club.get(`/event/${idx}`)).body.data
    const shown = async () => (await holder.club.app.inject({ url: imageUrl })).statusCode
    expect(await shown()).toBe(200)
    await send('DELETE', '/event', { idx: [idx] }, as)
    expect(await shown()).toBe(404)
    // A published event can only end: undoing is no way back that an update has.
    const again = await upload(holder.club, 'PUT', '/event', {
      data: { ...event, startDate, endDate, idx, version: 2 },
      part: 'files',
      as,
    })
    expect(again.body.fail.code).toBe('WRONG_STATE')
    expect((await send('PUT', '/event/undo', { idx }, as)).body.data).toEqual({ idx, version: 3 })
    expect([await shown(), (await one(idx, 'event')).state]).toEqual([200, 'PUBLISHED'])
  })

  it('is refused after another manager changed it, and after a change of one’s own', async () => {
    const as = await editor()
    const idx = await add()
    await archive(idx, as)
    expect((await undo(idx)).body.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    await put(idx, 2, { title: 'published again' })
    expect((await undo(idx, as)).body.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 3 } })
    const never = await add()
    expect((await undo(never)).body.fail.code).toBe('CHANGED_MEANWHILE')
  })

  it('is refused after its time', async () => {
    const as = await editor()
    const idx = await add()
    await archive(idx, as)
    await holder.club.moveClock(61)
    expect((await undo(idx, as)).body.fail).toMatchObject({ code: 'UNDO_OVER', msgCode: 'office.UNDO_OVER' })
    await holder.club.resetClock()
    expect((await one(idx)).state).toBe('ARCHIVED')
  })

  it('is refused where another question took its place', async () => {
    const as = await editor()
    const en = await add()
    const ko = await add({ lang: 'ko', otherIdx: en })
    await archive(ko, as)
    await add({ lang: 'ko', otherIdx: en })
    expect((await undo(ko, as)).body.fail.code).toBe('CHANGED_MEANWHILE')
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
    expect((await restore(idx, 2, 1)).body.data).toEqual({ idx, version: 3 })
    expect(await one(idx)).toMatchObject({
      title: 'first',
      contents: '<p>One</p>',
      orderNo: 1,
      state: 'ENDED',
      closeAt: '2098-01-01T00:00:00Z',
      version: 3,
    })
    const as = await editor()
    const { list } = (await holder.club.get(`/manage/history/faq/${idx}`, as)).body.data
    expect(list[0]).toMatchObject({ deed: 'RESTORED', restored: 1, version: 3 })
  })

  it('makes a draft of an archived question, and none of an archived event', async () => {
    const idx = await add({ title: 'kept' })
    await archive(idx, await editor())
    expect((await restore(idx, 2, 1)).body.data.version).toBe(3)
    expect(await one(idx)).toMatchObject({ title: 'kept', state: 'DRAFT' })
    const { category: _, orderNo: __, ...event } = wish()
    const as = await editor()
    const data = { ...event, startDate: '2021-05-01', endDate: '2021-05-02' }
    const made = (await upload(holder.club, 'POST', '/event', { data, part: 'files', as })).body.data
    await send('DELETE', '/event', { idx: [made.idx] }, as)
    const refused = await send('PUT', '/event/restore', { idx: made.idx, version: 2, from: 1 }, as)
    expect(refused.body.fail.code).toBe('WRONG_STATE')
  })

  it('leaves out a picture that was deleted since', async () => {
    const { url } = (
      await upload(holder.club, 'POST', '/manage/files', { data: {}, files: [await png()], as: await editor() })
    ).body.data
    const plain = url.split('?')[0]
    const idx = await add({ contents: `<p>Look</p><img src="${plain}" alt="Green" />` })
    await put(idx, 1, { contents: '<p>Nothing</p>' })
    await restore(idx, 2, 1)
    expect((await one(idx)).contents).toBe('<p>Look</p>')
  })

  it('is refused when someone else saved, when a field no longer fits, and of what is not there', async () => {
    const en = await add({ title: 'first' })
    await put(en, 1, { title: 'second' })
    expect((await restore(en, 1, 1)).body.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    await put(en, 2, { lang: 'ko' })
    await add({ lang: 'en', otherIdx: en })
    expect((await restore(en, 3, 1)).body.fail).toMatchObject({ code: 'NOT_RESTORABLE', msgVar: { field: 'lang' } })
    expect((await restore(en, 3, 9)).status).toBe(404)
    expect((await restore(999_999, 1, 1)).status).toBe(404)
    expect((await restore(en, 3, 0)).body.fail.msgDetail).toBe('from')
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
