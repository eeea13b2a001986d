import { contract } from '@clubhouse/contract'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import type { Context } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { rulebookOf } from '../../rulebook.ts'
import { standbyJobs } from './job.ts'
import { look } from './look.ts'
import { place } from './place.ts'
import { waitingOne } from './rows.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
const [onTask] = standbyJobs({ notify })
let week = 0
let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
  holder.club.platform.chance = () => 30
  await holder.club.sql`delete from job_task`
})

const settle = async () => {
  const ctx = jobContext(holder.club.platform, 'test')
  while ((await Promise.all([performTasks(ctx, onTask!), performTasks(ctx, onTask!)])).some(Boolean));
}
const standBy = (as: Member) =>
  holder.club.ask(contract.standby.standBy, { date, hours: ['07'], partySize: 4, auto: false }, as)
async function booked(from: string) {
  const [slot] = await holder.club.day(date, { slots: 1, from })
  const me = await holder.club.member()
  const { bookingIdx } = (await holder.club.book(me, slot!, await holder.club.hold(me, slot!))).data
  return { me, slot: slot!, bookingIdx }
}
const cancel = ({ me, bookingIdx }: { me: Member; bookingIdx: number }) =>
  holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'other' }, me)
const breaches = async () => [...(await holder.club.sql`select * from invariant_violations`)]

it('an offer, a member and the desk want the last seat at once: one has it', async () => {
  const boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
  for (let i = 0; i < 5; i++) {
    const was = await booked(`07:0${i}`)
    const [waits, hopes, called] = await Promise.all([0, 1, 2].map(() => holder.club.member()))
    expect((await standBy(waits!)).result).toBe(true)
    await cancel(was)
    // The job has read whom to ask when the seat becomes free for everyone, so each of the three may take it.
    const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = holder.club.sql.begin(async (own) => {
      await own`select from member where member_idx = ${waits!.memberIdx} for no key update`
      locked.resolve()
      await go.promise
    })
    await locked.promise
    const offering = settle()
    await holder.club.untilWaiting()
    await holder.club.sql`update claim set frees_at = club_now() - interval '1 ms' where slot_idx = ${was.slot}`
    go.resolve()
    const desk = holder.club.ask(
      contract.bookingManage.make,
      {
        slotIdx: was.slot,
        memberIdx: called!.memberIdx,
        players: [
          { no: 1, kind: 'MEMBER', memberIdx: called!.memberIdx },
          ...([2, 3, 4] as const).map((no) => ({ no, kind: 'TBD' as const })),
        ],
        type: 'P',
        reason: 'By phone',
      },
      boss,
    )
    const [held, made] = await Promise.all([holder.club.hold(hopes!, was.slot), desk, offering, locking])
    const [offers] = await holder.club.sql`
      select count(*)::int as n from standby_offer where slot_idx = ${was.slot} and state = 'OPEN'`
    const claims = await holder.club.sql`select kind from claim where slot_idx = ${was.slot} and frees_at is null`
    expect(Number(held.result) + Number(made.result) + offers!.n).toBe(1)
    expect(claims.length + offers!.n).toBe(1)
    await holder.club.sql`update standby_entry set state = 'C' where state = 'W'`
    await holder.club.sql`
      insert into audit (call, request_id, noun, record_idx, xact)
      select 'test', 'test', 'standby', waiting_idx, xact from standby_entry where state = 'C'`
  }
  expect(await breaches()).toEqual([])
})

/** As it is booked without asking, for who agreed to that. */
async function standByAuto(as: Member) {
  const { queue, termsIdx } = (await holder.club.ask(contract.standby.forDay, { memberIdx: as.memberIdx, date }, as))
    .data
  const total = queue.find(({ hour }) => hour === '07')!.totals[3]!
  const wish = { date, hours: ['07'], partySize: 4, auto: true, total, termsIdx }
  return holder.club.ask(contract.standby.standBy, wish, as)
}

it.each([
  ['offered', standBy],
  ['booked', standByAuto],
] as const)('a tee time that is just being suspended is not %s', async (_, enter) => {
  const { sql } = holder.club
  const was = await booked('07:00')
  expect((await enter(await holder.club.member())).result).toBe(true)
  await cancel(was)
  const [shut, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const suspending = sql.begin(async (own) => {
    await own`update slot set is_shut = true where slot_idx = ${was.slot}`
    shut.resolve()
    await go.promise
  })
  await shut.promise
  let isOver = false
  const looking = settle().finally(() => {
    isOver = true
  })
  await holder.club.untilWaiting(1, () => isOver)
  go.resolve()
  await suspending
  await looking
  const [row] = await sql`
    select (select count(*)::int from standby_offer where slot_idx = ${was.slot}) as offers,
      (select count(*)::int from booking where slot_idx = ${was.slot} and state = 'CF') as bookings`
  expect(row).toEqual({ offers: 0, bookings: 0 })
})

it('a tee time whose offer has run out is booked before anybody noted its end', async () => {
  const { club } = holder
  const was = await booked('07:00')
  await standBy(await club.member())
  const keen = await club.member()
  const { waitingIdx } = (await standByAuto(keen)).data
  await cancel(was)
  await settle()
  await club.moveClock(66 * 60)
  const ctx = jobContext(club.platform, 'test')
  const [rulebook, entry] = [await rulebookOf(ctx), await waitingOne(club.sql, waitingIdx)]
  const placed = await write(ctx, (tx) => place(tx, was.slot, entry!, { rulebook, channels: { notify } }))
  expect(placed).toMatchObject({ bookingIdx: expect.any(Number) })
  await settle()
  expect(await breaches()).toEqual([])
})

it('a tee time that is freed at the end of a look is offered too, though it waits for no minute', async () => {
  const [was, other] = [await booked('07:40'), await booked('07:48')]
  const [first, second] = [await holder.club.member(), await holder.club.member()]
  for (const one of [first, second]) expect((await standBy(one)).result).toBe(true)
  // Minutes after it was booked, this only undoes the booking.
  await cancel(was)
  await look(
    beforeThirdRead(() => cancel(other)),
    date,
    { notify },
  )
  await settle()
  const offers = await holder.club.sql<{ slotIdx: number }[]>`
    select o.slot_idx::int from standby_offer o join standby_entry e using (waiting_idx)
    where o.state = 'OPEN' and e.date = ${date} order by e.created_at`
  expect(offers.map(({ slotIdx }) => slotIdx)).toEqual([was.slot, other.slot])
})

/** A look reads the freed tee times before it offers one, after that, and at its end. */
function beforeThirdRead(act: () => Promise<unknown>): Context {
  const ctx = jobContext(holder.club.platform, 'test')
  let reads = 0
  const sql = new Proxy(ctx.sql, {
    apply: (tag, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) => {
      const run = () => Reflect.apply(tag, self, [strings, ...values])
      const isRead = Array.isArray(strings) && strings.join('').includes('min(c.freed_at)')
      return isRead && ++reads === 3 ? act().then(run) : run()
    },
  })
  return { ...ctx, sql }
}

it('five tee times freed at once go to five who stand by, in order, once each', async () => {
  const times = await Promise.all(['07:00', '07:08', '07:16', '07:24', '07:32'].map((from) => booked(from)))
  const members: Member[] = []
  for (let i = 0; i < 5; i++) {
    const one = await holder.club.member()
    await standBy(one)
    members.push(one)
  }
  await Promise.all(times.map(cancel))
  await settle()
  const offers = await holder.club.sql<{ memberIdx: number; slotIdx: number }[]>`
    select e.member_idx::int, o.slot_idx::int from standby_offer o join standby_entry e using (waiting_idx)
    where o.state = 'OPEN' and e.date = ${date} order by e.created_at`
  expect(offers.map(({ memberIdx }) => memberIdx)).toEqual(members.map(({ memberIdx }) => memberIdx))
  expect(offers.map(({ slotIdx }) => slotIdx)).toEqual(times.map(({ slot }) => slot))
})

it('an offer is accepted, declined and left at once: one of them counts', async () => {
  for (let i = 0; i < 4; i++) {
    const was = await booked(`07:1${i}`)
    const me = await holder.club.member()
    const { waitingIdx } = (await standBy(me)).data
    await cancel(was)
    await settle()
    const [row] = await holder.club.sql<{ offerIdx: number }[]>`
      select offer_idx::int from standby_offer where waiting_idx = ${waitingIdx}`
    const { offerIdx } = row!
    const answer = (said: 'ACCEPT' | 'DECLINE') =>
      holder.club.ask(contract.standby.answer, { offerIdx, answer: said }, me)
    const [yes, no, gone] = await Promise.all([
      answer('ACCEPT'),
      answer('DECLINE'),
      holder.club.ask(contract.standby.leave, { waitingIdx }, me),
    ])
    for (const one of [yes, no, gone]) expect(one.status).toBe(200)
    const [{ n }] = (await holder.club.sql<{ n: number }[]>`
      select count(*)::int as n from booking where member_idx = ${me.memberIdx} and state = 'CF'`) as unknown as [
      { n: number },
    ]
    expect(n).toBe(yes.result ? 1 : 0)
    expect(yes.result && no.result).toBe(false)
    await settle()
    await holder.club.sql`delete from job_task`
  }
  expect(await breaches()).toEqual([])
})
