import { contract } from '@clubhouse/contract'
import { squeeze } from '@clubhouse/contract/person-words'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { membersMeant } from './rows.ts'

const holder = TestClub.use()
const DATE = '2027-03-09'
const RESERVATION = { '940000': 'R' }
const MEMBERS = { '950000': 'R', '950100': 'R' }
type Rights = Record<string, string>

let me: Awaited<ReturnType<TestClub['member']>>
let booking: { bookingIdx: number; bookingNo: string }
/** Min-jun Kim, with two bookings that are ahead, of which a guest plays in the first; others are called like him in part. */
beforeAll(async () => {
  const { club } = holder
  await club.setClock('2027-02-25T12:00')
  const slots = await club.day(DATE)
  const [later] = await club.day('2027-03-16')
  me = await club.member({ name: 'Min-jun Kim', otherName: '김민준', id: 'minsu.k' })
  await club.member({ name: 'Min-seo Lee', otherName: '이민서' })
  const like = await club.member({ name: 'Seo-jun Park', otherName: '박서준' })
  await club.sql`update member set phone_no = '010-5550-1000', member_no = '77-0001' where member_idx = ${me.memberIdx}`
  await club.sql`update member set phone_no = '+82 10 5551 2000', member_no = '77-1000' where member_idx = ${like.memberIdx}`
  const rest = (no: number): Player => ({ no, kind: 'TBD' })
  const guest: Player = { no: 2, kind: 'GUEST', name: 'Anne-Marie O’Hara', phoneNo: '010-7000-3210', consent: true }
  const players: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, guest, rest(3), rest(4)]
  const made = await club.book(me, slots[0]!, await club.hold(me, slots[0]!), { players })
  expect(made.status).toBe(200)
  booking = made.data
  expect((await club.book(me, later!, await club.hold(me, later!))).status).toBe(200)
  await club.setClock(`${DATE}T06:00`)
})

const as = (rights: Rights) => holder.club.manager({ rights })
/** Where managers look for people, each with its right. @returns the numbers found there */
const LISTS: Record<string, { rights: Rights; find: (keyword: string, rights: Rights) => Promise<number[]> }> = {
  palette: {
    rights: MEMBERS,
    find: async (keyword, rights) => {
      const { data } = await holder.club.ask(contract.search.everywhere, { keyword }, await as(rights))
      return (data.find(({ kind }) => kind === 'member')?.list ?? []).map(({ idx }) => idx)
    },
  },
  members: {
    rights: MEMBERS,
    find: async (keyword, rights) =>
      (await holder.club.ask(contract.memberManage.list, { keyword }, await as(rights))).data.list.map(
        ({ memberIdx }) => memberIdx,
      ),
  },
  desk: {
    rights: { ...RESERVATION, ...MEMBERS, '940400': 'CR' },
    find: async (keyword, rights) =>
      (await holder.club.ask(contract.bookingManage.members, { keyword }, await as(rights))).data.map(
        ({ memberIdx }) => memberIdx,
      ),
  },
  bookings: {
    rights: { ...RESERVATION, '940400': 'R' },
    find: async (keyword, rights) => [
      ...new Set(
        (await holder.club.ask(contract.bookingList.list, { keyword }, await as(rights))).data.list.flatMap(
          ({ booker }) => booker.memberIdx ?? [],
        ),
      ),
    ],
  },
  arrivals: {
    rights: { ...RESERVATION, '940400': 'R', '940500': 'R' },
    find: async (keyword, rights) =>
      (await holder.club.ask(contract.checkIn.scan, { keyword }, await as(rights))).data.flatMap(
        ({ booker }) => booker.memberIdx ?? [],
      ),
  },
}

const FOUND = [
  'min-jun kim',
  'Kim Min-jun',
  'minjun kim',
  'min jun kim',
  'KIM, MIN JUN',
  'kimminjun',
  'min\u2011jun',
  '김민준',
  '김 민준',
  'kim 김',
  'minsu.k',
  '77-0001',
  '77\u20110001',
  '770001',
  '77-00',
  '010-5550-1000',
  '01055501000',
  '010 5550 1000',
  '5550-1000',
  '+82 10-5550-1000',
  'kim 1000',
]
const NOT_FOUND = ['kim lee', 'minjun lee', '010-5550-1001', '5551-1000', '77-0002', '700', '%', '_', '-']

describe.each(Object.entries(LISTS))('the search of %s', (_name, { rights, find }) => {
  it.each(FOUND)('finds a member by %s', async (keyword) => {
    expect(await find(keyword, rights)).toEqual([me.memberIdx])
  })

  it.each(NOT_FOUND)('finds no one by %s', async (keyword) => {
    expect(await find(keyword, rights)).toEqual([])
  })
})

it('four digits are the end of a phone number, or a part of a number as it is written', async () => {
  const found = await LISTS.members!.find('1000', MEMBERS)
  // The other has 77-1000; 77-0001 has 1000 in it only without its hyphen, as 770001 has not.
  expect(found).toHaveLength(2)
})

it('finds bookings by the beginning of their number, with and without hyphens, and by a guest', async () => {
  const rights = { ...RESERVATION, '940400': 'R' }
  const start = booking.bookingNo.slice(0, 'GC001-270309-07'.length)
  const list = async (keyword: string) =>
    (await holder.club.ask(contract.bookingList.list, { keyword }, await as(rights))).data.list.map(
      ({ bookingNo }) => bookingNo,
    )
  const guests = ['ohara anne marie', "Anne-Marie O'Hara", '010-7000-3210', '3210']
  for (const keyword of [booking.bookingNo, start, start.replaceAll('-', ''), start.toLowerCase(), ...guests])
    expect([keyword, await list(keyword)]).toEqual([keyword, [booking.bookingNo]])
  // The club alone is no beginning.
  for (const keyword of ['GC001', 'GC001-280309', '3211']) expect(await list(keyword)).toEqual([])
  expect(await list('010-5550-1000')).toHaveLength(2)
})

describe('a phone number', () => {
  it('finds no more than its last digits do, where the manager does not read it', async () => {
    const desk = { ...RESERVATION, '940400': 'CR' }
    expect(await LISTS.desk!.find('010-9999-1000', desk)).toEqual([me.memberIdx])
    expect(await LISTS.desk!.find('010-9999-1000', { ...desk, ...MEMBERS })).toEqual([])
    const front = { ...RESERVATION, '940500': 'R' }
    expect(await LISTS.arrivals!.find('010-9999-1000', front)).toEqual([me.memberIdx])
    expect(await LISTS.arrivals!.find('010-5550-1001', front)).toEqual([])
  })

  it('finds nothing in lists of managers who read none', async () => {
    await holder.club.sql`
      insert into inquiry (member_idx, type, title, contents) values (${me.memberIdx}, 'QUESTION', 'Locker', '')`
    const inquiries = { '950000': 'R', '950200': 'R' }
    const list = async (keyword: string, rights: Rights) =>
      (await holder.club.ask(contract.inquiryManage.list, { keyword }, await as(rights))).data.total
    expect(await list('1000', inquiries)).toBe(0)
    expect(await list('5550-1000', inquiries)).toBe(0)
    expect(await list('kim min jun', inquiries)).toBe(1)
    expect(await list('5550-1000', { ...inquiries, ...MEMBERS })).toBe(1)
  })
})

it('compares as the database does', async () => {
  const texts = ['Min\u2011jun  Kim', 'O’Neil-Smith Jr.', 'Ｋｉｍ', '김민준'.normalize('NFD'), 'a%_b', 'Kim,\u00A0J·R']
  const [row] = await holder.club.sql<[{ squeezed: string[] }]>`
    select array(select squeezed(t) from unnest(${texts}::text[]) with ordinality x(t, no) order by no) as squeezed`
  expect(row.squeezed).toEqual(texts.map(squeeze))
})

it('follows a change of the name and the number, and the erasure', async () => {
  const other = await holder.club.member({ name: 'Zed Quince' })
  const meant = async (typed: string) =>
    (await holder.club.sql<{ memberIdx: number }[]>`${membersMeant(holder.club.sql, typed, 'whole')}`).length
  expect(await meant('quince zed')).toBe(1)
  await holder.club
    .sql`update member set name = 'Yan Quince', phone_no = '010 4444 5555' where member_idx = ${other.memberIdx}`
  expect([await meant('quince zed'), await meant('quince yan'), await meant('5555')]).toEqual([0, 1, 1])
  await holder.club.sql`update member set name = 'x', phone_no = '' where member_idx = ${other.memberIdx}`
  expect([await meant('quince yan'), await meant('4444-5555')]).toEqual([0, 0])
})

it('managers are found in any order of their names', async () => {
  const boss = await holder.club.manager({ isSSAdmin: true })
  await holder.club.sql`update admin set name = 'Ha-rin Seok', other_name = '석하린' where admin_idx = ${boss.adminIdx}`
  for (const keyword of ['seok ha rin', '석 하린', boss.id])
    expect((await holder.club.ask(contract.manager.list, { keyword }, boss)).data.list).toMatchObject([{ id: boss.id }])
})
