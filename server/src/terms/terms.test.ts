import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.terms.save>
const NOW = '2031-05-01T12:00:00'

beforeEach(async () => {
  await holder.club.setClock(NOW)
})

const editor = (rights = 'CRU') => holder.club.manager({ rights: { '910000': 'R', '910800': rights } })

const input = (changes: Partial<Fields> = {}): Fields => ({
  termsType: 'SERVICE',
  title: 'Terms of service',
  contents: '<h3>1. Account</h3><p>One account a person.</p>',
  lang: 'en',
  effectiveDate: '2031-05-08',
  isRequired: true,
  isWorse: false,
  state: 'DRAFT',
  ...changes,
})
const put = async (changes: Partial<Fields> = {}, as?: { token: string }) =>
  holder.club.ask(contract.terms.save, input(changes), as ?? (await editor()))
const idxOf = async (changes: Partial<Fields>) => (await put(changes)).data.termsIdx

describe('PUT /terms', () => {
  it('saves a draft, changes it and announces it', async () => {
    const as = await editor()
    const made = await put({ termsType: 'PUSH' }, as)
    expect(made.data).toEqual({ termsIdx: expect.any(Number), version: 1 })
    const { termsIdx } = made.data
    const changed = await put({ termsIdx, version: 1, termsType: 'PUSH', title: 'Push', state: 'SCHEDULED' }, as)
    expect(changed.data).toEqual({ termsIdx, version: 2 })
    expect((await holder.club.ask(contract.terms.one, { termsIdx })).data).toEqual({
      termsIdx,
      termsType: 'PUSH',
      title: 'Push',
      contents: '<h3>1. Account</h3><p>One account a person.</p>',
      lang: 'en',
      effectiveDate: '2031-05-08',
      isRequired: true,
      isWorse: false,
      state: 'SCHEDULED',
      isPrepared: false,
      revision: 1,
      clubName: 'Greenhill Country Club',
      telNo: '031-555-0100',
      version: 2,
    })
  })

  it('edits nothing that is announced', async () => {
    const termsIdx = await idxOf({ termsType: 'SMS', state: 'SCHEDULED' })
    const { fail } = await put({ termsType: 'SMS', termsIdx, version: 1 })
    expect(fail).toMatchObject({
      code: 'WRONG_STATE',
      msgCode: 'common.WRONG_STATE',
      msgVar: { state: 'SCHEDULED' },
    })
    await holder.club.setClock('2031-05-08T00:00:01')
    expect((await put({ termsType: 'SMS', termsIdx, version: 1 })).fail.msgVar).toEqual({ state: 'IN_FORCE' })
  })

  it.each([
    [false, '2031-05-07', '2031-05-08'],
    [true, '2031-05-30', '2031-05-31'],
  ])('refuses a notice that is too short (worse: %s)', async (isWorse, effectiveDate, earliest) => {
    const common = { termsType: 'MAIL', isWorse, state: 'SCHEDULED' as const }
    const { fail } = await put({ ...common, effectiveDate })
    expect(fail).toMatchObject({ code: 'TOO_SOON', msgCode: 'terms.TOO_SOON', msgVar: { earliest } })
    expect((await put({ ...common, effectiveDate: earliest })).result).toBe(true)
    // A draft has no effect on members.
    expect((await put({ ...common, effectiveDate, state: 'DRAFT' })).result).toBe(true)
  })

  it('refuses a second version for one day, also of two at once', async () => {
    const as = await editor()
    const both = await Promise.all([1, 2].map(() => put({ termsType: 'THIRD', state: 'SCHEDULED' }, as)))
    const refused = both.filter(({ result }) => !result)
    const done = both.find(({ result }) => result)!
    expect(refused).toHaveLength(1)
    expect(refused[0]!.fail).toMatchObject({
      code: 'DATE_CLASH',
      msgCode: 'terms.DATE_CLASH',
      msgVar: { termsIdx: done.data.termsIdx },
    })
    expect((await put({ termsType: 'THIRD', state: 'SCHEDULED', lang: 'ko' }, as)).result).toBe(true)
  })

  it('refuses an old version and asks for one', async () => {
    const termsIdx = await idxOf({})
    expect((await put({ termsIdx })).fail.msgDetail).toBe('version')
    expect((await put({ termsIdx, version: 1 })).data.version).toBe(2)
    expect((await put({ termsIdx, version: 1 })).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 2 },
    })
    expect((await put({ termsIdx: 999_999, version: 1 })).status).toBe(404)
  })

  it.each([
    [{ termsType: 'NOSUCH' }, 'termsType'],
    [{ lang: 'fr' }, 'lang'],
    [{ title: '' }, 'title'],
    [{ contents: '<script>alert(1)</script>' }, 'contents'],
    [{ effectiveDate: '2031-02-29' }, 'effectiveDate'],
    [{ state: 'IN_FORCE' }, 'state'],
  ])('names the field of %j', async (changes, field) => {
    const { status, fail } = await holder.club.send(contract.terms.save, { ...input(), ...changes }, await editor())
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe(field)
  })

  it('keeps words and structure, and nothing that runs or leads elsewhere unseen', async () => {
    const contents = [
      '<h1>Title</h1><p onclick="x()" style="position:fixed">Text <b>bold</b></p><script>alert(1)</script>',
      '<a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><a href="/guide">c</a>',
      '<img src="x" onerror="alert(1)"><iframe src="https://evil.example"></iframe><svg onload="x()"></svg>',
      '<a href="&#106;avascript:alert(1)">d</a><table><tr><td colspan="2">e</td></tr></table>',
    ].join('')
    const termsIdx = await idxOf({ contents, termsType: 'LOCATION', state: 'SCHEDULED' })
    const kept = (await holder.club.ask(contract.terms.one, { termsIdx })).data.contents
    expect(kept).toBe(
      '<h2>Title</h2><p>Text <b>bold</b></p><a>a</a><a>b</a><a href="/guide">c</a><a>d</a><table><tr><td colspan="2">e</td></tr></table>',
    )
  })

  it('needs the right to create for a new one and the right to update for another', async () => {
    const creator = await editor('C')
    const answer = await put({}, creator)
    expect(answer.result).toBe(true)
    const again = { termsIdx: answer.data.termsIdx, version: 1 }
    expect((await put(again, creator)).status).toBe(403)
    const updater = await editor('U')
    expect((await put({}, updater)).status).toBe(403)
    expect((await put(again, updater)).data.version).toBe(2)
  })
})

describe('PUT /terms in several languages', () => {
  const KOREAN = { title: '푸시 안내', contents: '<p>알림</p>' }
  const common = { termsType: 'MAIL', effectiveDate: '2031-11-01' }
  const read = async (termsIdx: number, as?: { token: string }) =>
    (await holder.club.ask(contract.terms.one, { termsIdx }, as ?? (await editor()))).data
  const ofDay = async () => {
    const { list } = (await holder.club.ask(contract.terms.list, { termsType: 'MAIL' }, await editor())).data
    return list.filter(({ effectiveDate }: { effectiveDate: string }) => effectiveDate === common.effectiveDate)
  }

  it('saves the drafts and announces them together, of which members read once', async () => {
    await holder.club.member()
    const { termsIdx } = (await put({ ...common, inOthers: { ko: KOREAN } })).data
    const korean = (await ofDay()).find(({ lang }: { lang: string }) => lang === 'ko')!
    expect(korean).toMatchObject({ title: '푸시 안내', state: 'DRAFT', version: 1 })
    const again = { ...common, termsIdx, version: 1, effectiveDate: '2031-11-02' }
    const ko = { ...KOREAN, contents: '<p>새 알림</p>', termsIdx: korean.termsIdx, version: 1 }
    expect((await put({ ...again, state: 'SCHEDULED', inOthers: { ko } })).result).toBe(true)
    expect(await read(korean.termsIdx)).toMatchObject({
      ...{ state: 'SCHEDULED', effectiveDate: '2031-11-02', contents: '<p>새 알림</p>', version: 2 },
    })
    const told = await holder.club.sql`
      select from job_task where name = 'tell-terms' and data ->> 'termsIdx' in (${`${termsIdx}`}, ${`${korean.termsIdx}`})`
    expect(told).toHaveLength(1)
  })

  it('saves none where one cannot be saved', async () => {
    const before = (await ofDay()).length
    const stale = { ko: { ...KOREAN, termsIdx: await idxOf({ ...common, lang: 'ko' }), version: 7 } }
    expect((await put({ ...common, inOthers: stale })).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 1 },
    })
    expect(await ofDay()).toHaveLength(before + 1)
    const gone = { ko: { ...KOREAN, termsIdx: 999_999, version: 1 } }
    expect((await put({ ...common, inOthers: gone })).status).toBe(404)
    await put({ ...common, lang: 'ko', state: 'SCHEDULED' })
    const { fail } = await put({ ...common, state: 'SCHEDULED', inOthers: { ko: KOREAN } })
    expect(fail).toMatchObject({ code: 'DATE_CLASH' })
    expect((await ofDay()).filter(({ lang }: { lang: string }) => lang === 'en')).toEqual([])
  })

  it.each([
    [{ ko: { ...KOREAN, title: '' } }, 'inOthers.ko.title'],
    [{ ko: { ...KOREAN, contents: '<script>alert(1)</script>' } }, 'inOthers.ko.contents'],
    [{ ko: { ...KOREAN, termsIdx: 1 } }, 'inOthers.ko.version'],
    [{ fr: KOREAN }, 'inOthers.fr'],
    [{ en: KOREAN }, 'inOthers.en'],
  ])('names the field of %j', async (inOthers, field) => {
    const { status, fail } = await put({ ...common, inOthers })
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe(field)
  })

  it('does not announce a gap in any language', async () => {
    const inOthers = { ko: { ...KOREAN, contents: '<p>[[법원 이름]]</p>' } }
    const { status, fail } = await put({ ...common, state: 'SCHEDULED', inOthers })
    expect([status, fail.msgDetail]).toEqual([400, 'inOthers.ko.contents'])
  })

  it('needs the right for each language', async () => {
    const termsIdx = await idxOf({ ...common, lang: 'ko' })
    const ko = { ...KOREAN, termsIdx, version: 1 }
    const [creator, updater] = [await editor('C'), await editor('U')]
    expect((await put({ ...common, inOthers: { ko } }, creator)).status).toBe(403)
    const own = await idxOf(common)
    expect((await put({ ...common, termsIdx: own, version: 1, inOthers: { ko: KOREAN } }, updater)).status).toBe(403)
    expect((await put({ ...common, termsIdx: own, version: 1, inOthers: { ko } }, updater)).result).toBe(true)
  })

  it('keeps two managers apart who begin with different languages', async () => {
    const day = { ...common, effectiveDate: '2031-11-20', state: 'SCHEDULED' as const }
    const as = await editor()
    const both = await Promise.all([
      put({ ...day, inOthers: { ko: KOREAN } }, as),
      put({ ...day, ...KOREAN, lang: 'ko', inOthers: { en: { title: 'Mail', contents: '<p>Mail</p>' } } }, as),
    ])
    expect(both.map(({ result }) => result).sort()).toEqual([false, true])
    expect(both.find(({ result }) => !result)!.fail).toMatchObject({ code: 'DATE_CLASH' })
  })
})

describe('versions', () => {
  it('come into force and are superseded by the dates alone', async () => {
    const type = { termsType: 'PRIVACY2', state: 'SCHEDULED' as const, lang: 'ko' }
    const first = await idxOf({ ...type, effectiveDate: '2031-06-01' })
    const second = await idxOf({ ...type, effectiveDate: '2031-07-01' })
    const states = async () =>
      Promise.all(
        [first, second].map(async (idx) => (await holder.club.ask(contract.terms.one, { termsIdx: idx })).data.state),
      )
    expect(await states()).toEqual(['SCHEDULED', 'SCHEDULED'])
    await holder.club.setClock('2031-05-31T23:59:59')
    expect(await states()).toEqual(['SCHEDULED', 'SCHEDULED'])
    await holder.club.setClock('2031-06-01T00:00:01')
    expect(await states()).toEqual(['IN_FORCE', 'SCHEDULED'])
    await holder.club.setClock('2031-07-01T00:00:01')
    expect(await states()).toEqual(['SUPERSEDED', 'IN_FORCE'])
    expect((await holder.club.ask(contract.terms.one, { termsIdx: second })).data.revision).toBe(2)
  })

  it('of the booking rules count from their day on for a new booking', async () => {
    const termsIdx = await idxOf({ termsType: 'BOOKING', state: 'SCHEDULED' })
    await holder.club.setClock('2031-05-08T09:00:00')
    await holder.club.platform.cache.invalidate('terms')
    const { data } = await holder.club.ask(contract.terms.inForce, { clubCode: CLUB, purpose: 2 })
    expect(data.map((one: { termsIdx: number }) => one.termsIdx)).toEqual([termsIdx])
  })

  it('are a draft only for who may read drafts', async () => {
    const termsIdx = await idxOf({})
    expect((await holder.club.ask(contract.terms.one, { termsIdx })).status).toBe(404)
    expect((await holder.club.ask(contract.terms.one, { termsIdx }, await holder.club.member())).status).toBe(404)
    expect((await holder.club.ask(contract.terms.one, { termsIdx }, await editor('CU'))).status).toBe(404)
    expect((await holder.club.ask(contract.terms.before, { termsIdx })).status).toBe(404)
    expect((await holder.club.ask(contract.terms.one, { termsIdx }, await editor('R'))).data.state).toBe('DRAFT')
  })

  it('are compared with the one before, word by word', async () => {
    const type = { termsType: 'MARKETING', state: 'SCHEDULED' as const }
    const [seeded] = await holder.club.sql<{ termsIdx: number }[]>`
      select terms_idx from terms where terms_type = 'MARKETING' and lang = 'en' order by effective_date limit 1`
    expect((await holder.club.ask(contract.terms.before, { termsIdx: seeded!.termsIdx })).data).toEqual({
      before: null,
      diff: [],
    })
    const contents = '<h3>1. What</h3><ul><li>Rests after 12 months.</li><li>Free &amp; fair.</li></ul>'
    const first = await idxOf({ ...type, contents, effectiveDate: '2031-06-01' })
    const second = await idxOf({ ...type, contents: contents.replace('12', '24'), effectiveDate: '2031-07-01' })
    const { before, diff } = (await holder.club.ask(contract.terms.before, { termsIdx: second })).data
    expect(before).toMatchObject({ termsIdx: first, contents })
    expect(diff).toEqual([
      { op: 'same', text: '1. What\nRests after ' },
      { op: 'del', text: '12' },
      { op: 'add', text: '24' },
      { op: 'same', text: ' months.\nFree & fair.' },
    ])
    expect((await holder.club.ask(contract.terms.before, { termsIdx: 999_999 })).status).toBe(404)
  })

  it('without a word in common are shown one after the other', async () => {
    const words = (seed: number) => Array.from({ length: 8000 }, (_, i) => ((i * seed) % 9973).toString(36)).join(' ')
    const type = { termsType: 'PRIVACY2', state: 'SCHEDULED' as const, lang: 'en' }
    await idxOf({ ...type, contents: `<p>${words(7)}</p>`, effectiveDate: '2031-06-01' })
    const second = await idxOf({ ...type, contents: `<p>${words(31)}</p>`, effectiveDate: '2031-07-01' })
    const { data } = await holder.club.ask(contract.terms.before, { termsIdx: second })
    expect(data.diff.map(({ op }) => op)).toEqual(['del', 'add'])
  })
})

describe('GET /terms/{a}/{b}', () => {
  const types = async (purpose: number, as?: { token: string }, lang?: string) =>
    (await holder.club.ask(contract.terms.inForce, { clubCode: CLUB, purpose, lang }, as)).data.map(
      ({ termsType }) => termsType,
    )

  it('gives what is shown at sign-up and when booking', async () => {
    expect(await types(1)).toEqual(expect.arrayContaining(['SERVICE', 'PRIVACY', 'MARKETING']))
    expect(await types(1)).not.toContain('BOOKING')
    expect(await types(2)).toEqual(['BOOKING'])
    const { data } = await holder.club.ask(contract.terms.inForce, { clubCode: CLUB, purpose: 2, lang: 'ko' })
    expect(data).toMatchObject([{ lang: 'ko', state: 'IN_FORCE', contents: expect.stringContaining('<h3>') }])
  })

  it('gives a member what is still to be accepted, in any language, and a visitor nothing', async () => {
    const member = await holder.club.member({ agreed: false })
    expect(await types(3)).toEqual([])
    expect(await types(3, await editor())).toEqual([])
    expect(await types(3, member)).toEqual(['SERVICE', 'PRIVACY'])
    const agree = (agreed: boolean, type: string, lang: string) => holder.club.sql`
      insert into consent (member_idx, terms_idx, agreed, text_hash)
      select ${member.memberIdx}, terms_idx, ${agreed}, md5(contents) from terms_version
      where terms_type = ${type} and lang = ${lang} and state = 'IN_FORCE'`
    await agree(true, 'SERVICE', 'ko')
    await agree(false, 'PRIVACY', 'en')
    expect(await types(3, member)).toEqual(['PRIVACY'])
    await agree(true, 'PRIVACY', 'en')
    expect(await types(3, member)).toEqual([])
    await agree(false, 'PRIVACY', 'en')
    expect(await types(3, member)).toEqual(['PRIVACY'])
  })

  it('gives the text of another language where the reader’s has none, because it binds every reader', async () => {
    await holder.club.sql`
      insert into terms (terms_type, title, contents, lang, effective_date)
      values ('LOCATION', '위치정보', '<p>위치</p>', 'ko', '2031-01-01')`
    const member = await holder.club.member()
    const ask = async (purpose: number, as?: { token: string }) =>
      (await holder.club.ask(contract.terms.inForce, { clubCode: CLUB, purpose, lang: 'en' }, as)).data.map(
        ({ termsType, lang }) => `${termsType} ${lang}`,
      )
    expect(await ask(1)).toEqual(expect.arrayContaining(['SERVICE en', 'PRIVACY en', 'LOCATION ko']))
    expect(await ask(3, member)).toEqual(['LOCATION ko'])
    await holder.club.sql`delete from terms where terms_type = 'LOCATION' and effective_date = '2031-01-01'`
  })

  it.each([`/terms/${CLUB}/0`, `/terms/${CLUB}/4`, `/terms/${CLUB}/x`, '/terms/ZZ999/1', '/terms/abc/1', '/terms/0'])(
    'has nothing at %s',
    async (path) => {
      expect((await holder.club.send(`GET ${path}`)).status).toBe(404)
    },
  )

  it('keeps what was agreed as it was', async () => {
    const { memberIdx } = await holder.club.member()
    await holder.club.sql`
      insert into consent (member_idx, terms_idx, agreed, text_hash) values (${memberIdx}, 1, true, '')`
    await expect(holder.club.sql`update consent set agreed = false`.execute()).rejects.toThrow('append only')
    await expect(holder.club.sql`delete from consent`.execute()).rejects.toThrow('append only')
  })
})

describe('what the editor asks before', () => {
  it('tells whether a version may take effect that day', async () => {
    const as = await editor()
    const [first] = await holder.club.sql<{ orderNo: number }[]>`
      select order_no from code where group_id = 'ZWA' and key = 'LOCATION'`
    const check = async (termsType: string, effectiveDate: string, isWorse?: boolean) =>
      (await holder.club.ask(contract.terms.check, { termsType, effectiveDate, isWorse }, as)).data
    expect(await check(`${first!.orderNo}`, '2031-05-07')).toEqual({ ok: false, earliest: '2031-05-08' })
    expect(await check(`${first!.orderNo}`, '2031-05-20')).toEqual({ ok: true, earliest: '2031-05-08' })
    expect(await check('LOCATION', '2031-05-20', true)).toEqual({ ok: false, earliest: '2031-05-31' })
    const termsIdx = await idxOf({
      termsType: 'LOCATION',
      state: 'SCHEDULED',
      effectiveDate: '2031-09-01',
      title: 'Where',
    })
    expect(await check(`${first!.orderNo}`, '2031-09-01')).toEqual({
      ok: false,
      earliest: '2031-05-08',
      clash: { termsIdx, title: 'Where', state: 'SCHEDULED' },
    })
    expect(
      (await holder.club.ask(contract.terms.check, { termsType: '77', effectiveDate: '2031-09-01' }, as)).status,
    ).toBe(404)
    expect((await holder.club.ask(contract.terms.check, { termsType: '1', effectiveDate: 'soon' }, as)).status).toBe(
      404,
    )
    expect(
      (await holder.club.ask(contract.terms.check, { termsType: '1', effectiveDate: '2031-09-01' }, await editor('CU')))
        .status,
    ).toBe(403)
  })

  it('lists all versions without their texts', async () => {
    const as = await editor('R')
    await put({ title: 'A draft to find' })
    const rows = async (query: InputOf<typeof contract.terms.list>) =>
      (await holder.club.ask(contract.terms.list, query, as)).data
    const found = (await rows({ keyword: 'draft to', state: 'DRAFT' })).list
    expect(found).toMatchObject([{ title: 'A draft to find', state: 'DRAFT' }])
    expect(found[0]).not.toHaveProperty('contents')
    const korean = (await rows({ lang: 'ko', termsType: 'BOOKING' })).list
    expect(
      korean.every((one: { lang: string; termsType: string }) => one.lang === 'ko' && one.termsType === 'BOOKING'),
    ).toBe(true)
    expect((await rows({ size: 1, page: 2 })).list).toHaveLength(1)
    // A draft in the other language is enough.
    await put({ termsType: 'PUSH', title: 'Pushed to a phone', state: 'SCHEDULED', effectiveDate: '2031-10-01' })
    const missing = async () =>
      (await rows({ keyword: 'pushed to' })).list.map((one: { missingIn: string[] }) => one.missingIn)
    expect(await missing()).toEqual([['ko']])
    await put({ termsType: 'PUSH', lang: 'ko', title: '푸시' })
    expect(await missing()).toEqual([[]])
    expect((await holder.club.ask(contract.terms.list, {}, await editor('CU'))).status).toBe(403)
  })
})

describe('GET /manage/terms/{id}/consents', () => {
  it('lists the last answer of each member, with names for who may read members', async () => {
    const { sql } = holder.club
    const [row] = await sql<{ idx: number }[]>`
      select min(terms_idx) as idx from terms_version where state = 'IN_FORCE' and is_required and lang = 'en'`
    const one = await holder.club.member({ name: 'Min-jun Kim' })
    const other = await holder.club.member({ name: 'Seo-jin Lee' })
    await sql`insert into consent (member_idx, terms_idx, agreed, text_hash) values (${other.memberIdx}, ${row!.idx}, false, '')`
    const reader = await holder.club.manager({ rights: { '910000': 'R', '910800': 'R' } })
    const { data } = await holder.club.ask(contract.terms.consents, { termsIdx: row!.idx }, reader)
    const of = (memberIdx: number) => data.list.find((answer: { memberIdx: number }) => answer.memberIdx === memberIdx)
    expect(of(one.memberIdx)).toMatchObject({ agreed: true, channel: 'WEB' })
    expect(of(one.memberIdx)).not.toHaveProperty('name', 'Min-jun Kim')
    expect(of(other.memberIdx)).toMatchObject({ agreed: false })
    expect(data.refused).toBe(1)
    expect(data.agreed).toBe(data.total - 1)
    const named = await holder.club.manager({
      rights: { '910000': 'R', '910800': 'R', '950000': 'R', '950100': 'R' },
    })
    expect(
      JSON.stringify((await holder.club.ask(contract.terms.consents, { termsIdx: row!.idx }, named)).body),
    ).toContain('Seo-jin Lee')
    expect((await holder.club.ask(contract.terms.consents, { termsIdx: 999_999 }, reader)).status).toBe(404)
    expect((await holder.club.ask(contract.terms.consents, { termsIdx: row!.idx }, one)).status).toBe(403)
    expect((await holder.club.ask(contract.terms.consents, { termsIdx: row!.idx })).status).toBe(401)
  })
})
