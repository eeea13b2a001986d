import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { listedDraw } from '../../test/listed-draw.ts'

const holder = TestClub.use()
const DATE = '2027-03-09'
const DESK = { '940000': 'R', '940200': 'R', '940400': 'R' }
const MEMBERS = { '950000': 'R', '950100': 'R' }
const BOARDS = { '930000': 'R', '930600': 'R' }

const LIMITS = {
  ...{ teamsMin: 1, teamsMax: 3, singleMin: 1, singleMax: 3, rosterMin: 2, rosterMax: 12, wishes: 3, perHour: 6 },
}

let me: Awaited<ReturnType<TestClub['member']>>
let booking: { bookingIdx: number; bookingNo: string; slotIdx: number }
beforeAll(async () => {
  await holder.club.setClock('2027-02-25T12:00')
  const [slot] = await holder.club.day(DATE)
  me = await holder.club.member({ name: '나유나', otherName: 'Yoo-na Na', id: 'findable' })
  const players: Player[] = [
    { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
    { no: 2, kind: 'GUEST', name: 'Zacharias Quill' },
    { no: 3, kind: 'TBD' },
    { no: 4, kind: 'TBD' },
  ]
  booking = (await holder.club.book(me, slot!, await holder.club.hold(me, slot!), { players })).data
  await holder.club.sql`
    insert into notice (lang, title, contents, state) values ('en', 'Zoysia week', '', 'DRAFT')`
  await holder.club.sql`
    with f as (insert into file (key, name, size, mime, sha256, is_private, noun)
      values (gen_random_uuid(), 'a.png', 1, 'image/png', '', false, 'banner') returning file_idx),
    b as (insert into banner (banner_name, state) values ('Quokka evening', 'DRAFT') returning idx)
    insert into post_file (noun, idx, place, file_idx) select 'banner', idx, 'image', file_idx from b, f`
  await holder.club.sql`
    insert into section (page, kind, heading, body, state)
    values ('club', 'TEXT', '{"en": "Quokka hours"}', '{}', 'DRAFT')`
  await holder.club.sql`
    insert into hof (kind, date, course_idx, player_name, has_consent, state)
    select 'CHAMPION', '2026-05-03', min(course_idx), '{"en": "Quokka Lee"}', false, 'REPORTED' from course`
  await listedDraw(holder.club, { title: 'Quokka weekend', date: '2027-03-13', state: 'PLANNED' })
  await holder.club.sql`
    insert into lost_item (kind, title, hidden, found_date, found_place, keep_until, state)
    values ('CLUB', '{"en": "Quokka head cover"}', '', '2027-02-01', '{"en": "Locker room"}', '2027-08-01', 'FOUND')`
})

async function found(keyword: string, rights: Record<string, string>) {
  const manager = await holder.club.manager({ rights })
  const { status, data } = await holder.club.ask(contract.search.everywhere, { keyword }, manager)
  expect(status).toBe(200)
  return data
}

it('finds members, and the bookings ahead that they play in', async () => {
  const all = { ...DESK, ...MEMBERS }
  const bookings = {
    kind: 'booking',
    list: [
      {
        idx: booking.bookingIdx,
        title: 'Yoo-na Na, Zacharias Quill',
        detail: expect.stringContaining(booking.bookingNo),
        at: { date: DATE, time: '07:00', slotIdx: booking.slotIdx },
      },
    ],
  }
  const members = { kind: 'member', list: [{ idx: me.memberIdx, title: 'Yoo-na Na', detail: 'findable' }] }
  for (const keyword of ['나유', 'yoo-na', 'findab']) expect(await found(keyword, all)).toEqual([members, bookings])
  expect(await found('quill', all)).toEqual([bookings])
  expect(await found(booking.bookingNo.toLowerCase(), all)).toEqual([bookings])
  expect(await found('%', all)).toEqual([])
})

it('finds posts of the boards that may be read, drafts too', async () => {
  expect(await found('zoysia', BOARDS)).toEqual([
    { kind: 'notice', list: [{ idx: expect.any(Number), title: 'Zoysia week' }] },
  ])
  expect(await found('zoysia', { ...DESK, ...MEMBERS })).toEqual([])
})

it('finds groups by their name and by their officers, for those who may read them', async () => {
  const { club } = holder
  const other = await club.member()
  await club.knows(me, [other])
  const [season] = await club.sql<{ seasonIdx: number }[]>`
    insert into team_season (year, open_at, close_at, decide_by, limits)
    values (2098, club_now(), club_now() + interval '1 day', club_now() + interval '2 days', ${club.sql.json(LIMITS)})
    returning season_idx`
  const form = {
    ...{ ...season!, state: 'SUBMITTED' as const, teamName: 'Wallaby Friends', cycle: 'M1', teams: 2 },
    ...{ presidentIdx: me.memberIdx, secretaryIdx: other.memberIdx },
    wishes: [{ weekType: '2', weekday: '6', hour: '07' }],
  }
  const { formIdx } = (await club.ask(contract.team.save, form, me)).data
  const groups = {
    kind: 'team',
    list: [{ idx: formIdx, title: 'Wallaby Friends', detail: '2098 · Yoo-na Na' }],
  }
  const rights = { '940000': 'R', '940800': 'R' }
  for (const keyword of ['wallaby', '나유']) expect(await found(keyword, rights)).toEqual([groups])
  expect(await found('wallaby', { '940000': 'R', '940700': 'R' })).toEqual([])
})

it('finds standby entries, penalties and coupons of a member, and a coupon by its number, for those who may read them', async () => {
  const { club } = holder
  const wallis = await club.member({ name: 'Wombat Wallis' })
  const { memberIdx } = wallis
  const wish = { date: DATE, hours: ['07'], partySize: 4, auto: false }
  const { waitingIdx } = (await club.ask(contract.standby.standBy, wish, wallis)).data
  const boss = await club.manager({ isSSAdmin: true })
  const proposal = { memberIdx, code: 'W8' as const, from: '2027-02-24', days: 200, reason: 'lent the name' }
  const { penaltyIdx } = (await club.ask(contract.conduct.propose, proposal, boss)).data
  const [coupon] = await club.sql<{ couponIdx: number; couponNo: string }[]>`
    with k as (insert into coupon_kind (kind, name, amount) values ('FIXED', '{"en": "Gift"}', 1000) returning kind_idx)
    insert into coupon (kind_idx, member_idx, kind, name, amount, day_classes, parts, min_players, valid_from, valid_to, reason)
    select kind_idx, ${memberIdx}, 'FIXED', '{"en": "Gift"}', 1000, '{}', '{}', 1, '2027-02-25', '2027-03-25', 'Thanks' from k
    returning coupon_idx, coupon_no`
  const standby = { kind: 'standby', list: [{ idx: waitingIdx, title: 'Wombat Wallis', day: DATE }] }
  const penalty = {
    kind: 'penalty',
    list: [{ idx: penaltyIdx, title: 'Wombat Wallis', detail: expect.any(String), day: '2027-02-24' }],
  }
  const { couponIdx, couponNo } = coupon!
  const coupons = { kind: 'coupon', list: [{ idx: couponIdx, title: couponNo, detail: 'Gift · Wombat Wallis' }] }
  const all = { '940000': 'R', '940600': 'R', '940900': 'R', '950000': 'R', '950300': 'R' }
  expect(await found('wallis wombat', all)).toEqual([standby, penalty, coupons])
  expect(await found(couponNo.toLowerCase(), all)).toEqual([coupons])
  expect(await found('wombat', { '940000': 'R', '940900': 'R' })).toEqual([penalty])
})

it('finds draws by their title, for those who may read them', async () => {
  expect(await found('quokka', { '940000': 'R', '940700': 'R' })).toEqual([
    { kind: 'draw', list: [{ idx: expect.any(Number), title: 'Quokka weekend', day: '2027-03-13' }] },
  ])
})

it.each([
  ['banner', '930500', { title: 'Quokka evening' }],
  ['section', '930900', { title: 'Quokka hours' }],
  ['hof', '930800', { title: 'Quokka Lee', detail: expect.any(String), day: '2026-05-03' }],
  ['lost-item', '930700', { title: 'Quokka head cover', detail: 'Locker room', day: '2027-02-01' }],
])('finds what is in the list of %s, for those who may read it and no one else', async (kind, menu, record) => {
  expect(await found('quokka', { '930000': 'R', [menu]: 'R' })).toEqual([
    { kind, list: [{ idx: expect.any(Number), ...record }] },
  ])
  expect(await found('quokka', { ...DESK, ...MEMBERS, ...BOARDS })).toEqual([])
})

it('finds nothing of a list that the manager may not read', async () => {
  expect(await found('yoo-na', MEMBERS)).toMatchObject([{ kind: 'member' }])
  expect(await found('yoo-na', DESK)).toMatchObject([{ kind: 'booking' }])
  expect(await found('yoo-na', { '940000': 'R', '940400': 'R' })).toEqual([])
  expect(await found('yoo-na', { '950100': 'R' })).toEqual([])
})

it('needs a keyword', async () => {
  const manager = await holder.club.manager({ rights: MEMBERS })
  expect((await holder.club.send(contract.search.everywhere, {}, manager)).fail.msgDetail).toBe('keyword')
})

it('finds enquiries by their subject and by their member, for those who may read them', async () => {
  await holder.club.sql`
    insert into inquiry (member_idx, type, title, contents) values (${me.memberIdx}, 'QUESTION', 'Quetzal lockers', '')`
  const find = async (keyword: string, rights: Record<string, string>) => {
    const manager = await holder.club.manager({ rights })
    return (await holder.club.ask(contract.search.everywhere, { keyword }, manager)).data
  }
  const found = [{ idx: expect.any(Number), title: 'Quetzal lockers', detail: 'Yoo-na Na' }]
  const rights = { '950000': 'R', '950200': 'R' }
  expect(await find('quetzal', rights)).toEqual([{ kind: 'inquiry', list: found }])
  expect(await find('findable', rights)).toEqual([{ kind: 'inquiry', list: found }])
  expect(await find('quetzal', { '950000': 'R', '950100': 'R' })).toEqual([])
})
