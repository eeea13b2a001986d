import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { streamXlsxRows } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../../test/club.ts'

const holder = TestClub.use()
type Query = InputOf<typeof contract.bookingList.list>
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>

let boss: Manager
let [kim, lee]: Member[] = []
const found = async (query: Query) => {
  const { status, data } = await holder.club.ask(contract.bookingList.list, query, boss)
  expect(status, JSON.stringify(query)).toBe(200)
  return data.list.map(({ bookerName, time }) => `${bookerName} ${time}`)
}

/** Kim books 07:00 on 22 February with all players named, Lee the afternoon on 1 March, and cancels that. */
beforeAll(async () => {
  const { club } = holder
  boss = await club.manager({ rights: { '940000': 'R', '940400': 'R' } })
  ;[kim, lee] = [await club.member({ name: 'Kim', otherName: '김' }), await club.member({ name: 'Lee' })]
  const others = await Promise.all([1, 2, 3].map(() => club.member()))
  await club.setClock('2027-02-22T23:30')
  const [morning] = await club.day('2027-03-04', { slots: 1 })
  const [afternoon] = await club.day('2027-03-05', { slots: 1, course: '2', part: '2', from: '13:00' })
  const players = [kim!, ...others].map(({ memberIdx }, i): Player => ({ no: i + 1, kind: 'MEMBER', memberIdx }))
  const booked = await club.book(kim!, morning!, await club.hold(kim!, morning!), { players })
  // As after a price that rose: something of it is open.
  await club.sql`insert into booking_payment (booking_idx, amount) values (${booked.data.bookingIdx}, 1)`
  await club.setClock('2027-03-01T00:30')
  const { data } = await club.book(lee!, afternoon!, await club.hold(lee!, afternoon!))
  const body = { bookingIdx: data.bookingIdx, version: data.version, reason: 'weather', accept: true }
  await club.setClock('2027-03-01T10:00')
  expect((await club.ask(contract.booking.cancel, body, lee!)).status).toBe(200)
})

const BOTH = ['Lee 13:00', 'Kim 07:00']
it.each<[Query, string[]]>([
  [{}, BOTH],
  [{ sort: 'date' }, BOTH.toReversed()],
  [{ date: '2027-03-04' }, ['Kim 07:00']],
  [{ from: '2027-03-05' }, ['Lee 13:00']],
  [{ to: '2027-03-04' }, ['Kim 07:00']],
  [{ coming: true }, BOTH.toReversed()],
  [{ state: 'CF' }, ['Kim 07:00']],
  [{ state: 'CX' }, ['Lee 13:00']],
  [{ part: '2' }, ['Lee 13:00']],
  [{ type: 'N' }, BOTH],
  [{ type: 'P' }, []],
  [{ unnamed: true }, ['Lee 13:00']],
  [{ unnamed: false }, ['Kim 07:00']],
  [{ unpaid: true }, ['Kim 07:00']],
  [{ unpaid: false }, ['Lee 13:00']],
  // Half past eleven in the evening and half past midnight, in the zone of the club.
  [{ madeFrom: '2027-02-22', madeTo: '2027-02-22' }, ['Kim 07:00']],
  [{ madeFrom: '2027-03-01', madeTo: '2027-03-01' }, ['Lee 13:00']],
  [{ cancelledFrom: '2027-03-01', cancelledTo: '2027-03-01' }, ['Lee 13:00']],
  [{ cancelledFrom: '2027-03-02' }, []],
  [{ leadFrom: 10, leadTo: 10 }, ['Kim 07:00']],
  [{ leadTo: 9 }, ['Lee 13:00']],
  [{ leadFrom: 0 }, BOTH],
])('with %j it lists %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected)
})

it('finds the bookings of a member and of a course', async () => {
  expect(await found({ memberIdx: lee!.memberIdx })).toEqual(['Lee 13:00'])
  const { courses } = (await holder.club.ask(contract.bookingList.list, {}, boss)).data
  expect(courses.length).toBeGreaterThan(1)
  expect(await found({ courseIdx: courses[0]!.courseIdx })).toEqual(['Kim 07:00'])
})

it('says names in the language of the manager, and phone numbers of guests', async () => {
  const { data } = await holder.club.ask(contract.bookingList.list, { state: 'CF' }, boss, { 'accept-language': 'ko' })
  expect(data.list[0]).toMatchObject({
    bookerName: '김',
    players: [{ name: '김' }, {}, {}, {}],
    cancelledAt: null,
  })
})

it('refuses days that do not exist and numbers below zero', async () => {
  for (const query of [{ from: '2027-02-30' }, { leadFrom: -1 }, { unnamed: 'perhaps' }, { courseIdx: 0 }])
    expect((await holder.club.send(contract.bookingList.list, query, boss)).fail.msgDetail).toBe(Object.keys(query)[0])
})

it('lists what comes next first, and the tee times of a day in their order', async () => {
  const { club } = holder
  const [early, late] = await club.day('2027-03-10', { slots: 2 })
  const [first, second] = [await club.member({ name: 'Han' }), await club.member({ name: 'Seo' })]
  // The later tee time is booked first.
  await club.book(first, late!, await club.hold(first, late!))
  await club.book(second, early!, await club.hold(second, early!))
  const coming = await found({ coming: true, from: '2027-03-10', to: '2027-03-10' })
  expect(coming.map((one) => one.slice(0, 3))).toEqual(['Seo', 'Han'])
  expect((await found({ from: '2027-03-10' })).map((one) => one.slice(0, 3))).toEqual(['Han', 'Seo'])
  await club.setClock('2027-03-05T00:30')
  expect(await found({ coming: true, to: '2027-03-09' })).toEqual(['Lee 13:00'])
})

describe('the phone number of the booker', () => {
  const DAY = '2027-03-12'
  const query = { from: DAY, to: DAY }

  async function exported(as: Manager): Promise<unknown[][]> {
    const response = await holder.club.app.inject({
      method: 'GET',
      url: `/hp/api/download/bookings?from=${DAY}&to=${DAY}&sort=date`,
      headers: { authorization: `Bearer ${as.token}` },
    })
    expect(response.statusCode).toBe(200)
    const rows: unknown[][] = []
    for await (const { values } of streamXlsxRows(response.rawPayload)) rows.push(values)
    return rows
  }

  /** Kim, then a guest who booked by phone and plays with a member, then a member without a number. */
  beforeAll(async () => {
    const { club } = holder
    const desk = await club.manager({ rights: { '940000': 'R', '940400': 'CR' } })
    const [first, second, third] = await club.day(DAY, { slots: 3 })
    await club.setClock('2027-03-05T10:00')
    await club.sql`update member set phone_no = '010-5550-0142' where member_idx = ${kim!.memberIdx}`
    await club.book(kim!, first!, await club.hold(kim!, first!))
    const guest = { name: 'Do-yun Han', phoneNo: '010-3333-4444' }
    const players: Player[] = [
      { no: 1, kind: 'GUEST', name: '-' },
      { no: 2, kind: 'GUEST', name: 'Other Guest', phoneNo: '010-7777-8888', consent: true },
      ...[3, 4].map((no): Player => ({ no, kind: 'TBD' })),
    ]
    const body = { slotIdx: second!, type: 'P' as const, guest, players, reason: 'By phone' }
    expect((await club.ask(contract.bookingManage.make, body, desk)).code).toBeUndefined()
    const silent = await club.member({ name: 'Seo' })
    await club.sql`update member set phone_no = '' where member_idx = ${silent.memberIdx}`
    await club.book(silent, third!, await club.hold(silent, third!))
  })

  it('is the member’s, or the one noted for a guest, in the list and its file', async () => {
    const { data } = await holder.club.ask(contract.bookingList.list, { ...query, sort: 'date' }, boss)
    const expected = ['010-5550-0142', '010-3333-4444', '']
    expect(data.list.map(({ phoneNo }) => phoneNo)).toEqual(expected)
    const [heads, ...rows] = await exported(boss)
    const at = heads!.indexOf('Phone number')
    expect(rows.map((row) => row[at] ?? '')).toEqual(expected)
  })

  it('is read neither in the list nor in its file without the right to read bookings', async () => {
    const { club } = holder
    const sheets = await club.manager({ rights: { '940000': 'R', '940200': 'R', '940500': 'R' } })
    for (const as of [sheets, kim!, null])
      for (const path of ['/manage/bookings', '/download/bookings']) {
        const { status, ...answer } = await club.send(`GET ${path}`, query, as)
        expect(status).toBe(as ? 403 : 401)
        expect(JSON.stringify(answer.body)).not.toMatch(/0142|4444/)
      }
  })
})
