import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()

async function add(
  fields: {
    title?: string
    isTop?: boolean
    state?: string
    openAt?: string
    closeAt?: string | null
    lang?: string
  } = {},
): Promise<number> {
  const {
    title = 'Greens aeration',
    isTop = false,
    state = 'PUBLISHED',
    openAt = '2020-01-01',
    closeAt = null,
    lang = 'en',
  } = fields
  const [row] = await holder.club.sql<{ idx: number }[]>`
    insert into notice (lang, title, contents, is_top, state, open_at, close_at)
    values (${lang}, ${title}, '<p>The In course is closed.</p>', ${isTop}, ${state}, ${openAt}, ${closeAt}) returning idx`
  return row!.idx
}

const titles = (list: { title: string }[]) => list.map(({ title }) => title)

describe('GET /notice/normal', () => {
  it('lists what is published and open, newest first, without pinned ones', async () => {
    await add({ title: 'old', openAt: '2021-01-01' })
    await add({ title: 'new', openAt: '2022-01-01' })
    await add({ title: 'pinned', isTop: true })
    await add({ title: 'draft', state: 'DRAFT' })
    await add({ title: 'future', openAt: '2098-01-01', state: 'SCHEDULED' })
    await add({ title: 'over', closeAt: '2020-02-01' })
    const { status, data } = await holder.club.ask(contract.notice.normal, { clubCode: CLUB })
    expect(status).toBe(200)
    expect(titles(data.list)).toEqual(['new', 'old'])
    expect(data).toMatchObject({ total: 2, page: 1, size: 20 })
    expect(data.list[0]).not.toHaveProperty('state')
    expect(data.list[0]).not.toHaveProperty('contents')
  })

  it('pages, searches and filters by language', async () => {
    await add({ title: '잔디 보수', lang: 'ko' })
    const page = await holder.club.ask(contract.notice.normal, { clubCode: CLUB, page: 2, size: 1 })
    expect(page.data).toMatchObject({ page: 2, size: 1, total: 3 })
    const found = await holder.club.ask(contract.notice.normal, { clubCode: CLUB, keyword: '잔디' })
    expect(titles(found.data.list)).toEqual(['잔디 보수'])
    const wildcard = await holder.club.ask(contract.notice.normal, { clubCode: CLUB, keyword: '%' })
    expect(wildcard.data.list).toEqual([])
    const korean = await holder.club.ask(contract.notice.normal, { clubCode: CLUB, lang: 'ko' })
    expect(korean.data.total).toBe(1)
  })

  it.each([
    ['size=0', 'size'],
    ['size=101', 'size'],
    ['page=-1', 'page'],
    ['page=abc', 'page'],
    ['sort=title;drop', 'sort'],
    ['lang=english', 'lang'],
    ['keyword=%00', 'keyword'],
  ])('names the field of malformed input: %s', async (query, field) => {
    const { status, fail } = await holder.club.send(`GET /notice/normal?clubCode=${CLUB}&${query}`)
    expect(status).toBe(400)
    expect(fail).toMatchObject({ code: '400', msgCode: 'common.400', msgDetail: field })
  })

  it('ignores unknown names and skips empty values', async () => {
    const { status } = await holder.club.send(`GET /notice/normal?clubCode=${CLUB}&_nop_=1&lang=&sort=`)
    expect(status).toBe(200)
  })

  it('knows only its own club', async () => {
    expect((await holder.club.ask(contract.notice.normal, { clubCode: 'ZZ999' })).status).toBe(404)
    expect((await holder.club.ask(contract.notice.normal, { clubCode: 'club' })).fail.msgDetail).toBe('clubCode')
  })

  it('answers 304 to a known ETag and shows a change within a second', async () => {
    const first = await holder.club.ask(contract.notice.normal, { clubCode: CLUB, size: 7 })
    const again = await holder.club.ask(contract.notice.normal, { clubCode: CLUB, size: 7 }, null, {
      'if-none-match': String(first.headers.etag),
    })
    expect(again.status).toBe(304)
    await add({ title: 'just now', openAt: '2023-01-01' })
    await expect
      .poll(async () => titles((await holder.club.ask(contract.notice.normal, { clubCode: CLUB, size: 7 })).data.list))
      .toContain('just now')
  })
})

describe('GET /notice/top', () => {
  it('gives the pinned ones, five unless asked', async () => {
    for (let i = 0; i < 6; i++) await add({ title: `pin ${i}`, isTop: true, openAt: `2024-01-0${i + 1}` })
    expect((await holder.club.ask(contract.notice.top, { clubCode: CLUB })).data).toHaveLength(5)
    expect(titles((await holder.club.ask(contract.notice.top, { clubCode: CLUB, size: 1 })).data)).toEqual(['pin 5'])
  })
})

describe('GET /notice/{id}', () => {
  it('gives one with its neighbours and counts a view once per viewer and day', async () => {
    const idx = await add({ title: 'read me', openAt: '2025-01-01' })
    const first = await holder.club.ask(contract.notice.one, { idx })
    expect(first.data).toMatchObject({
      idx,
      clubCode: CLUB,
      title: 'read me',
      contents: '<p>The In course is closed.</p>',
      files: [],
      views: 0,
    })
    expect(first.data.prevIdx).toBeGreaterThan(0)
    await holder.club.ask(contract.notice.one, { idx })
    const reader = await holder.club.member()
    await holder.club.ask(contract.notice.one, { idx }, reader)
    expect((await holder.club.ask(contract.notice.one, { idx })).data.views).toBe(2)
  })

  it.each(['DRAFT', 'ARCHIVED', 'ENDED'])('does not show one in %s', async (state) => {
    const idx = await add({ state })
    expect((await holder.club.ask(contract.notice.one, { idx })).status).toBe(404)
  })

  it.each(['0', '-1', 'abc', '1.5', '99999999999999999999'])('has no notice %s', async (id) => {
    expect((await holder.club.send(contract.notice.one, { idx: id })).status).toBe(404)
  })
})
