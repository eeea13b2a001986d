import { audit } from '../../server/src/platform/audit.ts'
import type { Config } from '../../server/src/platform/config.ts'
import type { Context } from '../../server/src/platform/context.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { addBooking, addPlayers, booking, memberNames } from '../../server/src/reservation/booking/sql.ts'
import { confirmHold, myHold, takeSeats } from '../../server/src/reservation/hold/sql.ts'
import { lockMember, memberFacts } from '../../server/src/reservation/member-facts.ts'
import { slotsByIdx } from '../../server/src/reservation/slot/sql.ts'
import { Connection } from './connection.ts'
import type { Person } from './people.ts'
import { bookRequest, holdRequest } from './request.ts'

const AT_ONCE = 8

/** Journeys a second with this concurrency, one per pair of a member and a tee time. */
async function timed(
  pairs: [Person, number][],
  journey: (person: Person, slotIdx: number, line: number) => Promise<void>,
): Promise<number> {
  const queue = [...pairs]
  const began = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, line) => {
      for (let next = queue.pop(); next; next = queue.pop()) await journey(...next, line)
    }),
  )
  return (pairs.length * 1000) / (performance.now() - began)
}

export function overHttp(port: number, pairs: [Person, number][]): Promise<number> {
  const lines = Array.from({ length: AT_ONCE }, () => new Connection(port))
  return timed(pairs, async (person, slotIdx, line) => {
    const held = JSON.parse((await lines[line]!.send(holdRequest(person.token, slotIdx))).body.toString())
    const booked = JSON.parse((await lines[line]!.send(bookRequest(person, slotIdx, held.data))).body.toString())
    if (!booked.result) throw new Error(`not booked: ${JSON.stringify(booked.fail)}`)
  }).finally(() => {
    for (const line of lines) line.cut()
  })
}

/** The same statements through the driver alone: no HTTP, no rules, no checks. */
export async function throughDriver(config: Config, databaseUrl: string) {
  const platform = await openPlatform(config, databaseUrl, createLog('silent'), AT_ONCE)
  const base = { ip: '127.0.0.1', callName: 'bench', requestId: 'bench', club: platform.club } as Context
  const inTransaction = (memberIdx: number, work: (tx: Context) => Promise<void>) =>
    platform.database.begin((sql) =>
      work({ ...base, sql: sql as never, who: { memberIdx, adminIdx: null } as Context['who'] }),
    )
  const journey = async ({ memberIdx }: Person, slotIdx: number) => {
    await slotsByIdx(platform.database, [slotIdx])
    await inTransaction(memberIdx, async (tx) => {
      const [, [slot]] = await Promise.all([lockMember(tx.sql, memberIdx), slotsByIdx(tx.sql, [slotIdx])])
      await memberFacts(tx.sql, memberIdx, slot!)
      await myHold(tx.sql, slotIdx, memberIdx)
      const taken = await takeSeats(tx.sql, slotIdx, [0], memberIdx, 300)
      await audit(tx, { noun: 'hold', recordIdx: slotIdx, after: { seats: [0], expiresAt: taken!.expiresAt } })
    })
    await inTransaction(memberIdx, async (tx) => {
      const [, [slot]] = await Promise.all([lockMember(tx.sql, memberIdx), slotsByIdx(tx.sql, [slotIdx])])
      await memberFacts(tx.sql, memberIdx, slot!)
      await myHold(tx.sql, slotIdx, memberIdx)
      await memberNames(tx.sql, 'en', [memberIdx])
      const at = platform.clock.now()
      const bookingIdx = await addBooking(tx.sql, {
        bookingNo: `bench-${slotIdx}`,
        slotIdx,
        seats: [0],
        memberIdx,
        playDate: slot!.date,
        part: slot!.part,
        dayClass: slot!.dayClass,
        holes: '18',
        cart: true,
        caddie: true,
        memo: null,
        price: { currency: 'KRW', total: 0, rows: [], discount: null, coupon: null },
        termsIdx: 1,
        namesDueAt: at,
        freeCancelUntil: at,
      })
      const players = [1, 2, 3, 4].map((no) => ({
        no,
        kind: no === 1 ? ('MEMBER' as const) : ('TBD' as const),
        memberIdx: no === 1 ? memberIdx : null,
      }))
      await addPlayers(tx.sql, bookingIdx, players, memberIdx, slot!)
      await confirmHold(tx.sql, slotIdx, memberIdx, bookingIdx)
      await audit(tx, { noun: 'booking', recordIdx: bookingIdx, after: await booking(tx.sql, bookingIdx, 'en') })
    })
  }
  return { throughput: (pairs: [Person, number][]) => timed(pairs, journey), close: () => platform.close() }
}
