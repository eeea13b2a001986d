import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { PASSWORD, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Me = Awaited<ReturnType<TestClub['member']>>
const DATE = '2027-03-04'

const impossible = async (me: Me) =>
  (await holder.club.ask(contract.withdrawal.impossible, { memberIdx: me.memberIdx, clubIdx: 1 }, me)).data
const withdraw = (me: Me, reasonIdx: number) =>
  holder.club.ask(contract.withdrawal.withdraw, { reasonIdx, password: PASSWORD }, me)

it('keeps an account open for a round to pay and a booking to refund, once the tee time is over or cancelled', async () => {
  const { club } = holder
  await club.setClock('2027-02-26T12:00')
  const [me, other] = [await club.member(), await club.member()]
  const [first, second, third] = await club.day(DATE, { slots: 3, from: '15:00', part: '2' })
  const booked = async (who: Me, slot: number) => (await club.book(who, slot, await club.hold(who, slot))).data
  const [played, paidOf] = [await booked(me, first!), await booked(other, second!)]
  const desk = await club.manager({ isSSAdmin: true })
  const pay = (bookingIdx: number, version: number, isPaid = true) =>
    club.ask(contract.checkIn.pay, { bookingIdx, version, isPaid }, desk)
  const codes = async (who: Me) => {
    const { blockers } = await impossible(who)
    const { bonds } = (await club.ask(contract.memberManage.one, { memberIdx: who.memberIdx }, desk)).data
    expect(bonds.blockers.map(({ code }) => code)).toEqual(blockers.map(({ code }) => code))
    return blockers.map(({ code, count, text, link }) => [code, count, text, link])
  }
  expect((await pay(paidOf.bookingIdx, paidOf.version)).result).toBe(true)
  const AHEAD = ['FUTURE_BOOKING', 1, 'You have 1 upcoming tee time. Cancel it first.', '/mypage?when=upcoming']
  expect(await codes(me)).toEqual([AHEAD])

  const cancelled = {
    bookingIdx: paidOf.bookingIdx,
    version: 2,
    by: 'CLUB' as const,
    reason: 'weather',
    penalty: false,
  }
  expect((await club.ask(contract.bookingManage.cancel, cancelled, desk)).result).toBe(true)
  const owed = 'The club owes you a refund for 1 booking. Collect it at the front desk first.'
  expect(await codes(other)).toEqual([['REFUND', 1, owed, '/mypage?when=past']])
  await club.ask(contract.profile.checkPassword, { password: PASSWORD }, other)
  const { reasonIdx } = (await club.ask(contract.withdrawal.reason, { reasons: ['moved'] }, other)).data
  expect((await withdraw(other, reasonIdx)).fail.msgVar).toEqual({ blockers: ['REFUND'] })
  // Another payment keeps the day from which the club marks them.
  const kept = await booked(await club.member(), third!)
  expect((await pay(kept.bookingIdx, kept.version)).result).toBe(true)
  expect((await pay(paidOf.bookingIdx, 3, false)).result).toBe(true)
  expect(await codes(other)).toEqual([])
  expect((await withdraw(other, reasonIdx)).result).toBe(true)

  await club.setClock(`${DATE}T23:00`)
  const bill = 'You have 1 round to pay. Pay it at the front desk first.'
  expect(await codes(me)).toEqual([['BILL', 1, bill, '/mypage?when=past']])
  const { data } = await club.ask(contract.memberManage.one, { memberIdx: me.memberIdx }, desk)
  const closing = { memberIdx: me.memberIdx, version: data.version, reason: 'Asked by letter' }
  expect((await club.ask(contract.memberManage.close, closing, desk)).fail).toMatchObject({
    code: 'WITHDRAW_BLOCKED',
    msgVar: { blockers: ['BILL'] },
  })
  expect((await pay(played.bookingIdx, played.version)).result).toBe(true)
  expect(await codes(me)).toEqual([])
  expect((await club.ask(contract.memberManage.close, closing, desk)).result).toBe(true)
})
