import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
const { checkIn, bookingManage, bookingList, conduct } = contract
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let week = 0
/** A Thursday on which `me` has booked 07:00. */
let date: string
let me: Member
let desk: Manager
let bookingIdx: number
let total: number

beforeEach(async () => {
  // A year and a day apart, so that no test counts what an earlier one did.
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 7 })}T12:00`)
  me = await holder.club.member({ name: 'Kim Min-jun' })
  desk = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD', '940500': 'CRU' } })
  const [slot] = (await holder.club.day(date, { slots: 1 })) as [number]
  const { data } = await holder.club.book(me, slot, await holder.club.hold(me, slot))
  bookingIdx = data.bookingIdx
  total = data.price.total
})

const pay = (version: number, isPaid = true, as: Manager | Member = desk) =>
  holder.club.ask(checkIn.pay, { bookingIdx, version, isPaid }, as)
const group = async () => (await holder.club.ask(checkIn.arrivals, { date }, desk)).data[0]!
const one = async () => (await holder.club.ask(bookingManage.one, { bookingIdx }, desk)).data
const listed = async (unpaid?: boolean) =>
  (await holder.club.ask(bookingList.list, { date, unpaid }, desk)).data.list[0]
const cancel = (version: number) =>
  holder.club.ask(bookingManage.cancel, { bookingIdx, version, by: 'CLUB', reason: 'weather', penalty: false }, desk)
/** As a change of the booking does. */
const reprice = (by: number) => holder.club.sql`
  with changed as (update booking set version = version + 1,
      price = jsonb_set(jsonb_set(price, '{total}', to_jsonb((price ->> 'total')::bigint + ${by}::bigint)),
        '{rows,0,amount}', to_jsonb((price #>> '{rows,0,amount}')::bigint + ${by}::bigint))
    where booking_idx = ${bookingIdx})
  insert into audit (call, request_id, noun, record_idx) values ('test', 'test', 'booking', ${bookingIdx})`

describe('PUT /manage/frontdesk/{id}/paid', () => {
  it('marks the price as paid, days before too, and everywhere with who and when', async () => {
    const paid = { amount: total, at: expect.any(String), by: expect.any(String) }
    expect((await pay(1)).data).toEqual({ version: 2, payment: paid })
    expect((await group()).payment).toEqual(paid)
    expect((await one()).payment).toEqual(paid)
    expect(await listed()).toMatchObject({ total, paid: total, open: null })
    expect((await one()).history[0]).toMatchObject({ what: 'Paid at the club', by: { name: paid.by } })
    expect(
      await holder.club.sql`select before, after from audit where call = 'checkIn.pay' and record_idx = ${bookingIdx}`,
    ).toEqual([{ before: { paid: null }, after: { paid: total } }])
  })

  it('is undone, and writes nothing where nothing changes', async () => {
    await pay(1)
    expect((await pay(2)).data.version).toBe(2)
    expect((await pay(2, false)).data).toEqual({ version: 3, payment: null })
    expect((await pay(3, false)).data).toEqual({ version: 3, payment: null })
    expect((await one()).history.map(({ what }) => what)).toEqual([
      'Payment record removed by the club',
      'Paid at the club',
      'Booked',
    ])
    expect(await listed()).toMatchObject({ paid: null, open: total })
  })

  it('leaves open what a later price adds, until that is paid too', async () => {
    await pay(1)
    await reprice(20_000)
    expect(await group()).toMatchObject({ payment: { amount: total }, price: { total: total + 20_000 } })
    expect(await listed(true)).toMatchObject({ paid: total, open: 20_000 })
    expect((await pay(3)).data.payment?.amount).toBe(total + 20_000)
    expect(await listed(true)).toBeUndefined()
    await reprice(-30_000)
    expect(await listed()).toMatchObject({ open: -30_000 })
  })

  it('stays when the booking moves to another day, where its group is expected again', async () => {
    await pay(1)
    const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    const [slotIdx] = (await holder.club.day(next, { slots: 1 })) as [number]
    await holder.club.ask(bookingManage.move, { bookingIdx, version: 2, slotIdx, reason: 'called' }, desk)
    expect(await one()).toMatchObject({ date: next, payment: { amount: total } })
  })

  it('is refused for a booking that was cancelled or not played, whose payment is given back', async () => {
    await pay(1)
    expect((await cancel(2)).result).toBe(true)
    expect(await listed()).toMatchObject({ paid: total, open: -total })
    expect((await pay(3)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CC' } })
    expect((await pay(3, false)).data.payment).toBeNull()
    expect(await listed()).toMatchObject({ paid: null, open: null })
    expect(await listed(true)).toBeUndefined()
  })

  it('is refused for a group that did not come', async () => {
    await holder.club.setClock(`${date}T07:40`)
    await holder.club.ask(conduct.noShow, { bookingIdx, version: 1, isNoShow: true, reason: 'nobody came' }, desk)
    expect((await pay(2)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'NS' } })
  })

  it('is won by one of two desks, and happens once when it is sent again', async () => {
    const key = '0b6a7f0e-5f0b-4c59-9a53-6a5f6f3f9b12'
    const send = () =>
      holder.club.ask(checkIn.pay, { bookingIdx, version: 1, isPaid: true }, desk, { 'idempotency-key': key })
    expect((await send()).data).toEqual((await send()).data)
    expect((await pay(1, false)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect((await one()).history).toHaveLength(2)
  })

  it('is for managers of the front desk who may change something', async () => {
    const reader = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRU', '940500': 'R' } })
    expect((await pay(1, true, reader)).status).toBe(403)
    expect((await pay(1, true, me)).status).toBe(403)
    expect((await holder.club.ask(checkIn.pay, { bookingIdx: 999_999, version: 1, isPaid: true }, desk)).status).toBe(
      404,
    )
  })
})
