import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo } from '../../../test/people.ts'
import { jobContext } from '../../job/context.ts'
import { giveBack } from '../../reservation/hold/hold.ts'
import { forgetProofs, letSleep } from './job.ts'

const holder = TestClub.use()
const run = () => letSleep({ endHolds: giveBack }).run(jobContext(holder.club.platform, 'let-sleep'))
const seen = (memberIdx: number, at: string) => holder.club.sql`
  update member set created_at = ${at}::timestamptz, last_login_at = ${at}::timestamptz where member_idx = ${memberIdx}`
const forgetSessions = (memberIdx: number) => holder.club.sql`delete from session where member_idx = ${memberIdx}`
const stateOf = async (memberIdx: number) =>
  (await holder.club.sql`select state from member where member_idx = ${memberIdx}`)[0]!.state

describe('an account that nobody uses', () => {
  beforeAll(() => holder.club.setClock('2027-03-01T11:00'))

  it('gets an email 30 and 7 days before, is dormant after twelve months, and its sessions end', async () => {
    const me = await holder.club.member()
    const email = `${me.id}@example.com`
    await forgetSessions(me.memberIdx)
    await seen(me.memberIdx, '2026-03-31T03:00:00Z')
    await run()
    expect(await mailsTo(holder.club, email)).toEqual([])
    await holder.club.setClock('2027-03-01T12:01')
    await run()
    await run()
    expect(await mailsTo(holder.club, email)).toEqual(['DORMANT_SOON'])
    expect((await lastMail(holder.club, email))!.text).toMatch(/On Wed 31 Mar your account/)
    await holder.club.setClock('2027-03-24T13:00')
    await run()
    await run()
    expect(await mailsTo(holder.club, email)).toEqual(['DORMANT_SOON', 'DORMANT_SOON'])
    await holder.club.setClock('2027-03-31T11:00')
    await run()
    expect(await stateOf(me.memberIdx)).toBe('ACTIVE')
    await holder.club.setClock('2027-03-31T13:30')
    await run()
    expect(await stateOf(me.memberIdx)).toBe('DORMANT')
    const login = await holder.club.ask(contract.session.login, { clubCode: CLUB, id: me.id, password: PASSWORD })
    expect(login.data).toMatchObject({
      inactive: true,
      inactiveDate: expect.any(String),
      userMove: '/login/dormant',
    })
  })

  it('goes on when its person came back in between', async () => {
    await holder.club.setClock('2028-03-01T12:00')
    const me = await holder.club.member()
    await forgetSessions(me.memberIdx)
    await seen(me.memberIdx, '2027-03-10T03:00:00Z')
    await run()
    await holder.club.setClock('2028-03-05T12:00')
    await holder.club.ask(contract.session.login, { clubCode: CLUB, id: me.id, password: PASSWORD })
    await holder.club.setClock('2028-04-20T12:00')
    await run()
    expect(await stateOf(me.memberIdx)).toBe('ACTIVE')
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['DORMANT_SOON'])
  })

  it('is one that nobody uses at all: a session that goes on is a sign of life', async () => {
    await holder.club.setClock('2029-03-01T12:00')
    const me = await holder.club.member()
    await seen(me.memberIdx, '2027-03-10T03:00:00Z')
    await run()
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual([])
  })

  it('never has a tee time ahead', async () => {
    await holder.club.setClock('2030-03-01T12:00')
    const me = await holder.club.member()
    await holder.club.sql`
      update opening_rule set pattern = 'ROLLING', days = 90, w05 = 'F', time = '00:00', quota_month = null`
    holder.club.platform.cache.invalidate('rule')
    const [slot] = await holder.club.day('2030-04-15', { slots: 1 })
    expect((await holder.club.book(me, slot!, await holder.club.hold(me, slot!))).result).toBe(true)
    await forgetSessions(me.memberIdx)
    await seen(me.memberIdx, '2028-03-10T03:00:00Z')
    await run()
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual([])
  })

  it('stays awake at a club that lets nobody sleep', async () => {
    const me = await holder.club.member()
    await forgetSessions(me.memberIdx)
    await seen(me.memberIdx, '2020-03-10T03:00:00Z')
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('account', ${holder.club.sql.json({ dormantMonths: null })})`
    holder.club.platform.cache.invalidate('rule')
    await run()
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual([])
  })
})

it('old proofs go', async () => {
  await holder.club.sql`
    insert into certification (ticket_hash, kind, purpose, expires_at, created_at)
    values ('a', 'EMAIL', 'SIGNUP', club_now(), club_now() - interval '3 days'), ('b', 'EMAIL', 'SIGNUP', club_now(), club_now())`
  await forgetProofs.run(jobContext(holder.club.platform, 'forget-proofs'))
  const [row] = await holder.club.sql`select count(*)::int as n from certification`
  expect(row!.n).toBe(1)
})
