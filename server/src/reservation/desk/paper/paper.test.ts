import { contract } from '@clubhouse/contract'
import { streamXlsxRows } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
const DATE = '2027-03-04'

async function rows(as: { token: string }, date = DATE) {
  const { rawPayload, statusCode } = await holder.club.app.inject({
    method: 'GET',
    url: `/hp/api/download/starter-sheet?date=${date}`,
    headers: { authorization: `Bearer ${as.token}` },
  })
  if (statusCode !== 200) return statusCode
  const found: unknown[][] = []
  for await (const { values } of streamXlsxRows(rawPayload)) found.push(values)
  return found
}

it('is the day in Excel, with phones and notes for managers who may read bookings', async () => {
  await holder.club.setClock('2027-02-25T12:00')
  const me = await holder.club.member({ name: 'Kim Min-jun' })
  await holder.club.sql`update member set phone_no = '010-1234-5678' where member_idx = ${me.memberIdx}`
  const [slot] = await holder.club.day(DATE, { slots: 2 })
  const booked = await holder.club.book(me, slot!, await holder.club.hold(me, slot!), { memo: 'Two carts' })
  const reader = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R' } })
  const desk = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R', '940400': 'R' } })
  const [head, first, second] = (await rows(desk)) as unknown[][]
  expect(head).toHaveLength(10)
  expect(first).toEqual(['07:00', 'Lake', 'Kim Min-jun', '', '', '', '○', '○', '010-1234-5678', 'Two carts'])
  expect(second!.filter((cell) => cell)).toEqual(['07:08', 'Lake'])
  await holder.club.sql`
    insert into check_in (booking_idx, cart_no, caddie_no, note)
    values (${booked.data.bookingIdx}, '12, 13', '7', 'Bad knee')`
  const given = ((await rows(desk)) as unknown[][])[1]
  expect(given!.slice(6)).toEqual(['12, 13', '7', '010-1234-5678', 'Two carts · Bad knee'])
  expect(JSON.stringify(await rows(reader))).not.toContain('5678')
  expect(await rows(desk, '2027-03-05')).toBe(404)
  expect(await rows(me)).toBe(403)
  const other = await holder.club.manager({ rights: { '940000': 'R', '940400': 'R' } })
  expect((await holder.club.ask(contract.sheet.forManager, { date: DATE }, other)).status).toBe(403)
  expect(await rows(other)).toBe(403)
})
