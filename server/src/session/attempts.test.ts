import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'
import { secondProcess } from '../../test/race/crowd.ts'
import { jobContext } from '../job/context.ts'
import { forgetProofs } from '../member/dormancy/job.ts'
import { addressLockMinutes, addressOf, lockMinutes, untilRepeats } from './rules.ts'

const holder = TestClub.use()
const login = (id: string, password = 'wrong') =>
  holder.club.ask(contract.session.login, { clubCode: CLUB, id, password })
/** When the pause of the only address ends, which is so many minutes after its last failure. */
async function pause(minutes: number): Promise<{ until: string }> {
  const [row] = await holder.club.sql<{ until: Temporal.Instant; minutes: number }[]>`
    select locked_until as until, round(extract(epoch from locked_until - at) / 60)::int as minutes
    from login_failure where locked_until is not null`
  expect(row!.minutes).toBe(minutes)
  return { until: row!.until.toString() }
}

describe('wrong passwords', () => {
  it('are five at most, though thirty try at once, for known and unknown ids', async () => {
    const me = await holder.club.member()
    for (const id of [me.id, 'nobody55']) {
      await holder.club.sql`delete from login_failure`
      const answers = await Promise.all(Array.from({ length: 30 }, () => login(id)))
      const codes = answers.map(({ fail }) => fail.code)
      // The fifth is answered with the lock that it caused.
      expect(codes.filter((code) => code === 'BAD_LOGIN')).toHaveLength(4)
      expect(codes.filter((code) => code === 'LOCKED')).toHaveLength(26)
    }
  })

  it('are counted by address too: thirty of any ids pause it, and longer each time', async () => {
    await holder.club.sql`delete from login_failure`
    const me = await holder.club.member()
    for (let i = 0; i < 30; i++) expect((await login(`stranger${i}`)).fail.code).toBe('BAD_LOGIN')
    expect((await login(me.id, PASSWORD)).fail).toMatchObject({ code: 'LOCKED', msgVar: await pause(1) })
    await holder.club.sql`update login_failure set locked_until = locked_until - interval '5 minutes'`
    expect((await login('stranger99')).fail.code).toBe('BAD_LOGIN')
    expect((await login(me.id, PASSWORD)).fail).toMatchObject({ code: 'LOCKED', msgVar: await pause(2) })
    await holder.club.sql`update login_failure set at = at - interval '2 hours', locked_until = null`
    expect((await login('stranger98')).fail.code).toBe('BAD_LOGIN')
    expect((await login(me.id, PASSWORD)).result).toBe(true)
  })
})

describe('tries', () => {
  it('are counted together by all processes', async () => {
    await holder.club.sql`delete from login_failure`
    const me = await holder.club.member()
    const { app, close } = await secondProcess(holder.club)
    const there = async (id: string) => {
      const payload = { clubCode: CLUB, id, password: 'wrong' }
      return (await app.inject({ method: 'POST', url: '/hp/api/member/login', payload })).json().fail.code as string
    }
    const both = Array.from({ length: 10 }, async () => [(await login(me.id)).fail.code, await there(me.id)])
    const codes = (await Promise.all(both)).flat()
    expect(codes.filter((code) => code === 'BAD_LOGIN')).toHaveLength(4)
    await close()
  })

  it('are forgotten after a day, those of ids that nobody has too; a lock that runs is not', async () => {
    const { sql } = holder.club
    await sql`delete from login_failure`
    await sql`
      insert into login_failure (who, failures, at, locked_until) values
        ('nobody01', 3, club_now() - interval '25 hours', null),
        ('nobody02', 3, club_now() - interval '23 hours', null),
        ('nobody03', 9, club_now() - interval '25 hours', club_now() + interval '1 hour')`
    await forgetProofs.run(jobContext(holder.club.platform, 'forget-proofs'))
    const rows = await sql`select who from login_failure order by who`
    expect(rows.map(({ who }) => who)).toEqual(['nobody02', 'nobody03'])
  })

  it('with an address for an id count against nobody', async () => {
    await holder.club.sql`delete from login_failure`
    const me = await holder.club.member()
    await login('nobody77')
    const [row] = await holder.club.sql<{ who: string }[]>`select who from login_failure where who like '%127.0.0.1'`
    for (let i = 0; i < 6; i++) await login(row!.who.slice(0, 20))
    expect((await login(me.id, PASSWORD)).result).toBe(true)
  })
})

describe('a member who has closed the account', () => {
  const leave = async (undo: string, before: string | null = null) => {
    const me = await holder.club.member()
    await holder.club.sql`
      update member set state = 'WITHDRAW_REQUESTED', state_before = ${before}, inactive_at = club_now(),
        undo_until = club_now() + ${undo}::interval where member_idx = ${me.memberIdx}`
    return me
  }

  it('reads that after the right password only, which counts no attempt', async () => {
    await holder.club.sql`delete from login_failure`
    const me = await leave('3 days')
    expect((await login(me.id)).fail).toMatchObject({ code: 'BAD_LOGIN', msgVar: { left: 4 } })
    const right = (await login(me.id, PASSWORD)).fail
    expect(right).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'WITHDRAW_REQUESTED' } })
    expect((await login(me.id)).fail).toMatchObject({ code: 'BAD_LOGIN', msgVar: { left: 4 } })
  })

  it('gets the answer of a wrong password when nothing can be restored, or the club declined the application', async () => {
    for (const me of [await leave('-1 minutes'), await leave('3 days', 'PENDING')]) {
      await holder.club.sql`delete from login_failure`
      expect((await login(me.id, PASSWORD)).fail).toMatchObject({ code: 'BAD_LOGIN', msgVar: { left: 4 } })
    }
  })
})

describe('a member who is blocked while logging in', () => {
  it('gets no session that lives', async () => {
    await holder.club.sql`delete from login_failure`
    const me = await holder.club.member()
    const logins = Array.from({ length: 6 }, () => login(me.id, PASSWORD))
    await holder.club
      .sql`update member set state = 'BLOCKED', inactive_at = club_now() where member_idx = ${me.memberIdx}`
    for (const answer of await Promise.all(logins)) {
      if (!answer.result) continue
      const { status } = await holder.club.ask(contract.profile.me, {}, { token: answer.data.accessToken })
      expect(status).toBe(401)
    }
    const [row] = await holder.club.sql`
      select count(*)::int as n from session where member_idx = ${me.memberIdx} and ended_at is null`
    expect(row!.n).toBe(0)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address)
})

it('the rules as lists', () => {
  expect(untilRepeats(lockMinutes)).toEqual([0, 0, 0, 0, 10, 20, 40, 80, 160, 320, 640, 1280, 1440])
  expect([29, 30, 31, 35, 36, 90].map(addressLockMinutes)).toEqual([0, 1, 2, 32, 60, 60])
})
