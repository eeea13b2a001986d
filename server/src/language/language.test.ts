import { contract, everyCall } from '@clubhouse/contract'
import { counted } from '@clubhouse/contract/counted'
import { OFFICE_CATEGORIES } from '@clubhouse/contract/language/office-texts'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { readProductTexts } from './product-texts.ts'

const holder = TestClub.use()
/** Other processes learn of a change through NOTIFY, which takes time on a busy machine. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read)
const texts = await readProductTexts()
const all = Object.entries(texts).flatMap(([category, codes]) =>
  Object.entries(codes).map(([code, byLang]) => ({ key: `${category}.${code}`, byLang })),
)

const variables = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!)

describe("the product's texts", () => {
  it.each(all)('$key is there in English and Korean, with the same values', ({ byLang }) => {
    expect(byLang.en?.trim()).toBeTruthy()
    expect(byLang.ko?.trim()).toBeTruthy()
    expect(new Set(variables(byLang.ko!))).toEqual(new Set(variables(byLang.en!)))
    expect(byLang.en).not.toContain('!')
  })

  const refusals = new Map(
    everyCall().flatMap(({ call }) => call.fails.map((fail) => [`${fail.category}.${fail.code}`, fail] as const)),
  )

  it.each([...refusals])('%s has a sentence that shows only what the refusal carries', (key, fail) => {
    const [category, code] = key.split('.') as [string, string]
    const forms = [code, `${code}_one`, `${code}_other`].flatMap((form) => texts[category]?.[form]?.en ?? [])
    expect(forms).toHaveLength(texts[category]?.[code] ? 1 : 2)
    const values = Object.fromEntries(Object.keys(fail.vars.shape).map((name) => [name, 1]))
    for (const name of forms.flatMap(variables)) expect(Object.keys(counted(values))).toContain(name)
  })

  it.each([
    'common.400',
    'common.403',
    'common.404',
    'common.413',
    'common.415',
    'common.429',
    'common.500',
    'common.503',
    'common.KEY_REUSED',
    'site.SITE_CLOSED',
    'session.463',
  ])('%s has a sentence', (key) => {
    const [category, code] = key.split('.') as [string, string]
    expect(texts[category]?.[code]?.en).toBeTruthy()
  })
})

describe('GET /system/i18n/{lang}', () => {
  it('gives all texts of a language, one category when asked, nothing when the version is current', async () => {
    const whole = (await holder.club.ask(contract.language.system, { lang: 'ko' })).data
    expect(whole.list).toHaveLength(all.length)
    expect((await holder.club.ask(contract.language.system, { lang: 'ko', category: 'CAXPC' })).data).toEqual(whole)
    const one = (await holder.club.ask(contract.language.system, { lang: 'en', category: 'reservation' })).data
    expect(new Set(one.list.map(({ category }) => category))).toEqual(new Set(['reservation']))
    expect((await holder.club.ask(contract.language.system, { lang: 'ko', ver: whole.ver })).data).toEqual({
      list: [],
      ver: whole.ver,
    })
    expect((await holder.club.ask(contract.language.system, { lang: 'fr' })).status).toBe(404)
    expect((await holder.club.ask(contract.language.system, { lang: 'korean' })).status).toBe(404)
  })
})

it('an expired session has the Korean title that the specification gives', async () => {
  const { list } = (await holder.club.ask(contract.language.system, { lang: 'ko', category: 'session' })).data
  expect(list).toContainEqual({ category: 'session', code: 'EXPIRED', msg: '토큰이 만료되었습니다' })
})

describe('the texts of the back office', () => {
  it('are left out of those of the site, and given on request', async () => {
    const of = async (part: 'SITE' | 'OFFICE') =>
      (await holder.club.ask(contract.language.system, { lang: 'en', part })).data.list
    const [site, office] = [await of('SITE'), await of('OFFICE')]
    expect(site.length + office.length).toBe(all.length)
    const categories = new Set<string>(office.map(({ category }) => category))
    expect([...categories].toSorted()).toEqual(OFFICE_CATEGORIES.toSorted())
    expect(site.filter(({ category }) => categories.has(category))).toEqual([])
    expect((await holder.club.send(contract.language.system, { lang: 'en', part: 'KITCHEN' })).status).toBe(400)
  })

  it('hold no refusal that a visitor or a member may meet', () => {
    const refusals = everyCall().flatMap(({ call }) =>
      call.access.who === 'manager' ? [] : call.fails.map(({ category, code }) => `${category}.${code}`),
    )
    expect(refusals.length).toBeGreaterThan(100)
    expect(refusals.filter((key) => OFFICE_CATEGORIES.includes(key.split('.')[0]!))).toEqual([])
  })
})

describe('GET /common/i18n/{lang}/{club}', () => {
  it("gives the club's own texts, which win in refusals too", async () => {
    await holder.club
      .sql`insert into club_message (category, code, lang, msg) values ('common', '404', 'en', 'Out of bounds')`
    await soon(
      async () => (await holder.club.ask(contract.language.club, { lang: 'en', club: CLUB })).data.list,
    ).toContainEqual({
      category: 'common',
      code: '404',
      msg: 'Out of bounds',
    })
    const { ver } = (await holder.club.ask(contract.language.club, { lang: 'en', club: CLUB })).data
    const again = await holder.club.ask(contract.language.club, { lang: 'en', club: CLUB, ver })
    expect(again.data, 'nothing when the version is current').toEqual({ list: [], ver })
    expect((await holder.club.ask(contract.language.club, { lang: 'en', club: 'ZZZZZ' })).status).toBe(404)
  })
})

describe('GET /common/system-code/{club}', () => {
  it('gives the groups that changed, null for unknown ones, and the policies', async () => {
    const { data } = await holder.club.ask(contract.code.groups, { club: CLUB, code: '509.0,996.0,XXX.0' })
    expect(data.XXX).toBeNull()
    expect(data['509']!.codes).toContainEqual(
      expect.objectContaining({
        key: 'CF',
        keyName: expect.any(String),
        values: [expect.any(String), expect.any(String)],
      }),
    )
    expect(data['996']!.policy!.C0190).toEqual({ name: expect.any(String), values: Array(4).fill(expect.any(String)) })
    const again = (await holder.club.ask(contract.code.groups, { club: CLUB, code: `509.${data['509']!.version}` }))
      .data
    expect(again).toEqual({})
    expect((await holder.club.ask(contract.code.groups, { club: CLUB, code: '509' })).fail.msgDetail).toBe('code')
    expect((await holder.club.send(contract.code.groups, { club: CLUB })).fail.msgDetail).toBe('code')
  })

  it('has every group of the specification in both languages', async () => {
    const ids =
      '504 325 557 911 509 517 218 506 BMD HDE Z52 327 702 A01 200 363 Z53 364 768 754 Z96 791 792 501 Z82 ZWA W05 367 996 100 101 103 104 Z54'.split(
        ' ',
      )
    const { data } = await holder.club.ask(contract.code.groups, {
      club: CLUB,
      code: ids.map((id) => `${id}.0`).join(','),
    })
    for (const id of ids) {
      expect(data[id]?.codes.length, id).toBeGreaterThan(0)
      for (const { values } of data[id]!.codes)
        expect(
          values.every((label: string) => label.length > 0),
          id,
        ).toBe(true)
    }
  })
})

describe('menus, site and holidays', () => {
  it('gives the tree of menus, and says which of them are hidden', async () => {
    const menus = async () => (await holder.club.ask(contract.menu.tree, { siteCode: 'GREENHILL' })).data
    expect((await menus()).map(({ code }) => code)).toContain('010000')
    const [hidden] = await holder.club.sql<{ code: string }[]>`
      update menu set is_visible = false where code = (select max(code) from menu where parent_code is null) returning code`
    await soon(async () => (await menus()).find(({ code }) => code === hidden!.code)?.isVisible).toBe(false)
    expect((await holder.club.ask(contract.menu.tree, { siteCode: 'OTHER' })).status).toBe(404)
  })

  it('gives the club and its logos', async () => {
    expect((await holder.club.ask(contract.site.info, { clubCode: CLUB })).data).toMatchObject({
      clubCode: CLUB,
      currency: 'KRW',
      zone: 'Asia/Seoul',
      langs: ['en', 'ko'],
    })
    expect((await holder.club.ask(contract.site.addition, { clubCode: CLUB })).data).toHaveProperty('logoSimpleRl')
    expect((await holder.club.ask(contract.site.state, { clubCode: CLUB })).data).toMatchObject({ state: 1 })
    for (const call of [contract.site.info, contract.site.addition, contract.site.state])
      expect((await holder.club.ask(call, { clubCode: 'ZZZZZ' })).status).toBe(404)
  })

  it('names holidays in the language asked for, whatever the browser prefers: the answer is kept for all', async () => {
    const christmas = async (lang: string | undefined, wanted: string) => {
      const input = { clubCode: CLUB, year: 2026, lang }
      const { data } = await holder.club.ask(contract.site.holidays, input, null, { 'accept-language': wanted })
      return data.find(({ date }) => date === '2026-12-25')!.name
    }
    const all = [await christmas('ko', 'en'), await christmas(undefined, 'ko'), await christmas('en', 'ko')]
    expect([...all, await christmas('ko', 'en')]).toEqual(['성탄절', 'Christmas Day', 'Christmas Day', '성탄절'])
  })

  it('gives the holidays of three years, or of one', async () => {
    const all = (await holder.club.ask(contract.site.holidays, { clubCode: CLUB })).data
    const year = Number(all.at(-1)!.date.slice(0, 4))
    const one = (await holder.club.ask(contract.site.holidays, { clubCode: CLUB, year })).data
    expect(one.length).toBeLessThan(all.length)
    expect(one.every(({ date }) => date.startsWith(String(year)))).toBe(true)
  })
})
