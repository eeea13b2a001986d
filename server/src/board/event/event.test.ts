import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { appearsByTheClock } from '../../../test/board-days.ts'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.event.create>
type Again = Partial<InputOf<typeof contract.event.update>>

const rights = (letters: string) => ({ rights: { '930000': 'R', '930400': letters } })
const editor = () => holder.club.manager(rights('CRUD'))

const png = async (): Promise<Sent> => ({
  name: '대회.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1f5b3f' } })
    .png()
    .toBuffer(),
})
const csv = (name = 'Starts.csv'): Sent => ({ name, type: 'text/csv', bytes: Buffer.from('hole,team\n1,A\n') })

const input = (changes: Partial<Fields> = {}): Fields => ({
  title: 'Spring cup',
  contents: '<p>Shotgun at 11:00.</p>',
  lang: 'en',
  state: 'PUBLISHED',
  openAt: '2020-01-01T00:00:00Z',
  startDate: '2021-05-01',
  endDate: '2021-05-02',
  place: 'Lake and Pine',
  link: '/reservation',
  ...changes,
})

async function add(changes: Partial<Fields> = {}, files: Sent[] = []): Promise<number> {
  const { data } = await holder.club.ask(contract.event.create, { ...input(changes), files }, await editor())
  return data.idx
}
type Query = InputOf<typeof contract.event.list>
const list = async (query: Query = {}, as?: { token: string }) =>
  (await holder.club.ask(contract.event.list, { clubCode: CLUB, size: 100, ...query }, as)).data.list
const titles = async (query: Query = {}, as?: { token: string }) => (await list(query, as)).map(({ title }) => title)
const one = async (idx: number, as?: { token: string }) => (await holder.club.ask(contract.event.one, { idx }, as)).data
const put = async (idx: number, version: number, changes: Again = {}, files: Sent[] = []) =>
  holder.club.ask(contract.event.update, { idx, version, ...input(), ...changes, files }, await editor())

describe('GET /event', () => {
  it('lists what is published and open, the latest day first, with the fields of the specification', async () => {
    await add({ title: 'Autumn cup', startDate: '2021-10-01', endDate: '2021-10-01', openAt: '2020-02-01T00:00:00Z' })
    const idx = await add({}, [csv()])
    await add({ title: 'draft', state: 'DRAFT' })
    await add({ title: 'later', state: 'SCHEDULED', openAt: '2098-01-01T00:00:00Z' })
    await add({ title: 'over', closeAt: '2020-02-01T00:00:00Z' })
    await add({ title: 'called off', state: 'ENDED' })
    await expect.poll(() => titles()).toEqual(['Autumn cup', 'Spring cup'])
    expect((await list())[1]).toEqual({
      idx,
      clubCode: CLUB,
      lang: 'en',
      title: 'Spring cup',
      category: null,
      openAt: '2020-01-01T00:00:00Z',
      closeAt: null,
      startDate: '2021-05-01',
      endDate: '2021-05-02',
      place: 'Lake and Pine',
      link: '/reservation',
      progress: false,
      stage: 'ended',
      views: 0,
      imageUrl: null,
      picture: null,
      hasFile: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  it('filters, searches, sorts and pages', async () => {
    await add({ title: '가을 대회', lang: 'ko', contents: '<p>샷건</p>' })
    await expect.poll(() => titles({ lang: 'ko' })).toEqual(['가을 대회'])
    expect(await titles({ keyword: '샷건' })).toEqual(['가을 대회'])
    expect(await titles({ keyword: '%' })).toEqual([])
    expect(await titles({ sort: 'title', lang: 'en' })).toEqual(['Autumn cup', 'Spring cup'])
    const page = await holder.club.ask(contract.event.list, { clubCode: CLUB, lang: 'en', size: 1, page: 2 })
    expect(page.data).toMatchObject({ total: 2, page: 2, size: 1, list: [{ title: 'Spring cup' }] })
  })

  it("goes by the club's day: to come, under way from the first day to the last, over", async () => {
    const dates = { startDate: '2031-05-01', endDate: '2031-05-03', openAt: '2031-01-01T00:00:00Z' }
    await holder.club.setClock('2031-04-30T23:59:50')
    const idx = await add({ ...dates, title: 'Three days' })
    for (const [at, stage] of [
      ['2031-04-30T23:59:50', 'soon'],
      ['2031-05-01T00:00:01', 'now'],
      ['2031-05-03T23:59:50', 'now'],
      ['2031-05-04T00:00:01', 'ended'],
    ] as const) {
      await holder.club.setClock(at)
      expect(await one(idx)).toMatchObject({ stage, progress: stage === 'now' })
      for (const filter of ['soon', 'now', 'ended'] as const)
        await expect
          .poll(async () => (await titles({ progress: filter })).includes('Three days'))
          .toBe(filter === stage)
    }
    await holder.club.resetClock()
  })

  it('begins with the first day where that is what is waited for', async () => {
    for (const [title, startDate] of [
      ['second', '2097-02-01'],
      ['first', '2097-01-01'],
    ] as const)
      await add({ title, startDate, endDate: startDate })
    await expect.poll(() => titles({ progress: 'soon' })).toEqual(['first', 'second'])
  })

  it.each([
    ['size=101', 'size'],
    ['progress=maybe', 'progress'],
    ['scope=all', 'scope'],
    ['sort=title;drop', 'sort'],
    ['lang=english', 'lang'],
  ])('names the field of malformed input: %s', async (query, field) => {
    const { status, fail } = await holder.club.send(`GET /event?clubCode=${CLUB}&${query}`)
    expect(status).toBe(400)
    expect(fail).toMatchObject({ code: '400', msgDetail: field })
  })

  it('knows only its own club', async () => {
    expect((await holder.club.ask(contract.event.list, { clubCode: 'ZZ999' })).status).toBe(404)
    expect((await holder.club.ask(contract.event.list, { clubCode: 'club' })).fail.msgDetail).toBe('clubCode')
  })

  it('gives the unseen ones to managers who may read them, and to nobody after them', async () => {
    const as = await holder.club.manager(rights('R'))
    const query = { scope: 'admin', lang: 'en' } as const
    expect(await titles(query, as)).toEqual(expect.arrayContaining(['draft', 'later', 'over', 'called off']))
    const draft = (await list(query, as)).find(({ title }) => title === 'draft')
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1, createdBy: expect.stringMatching(/^Manager /) })
    for (const who of [null, await holder.club.member(), await holder.club.manager(rights('CUD'))])
      expect((await holder.club.ask(contract.event.list, { clubCode: CLUB, size: 100, ...query }, who)).status).toBe(
        403,
      )
    // Without the keyword, visitors get the same answer as before.
    expect(await titles({ lang: 'en' }, as)).not.toContain('draft')
  })
})

describe('GET /event/{id}', () => {
  it('gives one with files and neighbours, and counts a view once per viewer and day', async () => {
    const idx = await add({ title: 'read me', startDate: '2021-07-01', endDate: '2021-07-01' }, [csv('명단 2021.csv')])
    const first = await one(idx)
    expect(first).toMatchObject({
      contents: '<p>Shotgun at 11:00.</p>',
      views: 0,
      files: [{ name: '명단-2021.csv', size: 14, mime: 'text/csv' }],
    })
    for (const name of ['state', 'createdBy', 'version', 'hasFile']) expect(first).not.toHaveProperty(name)
    expect(await one(first.prevIdx!)).toMatchObject({ title: 'Spring cup', nextIdx: idx })
    expect(await one(first.nextIdx!)).toMatchObject({ title: 'Autumn cup', prevIdx: idx })
    const file = await holder.club.app.inject({ url: first.files[0]!.url })
    expect(file.body).toBe('hole,team\n1,A\n')
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
    await holder.club.ask(contract.event.one, { idx }, await holder.club.member())
    expect((await one(idx)).views).toBe(2)
  })

  it.each([
    ['a draft', { state: 'DRAFT' }],
    ['one that opens later', { state: 'SCHEDULED', openAt: '2098-01-01T00:00:00Z' }],
    ['one that is published ahead of its day', { openAt: '2098-01-01T00:00:00Z' }],
    ['one whose time is over', { closeAt: '2020-02-01T00:00:00Z' }],
    ['one that ended', { state: 'ENDED' }],
  ] as const)('does not show %s, but to managers who may read it', async (_, changes) => {
    const idx = await add({ title: 'hidden', ...changes })
    for (const who of [null, await holder.club.member(), await holder.club.manager(rights('CUD'))])
      expect((await holder.club.ask(contract.event.one, { idx }, who)).status).toBe(404)
    expect((await holder.club.ask(contract.event.one, { idx }, await holder.club.manager(rights('R')))).status).toBe(
      200,
    )
  })

  it('opens and closes by the club clock, and says so to managers', async () => {
    await appearsByTheClock(holder.club, 'event', add, await editor())
  })

  it.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '999999'])('has no event %s', async (id) => {
    expect((await holder.club.send(contract.event.one, { idx: id })).status).toBe(404)
  })
})

describe('POST /event', () => {
  it('opens at once when it is published without a time, and writes down who did it', async () => {
    const { openAt: _, ...now } = input({ title: 'at once' })
    const as = await editor()
    const { data } = await holder.club.ask(contract.event.create, now, as)
    expect(data).toEqual({ idx: expect.any(Number), version: 1 })
    expect((await holder.club.ask(contract.event.one, { idx: data.idx })).status).toBe(200)
    const [row] = await holder.club.sql`
      select call, admin_idx from audit where noun = 'event' and record_idx = ${data.idx}`
    expect(row).toEqual({ call: 'event.create', adminIdx: as.adminIdx })
  })

  it('is made once however often it is sent', async () => {
    const as = await editor()
    const key = crypto.randomUUID()
    const send = (title: string) =>
      holder.club.ask(contract.event.create, { ...input({ title, lang: 'ko' }), files: [csv()] }, as, {
        'idempotency-key': key,
      })
    const [first, second] = await Promise.all([send('once'), send('once')])
    expect(second.body).toEqual(first.body)
    expect((await send('once')).body).toEqual(first.body)
    expect((await send('twice')).fail.code).toBe('KEY_REUSED')
    const [row] = await holder.club.sql`
      select count(*) as events, (select count(*) from post_file where noun = 'event' and idx = ${first.data.idx}) as files
      from event where title = 'once'`
    expect(row).toEqual({ events: 1, files: 1 })
  })

  it('refuses a key that comes again with other files, and answers the same files as before', async () => {
    const as = await editor()
    const key = crypto.randomUUID()
    const other: Sent = { ...csv(), bytes: Buffer.from('hole,team\n1,B\n') }
    const send = (files: Sent[]) =>
      holder.club.ask(contract.event.create, { ...input({ title: 'files' }), files }, as, { 'idempotency-key': key })
    const both = [csv(), csv('Results.csv')]
    const first = await send(both)
    expect(first.result).toBe(true)
    expect((await send(both)).body).toEqual(first.body)
    const wrong = [
      [other, csv('Results.csv')],
      [csv('Start.csv'), csv('Results.csv')],
      [{ ...csv(), type: 'text/plain' }, csv('Results.csv')],
      both.toReversed(),
      [csv()],
      [],
    ]
    for (const files of wrong) expect((await send(files)).code).toBe('KEY_REUSED')
    expect((await send(both)).body).toEqual(first.body)
  })

  it('keeps nothing that runs', async () => {
    const idx = await add({
      contents: '<h1>Cup</h1><p onclick="x()">See <a href="javascript:x()">here</a></p><script>x()</script>',
    })
    expect((await one(idx)).contents).toBe('<h2>Cup</h2><p>See <a>here</a></p>')
  })

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ contents: '<script>x()</script>' }, 'contents'],
    [{ lang: 'fr' }, 'lang'],
    [{ state: 'ARCHIVED' }, 'state'],
    [{ state: 'SCHEDULED', openAt: undefined }, 'openAt'],
    [{ closeAt: '2020-01-01T00:00:00Z' }, 'closeAt'],
    [{ startDate: '2021-06-31' }, 'startDate'],
    [{ startDate: '0000-01-01' }, 'startDate'],
    [{ openAt: '0000-01-01T00:00:00Z' }, 'openAt'],
    [{ endDate: '2021-04-30' }, 'endDate'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '//evil.example' }, 'link'],
    [{ fileFor: ['image'] }, 'fileFor'],
    [{ fileFor: ['poster'] }, 'fileFor[0]'],
  ])('names what is wrong in %j', async (changes, field) => {
    const { status, fail } = await holder.club.send(contract.event.create, { ...input(), ...changes }, await editor())
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe(field)
  })
})

describe('the picture and the files of an event', () => {
  const send = async (files: Sent[], fileFor?: Fields['fileFor']) =>
    holder.club.ask(contract.event.create, { ...input({ fileFor }), files }, await editor())

  it('are what fileFor says, the picture under a name that nobody guesses', async () => {
    const { data } = await send([csv('a.csv'), await png(), csv('b.csv')], ['files', 'image', 'files'])
    const { imageUrl, files } = await one(data.idx)
    expect(imageUrl).toMatch(/^\/hp\/api\/files\/\d+\/[0-9a-f-]{36}\.png$/)
    expect(files.map(({ name }) => name)).toEqual(['a.csv', 'b.csv'])
    const got = await holder.club.app.inject({ url: imageUrl! })
    expect(await sharp(got.rawPayload).metadata()).toMatchObject({ width: 40, format: 'png' })
  })

  it.each([
    ['a page that calls itself a picture', 'image/png', '<html><script>1</script></html>', 400],
    ['a text that calls itself a PDF', 'application/pdf', 'hello', 400],
    [
      'a PDF that calls itself a sheet',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      '%PDF-1.7\n',
      400,
    ],
    ['a program that calls itself a table', 'text/csv', 'MZ\0\0', 400],
    ['a page', 'text/html', '<p>', 415],
    ['a drawing', 'image/svg+xml', '<svg/>', 415],
    ['a program', 'application/x-msdownload', 'MZ', 415],
  ])('are refused when one is %s', async (_, type, content, expected) => {
    const { status, fail } = await send([{ name: 'a', type, bytes: Buffer.from(content) }])
    expect(status).toBe(expected)
    if (expected === 400) expect(fail.msgDetail).toBe('files')
  })

  it('may be a PDF', async () => {
    const { data } = await send([{ name: 'Rules.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n%x\n') }])
    expect((await one(data.idx)).files).toMatchObject([{ name: 'Rules.pdf', mime: 'application/pdf' }])
  })

  it('are one picture and ten files at most, of 10 MB each', async () => {
    const many = Array.from({ length: 11 }, (_, i) => csv(`${i}.csv`))
    expect((await send(many)).fail.msgDetail).toBe('files')
    expect(
      (await send([...many.slice(1), await png()], [...many.slice(1).map(() => 'files' as const), 'image'])).status,
    ).toBe(200)
    expect((await send([...many, csv()])).status).toBe(400)
    expect((await send([await png(), await png()], ['image', 'image'])).fail.msgDetail).toBe('fileFor')
    expect((await send([{ ...csv(), bytes: Buffer.alloc(10_000_001, 65) }])).status).toBe(413)
  })

  it('stay, come and go with a change; what nothing has any more is taken away', async () => {
    const { data } = await send([await png(), csv('a.csv'), csv('b.csv')], ['image', 'files', 'files'])
    const { idx } = data
    const as = await editor()
    const copy = (await holder.club.ask(contract.event.clone, { idx }, as)).data.idx
    const before = await one(idx)
    const [a, b] = before.files
    expect((await put(idx, 1, { keepFiles: [b!.fileIdx] }, [csv('c.csv')])).data).toEqual({ idx, version: 2 })
    const after = await one(idx)
    expect(after.imageUrl).toBe(before.imageUrl)
    expect(after.files.map(({ name }) => name)).toEqual(['b.csv', 'c.csv'])
    // The copy still has the file, but the copy is a draft.
    const get = async (url: string) => (await holder.club.app.inject({ url })).statusCode
    const ofCopy = (await one(copy, as)).files[0]!.url
    expect(ofCopy.split('?')[0]).toBe(a!.url)
    expect([await get(a!.url), await get(ofCopy)]).toEqual([404, 200])
    expect((await put(copy, 1, { remove: ['image'], state: 'DRAFT' })).result).toBe(true)
    expect(await get(ofCopy)).toBe(404)
    expect(await get(b!.url)).toBe(200)
    expect((await one(copy, as)).imageUrl).toBeNull()
    expect(await get(before.imageUrl!)).toBe(200)
    expect((await put(idx, 2, { keepFiles: [], fileFor: ['image'] }, [await png()])).result).toBe(true)
    expect(await get(before.imageUrl!)).toBe(404)
    expect((await one(idx)).imageUrl).not.toBe(before.imageUrl)
    expect((await put(idx, 3, { keepFiles: [a!.fileIdx] })).fail.msgDetail).toBe('keepFiles')
  })
})

describe('the picture of another language of an event', () => {
  it('is shown too, and stays when one of both loses it', async () => {
    const as = await editor()
    const english = await add({ fileFor: ['image'] }, [await png()])
    const { imageUrl } = await one(english)
    const korean = await add({ lang: 'ko', otherIdx: english, pictureOf: english, alt: '대회' })
    const file = (url: string) => url.split('?')[0]
    expect(file((await one(korean)).imageUrl!)).toBe(file(imageUrl!))
    expect((await put(english, 1, { remove: ['image'] })).result).toBe(true)
    expect((await one(english)).imageUrl).toBeNull()
    expect((await holder.club.app.inject({ url: imageUrl! })).statusCode).toBe(200)
    expect((await put(english, 2, { pictureOf: korean })).result).toBe(true)
    expect(file((await one(english)).imageUrl!)).toBe(file(imageUrl!))
    const own = await add({ pictureOf: english, fileFor: ['image'] }, [await png()])
    expect(file((await one(own, as)).imageUrl!)).not.toBe(file(imageUrl!))
  })

  it.each([
    ['that has none', {}],
    ['that is not there', { pictureOf: 999_999 }],
  ])('is refused from a post %s', async (_, given) => {
    const none = await add()
    const { status, fail } = await holder.club.ask(
      contract.event.create,
      input({ pictureOf: none, ...given }),
      await editor(),
    )
    expect([status, fail.msgDetail]).toEqual([400, 'pictureOf'])
  })
})

describe('an event in several languages', () => {
  const ko = { title: '봄 대회', contents: '<p>11시 샷건.</p>', alt: '대회' }
  const both = async () => {
    const as = await editor()
    const files = [await png(), csv('en.csv'), csv('ko.csv')]
    const fileFor = ['image' as const, 'files' as const, 'files' as const]
    const idx = await add({ alt: 'A cup', fileFor, fileIn: ['en', 'en', 'ko'], inOthers: { ko } }, files)
    const other = (await one(idx, as)).others[0]!.idx
    const read = async () => [await one(idx, as), await one(other, as)] as const
    return { as, idx, other, read }
  }
  const file = (url?: string | null) => url?.split('?')[0]

  it('is made at once: words and files apart, all else and the picture shared', async () => {
    const { idx, read } = await both()
    const [english, korean] = await read()
    expect(korean).toMatchObject({ lang: 'ko', title: '봄 대회', state: 'PUBLISHED', others: [{ idx, lang: 'en' }] })
    for (const name of ['state', 'openAt', 'closeAt', 'startDate', 'endDate', 'place', 'link'] as const)
      expect(korean[name]).toEqual(english[name])
    expect(file(korean.imageUrl)).toBe(file(english.imageUrl))
    expect([english.picture!.alt, korean.picture!.alt]).toEqual(['A cup', '대회'])
    expect([english.files, korean.files].map((list) => list.map(({ name }) => name))).toEqual([['en.csv'], ['ko.csv']])
  })

  it('changes at once: times, place and picture in each, a file in its own', async () => {
    const { idx, read } = await both()
    const keepFiles = (await read()).map(({ files }) => files.map(({ fileIdx }) => fileIdx))
    const answer = await put(
      idx,
      1,
      {
        ...{ place: 'Hill', closeAt: '2090-01-01T00:00:00Z', keepFiles: keepFiles[0], fileIn: ['ko', 'ko'] },
        ...{ fileFor: ['image', 'files'], inOthers: { ko: { ...ko, keepFiles: keepFiles[1], version: 1 } } },
      },
      [await png(), csv('more.csv')],
    )
    expect(answer.data).toEqual({ idx, version: 2 })
    const [english, korean] = await read()
    expect([english.place, korean.place]).toEqual(['Hill', 'Hill'])
    expect(korean.closeAt).toBe(english.closeAt)
    expect(file(korean.imageUrl)).toBe(file(english.imageUrl))
    expect(korean.files.map(({ name }) => name)).toEqual(['ko.csv', 'more.csv'])
    expect((await put(idx, 2, { remove: ['image'], inOthers: { ko: { ...ko, version: 2 } } })).result).toBe(true)
    expect((await read()).map(({ imageUrl, files }) => [imageUrl, files.length])).toEqual([
      [null, 0],
      [null, 0],
    ])
  })

  it('is saved in all languages or in none', async () => {
    const { idx, read } = await both()
    const titles = async () => (await read()).map(({ title, version }) => [title, version])
    const before = await titles()
    const late = await put(idx, 1, { title: 'late', inOthers: { ko: { ...ko, version: 7 } } })
    expect(late.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 1 } })
    expect((await put(idx, 1, { inOthers: { ko } })).fail.code).toBe('CHANGED_MEANWHILE')
    for (const [inOthers, field] of [
      [{ ko: { ...ko, title: '', version: 1 } }, 'inOthers.ko.title'],
      [{ ko: { ...ko, contents: '', version: 1 } }, 'inOthers.ko.contents'],
      [{ en: ko }, 'inOthers.en'],
      [{ fr: ko }, 'lang'],
    ] as const) {
      const { status, fail } = await put(idx, 1, { title: 'no', inOthers })
      expect([status, fail.msgDetail]).toEqual([400, field])
    }
    expect((await put(idx, 1, { fileIn: ['ko'] })).fail.msgDetail).toBe('fileIn')
    expect(await titles()).toEqual(before)
  })

  it('names the language that stands further on than the others may', async () => {
    const { as, idx, other, read } = await both()
    await holder.club.sql`update event set state = 'DRAFT', open_at = null, close_at = null where idx = ${idx}`
    const [version, theirs] = (await read()).map((post) => post.version!) as [number, number]
    const draft = { state: 'DRAFT', openAt: null, closeAt: null, title: 'no' } as const
    const { fail } = await put(idx, version, { ...draft, inOthers: { ko: { ...ko, version: theirs } } })
    expect(fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'PUBLISHED', lang: 'ko' } })
    expect((await one(idx, as)).title).not.toBe('no')
    // Without the other language, the status is that of this post alone.
    expect((await put(idx, version, draft)).result).toBe(true)
    expect((await put(other, theirs, { ...draft, lang: 'ko' })).fail.msgVar).toEqual({ state: 'PUBLISHED' })
  })

  it('gets a language later, and another after the first was archived', async () => {
    const as = await editor()
    const idx = await add({ place: 'Lake' })
    expect((await put(idx, 1, { inOthers: { ko } })).data).toEqual({ idx, version: 2 })
    const [other] = (await one(idx, as)).others
    expect(await one(other!.idx, as)).toMatchObject({ place: 'Lake and Pine', version: 1 })
    await holder.club.ask(contract.event.remove, { idx: [other!.idx] }, as)
    expect((await put(idx, 2, { inOthers: { ko: { ...ko, version: 1 } } })).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await put(idx, 2, { inOthers: { ko } })).result).toBe(true)
  })

  it('is published and scheduled in all', async () => {
    const as = await editor()
    const idx = await add({ state: 'DRAFT', openAt: undefined, inOthers: { ko } })
    const other = (await one(idx, as)).others[0]!.idx
    const states = async () => [(await one(idx, as)).state, (await one(other, as)).state]
    expect(await states()).toEqual(['DRAFT', 'DRAFT'])
    await holder.club.ask(contract.event.schedule, { idx, version: 1, openAt: '2098-01-01T00:00:00Z' }, as)
    expect(await states()).toEqual(['SCHEDULED', 'SCHEDULED'])
    await holder.club.ask(contract.event.publish, { idx: other, version: 2 }, as)
    expect(await states()).toEqual(['PUBLISHED', 'PUBLISHED'])
  })
})

describe('PUT /event', () => {
  it('saves what was read, once', async () => {
    const idx = await add({ title: 'before' })
    expect((await put(idx, 1, { title: 'after', place: null })).data).toEqual({ idx, version: 2 })
    expect(await one(idx)).toMatchObject({ title: 'after', place: null })
    expect((await put(idx, 1)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect((await put(999_999, 1)).status).toBe(404)
    const both = await Promise.all([put(idx, 2, { title: 'mine' }), put(idx, 2, { title: 'yours' })])
    expect(both.filter(({ result }) => result)).toHaveLength(1)
    expect(both.find(({ result }) => !result)!.fail.code).toBe('CHANGED_MEANWHILE')
  })

  it.each([
    ['PUBLISHED', {}, { state: 'DRAFT' }],
    ['PUBLISHED', {}, { state: 'SCHEDULED', openAt: '2098-01-01T00:00:00Z' }],
    ['PUBLISHED', {}, { openAt: '2098-01-01T00:00:00Z' }],
    ['PUBLISHED', { state: 'SCHEDULED' }, { state: 'DRAFT' }],
    ['ENDED', { state: 'ENDED' }, { state: 'PUBLISHED' }],
    ['DRAFT', { state: 'DRAFT' }, { state: 'ENDED' }],
  ] as const)('does not turn one back that is %s: %j to %j', async (state, was, wanted) => {
    const idx = await add(was)
    const { status, fail } = await put(idx, 1, wanted)
    expect(status).toBe(200)
    expect(fail).toMatchObject({ code: 'WRONG_STATE', msgCode: 'common.WRONG_STATE', msgVar: { state } })
    expect((await one(idx, await editor())).version).toBe(1)
  })

  it('lets one that nobody has seen go back, and prolongs one whose time is over', async () => {
    const unseen = await add({ state: 'SCHEDULED', openAt: '2098-01-01T00:00:00Z' })
    expect((await put(unseen, 1, { state: 'DRAFT' })).result).toBe(true)
    const over = await add({ closeAt: '2020-02-01T00:00:00Z' })
    expect((await put(over, 1, { closeAt: '2090-01-01T00:00:00Z' })).result).toBe(true)
    expect((await holder.club.ask(contract.event.one, { idx: over })).status).toBe(200)
  })

  it('is seen in the list at once', async () => {
    const idx = await add({ title: 'first words' })
    await expect.poll(() => titles()).toContain('first words')
    await put(idx, 1, { title: 'other words' })
    await expect.poll(() => titles()).toContain('other words')
  })
})

describe('POST /event/clone and DELETE /event', () => {
  it('copies one as a draft without dates, once', async () => {
    const as = await editor()
    const idx = await add({ title: 'yearly' }, [csv()])
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const copy = () => holder.club.ask(contract.event.clone, { idx }, as, headers)
    const answer = await copy()
    expect((await copy()).body).toEqual(answer.body)
    expect(await one(answer.data.idx, as)).toMatchObject({
      title: 'yearly',
      state: 'DRAFT',
      openAt: null,
      startDate: null,
      endDate: null,
      stage: null,
      progress: false,
      views: 0,
      files: [{ name: 'Starts.csv' }],
    })
    expect((await holder.club.ask(contract.event.one, { idx: answer.data.idx })).status).toBe(404)
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (let i = 0; i < 2; i++)
      expect((await holder.club.ask(contract.event.clone, { idx: 999_999 }, as, key)).status).toBe(404)
  })

  it('archives: visitors see it no more, and nobody changes it', async () => {
    const as = await editor()
    const idx = await add({ title: 'gone' })
    const remove = () => holder.club.ask(contract.event.remove, { idx: [idx, idx, 999_999] }, as)
    expect((await remove()).data).toEqual({ deleted: 1 })
    expect((await remove()).data).toEqual({ deleted: 0 })
    expect((await holder.club.ask(contract.event.one, { idx })).status).toBe(404)
    expect(await titles({ scope: 'admin' }, as)).not.toContain('gone')
    expect((await put(idx, 2)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'ARCHIVED' } })
    expect((await holder.club.ask(contract.event.remove, { idx: [] }, as)).fail.msgDetail).toBe('idx')
  })
})

describe('a right on events', () => {
  const send = (right: string, as?: { token: string }) =>
    ({
      C: () => holder.club.ask(contract.event.create, input(), as),
      clone: () => holder.club.ask(contract.event.clone, { idx: 999_999 }, as),
      U: () => holder.club.ask(contract.event.update, { idx: 999_999, version: 1, ...input() }, as),
      D: () => holder.club.ask(contract.event.remove, { idx: [999_999] }, as),
    })[right]!()

  it.each(['C', 'U', 'D'])('%s opens what it says and nothing else', async (right) => {
    const as = await holder.club.manager(rights(right))
    for (const [other, needs] of [
      ['C', 'C'],
      ['clone', 'C'],
      ['U', 'U'],
      ['D', 'D'],
    ] as const) {
      const { status } = await send(other, as)
      if (needs === right) expect(status).not.toBe(403)
      else expect(status).toBe(403)
    }
  })

  it('is needed', async () => {
    const member = await holder.club.member()
    for (const what of ['C', 'clone', 'U', 'D']) {
      expect((await send(what)).status).toBe(401)
      expect((await send(what, member)).status).toBe(403)
    }
  })
})
