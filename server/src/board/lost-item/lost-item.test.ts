import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
const idxOf: Record<string, number> = {}

beforeAll(async () => {
  const rows = await holder.club.sql<{ idx: number; title: { en: string } }[]>`
    insert into lost_item (kind, title, found_date, found_place, keep_until, state) values
      ('GLOVE', '{"en": "Gloves", "ko": "장갑"}', '2026-11-20', '{"en": "Car park", "ko": "주차장"}', '2098-01-01', 'PUBLISHED'),
      ('CLUB', '{"en": "Wedge", "ko": "웨지"}', '2026-11-25', '{"en": "Lake 7"}', '2026-11-26', 'PUBLISHED'),
      ('WATCH', '{"en": "Watch"}', '2026-11-26', '{"en": "Locker room"}', '2098-01-01', 'FOUND'),
      ('KEY', '{"en": "Key"}', '2026-11-26', '{"en": "Locker room"}', '2098-01-01', 'RETURNED')
    returning idx, title`
  for (const { idx, title } of rows) idxOf[title.en] = idx
})

const titles = async (query: InputOf<typeof contract.lostItem.list> = {}) =>
  (await holder.club.ask(contract.lostItem.list, { clubCode: CLUB, ...query })).data.list.map(({ title }) => title)

it('lists what is published, the latest first, by kind and day, in a language', async () => {
  expect(await titles()).toEqual(['Wedge', 'Gloves'])
  expect(await titles({ lang: 'ko' })).toEqual(['웨지', '장갑'])
  expect(await titles({ kind: 'GLOVE' })).toEqual(['Gloves'])
  expect(await titles({ from: '2026-11-21' })).toEqual(['Wedge'])
  expect(await titles({ to: '2026-11-20' })).toEqual(['Gloves'])
  expect(await titles({ keyword: '주차장' })).toEqual(['Gloves'])
  expect((await holder.club.ask(contract.lostItem.list, { clubCode: 'ZZ999' })).status).toBe(404)
  expect((await holder.club.ask(contract.lostItem.list, { clubCode: CLUB, from: '2026-02-31' })).fail.msgDetail).toBe(
    'from',
  )
})

it('tells how to claim what is still there', async () => {
  await holder.club.setClock('2026-12-02T10:00:00')
  const { data } = await holder.club.ask(contract.lostItem.one, { idx: idxOf.Gloves!, lang: 'en' })
  expect(data).toMatchObject({ title: 'Gloves', foundPlace: 'Car park', state: 'PUBLISHED', claimable: true })
  expect(data.howToClaim).toContain('describe it to the front desk')
  const over = (await holder.club.ask(contract.lostItem.one, { idx: idxOf.Wedge!, lang: 'en' })).data
  expect(over.claimable).toBe(false)
  expect(over.howToClaim).toContain('no longer keeps')
  await holder.club.resetClock()
})

it.each(['Watch', 'Key'])('does not show %s, which is not published', async (title) => {
  expect((await holder.club.ask(contract.lostItem.one, { idx: idxOf[title]! })).status).toBe(404)
})
