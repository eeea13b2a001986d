import { contract } from '@clubhouse/contract'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
const { checkIn, bookingManage, bookingList } = contract
const DATES = ['2027-03-04', '2027-03-05', '2027-03-06'] as const
type Date = (typeof DATES)[number]
let desk: Awaited<ReturnType<TestClub['manager']>>
const booked = new Map<string, number>()

/** Each day has one booking, made a week before, of which nothing was paid. */
beforeEach(async () => {
  const { club } = holder
  if (booked.size > 0) return void (await club.sql`delete from booking_payment`)
  await club.setClock('2027-02-26T12:00')
  desk = await club.manager({ rights: { '940000': 'R', '940400': 'CRUD', '940500': 'CRU' } })
  const me = await club.member({ name: 'Kim' })
  for (const date of DATES) {
    const [slot] = (await club.day(date, { slots: 1 })) as [number]
    booked.set(date, (await club.book(me, slot, await club.hold(me, slot))).data.bookingIdx)
  }
})

async function mark(date: Date, isPaid = true) {
  const bookingIdx = booked.get(date)!
  const { version } = (await holder.club.ask(bookingManage.one, { bookingIdx }, desk)).data
  expect((await holder.club.ask(checkIn.pay, { bookingIdx, version, isPaid }, desk)).status).toBe(200)
}

/** The days with something open, as every screen says it. */
async function open() {
  const { club } = holder
  const days: string[] = []
  const { list } = (await club.ask(bookingList.list, { sort: 'date' }, desk)).data
  for (const { bookingIdx, date, open: amount, total } of list) {
    const [group] = (await club.ask(checkIn.arrivals, { date }, desk)).data
    const one = (await club.ask(bookingManage.one, { bookingIdx }, desk)).data
    expect(one.marksPayments, date).toBe(group!.marksPayments)
    expect([null, total]).toContain(amount)
    if (amount) days.push(date)
    if (!one.payment) expect(group!.marksPayments, date).toBe(amount !== null)
  }
  const unpaid = (await club.ask(bookingList.list, { sort: 'date', unpaid: true }, desk)).data
  expect(unpaid.list.map(({ date }) => date)).toEqual(days)
  expect((await club.ask(bookingList.list, { unpaid: false }, desk)).data.total).toBe(DATES.length - days.length)
  return days
}

it('says nothing is open in a club that marks no payments', async () => {
  await holder.club.setClock('2027-03-05T06:00')
  expect(await open()).toEqual([])
})

it('says what is open from the play date of the first payment on, and no more once it is undone', async () => {
  await holder.club.setClock('2027-03-05T06:00')
  await mark('2027-03-05')
  expect(await open()).toEqual(['2027-03-06'])
  await mark('2027-03-05', false)
  expect(await open()).toEqual([])
})

it('begins on the day of the mark, where the first is paid days before its play', async () => {
  await holder.club.setClock('2027-03-05T06:00')
  await mark('2027-03-06')
  expect(await open()).toEqual(['2027-03-05'])
})

it('keeps the day of its first payment, also where that is undone or recorded again, while it has any', async () => {
  await holder.club.setClock('2027-03-06T06:00')
  await mark('2027-03-04')
  expect(await open()).toEqual(['2027-03-05', '2027-03-06'])
  await mark('2027-03-06')
  expect(await open()).toEqual(['2027-03-05'])
  await holder.club.setClock('2027-03-07T06:00')
  await mark('2027-03-04', false)
  expect(await open()).toEqual(['2027-03-04', '2027-03-05'])
  await mark('2027-03-04')
  expect(await open()).toEqual(['2027-03-05'])
  await mark('2027-03-04', false)
  await mark('2027-03-06', false)
  expect(await open()).toEqual([])
  await mark('2027-03-06')
  expect(await open()).toEqual([])
})

it('takes a first payment that is undone on the same day for a mistake', async () => {
  await holder.club.setClock('2027-03-06T06:00')
  await mark('2027-03-04')
  await mark('2027-03-06')
  await mark('2027-03-04', false)
  expect(await open()).toEqual([])
})
