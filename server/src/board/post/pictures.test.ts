import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { TestClub } from '../../../test/club.ts'
import { forgetPictures } from '../../file/forget-pictures.ts'
import { jobContext } from '../../job/context.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.faq.create>

const editor = (rights = 'CRUD') => holder.club.manager({ rights: { '930000': 'R', '930100': rights } })
const png = async (): Promise<Sent> => ({
  name: 'green.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1f5b3f' } })
    .png()
    .toBuffer(),
})
const addPicture = async (as?: { token: string }) =>
  holder.club.ask(contract.file.add, { files: [await png()] }, as ?? (await editor()))
const input = (contents: string, changes: Partial<Fields> = {}): Fields => ({
  ...{ category: 'QUESTION', title: 'Where is the range?', contents, lang: 'en', state: 'PUBLISHED' },
  ...changes,
})
const statusOf = async (url: string) => (await holder.club.app.inject({ url })).statusCode
const contentsOf = async (idx: number, as?: { token: string }) =>
  (await holder.club.ask(contract.faq.one, { idx }, as)).data.contents
const plain = (url: string) => url.split('?')[0]!

describe('a picture in a text', () => {
  it('is private until its text is published, and the text lasts without the address of the moment', async () => {
    const { url, name, mime } = (await addPicture()).data
    expect([name, mime]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.png$/), 'image/png'])
    expect([await statusOf(url), await statusOf(plain(url))]).toEqual([200, 404])
    const html = (src: string) => `<p>Here:</p><img src="${src.replaceAll('&', '&amp;')}" alt="The range" />`
    const { idx } = (await holder.club.ask(contract.faq.create, input(html(url), { state: 'DRAFT' }), await editor()))
      .data
    const draft = await contentsOf(idx, await editor())
    const shown = /src="([^"]+)"/.exec(draft)![1]!.replaceAll('&amp;', '&')
    expect(plain(shown)).toBe(plain(url))
    expect([await statusOf(shown), await statusOf(plain(url))]).toEqual([200, 404])
    await holder.club.ask(contract.faq.update, { idx, version: 1, ...input(draft) }, await editor())
    expect(await contentsOf(idx)).toBe(html(plain(url)))
    expect(await statusOf(plain(url))).toBe(200)
  })

  it('is deleted when no text shows it any more', async () => {
    const { url } = (await addPicture()).data
    const { idx } = (
      await holder.club.ask(contract.faq.create, input(`<img src="${plain(url)}" alt="" />`), await editor())
    ).data
    expect(await statusOf(url)).toBe(200)
    await holder.club.ask(
      contract.faq.update,
      { idx, version: 1, ...input('<p>Behind the clubhouse.</p>') },
      await editor(),
    )
    expect(await statusOf(url)).toBe(404)
  })

  it('is deleted after a day when its text was not saved', async () => {
    const { club } = holder
    const [unsaved, saved] = [(await addPicture()).data, (await addPicture()).data]
    await holder.club.ask(contract.faq.create, input(`<img src="${plain(saved.url)}" alt="" />`), await editor())
    const run = () => forgetPictures.run(jobContext(club.platform, 'test'))
    const left = async () =>
      (await club.sql`select from file where file_idx = any(${[unsaved.fileIdx, saved.fileIdx]})`).length
    await run()
    expect(await left()).toBe(2)
    await club.moveClock(24 * 3600 + 1)
    await run()
    expect(await left()).toBe(1)
    expect(await statusOf(plain(saved.url))).toBe(200)
  })

  it('does not make a file public that belongs to something else', async () => {
    const [row] = await holder.club.sql<{ fileIdx: number }[]>`
      insert into file (key, name, size, mime, sha256, noun)
      values (gen_random_uuid(), 'plan.png', 1, 'image/png', '', 'booking') returning file_idx`
    await holder.club.ask(
      contract.faq.create,
      input(`<img src="/hp/api/files/${row!.fileIdx}/plan.png" alt="" />`),
      await editor(),
    )
    const [shown] = await holder.club.sql`
      select file_is_shown(file_idx, is_private) as shown from file where file_idx = ${row!.fileIdx}`
    expect(shown).toEqual({ shown: false })
  })
})

describe('POST /manage/files', () => {
  it.each(['C', 'U'])('takes pictures of managers with the right %s on a board', async (right) => {
    expect((await addPicture(await editor(right))).status).toBe(200)
  })

  it('refuses everyone else, and what is no picture', async () => {
    const data = {}
    expect((await holder.club.ask(contract.file.add, data)).status).toBe(401)
    for (const as of [await holder.club.member(), await editor('RD'), await holder.club.manager()])
      expect((await addPicture(as)).status).toBe(403)
    const as = await editor()
    expect((await holder.club.ask(contract.file.add, data, as)).fail.msgDetail).toBe('file')
    const page = { name: 'a.png', type: 'image/png', bytes: Buffer.from('<html>') }
    expect((await holder.club.ask(contract.file.add, { ...data, files: [page] }, as)).status).toBe(400)
    const drawing = { name: 'a.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }
    expect((await holder.club.ask(contract.file.add, { ...data, files: [drawing] }, as)).status).toBe(415)
  })
})
