import { contract } from '@clubhouse/contract'
import { streamXlsxRows } from 'hucre/xlsx'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
let me: Awaited<ReturnType<TestClub['member']>>

/** Two rounds that were played, and one that is ahead. */
beforeAll(async () => {
  await holder.club.setClock('2027-03-01T12:00')
  me = await holder.club.member({ name: '=Kim' })
  for (const date of ['2027-03-04', '2027-03-11', '2027-03-25']) {
    await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 10 })}T12:00`)
    const [slot] = (await holder.club.day(date, { slots: 1 })) as [number]
    const made = await holder.club.book(me, slot, await holder.club.hold(me, slot))
    expect(made.result).toBe(true)
  }
  await holder.club.setClock('2027-03-20T12:00')
})

const file = (query: string, as = me, lang = 'en') =>
  holder.club.app.inject({
    method: 'GET',
    url: `/hp/api/my-reservation/bookings/${me.memberIdx}/file?as=${query}`,
    headers: { authorization: `Bearer ${as.token}`, 'accept-language': lang },
  })

async function rows(query: string, lang?: string): Promise<unknown[][]> {
  const { rawPayload, headers } = await file(query, me, lang)
  expect(headers['content-disposition']).toContain('.xlsx')
  const found: unknown[][] = []
  for await (const { values } of streamXlsxRows(rawPayload)) found.push(values)
  return found
}

it('has the rounds that the list shows, the latest first, with players, state and price', async () => {
  const [heads, ...all] = await rows('xlsx&when=past')
  expect(heads).toEqual(['Day', 'Tee time', 'Course', 'Booking number', 'Status', 'Players', 'Price'])
  expect(all.map(([day]) => (day as Date).toISOString().slice(0, 10))).toEqual(['2027-03-11', '2027-03-04'])
  const { list } = (await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx, when: 'past' }, me)).data
  expect(all[0]!.slice(1)).toEqual(['07:00', 'Lake', list[0]!.bookingNo, 'Booked', '=Kim', list[0]!.price.total])
})

it('applies the filter of the list, in the language of the page', async () => {
  expect(await rows('xlsx&when=past&from=2027-03-01&to=2027-03-05')).toHaveLength(2)
  expect(await rows('xlsx&when=past&keyword=nobody')).toHaveLength(1)
  expect((await rows('xlsx', 'ko')).map(([first]) => first)[0]).toBe('날짜')
})

it('is a calendar file with the entries that each booking has by itself', async () => {
  const { body, headers } = await file('ics&when=past')
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(body.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  const { list } = (await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx, when: 'past' }, me)).data
  for (const { bookingIdx } of list) expect(body).toContain(`UID:booking-${bookingIdx}.GC001@clubhouse`)
  expect((await file('ics&when=past&keyword=nobody')).body).toContain('METHOD:PUBLISH')
})

it('is the member’s own, and has two forms', async () => {
  const other = await holder.club.member()
  expect((await file('xlsx', other)).statusCode).toBe(403)
  expect((await file('pdf')).statusCode).toBe(400)
})
