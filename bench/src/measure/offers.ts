import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../connection.ts'
import type { Field } from '../field.ts'
import { addMembers, type Person } from '../people.ts'
import { bookRequest, cancelRequest, holdRequest, requestOf } from '../request.ts'

const TEE_TIMES = 60
const LOOK_MS = 20
const LATEST_MS = 10_000
const HOUR = '06'

/** From a cancellation to the message with the offer, one tee time at a time and all at once. @returns rows of a table */
export async function measureOffers(field: Field): Promise<string[][]> {
  // Offers are measured at any hour.
  await field.sql`
    insert into rule_setting (name, "values") values ('standby', '{"quietFrom": "07:00", "quietUntil": "07:00"}')
    on conflict (name) do update set "values" = excluded."values"`
  await field.restart(1)
  const rows = [['from a cancellation to the offer', 'p50', 'p99', 'not in 10 s', 'aim']]
  for (const [name, betweenMs] of [
    ['one after the other', 200],
    ['all at once', 0],
  ] as const) {
    const { times, lost } = await offers(field, betweenMs)
    const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? Number.NaN)} ms`
    rows.push([name, at(0.5), at(0.99), String(lost), 'p99 5 s'])
    console.log(`  ${rows.at(-1)!.join(', ')}`)
  }
  return rows
}

async function offers(field: Field, betweenMs: number) {
  const { date, slots } = await field.day(TEE_TIMES)
  const [bookers, waiters] = [await addMembers(field.sql, TEE_TIMES), await addMembers(field.sql, TEE_TIMES)]
  const line = new Connection(field.port)
  const send = async (request: string) => JSON.parse((await line.send(request)).body.toString())
  const bookings: { booker: Person; slotIdx: number; booking: { bookingIdx: number; version: number } }[] = []
  for (const [i, slotIdx] of slots.entries()) {
    const booker = bookers[i]!
    const held = await send(holdRequest(booker.token, slotIdx, crypto.randomUUID()))
    const made = await send(bookRequest(booker, slotIdx, held.data, crypto.randomUUID()))
    bookings.push({ booker, slotIdx, booking: made.data })
  }
  for (const { token } of waiters) {
    const body = { date, hours: [HOUR], partySize: 4, auto: false }
    const made = await send(
      requestOf('POST', '/hp/api/reservation/waitings', { token, key: crypto.randomUUID(), body }),
    )
    if (!made.result) throw new Error(`does not stand by: ${JSON.stringify(made.fail)}`)
  }
  const times: number[] = []
  let lost = 0
  const cancelled = async ({ booker, slotIdx, booking }: (typeof bookings)[number]) => {
    await send(cancelRequest(booker.token, booking, crypto.randomUUID()))
    const began = performance.now()
    while (performance.now() - began < LATEST_MS) {
      const [offer] = await field.sql`select from standby_offer where slot_idx = ${slotIdx}`
      if (offer) return void times.push(performance.now() - began)
      await wait(LOOK_MS)
    }
    lost++
  }
  if (betweenMs === 0) await Promise.all(bookings.map(cancelled))
  else
    for (const one of bookings) {
      await cancelled(one)
      await wait(betweenMs)
    }
  line.cut()
  return { times: times.sort((a, b) => a - b), lost }
}
