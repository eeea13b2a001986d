import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
const DATE = '2027-03-09'
const RIGHTS = { '960000': 'R', '960400': 'R' }

type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
let desk: string
let me: Member
let friend: Member
let slots: number[]

beforeAll(async () => {
  const { club } = holder
  await club.setClock('2027-03-02T12:00')
  slots = await club.day(DATE, { slots: 8 })
  boss = await club.manager({ isSSAdmin: true })
  desk = `Manager ${boss.id}`
  me = await club.member({ name: 'Ha-eun Choi', otherName: '최하은' })
  friend = await club.member({ name: 'Do-yun Kang', otherName: '강도윤' })
})

const players = (one: Member, second?: Member): Player[] => [
  { no: 1, kind: 'MEMBER', memberIdx: one.memberIdx },
  second ? { no: 2, kind: 'MEMBER', memberIdx: second.memberIdx } : { no: 2, kind: 'TBD' },
  ...[3, 4].map((no): Player => ({ no, kind: 'TBD' })),
]
const rowsOf = async (
  input: InputOf<typeof contract.audit.list>,
  { as = boss, lang = 'en' }: { as?: Manager; lang?: string } = {},
) => (await holder.club.ask(contract.audit.list, { sort: 'at', ...input }, as, { 'accept-language': lang })).data.list
const saidOf = async (...given: Parameters<typeof rowsOf>) => (await rowsOf(...given)).map(({ said }) => said)
const ofBooking = (bookingIdx: number) => ({ noun: 'booking', recordIdx: bookingIdx })
const booked = async (slot: number) =>
  (await holder.club.book(me, slot, await holder.club.hold(me, slot), { players: players(me) })).data

describe('an entry about a booking', () => {
  it('says who booked, moved and cancelled what, and what that brought', async () => {
    const { club } = holder
    const { bookingIdx } = await booked(slots[0]!)
    const change = { bookingIdx, version: 1, players: players(me, friend), reason: 'called' }
    expect((await club.ask(contract.bookingManage.change, change, boss)).result).toBe(true)
    const move = { bookingIdx, version: 2, slotIdx: slots[1]!, reason: 'called' }
    expect((await club.ask(contract.bookingManage.move, move, boss)).result).toBe(true)
    await club.setClock(`${DATE}T06:00`)
    const off = { bookingIdx, version: 3, reason: 'illness', accept: true }
    const { data } = await club.ask(contract.booking.cancel, off, me)
    await club.setClock('2027-03-02T12:00')
    expect(data.penalty).not.toBeNull()
    const rows = await rowsOf(ofBooking(bookingIdx))
    expect(rows.map(({ said, deed }) => [deed, said])).toEqual([
      ['CREATED', 'Ha-eun Choi booked Tue 9 Mar 07:00 Lake'],
      ['CHANGED', expect.stringMatching(/changed Ha-eun Choi’s Tue 9 Mar 07:08 Lake: Do-yun Kang added$/)],
      ['CHANGED', `${desk} moved Ha-eun Choi’s Tue 9 Mar 07:00 Lake to Tue 9 Mar 07:08 Lake`],
      ['CANCELLED', expect.stringMatching(/^Ha-eun Choi cancelled Tue 9 Mar 07:08 Lake late; (no booking until|₩)/)],
    ])
    expect(rows.at(-1)!.reason).toBe('Illness')
    expect(new Set(rows.map((row) => row.bookingNo))).toEqual(new Set(['GC001-270309-0708-1']))
    const said = await saidOf(ofBooking(bookingIdx), { lang: 'ko' })
    expect(said[0]).toMatch(/^최하은 님이 .*07:00 .* 티타임을 예약했습니다$/)
    expect(said[3]).toMatch(/^최하은 님이 .*기한이 지나 취소했습니다 \(.*\)$/)
  })

  it('says for whom the desk booked, and whose booking the club cancelled', async () => {
    const { club } = holder
    const input = {
      slotIdx: slots[2]!,
      type: 'P',
      memberIdx: me.memberIdx,
      players: players(me),
      reason: 'called',
    } as const
    const { bookingIdx } = (await club.ask(contract.bookingManage.make, input, boss)).data
    const off = { bookingIdx, version: 1, by: 'CLUB', reason: 'illness', penalty: false } as const
    expect((await club.ask(contract.bookingManage.cancel, off, boss)).result).toBe(true)
    expect((await rowsOf(ofBooking(bookingIdx))).map(({ deed, said }) => [deed, said])).toEqual([
      ['CREATED', `${desk} booked Tue 9 Mar 07:16 Lake for Ha-eun Choi`],
      ['CANCELLED', `${desk} cancelled Ha-eun Choi’s Tue 9 Mar 07:16 Lake for the club`],
    ])
  })

  it('says that the desk recorded a payment, and undid it', async () => {
    const { club } = holder
    const cashier = await club.manager({ rights: { '940000': 'R', '940500': 'RU' } })
    const { bookingIdx } = await booked(slots[5]!)
    for (const [version, isPaid] of [
      [1, true],
      [2, false],
    ] as const)
      expect((await club.ask(contract.checkIn.pay, { bookingIdx, version, isPaid }, cashier)).result).toBe(true)
    const rows = await rowsOf(ofBooking(bookingIdx))
    expect(rows.slice(1).map(({ deed, said }) => [deed, said])).toEqual([
      ['CHANGED', expect.stringMatching(/ recorded the payment of Ha-eun Choi’s Tue 9 Mar 07:40 Lake$/)],
      ['UNDONE', expect.stringMatching(/ removed the payment record of Ha-eun Choi’s Tue 9 Mar 07:40 Lake$/)],
    ])
    // Others of these entries book on the same day.
    const off = { bookingIdx, version: 3, by: 'CLUB', reason: 'illness', penalty: false } as const
    expect((await club.ask(contract.bookingManage.cancel, off, boss)).result).toBe(true)
  })

  it('says who offered a booking to whom, and who declined, withdrew or accepted it', async () => {
    const { club } = holder
    await club.sql`insert into rule_setting (name, "values") values ('booking', '{"transferIsAllowed": true}')`
    club.platform.cache.invalidate('rule')
    const giver = await club.member({ name: 'Seo-yeon Han', otherName: '한서연' })
    const heir = await club.member({ name: 'Ji-ho Park', otherName: '박지호' })
    const hold = await club.hold(giver, slots[4]!)
    const { bookingIdx } = (await club.book(giver, slots[4]!, hold, { players: players(giver, heir) })).data
    const offer = (version: number) =>
      club.ask(contract.change.transfer, { bookingIdx, version, memberIdx: heir.memberIdx }, giver)
    const answer = (version: number, answer: 'ACCEPT' | 'DECLINE') =>
      club.ask(contract.change.answerTransfer, { bookingIdx, version, answer }, heir)
    await offer(1)
    await club.ask(contract.change.withdrawTransfer, { bookingIdx, version: 2 }, giver)
    await offer(3)
    await answer(4, 'DECLINE')
    await offer(5)
    await answer(6, 'ACCEPT')
    const at = 'Tue 9 Mar 07:32 Lake'
    expect((await saidOf(ofBooking(bookingIdx))).slice(1)).toEqual([
      `Seo-yeon Han offered ${at} to Ji-ho Park`,
      `Seo-yeon Han withdrew the offer of ${at} to Ji-ho Park`,
      `Seo-yeon Han offered ${at} to Ji-ho Park`,
      `Ji-ho Park declined the offer of a booking, ${at}`,
      `Seo-yeon Han offered ${at} to Ji-ho Park`,
      `Ji-ho Park accepted the offer of a booking, ${at}, and is its booker`,
    ])
    const korean = await saidOf(ofBooking(bookingIdx), { lang: 'ko' })
    expect(korean.at(-1)).toMatch(/^박지호 님이 .* 예약의 양도 제안을 수락하여 예약자가 되었습니다$/)
    await club.sql`delete from rule_setting where name = 'booking'`
    club.platform.cache.invalidate('rule')
  })

  it('names no member to a manager who may not read members', async () => {
    const { bookingIdx } = await booked(slots[3]!)
    const as = await holder.club.manager({ rights: RIGHTS })
    expect(await saidOf(ofBooking(bookingIdx), { as })).toEqual(['A member booked Tue 9 Mar 07:24 Lake'])
  })
})

describe('an entry about another record', () => {
  it('names a day, a tee time and a member', async () => {
    const { club } = holder
    await club.sql`
      insert into audit (call, noun, record_idx, admin_idx, before, after) values
        ('day.publish', 'sheet-day', 20270309, ${boss.adminIdx}, '{"state": "DRAFT"}', '{"state": "PUBLISHED"}'),
        ('memberManage.decide', 'member', ${me.memberIdx}, ${boss.adminIdx}, null, '{"action": "APPROVE"}'),
        ('memberManage.one', 'member', ${me.memberIdx}, ${boss.adminIdx}, null, '"read"')`
    const rows = [
      ...(await rowsOf({ noun: 'sheet-day', recordIdx: 20_270_309 })),
      ...(await rowsOf({ noun: 'member', recordIdx: me.memberIdx })),
    ]
    expect(rows.map(({ deed, said }) => [deed, said])).toEqual([
      ['CHANGED', `${desk} published Tue 9 Mar`],
      ['CHANGED', `${desk} approved Ha-eun Choi’s account`],
      ['READ', `${desk} opened Ha-eun Choi’s record`],
    ])
  })

  it('that nothing is known of any more says so, and one of another version has its own words', async () => {
    await holder.club.sql`
      insert into audit (call, noun, record_idx, admin_idx, before, after) values
        ('fee.update', 'fee', 99999, ${boss.adminIdx}, '{}', '{}'), ('thing.create', 'thing', 1, null, null, '{}'),
        ('job.wipe', 'thing', 1, null, null, '{}'), ('x.y', 'constructor', 1, ${boss.adminIdx}, null, '{"key": "constructor"}')`
    expect(await saidOf({ noun: 'fee', recordIdx: 99_999 })).toEqual([
      `${desk} changed a record that no longer exists (Fee 99999)`,
    ])
    expect(await saidOf({ noun: 'thing' })).toEqual(['The system created the thing', 'The system changed the thing'])
    expect(await saidOf({ noun: 'constructor' })).toEqual([`${desk} changed the constructor`])
  })

  it('says a new state, where there is one', async () => {
    const { club } = holder
    const faq = { category: 'QUESTION', contents: 'A', lang: 'en', orderNo: 1, state: 'DRAFT', title: 'Open?' } as const
    const { idx } = (await club.ask(contract.faq.create, faq, boss)).data
    await club.ask(contract.faq.update, { ...faq, idx, version: 1, contents: 'B' }, boss)
    await club.ask(contract.faq.update, { ...faq, idx, version: 2, state: 'PUBLISHED' }, boss)
    await club.ask(contract.faq.remove, { idx: [idx] }, boss)
    expect(await saidOf({ noun: 'faq', recordIdx: idx })).toEqual([
      `${desk} created the question “Open?”`,
      `${desk} changed the question “Open?”`,
      `${desk} changed the status of the question “Open?” to “Published”`,
      `${desk} archived the question “Open?”`,
    ])
  })

  it('has its values in the words of the record’s history where it is asked for by its number', async () => {
    const { club } = holder
    const faq = { category: 'QUESTION', contents: '', lang: 'en', orderNo: 1, state: 'DRAFT', title: 'Old?' } as const
    const { idx } = (await club.ask(contract.faq.create, faq, boss)).data
    await club.ask(contract.faq.update, { ...faq, idx, version: 1, title: 'New?', orderNo: 2 }, boss)
    const [, changed] = await rowsOf({ noun: 'faq', recordIdx: idx })
    expect(changed).not.toHaveProperty('changes')
    const [row] = await rowsOf({ auditIdx: changed!.auditIdx })
    expect(row!.changes).toEqual(
      expect.arrayContaining([
        { label: 'Question', before: 'Old?', after: 'New?', isKept: true },
        { label: 'Order', before: '1', after: '2', isKept: true },
      ]),
    )
  })
})
