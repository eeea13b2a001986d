import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo, prove, ticketFor } from '../../../test/people.ts'
import { jobContext } from '../../job/context.ts'
import { eraseLeavers } from '../withdrawal/erase-job.ts'

const holder = TestClub.use()
type Deed = InputOf<typeof contract.memberManage.setState>
type Someone = { token: string }
type Manager = Awaited<ReturnType<TestClub['manager']>>

const REASON = 'Asked by letter of 2 March'
let office: Manager

beforeAll(async () => {
  office = await holder.club.manager({ rights: { '950000': 'R', '950100': 'RUD' } })
})

const one = async (idx: number) => (await holder.club.ask(contract.memberManage.one, { memberIdx: idx }, office)).data
const close = (as: Someone | null, idx: number, more: object = {}) =>
  holder.club.ask(contract.memberManage.close, { memberIdx: idx, version: 1, reason: REASON, ...more }, as)
const restore = async (as: Someone | null, idx: number, more: object = {}) => {
  const [row] = await holder.club.sql<{ version: number }[]>`select version from member where member_idx = ${idx}`
  const body = { version: row?.version ?? 1, reason: 'Asked by phone', ...more }
  return holder.club.ask(contract.memberManage.restore, { memberIdx: idx, ...body }, as)
}
const setState = (idx: number, action: Deed['action'], version = 1, more: Partial<Deed> = {}) =>
  holder.club.ask(
    contract.memberManage.setState,
    { memberIdx: idx, version, action, reason: 'Said at the desk', ...more },
    office,
  )
const login = async (id: string) =>
  await holder.club.ask(contract.session.login, { clubCode: CLUB, id, password: PASSWORD })
const undo = async (id: string, email: string) => {
  const certToken = await prove(holder.club, 'ACTIVATE', email, { ticket: await ticketFor(holder.club, id, email) })
  return holder.club.ask(contract.recovery.undoWithdrawal, { clubCode: CLUB, certToken })
}
const stateOf = async ({ memberIdx }: { memberIdx: number }) =>
  (await holder.club.sql`select state from member where member_idx = ${memberIdx}`)[0]!.state
const emailOf = ({ id }: { id: string }) => `${id}@example.com`
const pass = (idx: number) => holder.club.sql`
  update member set undo_until = undo_until - interval '7 days', inactive_at = inactive_at - interval '7 days'
  where member_idx = ${idx}`
const erase = () => eraseLeavers.run(jobContext(holder.club.platform, 'erase-leavers'))
const bookingDay = (days: number) => holder.club.today().add({ days }).toString()
/** Every member may book any day. */
async function openAlways() {
  await holder.club
    .sql`update opening_rule set pattern = 'ROLLING', days = 60, w05 = 'F', time = '00:00', quota_month = null`
  holder.club.platform.cache.invalidate('rule')
}
const auditOf = (idx: number) => holder.club.sql<
  { call: string; adminIdx: number; before: unknown; after: unknown; reason: string | null }[]
>`
  select call, admin_idx, before, after, reason from audit
  where noun = 'member' and record_idx = ${idx} and after <> '"read"' order by audit_idx`

describe('DELETE /manage/members/{id}', () => {
  it('closes the account as its member would: logged out, emailed, to be restored for seven days', async () => {
    const me = await holder.club.member()
    const { data } = await close(office, me.memberIdx)
    expect(data).toMatchObject({ state: 'WITHDRAW_REQUESTED', eraseAt: expect.any(String) })
    const { eraseAt, version } = data
    expect(Math.round((Date.parse(eraseAt) - holder.club.platform.clock.now().epochMilliseconds) / 86_400_000)).toBe(7)
    await expect.poll(async () => (await holder.club.ask(contract.profile.me, {}, me)).status).toBe(401)
    expect((await login(me.id)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'WITHDRAW_REQUESTED' } })
    expect(await mailsTo(holder.club, emailOf(me))).toEqual(['WITHDRAWN'])
    expect((await lastMail(holder.club, emailOf(me)))!.text).not.toContain(REASON)
    expect(await one(me.memberIdx)).toMatchObject({
      state: 'WITHDRAW_REQUESTED',
      eraseAt,
      version,
      actions: ['RESTORE'],
    })
    expect(await auditOf(me.memberIdx)).toEqual([
      {
        call: 'memberManage.close',
        adminIdx: office.adminIdx,
        before: { state: 'ACTIVE', suspendedUntil: null },
        after: { state: 'WITHDRAW_REQUESTED', action: 'CLOSE', undoUntil: eraseAt },
        reason: REASON,
      },
    ])
  })

  it('leaves the restoring to the member too', async () => {
    const me = await holder.club.member()
    await close(office, me.memberIdx)
    expect((await undo(me.id, emailOf(me))).data).toEqual({ id: me.id, state: 'ACTIVE' })
    expect((await login(me.id)).result).toBe(true)
  })

  it('ends in a number, and keeps who closed the account and when, but not why', async () => {
    const me = await holder.club.member({ name: 'Orla Fenwick' })
    await close(office, me.memberIdx, { reason: 'Orla Fenwick asked by letter' })
    await erase()
    expect(await stateOf(me)).toBe('WITHDRAW_REQUESTED')
    await pass(me.memberIdx)
    expect((await one(me.memberIdx)).actions).toEqual([])
    expect((await restore(office, me.memberIdx)).fail).toMatchObject({ code: 'WRONG_STATE' })
    await erase()
    const [row] = await holder.club.sql`select name, email, state from member where member_idx = ${me.memberIdx}`
    expect(row).toEqual({ name: `~${me.memberIdx}`, email: '', state: 'WITHDRAWN' })
    const [entry] = await auditOf(me.memberIdx)
    expect(entry).toMatchObject({ call: 'memberManage.close', adminIdx: office.adminIdx, reason: null })
    expect((await restore(office, me.memberIdx)).fail).toMatchObject({ code: 'WRONG_STATE' })
    expect((await close(office, me.memberIdx, { version: (await one(me.memberIdx)).version })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'WITHDRAWN' },
    })
  })

  it('is refused while the member has a tee time ahead or money to pay, and shows both before', async () => {
    const me = await holder.club.member()
    const { sql } = holder.club
    await openAlways()
    const [slot] = await holder.club.day(bookingDay(3), { slots: 1 })
    const booked = await holder.club.book(me, slot!, await holder.club.hold(me, slot!))
    await sql`
      insert into penalty (member_idx, code, state, from_date, money, currency, due_date)
      values (${me.memberIdx}, 'W1', 'ACTIVE', current_club_date(), 48000, 'KRW', current_club_date() + 30)`
    expect((await one(me.memberIdx)).bonds).toEqual({
      blockers: [
        { code: 'FUTURE_BOOKING', count: 1 },
        { code: 'UNPAID', count: 1 },
      ],
      warnings: [],
    })
    const refused = await close(office, me.memberIdx)
    expect(refused.fail).toMatchObject({
      code: 'WITHDRAW_BLOCKED',
      msgVar: { blockers: ['FUTURE_BOOKING', 'UNPAID'] },
    })
    expect(await stateOf(me)).toBe('ACTIVE')
    const { bookingIdx, version } = booked.data
    const body = { bookingIdx, version, reason: 'business', accept: true }
    await holder.club.ask(contract.booking.cancel, body, me)
    expect((await close(office, me.memberIdx)).fail.msgVar).toEqual({ blockers: ['UNPAID'] })
    await sql`update penalty set state = 'CLEARED' where member_idx = ${me.memberIdx}`
    expect((await close(office, me.memberIdx)).result).toBe(true)
  })

  it('warns of the tee times of others, and releases a hold', async () => {
    const [me, friend] = [await holder.club.member(), await holder.club.member()]
    await openAlways()
    const [slot] = await holder.club.day(bookingDay(4), { slots: 1 })
    const [held] = await holder.club.day(bookingDay(6), { slots: 1 })
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: friend.memberIdx },
      { no: 2, kind: 'MEMBER', memberIdx: me.memberIdx },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ]
    await holder.club
      .sql`insert into buddy (member_idx, buddy_idx, place) values (${friend.memberIdx}, ${me.memberIdx}, 1)`
    const booked = await holder.club.book(friend, slot!, await holder.club.hold(friend, slot!), { players })
    expect(booked.result).toBe(true)
    expect((await holder.club.hold(me, held!)).result).toBe(true)
    expect((await one(me.memberIdx)).bonds).toEqual({
      blockers: [],
      warnings: [{ code: 'COMPANION_BOOKING', count: 1 }],
    })
    expect((await close(office, me.memberIdx)).result).toBe(true)
    expect((await holder.club.hold(await holder.club.member(), held!)).result).toBe(true)
  })

  it('closes a dormant account, which is active when it is restored', async () => {
    const me = await holder.club.member({ state: 'DORMANT' })
    expect((await close(office, me.memberIdx)).data.state).toBe('WITHDRAW_REQUESTED')
    expect((await restore(office, me.memberIdx)).data.state).toBe('ACTIVE')
  })

  it('closes a blocked account, which its member cannot restore, and the club restores blocked', async () => {
    const me = await holder.club.member()
    await setState(me.memberIdx, 'BLOCK', 1, { reason: 'Resold a tee time' })
    const { version } = await one(me.memberIdx)
    expect((await close(office, me.memberIdx, { version })).data.state).toBe('WITHDRAW_REQUESTED')
    expect(await lastMail(holder.club, emailOf(me))).toMatchObject({ kind: 'CLOSED' })
    expect((await login(me.id)).fail.code).toBe('BAD_LOGIN')
    expect((await undo(me.id, emailOf(me))).fail).toMatchObject({ code: 'WRONG_STATE' })
    expect((await restore(office, me.memberIdx)).data.state).toBe('BLOCKED')
    expect((await login(me.id)).fail).toMatchObject({ code: 'BLOCKED', msgVar: { reason: 'Resold a tee time' } })
    expect(await mailsTo(holder.club, emailOf(me))).toEqual(['BLOCKED', 'CLOSED', 'CERT_CODE', 'BLOCKED'])
    const again = await one(me.memberIdx)
    expect(again).toMatchObject({ state: 'BLOCKED', eraseAt: null, actions: ['UNBLOCK', 'CLOSE'] })
    expect((await setState(me.memberIdx, 'UNBLOCK', again.version)).data.state).toBe('ACTIVE')
  })

  it('keeps a rejected or blocked applicant an applicant', async () => {
    const [rejected, blocked] = [
      await holder.club.member({ state: 'PENDING' }),
      await holder.club.member({ state: 'PENDING' }),
    ]
    expect((await close(office, rejected.memberIdx)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'PENDING' },
    })
    await setState(rejected.memberIdx, 'REJECT')
    expect((await restore(office, rejected.memberIdx)).fail.code).toBe('WRONG_STATE')
    await setState(blocked.memberIdx, 'BLOCK')
    await close(office, blocked.memberIdx, { version: 2 })
    const { version } = (await restore(office, blocked.memberIdx)).data
    expect((await setState(blocked.memberIdx, 'UNBLOCK', version)).data.state).toBe('PENDING')
  })

  it('sent twice, and by two managers at once, closes once', async () => {
    const other = await holder.club.manager({ rights: { '950000': 'R', '950100': 'RD' } })
    const me = await holder.club.member()
    const answers = await Promise.all([close(office, me.memberIdx), close(other, me.memberIdx)])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.find(({ result }) => !result)!.fail.code).toBe('CHANGED_MEANWHILE')
    expect((await close(office, me.memberIdx)).fail.code).toBe('CHANGED_MEANWHILE')
    const { version } = await one(me.memberIdx)
    expect((await close(office, me.memberIdx, { version })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'WITHDRAW_REQUESTED' },
    })
    expect(await mailsTo(holder.club, emailOf(me))).toEqual(['WITHDRAWN'])
  })

  it('and a booking of the member at the same moment: one of the two', async () => {
    await openAlways()
    for (const slot of await holder.club.day(bookingDay(5), { slots: 6 })) {
      const me = await holder.club.member()
      const hold = await holder.club.hold(me, slot)
      const [closed, booked] = await Promise.all([close(office, me.memberIdx), holder.club.book(me, slot, hold)])
      expect(closed.result).not.toBe(booked.result)
      if (!closed.result) expect(closed.fail.code).toBe('WITHDRAW_BLOCKED')
    }
  })

  it.each([
    ['no reason', { reason: undefined }, 'reason'],
    ['an empty reason', { reason: '  ' }, 'reason'],
    ['a reason too long', { reason: 'x'.repeat(501) }, 'reason'],
    ['no version', { version: undefined }, 'version'],
  ])('needs a reason and a version: %s', async (_, more, field) => {
    const me = await holder.club.member()
    for (const { status, fail } of [await close(office, me.memberIdx, more), await restore(office, me.memberIdx, more)])
      expect([status, fail.msgDetail]).toEqual([400, field])
    expect((await close(office, 999_999)).status).toBe(404)
    expect((await restore(office, 999_999)).status).toBe(404)
  })

  it('is for managers with the right to delete, and for no one by way of the state', async () => {
    const me = await holder.club.member()
    const member = await holder.club.member()
    const without = await holder.club.manager({ rights: { '950000': 'R', '950100': 'CRU' } })
    const orphan = await holder.club.manager({ rights: { '950100': 'CRUD' } })
    for (const [as, status] of [
      [null, 401],
      [member, 403],
      [me, 403],
      [without, 403],
      [orphan, 403],
    ] as const) {
      expect((await close(as, me.memberIdx)).status).toBe(status)
      expect((await restore(as, me.memberIdx)).status).toBe(status)
    }
    for (const action of ['CLOSE', 'RESTORE']) {
      const input = { memberIdx: me.memberIdx, version: 1, action, reason: 'Said at the desk' }
      const { fail } = await holder.club.send(contract.memberManage.setState, input, office)
      expect(fail).toMatchObject({ code: '400', msgDetail: 'action' })
    }
    expect(await stateOf(me)).toBe('ACTIVE')
    expect(await auditOf(me.memberIdx)).toEqual([])
  })
})

describe('PUT /manage/members/{id}/restore', () => {
  it('brings an account back, also one that its member closed, and emails the member', async () => {
    const me = await holder.club.member()
    await holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
    const why = await holder.club.ask(contract.withdrawal.reason, { reasons: ['moved'] }, me)
    const { reasonIdx } = why.data
    const left = await holder.club.ask(contract.withdrawal.withdraw, { reasonIdx, password: PASSWORD }, me)
    expect(left.result).toBe(true)
    const { data } = await restore(office, me.memberIdx)
    expect(data).toEqual({ state: 'ACTIVE', version: (await one(me.memberIdx)).version })
    expect((await login(me.id)).result).toBe(true)
    expect(await mailsTo(holder.club, emailOf(me))).toEqual(['WITHDRAWN', 'AWAKE'])
    expect((await auditOf(me.memberIdx)).at(-1)).toEqual({
      call: 'memberManage.restore',
      adminIdx: office.adminIdx,
      before: { state: 'WITHDRAW_REQUESTED', suspendedUntil: null },
      after: { state: 'ACTIVE', action: 'RESTORE' },
      reason: 'Asked by phone',
    })
    await pass(me.memberIdx)
    await erase()
    expect(await stateOf(me)).toBe('ACTIVE')
    expect(await holder.club.sql`select from departed where member_idx = ${me.memberIdx}`).toHaveLength(0)
    expect((await restore(office, me.memberIdx)).fail).toMatchObject({ code: 'WRONG_STATE' })
  })
})
