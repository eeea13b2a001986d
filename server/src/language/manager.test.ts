import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it, vi } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { createLog } from '../platform/log.ts'

const holder = TestClub.use()
/** Other processes learn of a change through NOTIFY, which takes time on a busy machine. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read)

const reader = () => holder.club.manager({ rights: { '960000': 'R', '960300': 'R' } })
const writer = () => holder.club.manager({ rights: { '960000': 'R', '960300': 'RU' } })
const write = async (body: InputOf<typeof contract.language.change>) =>
  holder.club.ask(contract.language.change, body, await writer())
const messages = async (query: InputOf<typeof contract.language.forManager>) =>
  (await holder.club.ask(contract.language.forManager, query, await reader())).data

describe('GET /manage/i18n', () => {
  it('shows every text beside its original, filters and searches', async () => {
    const ko = await messages({ lang: 'ko', category: 'common', size: 100 })
    expect(ko.list).toContainEqual({
      category: 'common',
      code: 'SAVE',
      lang: 'ko',
      original: 'Save',
      msg: '저장',
      isOwn: false,
    })
    expect(ko.isSpoken).toBe(true)
    const found = await messages({ lang: 'ko', keyword: 'common.SAVE' })
    expect(found.list.map(({ code }) => code)).toEqual(['SAVE', 'SAVED'])
    expect((await messages({ lang: 'ko', missing: true })).list).toEqual([])
  })

  it('has everything missing in a language that nobody has begun, and refuses what is no language', async () => {
    const th = await messages({ lang: 'th', size: 1 })
    expect(th).toMatchObject({ isSpoken: false, list: [{ msg: null }] })
    const { total } = await messages({ lang: 'th', missing: true, size: 1 })
    expect(th.categories.reduce((sum: number, { missing }: { missing: number }) => sum + missing, 0)).toBe(total)
    expect((await holder.club.ask(contract.language.forManager, { lang: 'xx' }, await reader())).status).toBe(404)
  })

  it('is for managers with the right', async () => {
    expect(
      (await holder.club.ask(contract.language.forManager, { lang: 'ko' }, await holder.club.manager({ rights: {} })))
        .status,
    ).toBe(403)
    const body = { lang: 'ko', list: [] }
    expect((await holder.club.ask(contract.language.change, body, await reader())).status).toBe(403)
  })
})

describe('PUT /manage/i18n', () => {
  it('makes a new language one of the site’s, with English in the gaps', async () => {
    expect((await holder.club.ask(contract.language.system, { lang: 'ja' })).status).toBe(404)
    const before = (await holder.club.ask(contract.language.club, { lang: 'en', club: CLUB })).data.ver
    const { data } = await write({ lang: 'ja', list: [{ category: 'common', code: 'SAVE', msg: '保存' }] })
    expect(data.ver).toBeGreaterThan(before)
    await soon(async () => (await holder.club.ask(contract.site.info, { clubCode: CLUB })).data.langs).toEqual([
      'en',
      'ko',
      'ja',
    ])
    const own = (await holder.club.ask(contract.language.club, { lang: 'ja', club: CLUB })).data.list
    expect(own).toContainEqual({ category: 'common', code: 'SAVE', msg: '保存' })
    const product = (await holder.club.ask(contract.language.system, { lang: 'ja' })).data.list
    expect(product).toContainEqual({ category: 'common', code: 'CLOSE', msg: 'Close', lang: 'en' })
    // Labels of codes have room for the language.
    const codes = (await holder.club.ask(contract.code.groups, { club: CLUB, code: 'Z52.0' })).data.Z52!.codes
    expect(codes[0]!.values).toEqual(['Male', '남성', ''])
    expect((await messages({ lang: 'ja', size: 1 })).isSpoken).toBe(true)
  })

  it('goes back to the product’s words with null, and to English where there are none', async () => {
    const save = { category: 'common', code: 'SAVE' }
    await write({ lang: 'ko', list: [{ ...save, msg: '기록' }] })
    expect((await messages({ lang: 'ko', keyword: 'common.SAVE' })).list[0]).toMatchObject({ msg: '기록', isOwn: true })
    await write({ lang: 'ko', list: [{ ...save, msg: null }] })
    expect((await messages({ lang: 'ko', keyword: 'common.SAVE' })).list[0]).toMatchObject({
      msg: '저장',
      isOwn: false,
    })
  })

  it('shows the club’s English where there is no translation, and never over one', async () => {
    await write({
      lang: 'en',
      list: [
        { category: 'common', code: 'CLOSE', msg: 'Shut' },
        { category: 'common', code: 'YES', msg: 'Aye' },
      ],
    })
    await write({ lang: 'ja', list: [{ category: 'common', code: 'YES', msg: 'はい' }] })
    const of = async (lang: string) => (await holder.club.ask(contract.language.club, { lang, club: CLUB })).data.list
    await soon(() => of('ja')).toContainEqual({ category: 'common', code: 'CLOSE', msg: 'Shut', lang: 'en' })
    await soon(async () => (await of('ja')).filter(({ code }) => code === 'YES')).toEqual([
      { category: 'common', code: 'YES', msg: 'はい' },
    ])
    expect((await of('ko')).filter(({ code }) => code === 'CLOSE')).toEqual([])
  })

  it('names the club’s menus in the new language', async () => {
    await write({ lang: 'ja', list: [{ category: 'site-menu', code: '010000', msg: 'ホーム' }] })
    const names = async () =>
      (await holder.club.ask(contract.language.club, { lang: 'ja', club: CLUB })).data.list.filter(
        ({ category, code }: Record<string, string>) => category === 'site-menu' && code === '010000',
      )
    await soon(names).toEqual([{ category: 'site-menu', code: '010000', msg: 'ホーム' }])
  })

  it.each([
    ['lang', { lang: 'xx', list: [] }],
    ['list[0].code', { lang: 'ja', list: [{ category: 'common', code: 'NO_SUCH', msg: 'x' }] }],
    ['list[0].msg', { lang: 'ja', list: [{ category: 'common', code: 'SAVE', msg: '{{who}}' }] }],
    ['list[0].msg', { lang: 'ja', list: [{ category: 'common', code: 'SAVE', msg: '  ' }] }],
    ['isSpoken', { lang: 'en', list: [], isSpoken: false }],
  ])('refuses %s in %j', async (field, body) => {
    const answer = await write(body)
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, field])
  })

  it('prepares a language in silence, begins to speak it, and falls silent again', async () => {
    const langs = async () => (await holder.club.ask(contract.site.info, { clubCode: CLUB })).data.langs
    const list = [{ category: 'common', code: 'SAVE', msg: 'Lưu' }]
    await write({ lang: 'vi', list, isSpoken: false })
    expect(await langs()).not.toContain('vi')
    await write({ lang: 'vi', list: [], isSpoken: true })
    await soon(langs).toContain('vi')
    await write({ lang: 'vi', list: [], isSpoken: false })
    await soon(langs).not.toContain('vi')
    expect(
      (await messages({ lang: 'vi', keyword: 'common.SAVE' })).list.filter(
        ({ code }: { code: string }) => code === 'SAVE',
      ),
    ).toMatchObject([{ msg: 'Lưu' }])
  })

  it('is written down with what was there before', async () => {
    await write({ lang: 'ko', list: [{ category: 'common', code: 'NO', msg: '아뇨' }] })
    const [row] = await holder.club.sql`
      select before, after from audit where noun = 'message' order by audit_idx desc limit 1`
    expect(row).toMatchObject({
      before: { list: [{ code: 'NO', msg: null }] },
      after: { lang: 'ko', list: [{ code: 'NO', msg: '아뇨' }] },
    })
  })
})

describe('POST /system/i18n/{lang}/missing', () => {
  it('notes in the log what is really missing, and nothing of who said so', async () => {
    await write({ lang: 'ja', list: [], isSpoken: true })
    const warn = vi.spyOn(holder.club.platform.log, 'warn')
    const { data } = await holder.club.ask(contract.language.reportMissing, {
      lang: 'ja',
      keys: ['common.NETWORK', 'common.SAVE', 'someone@example.com', 'common.RETRY'],
    })
    expect(data).toEqual({ noted: 2 })
    expect(warn.mock.calls).toEqual([
      [{ lang: 'ja', keys: ['common.NETWORK', 'common.RETRY'] }, 'texts without a translation'],
    ])
    warn.mockRestore()
    const spoken = await holder.club.ask(contract.language.reportMissing, { lang: 'ko', keys: ['common.SAVE'] })
    expect(spoken.data).toEqual({ noted: 0 })
    const unknown = await holder.club.ask(contract.language.reportMissing, { lang: 'th', keys: ['common.SAVE'] })
    expect(unknown.status).toBe(404)
  })

  it('is limited like every write of a visitor', async () => {
    const club = await TestClub.open(0.05, undefined, createLog('silent'))
    const ask = () => club.ask(contract.language.reportMissing, { lang: 'ko', keys: ['common.SAVE'] })
    try {
      const answers: number[] = []
      for (let i = 0; i < 200 && !answers.includes(429); i++) answers.push((await ask()).status)
      expect(answers).toContain(429)
    } finally {
      await club.close()
    }
  })
})
