import { randomUUID } from 'node:crypto'
import createClient from 'openapi-fetch'
// Generated from the OpenAPI document by the test that compiles and runs this program.
import type { paths } from './openapi.d.ts'

// An external client that knows only the document: logs in, holds a tee time, books and cancels it. Arguments: URL,
// club code, login id, password, slotIdx. Prints the answers as JSON.
const [baseUrl, clubCode, id, password, slot] = process.argv.slice(2) as [string, string, string, string, string]
const client = createClient<paths>({ baseUrl })

function dataOf<T>(answer: {
  data?: { result: true; data: T } | { result: false; fail: { code: string } }
  error?: unknown
}): T {
  if (answer.data?.result) return answer.data.data
  throw new Error(answer.data?.fail.code ?? JSON.stringify(answer.error))
}
const once = () => ({ 'Idempotency-Key': randomUUID() })

const session = dataOf(await client.POST('/hp/api/member/login', { body: { clubCode, id, password } }))
const headers = { authorization: `Bearer ${session.accessToken}` }
const slotIdx = Number(slot)

const hold = dataOf(
  await client.PUT('/hp/api/reservation/sheet/lock/{id}', {
    headers,
    params: { path: { id: slotIdx }, header: once() },
    body: { count: 1 },
  }),
)
const { total } = hold.price
const { termsIdx } = hold
const booking = dataOf(
  await client.POST('/hp/api/reservation/booking', {
    headers,
    params: { header: once() },
    body: {
      slotIdx,
      players: [
        { no: 1, kind: 'MEMBER', memberIdx: session.memberIdx },
        { no: 2, kind: 'TBD' },
        { no: 3, kind: 'TBD' },
        { no: 4, kind: 'TBD' },
      ],
      total,
      termsIdx,
    },
  }),
)
const { bookingIdx, version } = booking
const cancelled = dataOf(
  await client.DELETE('/hp/api/reservation/cancel', {
    headers,
    params: { header: once() },
    body: { bookingIdx, version, reason: 'weather' },
  }),
)
// The type is recursive.
const names = session.adminMenu?.flatMap(({ children }) => children.map(({ name }) => name.trim()))
console.log(JSON.stringify({ hold: hold.slotIdx, booking: bookingIdx, booked: booking.state, cancelled, names }))

/** The types are as strict as the document: each line below must be a compile error. */
export const wrong = [
  // @ts-expect-error there is no such path
  () => client.GET('/hp/api/member/login'),
  // @ts-expect-error the total is missing
  () => client.POST('/hp/api/reservation/booking', { body: { slotIdx, players: [], termsIdx } }),
  // @ts-expect-error a number is needed
  () => client.PUT('/hp/api/reservation/sheet/lock/{id}', { params: { path: { id: 'first' } } }),
  // @ts-expect-error a cancellation has no such field
  () => cancelled.refund,
]
