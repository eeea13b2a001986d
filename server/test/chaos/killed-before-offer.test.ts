import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@clubhouse/contract'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { OFFER_STANDBY } from '../../src/reservation/standby/freed/release.ts'
import { requestOf } from '../ask.ts'
import { TestClub } from '../club.ts'
import type { Death, Wanted } from './offering-server.ts'

const holder = TestClub.use()
const SERVER = fileURLToPath(new URL('./offering-server.ts', import.meta.url))
/** Of what each process would compile anew. */
const CODE_CACHE = mkdtempSync(join(tmpdir(), 'offer-killed-'))
afterAll(() => rmSync(CODE_CACHE, { recursive: true }))

let week = 0
/** A Tuesday; the clock shows noon two weeks before. */
let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
  await holder.club.sql`delete from job_task`
})

/** Starts a server, which ends with the test. @returns its address, and the signal that ends it */
async function serve(death?: Death) {
  const { club } = holder
  const wanted: Wanted = { url: club.url, dataDir: club.platform.config.dataDir, ...(death && { death }) }
  const child = spawn(process.execPath, [SERVER, JSON.stringify(wanted)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: CODE_CACHE },
  })
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const early = ended.then((signal) => {
    throw new Error(`the server ended before it served: ${signal}`)
  })
  const [port] = (await Promise.race([once(child.stdout, 'data'), early])) as [Buffer]
  return { address: `http://127.0.0.1:${port}`, ended }
}

/** Cancels over a server. @returns whether it is done; undefined without an answer, because the server died */
async function cancelAt(address: string, bookingIdx: number, headers: object): Promise<boolean | undefined> {
  const input = { bookingIdx, version: 1, reason: 'other', accept: true }
  const { method, url, payload, headers: own } = await requestOf(contract.booking.cancel, input)
  const sent = { method, body: payload as string, headers: { ...own, ...headers } }
  const answer = await fetch(address + url, sent).catch(() => undefined)
  return answer && ((await answer.json()) as { result: boolean }).result
}

/** What a tee time has: an offer or freed seats, and tasks that are due. */
async function left(slotIdx: number): Promise<string[]> {
  const [row] = await holder.club.sql<{ offers: number; seats: number; tasks: number }[]>`
    select (select count(*)::int from standby_offer where slot_idx = ${slotIdx} and state = 'OPEN') as offers,
      (select count(*)::int from claim where slot_idx = ${slotIdx} and freed_at is not null and offer_idx is null) as seats,
      (select count(*)::int from job_task where name = ${OFFER_STANDBY} and due_at <= club_now()) as tasks`
  return Object.entries(row!).flatMap(([what, count]) => (count > 0 ? `${count} ${what}` : []))
}

const FREED = 'freed_at = club_now()'
const OFFERED = 'insert into standby_offer'

it.each<[Death['at'], string, string, string[]]>([
  ['before', 'the cancellation', FREED, []],
  ['after', 'the cancellation', FREED, ['1 seats', '1 tasks']],
  ['before', 'the offer', OFFERED, ['1 seats', '1 tasks']],
  ['after', 'the offer', OFFERED, ['1 offers', '1 tasks']],
])(
  'a server is killed right %s the COMMIT of %s: the next one offers the tee time once',
  async (at, _, text, leaves) => {
    const { club } = holder
    const [slotIdx] = (await club.day(date, { slots: 1 })) as [number]
    const [me, waits] = [await club.member(), await club.member()]
    const { bookingIdx } = (await club.book(me, slotIdx, await club.hold(me, slotIdx))).data
    const wish = { date, hours: ['07'], partySize: 4, auto: false }
    expect((await club.ask(contract.standby.standBy, wish, waits)).result).toBe(true)
    await club.sql`delete from job_task`
    const headers = { authorization: `Bearer ${me.token}`, 'idempotency-key': randomUUID() }
    const first = await serve({ text, at })
    await cancelAt(first.address, bookingIdx, headers)
    expect(await first.ended).toBe('SIGKILL')
    expect(await left(slotIdx)).toEqual(leaves)
    // Some seconds later another process may take what the dead one was doing.
    await club.sql`update job_task set held_until = null`
    const second = await serve()
    expect(await cancelAt(second.address, bookingIdx, headers)).toBe(true)
    await expect.poll(() => left(slotIdx)).toEqual(['1 offers'])
    const [sent] = await club.sql`
    select (select count(*)::int from standby_offer where slot_idx = ${slotIdx}) as offers,
      (select count(*)::int from member_message where member_idx = ${waits.memberIdx} and kind = 'STANDBY_OFFER') as messages,
      (select count(*)::int from mail where member_idx = ${waits.memberIdx} and kind = 'STANDBY_OFFER') as mails`
    expect(sent).toEqual({ offers: 1, messages: 1, mails: 1 })
  },
)
