import { contract } from '@clubhouse/contract'
import type { Section, SectionPage } from '@clubhouse/contract/board/section'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
const RIGHTS = { '930000': 'R', '930900': 'CRUD' }
let editor: { token: string }

const HOURS: InputOf<typeof contract.section.create> = {
  page: 'pft',
  kind: 'HOURS',
  heading: { en: 'Hours', ko: '운영 시간' },
  rows: [
    [
      { en: 'Range', ko: '레인지' },
      { en: '06:00–19:00', ko: '06:00–19:00' },
    ],
    [{ en: 'Greens' }, { en: '05:30–18:30' }, { en: 'dawn', ko: '새벽' }],
  ],
  orderNo: 20,
  state: 'PUBLISHED',
}
const shown = async (page: SectionPage = 'pft', lang = 'en'): Promise<Section[]> =>
  (await holder.club.ask(contract.section.ofPage, { page, lang })).data

beforeAll(async () => {
  editor = await holder.club.manager({ rights: RIGHTS })
})

it('a manager writes a section in both languages, and visitors read theirs within a second', async () => {
  const { data } = await holder.club.ask(contract.section.create, HOURS, editor)
  expect(data).toMatchObject({ version: 1 })
  await expect.poll(() => shown().then((list) => list.length)).toBe(1)
  expect((await shown())[0]).toMatchObject({
    kind: 'HOURS',
    heading: 'Hours',
    rows: [
      ['Range', '06:00–19:00'],
      ['Greens', '05:30–18:30', 'dawn'],
    ],
  })
  expect((await shown('pft', 'ko'))[0]!.rows[1]).toEqual(['Greens', '05:30–18:30', '새벽'])

  const first = { ...HOURS, kind: 'TEXT' as const, rows: [], heading: { en: 'First', ko: '먼저' }, orderNo: 10 }
  const text = '<p onclick="x()">Hello<script>x()</script></p>'
  await holder.club.ask(contract.section.create, { ...first, body: { en: text, ko: '<p>안녕하십니까</p>' } }, editor)
  await expect.poll(() => shown().then((list) => list.map(({ heading }) => heading))).toEqual(['First', 'Hours'])
  expect((await shown())[0]!.body).toBe('<p>Hello</p>')
  expect(await shown('club')).toEqual([])
})

it('a section is seen between its times by the club’s clock', async () => {
  const times = { openAt: '2098-05-01T00:00:00Z', closeAt: '2098-05-08T00:00:00Z' }
  await holder.club.ask(contract.section.create, { ...HOURS, page: 'gift', state: 'SCHEDULED', ...times }, editor)
  for (const [at, count] of [
    ['2098-05-01T08:59:50', 0],
    ['2098-05-01T09:00:01', 1],
    ['2098-05-08T08:59:50', 1],
    ['2098-05-08T09:00:01', 0],
  ] as const) {
    await holder.club.setClock(at)
    await expect.poll(() => shown('gift').then((list) => list.length), { message: at }).toBe(count)
  }
  await holder.club.resetClock()
})

it.each([
  [{ heading: { en: 'Hours' } }, 'heading'],
  [{ heading: { en: 'Hours', ko: '시간', xx: 'no' } }, 'heading'],
  [{ rows: [[{ en: 'only one cell' }]] }, 'rows'],
  [{ rows: [[{ en: 'Range', ja: 'レンジ' }, { en: '06:00' }]] }, 'rows'],
  [
    {
      kind: 'PEOPLE',
      rows: [
        [
          { en: 'Kim', ko: '김' },
          { en: 'Desk', ko: '' },
        ],
      ],
    },
    'rows',
  ],
  [{ kind: 'ITEMS', rows: [[{ en: 'Shop' }, { en: 'Cap' }, { en: 'cheap' }]] }, 'rows'],
  [{ kind: 'MAP', rows: [[{ en: 'Seoul' }, { en: 'up' }, { en: 'by car' }]] }, 'rows'],
  [{ kind: 'IMAGE', rows: [], alt: { en: 'A lake' } }, 'alt'],
  [{ page: 'home' }, 'page'],
  [{ kind: 'VIDEO' }, 'kind'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ focusX: 101 }, 'focusX'],
  [{ state: 'SCHEDULED' }, 'openAt'],
])('%o is refused', async (change, field) => {
  const { status, fail } = await holder.club.send(contract.section.create, { ...HOURS, ...change }, editor)
  expect(status).toBe(400)
  expect(fail.msgDetail).toContain(field)
})

it('a draft may be unfinished, and is not seen', async () => {
  const draft = { ...HOURS, page: 'guide', state: 'DRAFT', heading: { en: 'Soon' } } as const
  const { idx } = (await holder.club.ask(contract.section.create, draft, editor)).data
  expect(await shown('guide')).toEqual([])
  const again = { ...HOURS, idx, version: 1, page: 'guide' as const }
  expect((await holder.club.ask(contract.section.update, { ...again, version: 7 }, editor)).fail.code).toBe(
    'CHANGED_MEANWHILE',
  )
  expect((await holder.club.ask(contract.section.update, again, editor)).data).toEqual({ idx, version: 2 })
  await expect.poll(() => shown('guide').then((list) => list.length)).toBe(1)
  const { data } = await holder.club.ask(contract.section.remove, { idx: [idx] }, editor)
  expect(data).toEqual({ deleted: 1 })
  await expect.poll(() => shown('guide')).toEqual([])
})

it('an earlier version can be restored', async () => {
  const { idx } = (await holder.club.ask(contract.section.create, { ...HOURS, page: 'club' }, editor)).data
  await holder.club.ask(
    contract.section.update,
    { ...HOURS, page: 'club', idx, version: 1, heading: { en: 'Other', ko: '다른 제목' } },
    editor,
  )
  const asked = { idx, version: 2, from: 1 }
  expect((await holder.club.ask(contract.section.restore, asked, editor)).data).toEqual({ idx, version: 3 })
  const { data } = await holder.club.ask(contract.section.one, { idx }, editor)
  expect(data).toMatchObject({ heading: HOURS.heading, rows: HOURS.rows })
})

it('a caption is read in the language of the visitor, and is kept in each version', async () => {
  const caption = { en: 'The ninth, in May', ko: '오월의 9번 홀' }
  const { idx } = (await holder.club.ask(contract.section.create, { ...HOURS, page: 'club', caption }, editor)).data
  const captions = async (lang: string) => (await shown('club', lang)).find((one) => one.idx === idx)?.caption
  await expect.poll(() => captions('en')).toBe('The ninth, in May')
  expect(await captions('ko')).toBe('오월의 9번 홀')
  await holder.club.ask(contract.section.update, { ...HOURS, page: 'club', idx, version: 1 }, editor)
  await expect.poll(() => captions('en')).toBe('')
  const { data } = await holder.club.ask(contract.section.history, { recordIdx: idx }, editor)
  expect(data.list[0]!.changes).toMatchObject([{ field: 'caption' }])

  await holder.club.ask(contract.section.restore, { idx, version: 2, from: 1 }, editor)
  expect((await holder.club.ask(contract.section.one, { idx }, editor)).data).toMatchObject({ version: 3, caption })
})

it('a manager puts sections in another order, which visitors see and the history tells', async () => {
  const page = 'gift' as const
  const named = (en: string, orderNo: number) => ({ ...HOURS, page, orderNo, heading: { en, ko: '구역' } })
  const idx = []
  for (const [i, name] of ['One', 'Two', 'Three'].entries())
    idx.push((await holder.club.ask(contract.section.create, named(name, i + 1), editor)).data.idx)
  const order = (input: InputOf<typeof contract.section.arrange>, as = editor) =>
    holder.club.ask(contract.section.arrange, input, as)
  const [one, two, three] = idx as [number, number, number]
  expect((await order({ page, idx: [three, one, two] })).data).toEqual({ moved: 3 })
  await expect
    .poll(() => shown(page).then((list) => list.map(({ heading }) => heading)))
    .toEqual(['Three', 'One', 'Two'])
  expect((await order({ page, idx: [three, one, two] })).data).toEqual({ moved: 0 })
  const { data } = await holder.club.ask(contract.section.history, { recordIdx: three }, editor)
  expect(data.list[0]!.changes).toEqual([{ field: 'orderNo', before: 3, after: 10, isKept: true }])
  // An editor who has a section open is told when saving.
  expect(
    (await holder.club.ask(contract.section.update, { ...named('Three', 3), idx: three, version: 1 }, editor)).fail
      .code,
  ).toBe('CHANGED_MEANWHILE')

  for (const wrong of [
    { page: 'pft', idx: [one] },
    { page, idx: [one, 999_999] },
    { page, idx: [] },
  ] satisfies Parameters<typeof order>[0][])
    expect((await order(wrong)).status).toBe(400)
  const reader = await holder.club.manager({ rights: { '930000': 'R', '930900': 'R' } })
  expect((await order({ page, idx: [one] }, reader)).status).toBe(403)
  await holder.club.ask(contract.section.remove, { idx }, editor)
})

it('visitors, members and managers without the right cannot write or read drafts', async () => {
  const member = await holder.club.member()
  const other = await holder.club.manager({ rights: { '930000': 'R', '930900': 'R' } })
  expect((await holder.club.ask(contract.section.create, HOURS)).status).toBe(401)
  for (const as of [member, other]) expect((await holder.club.ask(contract.section.create, HOURS, as)).status).toBe(403)
  expect((await holder.club.ask(contract.section.list, {})).status).toBe(401)
  expect((await holder.club.ask(contract.section.list, {}, member)).status).toBe(403)
  const { data } = await holder.club.ask(contract.section.list, { of: 'pft' }, other)
  expect(data.list.map(({ page }) => page)).toEqual(['pft', 'pft'])
})

it('another club and an unknown page are not found', async () => {
  expect((await holder.club.ask(contract.section.ofPage, { page: 'pft', clubCode: 'XX999' })).status).toBe(404)
  expect((await holder.club.send(contract.section.ofPage, { page: 'home' })).status).toBe(404)
})

it('finds sections by words of their heading, text, rows and captions, in the language of the reader', async () => {
  const find = async (keyword: string, lang = 'en') =>
    (await holder.club.ask(contract.section.found, { keyword, lang })).data
  const make = async (change: Partial<InputOf<typeof contract.section.create>>) =>
    (await holder.club.ask(contract.section.create, { ...HOURS, rows: [], kind: 'TEXT', ...change }, editor)).data.idx
  const long = `<p>${'Greens are cut by hand. '.repeat(20)}The shuttle &amp; the <b>bus</b> stop at the gate.</p>`
  const text = await make({
    ...{ page: 'gift', heading: { en: 'Zephyr voucher', ko: '제퍼 상품권' }, orderNo: 900 },
    ...{ body: { en: long, ko: '<p>셔틀버스가 정문에 섭니다.</p>' }, caption: { en: 'A parcel', ko: '꾸러미' } },
  })
  const rows = await make({
    ...{ page: 'club', kind: 'TABLE', heading: { en: 'Getting here', ko: '오시는 길' } },
    rows: [
      [
        { en: 'Zephyr hall', ko: '제퍼 홀' },
        { en: '100%', ko: '100%' },
      ],
    ],
  })
  await make({ page: 'club', heading: { en: 'Zephyr secret' }, state: 'DRAFT' })
  await make({
    page: 'club',
    heading: { en: 'Zephyr', ko: '제퍼' },
    state: 'SCHEDULED',
    openAt: '2199-01-01T00:00:00Z',
  })

  // By its heading first, then by its words; neither the draft nor the one that opens later.
  await expect.poll(() => find('zephyr').then(({ list }) => list.map(({ idx }) => idx))).toEqual([text, rows])
  expect((await find('제퍼', 'ko')).list.map(({ heading }) => heading)).toEqual(['제퍼 상품권', '오시는 길'])
  expect((await find('제퍼', 'en')).total).toBe(0)
  expect((await find('parcel')).total).toBe(1)
  // Every word, in any order and place; signs of a pattern are letters.
  expect((await find('gate VOUCHER')).list).toMatchObject([{ idx: text, page: 'gift' }])
  expect((await find('gate nowhere')).total).toBe(0)
  expect((await find('100%')).list.map(({ idx }) => idx)).toEqual([rows])
  expect((await find('z%r')).total).toBe(0)
  // The excerpt has the word and no markup, and is short.
  const { excerpt } = (await find('shuttle & the')).list[0]!
  expect(excerpt).toMatch(/^… .*The shuttle & the bus stop at the gate\. A parcel$/)
  expect(excerpt.length).toBeLessThan(170)
  expect((await find('<b>')).total).toBe(0)
  expect((await holder.club.send(contract.section.found, { keyword: 'x'.repeat(101) })).status).toBe(400)
  expect((await holder.club.send(contract.section.found, { keyword: ' ' })).status).toBe(400)
})

it('sections of a page that visitors cannot open are neither found nor counted', async () => {
  const find = async (keyword: string) => (await holder.club.ask(contract.section.found, { keyword })).data
  const pages = ['club', 'gift', 'pft'] as const
  for (const page of pages) {
    const wish: typeof HOURS = { ...HOURS, kind: 'TEXT', page, rows: [], heading: { en: 'Quokka', ko: '쿼카' } }
    await holder.club.ask(contract.section.create, wish, editor)
  }
  const set = async (code: string, change: { permit?: string; is_visible?: boolean; need_password?: boolean }) =>
    holder.club.sql`update menu set ${holder.club.sql(change)} where code = ${code}`
  const found = () => find('quokka').then(({ total, list }) => [total, ...list.map(({ page }) => page)])
  await expect.poll(found).toEqual([3, ...pages])
  for (const [code, closed, open, left] of [
    ['050000', { permit: '2' }, { permit: '1' }, ['gift', 'pft']],
    ['050000', { need_password: true }, { need_password: false }, ['gift', 'pft']],
    ['050100', { is_visible: false }, { is_visible: true }, ['club', 'pft']],
    // A menu below a hidden one is hidden.
    ['030000', { is_visible: false }, { is_visible: true }, ['club', 'gift']],
  ] as const) {
    await set(code, closed)
    await expect.poll(found, { message: code }).toEqual([2, ...left])
    await set(code, open)
  }
  // Words beyond the eighth are not looked for, and one that is repeated counts once.
  await expect.poll(found).toEqual([3, ...pages])
  expect((await find('quokka Quokka a b c d e f g h')).total).toBe(0)
  expect((await find('q u o k a qu uo ok nowhere')).total).toBe(3)
  expect((await find(`${'quokka '.repeat(8)}nowhere`)).total).toBe(0)
})

/** A picture for a text, 40 wide and 50 high. */
const upload = async () => {
  const bytes = await sharp({ create: { width: 40, height: 50, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  const files = [{ name: 'a.png', type: 'image/png', bytes }]
  return (await holder.club.ask(contract.file.add, { files }, editor)).data
}
const both = (text: string) => ({ en: text, ko: text })

it('people have photos, which visitors see with their words and point, and which go with the rows that name them', async () => {
  const [first, second] = [await upload(), await upload()]
  const person = (name: string, at?: string) => [
    ...[both(name), both('Member'), both('')],
    ...(at ? [both(at), { en: `${name} at the tee`, ko: `티에 선 ${name}` }] : []),
  ]
  const rows = [
    person('Ha-rin Seo', `${first.fileIdx} 20 30`),
    person('Eun-bi Cha'),
    person('Ji-hoon Baek', `${second.fileIdx} 50 50`),
  ]
  const people = { ...HOURS, kind: 'PEOPLE', page: 'guide', heading: both('Committee'), rows } as const
  const { idx } = (await holder.club.ask(contract.section.create, people, editor)).data
  const found = async (lang = 'ko') => (await shown('guide', lang)).find((one) => one.idx === idx)!
  await expect.poll(() => found().then((one) => one?.photos.length)).toBe(3)
  const { photos, rows: read } = await found()
  expect(photos).toMatchObject([
    { width: 40, height: 50, alt: '티에 선 Ha-rin Seo', focusX: 20, focusY: 30 },
    null,
    { alt: '티에 선 Ji-hoon Baek', focusX: 50, focusY: 50 },
  ])
  // The number of a file is no word of a section, for readers or for their search.
  expect(read[0]).toEqual(['Ha-rin Seo', 'Member', ''])
  expect((await holder.club.ask(contract.section.found, { keyword: `${first.fileIdx} 20 30` })).data.total).toBe(0)
  const status = async (url: string) => (await holder.club.app.inject({ url })).statusCode
  expect(await status(photos[0]!.url)).toBe(200)

  const edited = (await holder.club.ask(contract.section.one, { idx }, editor)).data
  expect(edited.photos.map(({ fileIdx }: { fileIdx: number }) => fileIdx)).toEqual([first.fileIdx, second.fileIdx])
  expect(edited.rows).toEqual(rows)

  await holder.club.ask(contract.section.update, { ...people, idx, version: 1, rows: rows.slice(0, 2) }, editor)
  await expect.poll(() => found().then((one) => one.photos.length)).toBe(2)
  await expect.poll(() => status(photos[2]!.url)).toBe(404)
  await holder.club.ask(contract.section.remove, { idx: [idx] }, editor)
  await expect.poll(() => status(photos[0]!.url)).toBe(404)
})

it('items have photos too, which visitors see and their search does not', async () => {
  const { fileIdx } = await upload()
  const gift = [both('Pro shop'), both('Umbrella'), both('72000'), both('')]
  const rows = [gift, [...gift, both(`${fileIdx} 10 90`), { en: 'A green umbrella', ko: '초록 우산' }]]
  const items = { ...HOURS, kind: 'ITEMS', page: 'gift', heading: both('Shop'), rows } as const
  const { idx } = (await holder.club.ask(contract.section.create, items, editor)).data
  const found = async () => (await shown('gift', 'ko')).find((one) => one.idx === idx)
  await expect.poll(found).toMatchObject({ photos: [null, { alt: '초록 우산', focusX: 10, focusY: 90 }] })
  expect((await found())!.rows[1]).toEqual(['Pro shop', 'Umbrella', '72000', ''])
  expect((await holder.club.ask(contract.section.found, { keyword: `${fileIdx} 10 90` })).data.total).toBe(0)
})

it('a restored version is without the pictures that were deleted since, in its texts and of its people', async () => {
  const [ofText, gone, kept] = [await upload(), await upload(), await upload()]
  const person = (name: string, fileIdx?: number) => [
    ...[both(name), both('Member'), both('')],
    ...(fileIdx === undefined ? [] : [both(`${fileIdx} 50 50`), both(name)]),
  ]
  const people: typeof HOURS = { ...HOURS, kind: 'PEOPLE', page: 'guide' }
  const body = { en: '<p>Text</p>', ko: `<p>글</p><img src="${ofText.url.split('?')[0]}" alt="x" />` }
  const rows = [person('Seo', gone.fileIdx), person('Cha', kept.fileIdx)]
  const { idx } = (await holder.club.ask(contract.section.create, { ...people, body, rows }, editor)).data
  const fewer = { ...people, idx, version: 1, rows: [person('Cha', kept.fileIdx)] }
  await holder.club.ask(contract.section.update, fewer, editor)
  const restored = await holder.club.ask(contract.section.restore, { idx, version: 2, from: 1 }, editor)
  expect(restored.data).toEqual({ idx, version: 3 })
  expect((await holder.club.ask(contract.section.one, { idx }, editor)).data).toMatchObject({
    body: { en: '<p>Text</p>', ko: '<p>글</p>' },
    rows: [person('Seo'), person('Cha', kept.fileIdx)],
    photos: [{ fileIdx: kept.fileIdx }],
  })
  // A portrait is a picture that was uploaded for a text, also where spaces are around its number.
  for (const at of [`${gone.fileIdx} 50 50`, ` ${gone.fileIdx} 50 50 `]) {
    const wrong = [[...person('Seo'), both(at), both('Seo')]]
    const refused = await holder.club.send(contract.section.create, { ...people, rows: wrong }, editor)
    expect([refused.status, refused.fail.msgDetail]).toEqual([400, 'rows'])
  }
})

it('pictures of the text of a section stay with it, in every language', async () => {
  const { fileIdx, url } = await upload()
  const body = { en: '<p>Text</p>', ko: `<p><img src="${url}" alt="x"></p>` }
  const draft: typeof HOURS = { ...HOURS, kind: 'TEXT', rows: [], page: 'gift', body, state: 'DRAFT' }
  const { idx } = (await holder.club.ask(contract.section.create, draft, editor)).data
  const [kept] = await holder.club
    .sql`select place from post_file where noun = 'section' and idx = ${idx} and file_idx = ${fileIdx}`
  expect(kept).toEqual({ place: 'contents' })
  // An editor sees it before everyone may.
  expect((await holder.club.ask(contract.section.one, { idx }, editor)).data.body.ko).toMatch(/exp=\d+&amp;sig=/)
})

it.each([
  [
    'no number of a file',
    [
      { en: 'x', ko: 'x' },
      { en: 'A', ko: 'A' },
    ],
  ],
  [
    'a point outside',
    [
      { en: '5 101 0', ko: '5 101 0' },
      { en: 'A', ko: 'A' },
    ],
  ],
  [
    'no words in one language',
    [
      { en: '5 50 50', ko: '5 50 50' },
      { en: 'A', ko: '' },
    ],
  ],
])('a portrait with %s is refused', async (_, cells) => {
  const name = { en: 'Kim', ko: '김' }
  const { fail } = await holder.club.send(
    contract.section.create,
    { ...HOURS, kind: 'PEOPLE', rows: [[name, name, { en: '', ko: '' }, ...cells]] },
    editor,
  )
  expect(fail.msgDetail).toContain('rows')
})
