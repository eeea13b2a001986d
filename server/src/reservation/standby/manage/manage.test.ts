import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let boss: Awaited<ReturnType<TestClub['manager']>>
let week = 0
let date: string
let slots: number[]
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940600': 'RUD' } })
})
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
  slots = await holder.club.day(date)
})

const standBy = async (as: Member) =>
  (await holder.club.ask(contract.standby.standBy, { date, hours: ['07'], partySize: 4, auto: false }, as)).data
const offer = (input: InputOf<typeof contract.standbyManage.offer>, as = boss) =>
  holder.club.ask(contract.standbyManage.offer, input, as)
const messages = async (as: Member) => (await holder.club.ask(contract.inbox.mine, {}, as)).data.list

it('lists the entries of a day in their order, with names', async () => {
  const [first, second] = [await holder.club.member({ name: 'Min-jun Kim' }), await holder.club.member()]
  await standBy(first)
  await standBy(second)
  const { list } = (await holder.club.ask(contract.standbyManage.list, { date }, boss)).data
  expect(list).toMatchObject([
    { memberIdx: first.memberIdx, name: 'Min-jun Kim', memberType: '10', position: 1, state: 'W' },
    { memberIdx: second.memberIdx, position: 2 },
  ])
  const found = await holder.club.ask(contract.standbyManage.list, { date, keyword: 'min-jun' }, boss)
  expect(found.data.total).toBe(1)
})

it('offers a tee time to the next, and to another one with a reason', async () => {
  const [first, second] = [await holder.club.member(), await holder.club.member()]
  const one = await standBy(first)
  const two = await standBy(second)
  const can = (await holder.club.ask(contract.standbyManage.slots, { waitingIdx: two.waitingIdx }, boss)).data
  expect(can.map(({ slotIdx, isNext, isFreed }) => [slotIdx, isNext, isFreed])).toEqual(
    slots.map((slot) => [slot, false, false]),
  )
  expect((await offer({ waitingIdx: two.waitingIdx, slotIdx: slots[0]! })).status).toBe(400)
  const made = await offer({ waitingIdx: two.waitingIdx, slotIdx: slots[0]!, reason: 'Agreed by phone', minutes: 30 })
  expect(made.data).toMatchObject({ slotIdx: slots[0], time: '07:00', courseName: 'Lake' })
  expect(Math.round((Date.parse(made.data.expiresAt) - holder.club.now()) / 60_000)).toBe(30)
  expect((await messages(second))[0]!.title).toMatch(/^A tee time for you/)
  const again = await offer({ waitingIdx: two.waitingIdx, slotIdx: slots[1]!, reason: 'again' })
  expect(again.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'O' } })
  expect((await offer({ waitingIdx: one.waitingIdx, slotIdx: slots[0]!, reason: 'taken' })).code).toBe('TAKEN')
  expect((await offer({ waitingIdx: one.waitingIdx, slotIdx: slots[1]! })).result).toBe(true)
  const [row] = await holder.club.sql`
    select admin_idx::int, reason from audit where noun = 'standby' and record_idx = ${two.waitingIdx} order by audit_idx desc limit 1`
  expect(row).toEqual({ adminIdx: boss.adminIdx, reason: 'Agreed by phone' })
})

it('offers nothing to a member who plays that part, and nothing at night', async () => {
  const me = await holder.club.member()
  const { waitingIdx } = await standBy(me)
  const other = await holder.club.member()
  await holder.club.knows(other, [me])
  const held = await holder.club.hold(other, slots[2]!)
  const players: Player[] = [
    { no: 1, kind: 'MEMBER', memberIdx: other.memberIdx },
    { no: 2, kind: 'MEMBER', memberIdx: me.memberIdx },
    { no: 3, kind: 'TBD' },
    { no: 4, kind: 'TBD' },
  ]
  const { bookingIdx } = (await holder.club.book(other, slots[2]!, held, { players })).data
  expect((await offer({ waitingIdx, slotIdx: slots[0]! })).code).toBe('PLAYER_ALREADY_BOOKED')
  await holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'other' }, other)
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T23:00`)
  expect((await offer({ waitingIdx, slotIdx: slots[0]! })).fail).toMatchObject({
    code: 'WRONG_STATE',
    msgVar: { state: 'QUIET' },
  })
})

it('shows no tee time that is suspended or for staff only', async () => {
  const { waitingIdx } = await standBy(await holder.club.member())
  await holder.club
    .sql`update slot set is_shut = slot_idx = ${slots[0]!}, w05 = case slot_idx when ${slots[1]!} then 'S' else 'F' end
    where slot_idx = any (${slots})`
  const can = (await holder.club.ask(contract.standbyManage.slots, { waitingIdx }, boss)).data
  expect(can.map(({ slotIdx }) => slotIdx)).toEqual([slots[2]])
})

it('an offer that has run out keeps its tee time from being blocked, and names no end', async () => {
  const { waitingIdx } = await standBy(await holder.club.member())
  await offer({ waitingIdx, slotIdx: slots[0]!, minutes: 30 })
  await holder.club.moveClock(31 * 60)
  const desk = await holder.club.manager({ rights: { '940000': 'R', '940200': 'RU' } })
  const block = { slotIdx: [slots[0]!], kind: 'BLOCK' as const, reason: 'Aeration' }
  expect((await holder.club.ask(contract.slotManage.block, block, desk)).fail).toMatchObject({ code: 'TAKEN' })
})

it('is counted in the list of days', async () => {
  await standBy(await holder.club.member())
  await standBy(await holder.club.member())
  const desk = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R' } })
  const days = await holder.club.ask(contract.dayManage.list, { from: date, to: date }, desk)
  expect(days.data).toMatchObject([{ date, waiting: 2 }])
})

it('ends an entry with a reason that its member reads', async () => {
  const me = await holder.club.member()
  const { waitingIdx } = await standBy(me)
  await offer({ waitingIdx, slotIdx: slots[0]! })
  const remove = () =>
    holder.club.ask(contract.standbyManage.remove, { waitingIdx, reason: 'The course is closed' }, boss)
  expect((await remove()).data).toEqual({ state: 'C' })
  expect((await remove()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'C' } })
  expect((await messages(me))[0]).toMatchObject({ contents: expect.stringContaining('The course is closed') })
  const [row] = await holder.club.sql`select kind from claim where slot_idx = ${slots[0]!}`
  expect(row?.kind).toBe('BLOCK')
})

it('says the reason in the language of the member, else in the club’s own', async () => {
  const translated = { ko: { reason: '코스가 휴장합니다' } }
  const removed = async (lang: string) => {
    const me = await holder.club.member({ lang })
    const { waitingIdx } = await standBy(me)
    const input = { waitingIdx, reason: 'The course is closed', translated }
    const foreign = { ...input, translated: { fr: { reason: 'Parcours' } } }
    expect((await holder.club.ask(contract.standbyManage.remove, foreign, boss)).fail.msgDetail).toBe('translated.fr')
    expect((await holder.club.ask(contract.standbyManage.remove, input, boss)).data).toEqual({ state: 'C' })
    return (await messages(me))[0]
  }
  expect(await removed('ko')).toMatchObject({ contents: expect.stringContaining('코스가 휴장합니다') })
  expect(await removed('en')).toMatchObject({ contents: expect.stringContaining('The course is closed') })
})

it('is for managers with the right', async () => {
  const me = await holder.club.member()
  const { waitingIdx } = await standBy(me)
  const reader = await holder.club.manager({ rights: { '940000': 'R', '940600': 'R' } })
  const none = await holder.club.manager({ rights: { '940000': 'R' } })
  expect((await holder.club.ask(contract.standbyManage.list, {}, none)).status).toBe(403)
  expect((await holder.club.ask(contract.standbyManage.list, {}, me)).status).toBe(403)
  expect((await offer({ waitingIdx, slotIdx: slots[0]! }, reader)).status).toBe(403)
  expect((await holder.club.ask(contract.standbyManage.remove, { waitingIdx, reason: 'no' }, reader)).status).toBe(403)
  expect((await offer({ waitingIdx: 999_999, slotIdx: slots[0]! })).status).toBe(404)
})
