import { openDatabase, type Sql } from '../../server/src/platform/database.ts'
import { Connection } from './connection.ts'
import type { Person } from './people.ts'
import { bookRequest, holdRequest } from './request.ts'

/** A hold and the booking that it becomes. */
export interface Pairs {
  perSecond: number
  holdP99Ms: number
}

/** Holds a tee time and books it. @returns the milliseconds of the hold */
type Pair = (person: Person, slotIdx: number, client: number) => Promise<number>

async function timed(pairs: [Person, number][], clients: number, pair: Pair): Promise<Pairs> {
  const queue = [...pairs]
  const holds: number[] = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let next = queue.pop(); next; next = queue.pop()) holds.push(await pair(...next, client))
    }),
  )
  const perSecond = (pairs.length * 1000) / (performance.now() - began)
  return { perSecond, holdP99Ms: holds.sort((a, b) => a - b)[Math.floor(holds.length * 0.99)]! }
}

/** Each request has its Idempotency-Key, as those of the site have. */
export function overHttp(port: number, pairs: [Person, number][], clients: number): Promise<Pairs> {
  const lines = Array.from({ length: clients }, () => new Connection(port))
  return timed(pairs, clients, async (person, slotIdx, client) => {
    const line = lines[client]!
    const began = performance.now()
    const held = JSON.parse((await line.send(holdRequest(person.token, slotIdx, crypto.randomUUID()))).body.toString())
    const holdMs = performance.now() - began
    const booked = JSON.parse(
      (await line.send(bookRequest(person, slotIdx, held.data, crypto.randomUUID()))).body.toString(),
    )
    if (!booked.result) throw new Error(`not booked: ${JSON.stringify(booked.fail)}`)
    return holdMs
  }).finally(() => {
    for (const line of lines) line.cut()
  })
}

/**
 * The smallest pair with the same guarantees: claim, booking, players, audit and key in two transactions, through the
 * same driver, with as many clients. It reads nothing, has no rules, and answers nobody.
 */
export function openBaseline(databaseUrl: string, pool: number) {
  const sql = openDatabase(databaseUrl, pool)
  const key = (tx: Sql, { memberIdx }: Person, answer: unknown) => tx`
    insert into idempotency (who, key, call, body_hash, answer)
    values (${`m${memberIdx}`}, ${crypto.randomUUID()}, 'bench', 'bench', ${tx.json(answer)})`
  const audit = (tx: Sql, { memberIdx }: Person, noun: string, recordIdx: number, after: unknown) => tx`
    insert into audit (member_idx, ip, call, request_id, noun, record_idx, after)
    values (${memberIdx}, '127.0.0.1', 'bench', 'bench', ${noun}, ${recordIdx}, ${tx.json(after)})`
  const hold = (person: Person, slotIdx: number) =>
    sql.begin((tx) => {
      const seats = { slotIdx, seats: [0] }
      return [
        tx`insert into claim (slot_idx, seat, kind, holder, expires_at)
          values (${slotIdx}, 0, 'HOLD', ${person.memberIdx}, club_now() + interval '5 minutes')`,
        audit(tx, person, 'hold', slotIdx, seats),
        key(tx, person, seats),
      ]
    })
  const book = (person: Person, slotIdx: number) =>
    sql.begin(async (tx) => {
      const [made] = await tx<{ bookingIdx: number; playDate: string; part: string }[]>`
        insert into booking (booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, holes, cart,
          caddie, price, terms_idx, names_due_at, free_cancel_until)
        select ${`bench-${slotIdx}`}, slot_idx, '{0}', ${person.memberIdx}, date, part, 'WEEKDAY', 1, '18', true,
          true, ${tx.json({ currency: 'KRW', total: 0, rows: [] })}, 1, starts_at, starts_at
        from slot where slot_idx = ${slotIdx} returning booking_idx, play_date, part`
      const { bookingIdx, playDate, part } = made!
      await Promise.all([
        tx`insert into booking_player (booking_idx, no, kind, member_idx, play_date, part)
          select ${bookingIdx}, no, case when no = 1 then 'MEMBER' else 'TBD' end,
            case when no = 1 then ${person.memberIdx}::bigint end, ${playDate}, ${part}
          from generate_series(1, 4) no`,
        tx`update claim set kind = 'BOOKING', booking_idx = ${bookingIdx}, expires_at = null
          where slot_idx = ${slotIdx} and seat = 0 and holder = ${person.memberIdx} and kind = 'HOLD'`,
        audit(tx, person, 'booking', bookingIdx, made),
        key(tx, person, made),
      ])
    })
  const pair: Pair = async (person, slotIdx) => {
    const began = performance.now()
    await hold(person, slotIdx)
    const holdMs = performance.now() - began
    await book(person, slotIdx)
    return holdMs
  }
  return {
    measure: (pairs: [Person, number][], clients: number) => timed(pairs, clients, pair),
    close: () => sql.end({ timeout: 1 }),
  }
}
