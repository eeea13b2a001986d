import type { AddressInfo } from 'node:net'
import { forVisitor } from '@clubhouse/contract/reservation/sheet/sheet'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()

let week = 0
let date: string
beforeAll(async () => {
  await holder.club.app.listen({ port: 0, host: '127.0.0.1' })
})

/** A new day, and the identifier of the event up to which its viewer has read it. */
async function newDay() {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
  const [slot] = (await holder.club.day(date)) as [number]
  await holder.club.hold(await holder.club.member(), slot)
  // Events of the ten seconds before are repeated: those that made the day are not what a test waits for.
  await holder.club.sql`update sheet_event set at = at - interval '1 minute'`
  await holder.club.sql`insert into sheet_event (date) values ('2020-01-01')`
  return { slot, lastEventId: await eventId() }
}

/** As the sheet of any day says it. */
async function eventId(): Promise<string> {
  const { data } = await holder.club.ask(forVisitor, { club: CLUB, date })
  return data.eventId
}

/** As the trigger of claims notes it; in a transaction, which has a connection of its own: a read could queue behind a statement that waits. */
const change = (slot: number) =>
  holder.club.sql.begin((own) => own`insert into sheet_event (date, slot_idx) values (${date}, ${slot})`)

async function open(lastEventId: string) {
  const { port } = holder.club.app.server.address() as AddressInfo
  const closing = new AbortController()
  const response = fetch(`http://127.0.0.1:${port}/hp/api/reservation/sheets/stream?date=${date}`, {
    headers: { 'last-event-id': lastEventId },
    signal: closing.signal,
  }).then(({ body }) => body!.getReader())
  let received = ''
  return {
    until: async (text: string) => {
      const reader = await response
      while (!received.includes(text)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`the stream ended after: ${received}`)
        received += new TextDecoder().decode(value)
      }
      return received
    },
    close: () => closing.abort(),
  }
}

/** Lets the first poll for viewers wait, for it forgets old events before it reads new ones. */
async function delayFirstPoll(): Promise<() => Promise<void>> {
  const { sql } = holder.club
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await sql`insert into sheet_event (at, date) values (clock_timestamp() - interval '1 day', '2020-01-01')`
  const done = sql.begin(async (transaction) => {
    await transaction`select from sheet_event where at < clock_timestamp() - interval '20 hours' for update`
    locked.resolve()
    await released.promise
  })
  await locked.promise
  return async () => {
    released.resolve()
    await done
  }
}

it('tells its first viewer what changes before its first poll', async () => {
  const { slot, lastEventId } = await newDay()
  const release = await delayFirstPoll()
  const stream = await open(lastEventId)
  await holder.club.untilWaiting()
  await change(slot)
  await release()
  expect(await stream.until('event: slot')).toContain('event: hello')
  stream.close()
})

it('tells a viewer that the day itself changed since the viewer read it', async () => {
  const { lastEventId } = await newDay()
  await holder.club.sql`update sheet_day set reason = 'Frost' where date = ${date}`
  const stream = await open(lastEventId)
  expect(await stream.until('event: day')).toContain('"reason":"Frost"')
  stream.close()
})

it('lets viewers read their day again after the connection to the database was lost', async () => {
  const { slot, lastEventId } = await newDay()
  const stream = await open(lastEventId)
  await stream.until('event: hello')
  await holder.club.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`
  await stream.until('event: reset')
  await change(slot)
  await stream.until('event: slot')
  stream.close()
})

describe('after a crash, which empties the table of events and starts their numbers again', () => {
  const crash = () => holder.club.sql`truncate sheet_event restart identity`

  it('tells a viewer who comes back to read the sheet again', async () => {
    const { lastEventId } = await newDay()
    await crash()
    const stream = await open(lastEventId)
    expect(await stream.until('event: reset')).toContain('event: hello')
    stream.close()
  })

  it('does not take another event for the one that the viewer knows', async () => {
    const { slot, lastEventId } = await newDay()
    const [{ last }] = await holder.club.sql<[{ last: number }]>`select max(event_idx) as last from sheet_event`
    await crash()
    for (let n = 0; n <= last; n++) await change(slot)
    const stream = await open(lastEventId)
    expect(await stream.until('event: reset')).toContain('event: hello')
    stream.close()
  })
})

it('lets a viewer resume after a quiet hour', async () => {
  const { slot } = await newDay()
  await holder.club.sql`update sheet_event set at = at - interval '2 hours'`
  const lastEventId = await eventId()
  const first = await open(lastEventId)
  await first.until('event: hello')
  const { data } = await holder.club.ask(forVisitor, { club: CLUB, date })
  expect(data.eventId, 'the latest event is not forgotten').toBe(lastEventId)
  const stream = await open(lastEventId)
  await stream.until('event: hello')
  await change(slot)
  expect(await stream.until('event: slot')).not.toContain('event: reset')
  for (const one of [first, stream]) one.close()
})
