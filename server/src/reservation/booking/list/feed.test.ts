import { contract } from '@clubhouse/contract'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const { status, make, end } = contract.calendarFeed
const holder = TestClub.use()
type Me = Awaited<ReturnType<TestClub['member']>>
let me: Me
let bookingIdx: number

/** A round of last spring, one that is ahead, and one that was cancelled. */
beforeAll(async () => {
  me = await holder.club.member({ name: 'Soo Kim' })
  const made: number[] = []
  for (const date of ['2027-03-04', '2027-08-25', '2027-08-27']) {
    await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 10 })}T12:00`)
    const [slot] = (await holder.club.day(date, { slots: 1 })) as [number]
    const { data } = await holder.club.book(me, slot, await holder.club.hold(me, slot))
    made.push(data.bookingIdx)
  }
  bookingIdx = made[1]!
  await holder.club.ask(contract.booking.cancel, { bookingIdx: made[2]!, version: 1, reason: 'business' }, me)
})

const read = (url: string) => holder.club.app.inject({ url: new URL(url).pathname })
const begin = async (as: Me) => (await holder.club.ask(make, {}, as)).data.url

it('has the member’s coming rounds and those of the last three months, and no companion', async () => {
  const { statusCode, headers, body } = await read(await begin(me))
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(body).toContain(`UID:booking-${bookingIdx}.GC001@clubhouse`)
  expect(body).not.toContain('ATTENDEE')
  const players = await holder.club.sql<{ name: string }[]>`
    select coalesce(m.name, p.guest_name) as name from booking_player p left join member m using (member_idx)
    where p.booking_idx = ${bookingIdx} and p.member_idx is distinct from ${me.memberIdx} and coalesce(m.name, p.guest_name) <> ''`
  for (const { name } of players) expect(body).not.toContain(name)
})

/** The events of a file by their number, each as its lines. */
const eventsOf = (body: string) =>
  new Map(
    body
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) => [event.match(/UID:(\S+)/)![1]!, event.split('\r\n')]),
  )

it('has what the member stands by for, tentatively, and an offer with its end', async () => {
  const waiting = await holder.club.member()
  const date = '2027-08-31'
  const slots = await holder.club.day(date, { slots: 2 })
  const wish = { date, hours: ['07', '09'], partySize: 4, auto: false }
  const { waitingIdx } = (await holder.club.ask(contract.standby.standBy, wish, waiting)).data
  const url = await begin(waiting)
  const events = async () => eventsOf((await read(url)).body)
  const own = `standby-${waitingIdx}.GC001@clubhouse`
  expect((await events()).get(own)).toEqual(
    expect.arrayContaining([
      'SEQUENCE:1',
      'DTSTART:20270830T220000Z',
      'DTEND:20270831T010000Z',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'DESCRIPTION:Hours: 07:00\\, 09:00',
    ]),
  )
  await holder.club.ask(contract.standby.change, { waitingIdx, version: 1, hours: ['07'] }, waiting)
  expect((await events()).get(own)).toEqual(expect.arrayContaining(['SEQUENCE:2', 'DTEND:20270830T230000Z']))

  const manager = await holder.club.manager({ rights: { '940000': 'R', '940600': 'RU' } })
  const input = { waitingIdx, slotIdx: slots[0]! }
  const offer = (await holder.club.ask(contract.standbyManage.offer, input, manager)).data
  const offered = (await events()).get(`offer-${offer.offerIdx}.GC001@clubhouse`)!
  expect(offered).toEqual(expect.arrayContaining(['SEQUENCE:0', 'STATUS:TENTATIVE', 'DTSTART:20270830T220000Z']))
  expect(offered.find((line) => line.startsWith('DESCRIPTION'))).toMatch(/^DESCRIPTION:Held for you until .*13:00/)
  expect((await events()).has(own)).toBe(true)

  const { offerIdx } = offer
  await holder.club.ask(contract.standby.answer, { offerIdx, answer: 'ACCEPT' }, waiting)
  expect([...(await events()).keys()]).toEqual([expect.stringMatching(/^booking-/)])
})

it('has no paused or ended entry', async () => {
  const waiting = await holder.club.member()
  const date = '2027-09-01'
  await holder.club.day(date)
  const wish = { date, hours: ['07'], partySize: 4, auto: false }
  const { waitingIdx } = (await holder.club.ask(contract.standby.standBy, wish, waiting)).data
  const url = await begin(waiting)
  const count = async () => eventsOf((await read(url)).body).size
  await holder.club.ask(contract.standby.change, { waitingIdx, version: 1, paused: true }, waiting)
  expect(await count()).toBe(0)
  await holder.club.ask(contract.standby.change, { waitingIdx, version: 2, paused: false }, waiting)
  expect(await count()).toBe(1)
  await holder.club.ask(contract.standby.leave, { waitingIdx }, waiting)
  expect(await count()).toBe(0)
})

it('says since when there is an address, and never again which', async () => {
  const other = await holder.club.member()
  expect((await holder.club.ask(status, {}, other)).data).toEqual({ since: null })
  await begin(other)
  const { data } = await holder.club.ask(status, {}, other)
  expect(Object.keys(data)).toEqual(['since'])
  expect(data.since).toMatch(/^2027-08-17T03:00/)
})

it('ends the earlier address with a new one, and all with the end', async () => {
  const first = await begin(me)
  const second = await begin(me)
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)
  await holder.club.ask(end, {}, me)
  expect((await read(second)).statusCode).toBe(404)
  expect((await holder.club.ask(end, {}, me)).body).toMatchObject({ result: true })
})

it('is nobody’s whose account is closed', async () => {
  const gone = await holder.club.member()
  const url = await begin(gone)
  await holder.club.sql`update member set state = 'WITHDRAWN' where member_idx = ${gone.memberIdx}`
  expect((await read(url)).statusCode).toBe(404)
})

it('keeps no address in the database, in the log of changes, or for a call that is sent again', async () => {
  const token = (await begin(me)).split('/').at(-1)!
  const logged = await holder.club.sql`select from audit where after::text like ${`%${token}%`}`
  expect(logged).toHaveLength(0)
  expect(make.idempotent).toBe(false)
  const [row] = await holder.club.sql<
    { tokenHash: Buffer }[]
  >`select token_hash from calendar_feed where member_idx = ${me.memberIdx}`
  expect(row!.tokenHash.toString('latin1')).not.toContain(token)
})

it('is for members', async () => {
  for (const call of [status, make, end]) expect((await holder.club.ask(call, {}, null)).status).toBe(401)
})
