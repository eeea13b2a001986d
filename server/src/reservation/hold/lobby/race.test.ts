import { contract } from '@clubhouse/contract'
import type { Call, InputOf } from '@clubhouse/contract/call'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Asked, requestOf } from '../../../../test/ask.ts'
import { TestClub } from '../../../../test/club.ts'
import { crowd, type Member, secondProcess } from '../../../../test/race/crowd.ts'

const holder = TestClub.use()
const DATE = '2027-03-17'
const clock = async (time: string) => {
  await holder.club.setClock(`2027-03-10T${time}`)
}
let second: Awaited<ReturnType<typeof secondProcess>>
let members: Member[]
let slots: number[]

beforeAll(async () => {
  const { club } = holder
  await clock('08:40:00')
  await club.sql`delete from opening_rule`
  await club.sql`
    insert into opening_rule (member_type, day_class, pattern, days, time, w05, quota_day)
    values ('10', 'WEEKDAY', 'ROLLING', 7, '09:00', 'L', 1)`
  club.platform.cache.invalidate('rule')
  slots = await club.day(DATE, { slots: 12 })
  members = await crowd(club, 200)
  second = await secondProcess(club)
})
afterAll(() => second.close())

/** The same call in the other process. */
async function beside<C extends Call>(call: C, input: InputOf<C>, as: Member) {
  const request = await requestOf(call, input)
  const headers = { ...request.headers, authorization: `Bearer ${as.token}` }
  const response = await second.app.inject({ ...request, headers })
  return new Asked<C>(`${call.method} ${call.path}`, response)
}
const lock = (slotIdx: number, as: Member, lobbyTicket: string) =>
  holder.club.ask(contract.booking.lock, { slotIdx, lobbyTicket }, as)
const place = async (lobbyIdx: number, as: Member) =>
  (await holder.club.ask(contract.lobby.read, { lobbyIdx }, as)).data

it('200 members who join at once, twice and in two processes, have one place each', async () => {
  const joined = await Promise.all(
    members.flatMap((one) => [
      holder.club.ask(contract.lobby.join, { date: DATE }, one),
      beside(contract.lobby.join, { date: DATE }, one),
    ]),
  )
  const lobbies = new Set(joined.map(({ data }) => data.lobbyIdx))
  expect(lobbies.size).toBe(1)
  const [{ n, of }] = await holder.club.sql<[{ n: number; of: number }]>`
    select count(*)::int as n, count(distinct member_idx)::int as of from lobby_place where left_at is null`
  expect([n, of]).toEqual([200, 200])
})

it('two processes that draw at the same time agree', async () => {
  const lobbyIdx = (await holder.club.ask(contract.lobby.join, { date: DATE }, members[0])).data.lobbyIdx
  await clock('08:59:55')
  await second.follow()
  const [here, there] = await Promise.all([
    Promise.all(members.map((one) => place(lobbyIdx, one))),
    Promise.all(members.map(async (one) => (await beside(contract.lobby.read, { lobbyIdx }, one)).data)),
  ])
  const places = here.map((one) => one.place!)
  expect(there.map((one) => one.place)).toEqual(places)
  expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
  const drawn = await holder.club.sql`select from audit where noun = 'lobby' and after ? 'seed'`
  expect(drawn).toHaveLength(1)
})

it('one of five who are admitted has a tee time that all want, and each hold admits one more', async () => {
  const lobbyIdx = (await holder.club.ask(contract.lobby.join, { date: DATE }, members[0])).data.lobbyIdx
  await clock('09:00:01')
  const seen = await Promise.all(members.map(async (one) => ({ one, now: await place(lobbyIdx, one) })))
  const admitted = seen.filter(({ now }) => now.state === 'ADMITTED')
  expect(admitted.map(({ now }) => now.place).sort()).toEqual([1, 2, 3, 4, 5])
  const wanted = await Promise.all(admitted.map(({ one, now }) => lock(slots[0]!, one, now.lobbyTicket!)))
  expect(wanted.filter(({ result }) => result)).toHaveLength(1)
  expect(new Set(wanted.flatMap(({ code }) => code ?? []))).toEqual(new Set(['HELD_BY_OTHER']))
  const again = await Promise.all(members.map((one) => place(lobbyIdx, one)))
  expect(again.flatMap((now) => (now.state === 'ADMITTED' ? [now.place] : [])).sort()).toEqual([1, 2, 3, 4, 5, 6])
})

it('the last moment of a turn and a hold: it is held or refused, and who is admitted stays so', async () => {
  const lobbyIdx = (await holder.club.ask(contract.lobby.join, { date: DATE }, members[0])).data.lobbyIdx
  await clock('09:00:50')
  const seen = await Promise.all(members.map(async (one) => ({ one, now: await place(lobbyIdx, one) })))
  const last = seen.find(({ now }) => now.place === 6)!
  const next = seen.find(({ now }) => now.place === 7)!
  const ticket = last.now.lobbyTicket!
  const until = Temporal.Instant.from(last.now.chooseUntil!)
  await holder.club.setClock(
    until.toZonedDateTimeISO('Asia/Seoul').subtract({ milliseconds: 60 }).toPlainDateTime().toString(),
  )
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => lock(slots[1 + (i % 2)]!, last.one, ticket)))
  for (const { code } of answers) expect([undefined, 'LOBBY_ONLY', 'HOLD_LIMIT']).toContain(code)
  const claims = await holder.club.sql`
    select from claim where holder = ${last.one.memberIdx} and kind = 'HOLD' and expires_at > club_now()`
  expect(claims.length).toBe(answers.some(({ result }) => result) ? 1 : 0)
  const states = []
  for (let i = 0; i < 5; i++) states.push((await place(lobbyIdx, next.one)).state)
  expect(new Set(states)).toEqual(new Set(['ADMITTED']))
})

it('a crash between joining and the draw loses nobody: a new process draws', async () => {
  const { club } = holder
  await club.sql`delete from lobby`
  await clock('08:50:00')
  const five = members.slice(0, 5)
  for (const one of five) await club.ask(contract.lobby.join, { date: DATE }, one)
  await second.close()
  await clock('08:59:58')
  second = await secondProcess(club)
  const [{ lobbyIdx }] = await club.sql<[{ lobbyIdx: number }]>`select lobby_idx from lobby`
  const places = await Promise.all(
    five.map(async (one) => (await beside(contract.lobby.read, { lobbyIdx }, one)).data.place!),
  )
  expect(places.sort()).toEqual([1, 2, 3, 4, 5])
})
