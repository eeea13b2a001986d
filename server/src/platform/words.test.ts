import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { ownWordsIn } from './said-in.ts'

const holder = TestClub.use()

const KOREAN = { 'accept-language': 'ko' }
const ENGLISH = { 'accept-language': 'en' }
const onBoth = async <T>(read: (headers: Record<string, string>) => Promise<T>) => [
  await read(KOREAN),
  await read(ENGLISH),
]
const said = (field: string, text: string) => holder.club.sql.json({ ko: { [field]: text } })

it('the database and the server choose the same words', async () => {
  const translated = { ko: { name: '사무국' } }
  for (const [lang, field] of [
    ['ko', 'name'],
    ['ko', 'reason'],
    ['en', 'name'],
  ] as const) {
    const [row] = await holder.club.sql<{ words: string }[]>`
      select own_words_in(${lang}, ${holder.club.sql.json(translated)}, ${field}, 'Office') as words`
    expect(row!.words).toBe(ownWordsIn(lang, translated, field, 'Office'))
  }
})

it('a tee time is kept for a reason that is given in the language of the page', async () => {
  const date = '2027-02-03'
  const [slot] = await holder.club.day(date)
  await holder.club.sql`
    insert into claim (slot_idx, seat, kind, reason, translated)
    values (${slot!}, 0, 'BLOCK', 'Drainage', ${said('reason', '배수 공사')})`
  const manager = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R' } })
  const reasons = async (headers: Record<string, string>) => [
    (await holder.club.ask(contract.sheet.forVisitor, { club: CLUB, date }, null, headers)).data.slots[0]!.reason,
    (await holder.club.ask(contract.sheet.forManager, { date }, manager, headers)).data.claims[0]!.reason,
  ]
  expect(await onBoth(reasons)).toEqual([
    ['배수 공사', '배수 공사'],
    ['Drainage', 'Drainage'],
  ])
})

it('a day is shut for a reason that is given in the language of the page', async () => {
  const date = '2027-02-04'
  await holder.club.day(date, { state: 'SUSPENDED' })
  await holder.club.sql`
    update sheet_day set reason = 'Snow', translated = ${said('reason', '폭설')} where date = ${date}`
  const reasons = async (headers: Record<string, string>) => {
    const sheet = (await holder.club.ask(contract.sheet.forVisitor, { club: CLUB, date }, null, headers)).data
    return [sheet.reason, sheet.slots[0]!.reason]
  }
  expect(await onBoth(reasons)).toEqual([
    ['폭설', '폭설'],
    ['Snow', 'Snow'],
  ])
})

it('prices and the rules that a booking accepts are in the language of the page, those of old bookings too', async () => {
  const date = '2026-12-16'
  const [slot] = await holder.club.day(date)
  const me = await holder.club.member()
  const held = await holder.club.hold(me, slot!, {}, KOREAN)
  const { price, termsIdx } = held.data
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
  expect(names(price.rows)).toEqual(['그린피', '카트비', '캐디피'])
  const [terms] = await holder.club.sql`select lang, terms_type from terms where terms_idx = ${termsIdx}`
  expect(terms).toEqual({ lang: 'ko', termsType: 'BOOKING' })
  expect((await holder.club.book(me, slot!, held, {}, KOREAN)).status).toBe(200)
  const booked = async (headers: Record<string, string>) => {
    const { list } = (
      await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx, when: 'upcoming' }, me, headers)
    ).data
    return names(list[0]!.price.rows)
  }
  expect(await onBoth(booked)).toEqual([
    ['그린피', '카트비', '캐디피'],
    ['Green fee', 'Cart fee', 'Caddie fee'],
  ])
})

it('rules that are not in force are refused, with those in the reader’s language in their place', async () => {
  const [slot] = await holder.club.day('2026-12-17')
  const me = await holder.club.member()
  const held = await holder.club.hold(me, slot!, {}, KOREAN)
  const refused = await holder.club.book(me, slot!, held, { termsIdx: 999_999 }, KOREAN)
  expect(refused.fail).toMatchObject({
    code: 'TERMS_REQUIRED',
    msgVar: { termsIdx: [held.data.termsIdx] },
  })
})

it('a suspension has a reason and a rule in the language of the page', async () => {
  const me = await holder.club.member()
  await holder.club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, reason, translated)
    values (${me.memberIdx}, 'W4', 'ACTIVE', current_club_date(), current_club_date() + 9, 'Did not come',
      ${said('reason', '미내장')})`
  const words = async (headers: Record<string, string>) => {
    const { active } = (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me, headers))
      .data
    return [active[0]!.reason, /[가-힣]/.test(active[0]!.ruleText)]
  }
  expect(await onBoth(words)).toEqual([
    ['미내장', true],
    ['Did not come', false],
  ])
})

it('a group of managers is called and sorted by its name in the language of the page', async () => {
  const boss = await holder.club.manager({ isSSAdmin: true })
  await holder.club.sql`
    insert into admin_group (name, translated) values
      ('Alpha', ${said('name', '하 그룹')}), ('Beta', ${said('name', '가 그룹')})`
  const groups = async (headers: Record<string, string>) => {
    const all = (await holder.club.ask(contract.manager.list, {}, boss, headers)).data.groups
    return all.map(({ name }) => name).filter((name) => /그룹|Alpha|Beta/.test(name))
  }
  expect(await onBoth(groups)).toEqual([
    ['가 그룹', '하 그룹'],
    ['Alpha', 'Beta'],
  ])
})
