import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, expect, it, vi } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Banner = InputOf<typeof contract.banner.create>
type Section = InputOf<typeof contract.section.create>
let editor: { token: string }

beforeAll(async () => {
  await holder.club.sql`update club set langs = '{en,ko,ja}'`
  editor = await holder.club.manager({ rights: { '930000': 'R', '930500': 'CRUD', '930900': 'CRUD' } })
  // Each process hears of it.
  await vi.waitFor(() => expect(holder.club.platform.club.langs).toEqual(['en', 'ko', 'ja']))
})

const same = (text: string) => ({ en: text, ko: text, ja: text })

it('rows of a section are read in each language of the club, else in its own', async () => {
  const data: Section = {
    ...{ page: 'pft', kind: 'HOURS', state: 'PUBLISHED', heading: { en: 'Hours', ko: '운영 시간', ja: '営業時間' } },
    rows: [
      [{ en: 'Range', ko: '레인지', ja: '練習場' }, same('06:00–19:00')],
      [{ en: 'Greens', ko: '그린' }, same('05:30–18:30'), { en: 'dawn', ko: '', ja: '夜明け' }],
    ],
  }
  const asked = await holder.club.ask(contract.section.create, data, editor)
  const { data: edited } = await holder.club.ask(contract.section.one, { idx: asked.data.idx }, editor)
  expect(edited.rows).toEqual(data.rows)
  const shown = async (lang: string) => (await holder.club.ask(contract.section.ofPage, { page: 'pft', lang })).data[0]!
  await expect
    .poll(() => shown('ja'))
    .toMatchObject({
      heading: '営業時間',
      rows: [
        ['練習場', '06:00–19:00'],
        ['Greens', '05:30–18:30', '夜明け'],
      ],
    })
  const listed = async () => (await holder.club.ask(contract.section.list, { of: 'pft' }, editor)).data.list
  expect(await listed()).toMatchObject([{ missingIn: [] }])
  const body = { en: '<p>Every day.</p>', ko: '', ja: '<p>毎日。</p>' }
  const { idx, version } = edited
  await holder.club.ask(contract.section.update, { ...data, idx, version, body }, editor)
  expect(await listed()).toMatchObject([{ missingIn: ['ko'] }])
  expect((await shown('ko')).rows[1]).toEqual(['그린', '05:30–18:30', ''])
  for (const rows of [[[{ en: 'Range', fr: 'Practice' }, same('06:00')]], [[{ ...same('Range'), ja: '' }, same('')]]]) {
    const refused = await holder.club.ask(contract.section.create, { ...data, rows }, editor)
    expect(refused.fail.msgDetail).toBe('rows')
  }
  const answer = await holder.club.ask(contract.section.history, { recordIdx: asked.data.idx }, editor)
  const entry = answer.data.list.at(-1)
  expect(entry!.changes).toContainEqual({
    ...{ field: 'rows', before: null, isKept: true },
    after: 'Range · 練習場 · 레인지 | 06:00–19:00\nGreens · 그린 | 05:30–18:30 | dawn · 夜明け',
  })
})

it('a banner is read in each language of the club, else in its own, and searched in all', async () => {
  const [menu] = await holder.club.sql<{ idx: number }[]>`
    update menu set is_exist_banner = true where code = '020000' returning idx`
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1f5b3f' } })
    .png()
    .toBuffer()
  const data: Banner = {
    ...{ bannerName: 'Spring opening', alt: 'A hill', menuIdx: [menu!.idx], seeDetail: false, todayClose: true },
    ...{ windowOpen: false, devicePc: true, deviceMobile: true, state: 'PUBLISHED' },
    ...{ startAt: '2020-01-01T00:00:00Z', endAt: '2090-01-01T00:00:00Z' },
    translated: { ja: { bannerName: '春のオープン', alt: '丘' }, ko: { bannerName: '봄 개장', alt: '' } },
  }
  const files = [{ name: 'a.png', type: 'image/png', bytes }]
  const send = (changes: Partial<Banner> = {}) =>
    holder.club.ask(contract.banner.create, { ...data, ...changes, files }, editor)
  const { idx } = (await send()).data
  const shown = async (lang: string) => {
    const { data } = await holder.club.ask(contract.banner.page, { bannerDataIdx: menu!.idx, clubCode: CLUB, lang })
    return data.banner.map((one) => [one.bannerName, one.picture!.alt])
  }
  await expect.poll(() => shown('ja')).toEqual([['春のオープン', '丘']])
  expect(await shown('ko')).toEqual([['봄 개장', 'A hill']])
  expect(await shown('en')).toEqual([['Spring opening', 'A hill']])
  expect(await shown('fr')).toEqual([['Spring opening', 'A hill']])

  const original = await holder.club.ask(contract.banner.one, { idx }, editor)
  expect(original.data).toMatchObject({ bannerName: 'Spring opening', translated: data.translated })
  for (const keyword of ['spring', '春の', '봄']) {
    const answer = await holder.club.ask(contract.banner.list, { keyword }, editor)
    expect(answer.data.list.map((one) => one.idx)).toEqual([idx])
    expect(answer.data.list[0]).not.toHaveProperty('translated')
  }
  expect((await holder.club.ask(contract.banner.list, {}, editor)).data.list).toMatchObject([{ missingIn: ['ko'] }])
  // The names of fields are no words of a banner.
  expect((await holder.club.ask(contract.banner.list, { keyword: 'bannerName' }, editor)).data.total).toBe(0)
  const clone = await holder.club.ask(contract.banner.clone, { idx }, editor)
  const cloned = await holder.club.ask(contract.banner.one, { idx: clone.data.idx }, editor)
  expect(cloned.data.translated).toEqual(data.translated)

  const unknown = await send({ translated: { fr: { bannerName: 'Printemps' } } })
  expect([unknown.status, unknown.fail.msgDetail]).toEqual([400, 'translated.fr'])
})
