import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { describe, expect, it } from 'vitest'
import { appealed } from '../../../test/appealed.ts'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo, prove, ticketFor } from '../../../test/people.ts'
import { jobContext } from '../../job/context.ts'
import { eraseLeavers } from './erase-job.ts'

const holder = TestClub.use()
type Me = Awaited<ReturnType<TestClub['member']>>

const checkPassword = (me: Me) => holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
const sayWhy = async (me: Me, body: InputOf<typeof contract.withdrawal.reason> = { reasons: ['moved'] }) =>
  holder.club.ask(contract.withdrawal.reason, body, me)
const withdraw = (me: { token: string }, reasonIdx: number, password = PASSWORD) =>
  holder.club.ask(contract.withdrawal.withdraw, { reasonIdx, password }, me)
async function ready(fields: Parameters<TestClub['member']>[0] = {}) {
  const me = await holder.club.member(fields)
  await checkPassword(me)
  return { me, reasonIdx: (await sayWhy(me)).data.reasonIdx }
}
async function leave(fields: Parameters<TestClub['member']>[0] = {}) {
  const { me, reasonIdx } = await ready(fields)
  const answer = await withdraw(me, reasonIdx)
  if (!answer.result) throw new Error(JSON.stringify(answer.body))
  return { me, ...answer.data }
}
const impossible = async (me: Me) =>
  (await holder.club.ask(contract.withdrawal.impossible, { memberIdx: me.memberIdx, clubIdx: 1 }, me)).data
const stateOf = async (me: { memberIdx: number }) =>
  (await holder.club.sql`select state from member where member_idx = ${me.memberIdx}`)[0]!.state
const login = (id: string) => holder.club.ask(contract.session.login, { clubCode: CLUB, id, password: PASSWORD })
const bookingDay = () => holder.club.today().add({ days: 3 }).toString()
const erase = () => eraseLeavers.run(jobContext(holder.club.platform, 'erase-leavers'))
const pass = (days: number) => holder.club.sql`
  update member set undo_until = undo_until - make_interval(days => ${days}), inactive_at = inactive_at - make_interval(days => ${days})
  where state = 'WITHDRAW_REQUESTED'`

describe('what stands in the way', () => {
  it('is an upcoming tee time; a place in another member’s booking is only mentioned', async () => {
    const me = await holder.club.member()
    expect(await impossible(me)).toEqual({ possible: true, blockers: [], warnings: [] })
    await holder.club.sql`update member set member_type = '20' where member_idx = ${me.memberIdx}`
    const [slot] = await holder.club.day(bookingDay(), { slots: 1, from: '07:00' })
    await openAlways()
    const booked = await holder.club.book(me, slot!, await holder.club.hold(me, slot!))
    expect(booked.result).toBe(true)
    expect(await impossible(me)).toEqual({
      possible: false,
      blockers: [
        {
          code: 'FUTURE_BOOKING',
          count: 1,
          text: 'You have 1 upcoming tee time. Cancel it first.',
          link: '/mypage?when=upcoming',
        },
      ],
      warnings: [],
    })
    await checkPassword(me)
    const { reasonIdx } = (await sayWhy(me)).data
    expect((await withdraw(me, reasonIdx)).fail).toMatchObject({
      code: 'WITHDRAW_BLOCKED',
      msgCode: 'member.WITHDRAW_BLOCKED',
      msgVar: { blockers: ['FUTURE_BOOKING'] },
    })
    const { bookingIdx, version } = booked.data
    await holder.club.ask(contract.booking.cancel, { bookingIdx, version, reason: 'business', accept: true }, me)
    expect((await impossible(me)).possible).toBe(true)
    expect((await withdraw(me, reasonIdx)).result).toBe(true)
  })

  it('is money that was not paid, also sent without looking first; a suspension is not', async () => {
    const me = await holder.club.member()
    const { sql } = holder.club
    await sql`
      insert into penalty (member_idx, code, state, from_date, until_date, money, currency, due_date) values
        (${me.memberIdx}, 'W1', 'ACTIVE', current_club_date(), null, 48000, 'KRW', current_club_date() + 30),
        (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 9, 96000, 'KRW', null),
        (${me.memberIdx}, 'W3', 'CLEARED', current_club_date(), null, 1000, 'KRW', current_club_date())`
    const text = 'You have 1 penalty to pay. Pay it at the front desk first.'
    expect(await impossible(me)).toEqual({
      possible: false,
      blockers: [{ code: 'UNPAID', count: 1, text, link: '/mypage' }],
      warnings: [],
    })
    await checkPassword(me)
    const { reasonIdx } = (await sayWhy(me)).data
    expect((await withdraw(me, reasonIdx)).fail).toMatchObject({
      code: 'WITHDRAW_BLOCKED',
      msgVar: { blockers: ['UNPAID'] },
    })
    await sql`update penalty set state = 'CLEARED' where member_idx = ${me.memberIdx} and code = 'W1'`
    expect((await withdraw(me, reasonIdx)).result).toBe(true)
  })

  it('is warned of for an appeal that the club has not decided, which blocks nothing', async () => {
    const me = await holder.club.member()
    const [row] = await holder.club.sql<{ penaltyIdx: number }[]>`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 9) returning penalty_idx`
    await appealed(holder.club, me, row!.penaltyIdx)
    expect(await impossible(me)).toMatchObject({
      possible: true,
      blockers: [],
      warnings: [{ code: 'OPEN_APPEAL', count: 1, link: '/mypage/penalties' }],
    })
    await checkPassword(me)
    const { reasonIdx } = (await sayWhy(me)).data
    expect((await withdraw(me, reasonIdx)).result).toBe(true)
  })

  it('is answered for this club only, and only to the member', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    expect(
      (await holder.club.ask(contract.withdrawal.impossible, { memberIdx: me.memberIdx, clubIdx: 2 }, me)).status,
    ).toBe(404)
    expect(
      (await holder.club.ask(contract.withdrawal.impossible, { memberIdx: other.memberIdx, clubIdx: 1 }, me)).status,
    ).toBe(403)
  })
})

/** Every member may book any day. */
async function openAlways() {
  await holder.club
    .sql`update opening_rule set pattern = 'ROLLING', days = 60, w05 = 'F', time = '00:00', quota_month = null`
  holder.club.platform.cache.invalidate('rule')
}

describe('leaving', () => {
  it('ends every session, says until when it can be taken back, and stops the login', async () => {
    const { me, withdrawnAt, undoUntil } = await leave()
    expect(Math.round((Date.parse(undoUntil) - Date.parse(withdrawnAt)) / 86_400_000)).toBe(7)
    await expect.poll(async () => (await holder.club.ask(contract.profile.me, {}, me)).status).toBe(401)
    expect((await login(me.id)).fail).toMatchObject({ code: 'WRONG_STATE' })
    expect(await lastMail(holder.club, `${me.id}@example.com`)).toMatchObject({ kind: 'WITHDRAWN' })
    expect(await stateOf(me)).toBe('WITHDRAW_REQUESTED')
  })

  it('gives a running hold back', async () => {
    const { me, reasonIdx } = await ready()
    await openAlways()
    const [slot] = await holder.club.day(bookingDay(), { slots: 1, from: '08:00' })
    expect((await holder.club.hold(me, slot!)).result).toBe(true)
    expect((await withdraw(me, reasonIdx)).result).toBe(true)
    const other = await holder.club.member()
    expect((await holder.club.hold(other, slot!)).result).toBe(true)
  })

  it('needs the password twice: checked a while ago, and now', async () => {
    const me = await holder.club.member()
    const { reasonIdx } = (await sayWhy(me)).data
    expect((await withdraw(me, reasonIdx)).status).toBe(403)
    await checkPassword(me)
    expect((await withdraw(me, reasonIdx, 'wrong')).fail).toMatchObject({
      code: 'PASSWORD_WRONG',
      msgVar: { left: 4 },
    })
    expect(await stateOf(me)).toBe('ACTIVE')
  })

  it('needs a reason of one’s own', async () => {
    const [{ me }, other] = [await ready(), await ready()]
    expect((await withdraw(me, other.reasonIdx)).fail.msgDetail).toBe('reasonIdx')
    for (const reasons of [[], ['illness'], ['nonsense'], 'moved'])
      expect((await holder.club.send(contract.withdrawal.reason, { reasons }, me)).fail.msgDetail).toMatch(/^reasons/)
    expect((await sayWhy(me, { reasons: ['moved', 'privacy'], text: 'x'.repeat(1001) })).fail.msgDetail).toBe('text')
    expect((await sayWhy(me, { reasons: ['moved', 'privacy'], text: 'Off to the sea.' })).result).toBe(true)
  })

  it('happens once, though two devices ask at once', async () => {
    const { me, reasonIdx } = await ready()
    const token = await holder.club.signIn({ memberIdx: me.memberIdx })
    await holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, { token })
    const answers = await Promise.all([withdraw(me, reasonIdx), withdraw({ token }, reasonIdx)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['WITHDRAWN'])
  })

  it('and booking at the same moment: one of the two', async () => {
    await openAlways()
    const slots = await holder.club.day(bookingDay(), { slots: 8, from: '10:00', part: '2' })
    const outcomes = await Promise.all(
      slots.map(async (slot) => {
        const { me, reasonIdx } = await ready()
        const hold = await holder.club.hold(me, slot)
        expect(hold.result).toBe(true)
        const [left, booked] = await Promise.all([withdraw(me, reasonIdx), holder.club.book(me, slot, hold)])
        const [row] = await holder.club.sql`
          select count(*)::int as n from booking where member_idx = ${me.memberIdx} and state = 'CF'`
        return {
          left: left.result,
          booked: booked.result,
          n: row!.n,
          why: left.code,
          status: booked.status,
        }
      }),
    )
    for (const { left, booked, n, why } of outcomes) {
      expect(left).not.toBe(booked)
      expect(n).toBe(booked ? 1 : 0)
      if (!left) expect(why).toBe('WITHDRAW_BLOCKED')
    }
  })
})

describe('taking it back', () => {
  const undo = (certToken: string) => holder.club.ask(contract.recovery.undoWithdrawal, { clubCode: CLUB, certToken })
  const proof = async (me: Me) =>
    prove(holder.club, 'ACTIVATE', `${me.id}@example.com`, {
      ticket: await ticketFor(holder.club, me.id, `${me.id}@example.com`),
    })

  it('works for seven days, with a proof', async () => {
    const { me } = await leave()
    expect((await undo('ct.x')).fail.code).toBe('CERT_EXPIRED')
    const certToken = await proof(me)
    expect((await holder.club.ask(contract.recovery.activate, { clubCode: CLUB, certToken })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'WITHDRAW_REQUESTED' },
    })
    expect((await undo(certToken)).data).toEqual({ id: me.id, state: 'ACTIVE' })
    expect((await undo(certToken)).fail.code).toBe('CERT_EXPIRED')
    expect((await login(me.id)).result).toBe(true)
  })

  it('not later, though the job was late', async () => {
    const { me } = await leave()
    const certToken = await proof(me)
    await pass(7)
    expect((await undo(certToken)).fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { rule: 'undo' } })
    await erase()
  })

  it('does nothing for who never left', async () => {
    const me = await holder.club.member({ state: 'DORMANT' })
    expect((await undo(await proof(me))).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'DORMANT' } })
  })
})

describe('seven days later', () => {
  it('the person is gone, and bookings stay under a number', async () => {
    const email = 'gone@mail.example'
    const me = await holder.club.member({ email, name: 'Gone Golfer' })
    await openAlways()
    const [slot] = await holder.club.day(bookingDay(), { slots: 1, from: '13:00', part: '2' })
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      { no: 2, kind: 'GUEST', name: 'Gone Guest', phoneNo: '010-9999-8888', consent: true },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ]
    const booked = await holder.club.book(me, slot!, await holder.club.hold(me, slot!), { players, memo: 'Gone memo' })
    const { bookingIdx, version } = booked.data
    await holder.club.sql`insert into check_in (booking_idx, note) values (${bookingIdx}, 'Gone has a bad knee')`
    await holder.club.ask(contract.booking.cancel, { bookingIdx, version, reason: 'business', accept: true }, me)
    await checkPassword(me)
    await withdraw(me, (await sayWhy(me, { reasons: ['privacy'], text: 'because' })).data.reasonIdx)
    await erase()
    expect(await stateOf(me)).toBe('WITHDRAW_REQUESTED')
    await pass(7)
    await erase()
    await erase()
    const [row] = await holder.club.sql`select * from member where member_idx = ${me.memberIdx}`
    expect(row).toMatchObject({
      id: `~${me.memberIdx}`,
      name: `~${me.memberIdx}`,
      email: '',
      phoneNo: '',
      state: 'WITHDRAWN',
    })
    const [booking] = await holder.club.sql`select member_idx, memo from booking where booking_idx = ${bookingIdx}`
    expect(booking).toEqual({ memberIdx: me.memberIdx, memo: null })
    expect(await holder.club.sql`select note from check_in where booking_idx = ${bookingIdx}`).toEqual([{ note: null }])
    const everything = await Promise.all(
      [
        'member',
        'booking',
        'booking_player',
        'certification',
        'session',
        'login_failure',
        'withdrawal_reason',
        'departed',
        'id_mail',
        'password_history',
        'login_id',
      ].map(async (table) => JSON.stringify(await holder.club.sql`select * from ${holder.club.sql(table)}`)),
    )
    expect(everything.join()).not.toMatch(/Gone|gone@mail|9999-8888|01099998888/)
    expect(everything.join()).not.toContain(`"${me.id}"`)
  })

  it('a suspension and money to pay are still known when the same person comes back, after 30 days', async () => {
    const email = 'again@mail.example'
    const me = await holder.club.member({ email })
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W4', 'ACTIVE', current_club_date() - 10, current_club_date() + 170)`
    await checkPassword(me)
    await withdraw(me, (await sayWhy(me)).data.reasonIdx)
    // A no-show of the last round, recorded after the account was closed, in a club whose rule asks for money alone.
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date, money, currency, due_date, days_if_unpaid)
      values (${me.memberIdx}, 'W3', 'ACTIVE', current_club_date(), null, 48000, 'KRW', current_club_date() + 30, 90)`
    const join = async (id: string) => {
      const terms = await holder.club.sql<{ termsIdx: number; agreed: boolean }[]>`
        select terms_idx, true as agreed from terms_version where state = 'IN_FORCE' and is_required and lang = 'en'`
      const body = {
        clubCode: CLUB,
        id,
        password: 'Quiet#Meadow7',
        name: 'Rae Holm',
        email,
        phoneNo: '010-5550-7711',
        terms: [...terms],
      }
      return holder.club.ask(contract.signup.signUp, { ...body, certToken: await prove(holder.club, 'SIGNUP', email) })
    }
    const from = holder.club.today().add({ days: 30 }).toString()
    expect((await join('again11')).fail).toMatchObject({ code: 'REJOIN_WAIT', msgVar: { from } })
    await pass(8)
    await holder.club.sql`update departed set left_at = left_at - interval '8 days'`
    await erase()
    expect((await join('again11')).fail.code).toBe('REJOIN_WAIT')
    await holder.club.sql`update departed set left_at = left_at - interval '22 days 1 minute'`
    const again = await join('again11')
    expect(again.data.state).toBe('ACTIVE')
    const rows = await holder.club.sql`
      select code, state, money, currency, until_date is null as is_open, days_if_unpaid from penalty
      where member_idx = ${again.data.memberIdx} order by code`
    expect([...rows]).toEqual([
      { code: 'W3', state: 'ACTIVE', money: 48_000, currency: 'KRW', isOpen: true, daysIfUnpaid: 90 },
      { code: 'W4', state: 'ACTIVE', money: null, currency: null, isOpen: false, daysIfUnpaid: null },
    ])
    await erase()
    expect(
      (
        await holder.club.sql`select count(*)::int as n from departed where left_at < club_now() - interval '30 days'`
      )[0]!.n,
    ).toBe(0)
  })
})
