import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'
import { HERE, passkeysOf } from '../../../test/passkeys.ts'
import { jobContext } from '../../job/context.ts'
import { eraseLeavers } from '../withdrawal/erase-job.ts'

const holder = TestClub.use()
type Purpose = InputOf<typeof contract.certification.begin>['purpose']
const of = passkeysOf(holder)

const begin = (purpose: Purpose, passkey?: object, as?: { token: string }) =>
  holder.club.send(contract.certification.begin, { clubCode: CLUB, kind: 'PASSKEY', purpose, passkey }, as, {
    origin: HERE,
  })
const check = async (ticket: string) => await holder.club.ask(contract.certification.check, { ticket })
async function prove(purpose: Purpose, passkey: object, as?: { token: string }): Promise<string> {
  const { data } = await begin(purpose, passkey, as)
  const checked = await check(data.ticket)
  expect(checked.data).toMatchObject({ kind: 'PASSKEY', certToken: expect.any(String) })
  return checked.data.certToken
}
const setState = (memberIdx: number, state: string) => holder.club.sql`
  update member set state = ${state}, inactive_at = club_now(),
    undo_until = ${state === 'WITHDRAW_REQUESTED' ? holder.club.sql`club_now() + interval '7 days'` : null}
  where member_idx = ${memberIdx}`

describe('proof by a passkey', () => {
  it('gives a new password to who forgot it, once', async () => {
    const me = await holder.club.member()
    const certToken = await prove('PASSWORD', await of.signed(await of.deviceOf(me)))
    const change = (newPassword: string) =>
      holder.club.ask(contract.recovery.changePassword, { newPassword, certToken })
    expect((await change('Bunker-Sand#77')).result).toBe(true)
    expect((await change('Bunker-Sand#78')).fail.code).toBe('CERT_EXPIRED')
    const login = await holder.club.ask(contract.session.login, {
      clubCode: CLUB,
      id: me.id,
      password: 'Bunker-Sand#77',
    })
    expect(login.result).toBe(true)
  })

  it('wakes who sleeps, and brings back who left', async () => {
    const [sleeper, leaver] = [await holder.club.member(), await holder.club.member()]
    const devices = [await of.deviceOf(sleeper), await of.deviceOf(leaver)] as const
    await setState(sleeper.memberIdx, 'DORMANT')
    const awake = await prove('ACTIVATE', await of.signed(devices[0]))
    const activated = await holder.club.ask(contract.recovery.activate, { clubCode: CLUB, certToken: awake })
    expect(activated.data).toEqual({ id: sleeper.id, state: 'ACTIVE' })

    await holder.club.sql`update session set ended_at = club_now() where member_idx = ${leaver.memberIdx}`
    await setState(leaver.memberIdx, 'WITHDRAW_REQUESTED')
    const back = await prove('ACTIVATE', await of.signed(devices[1]))
    const undone = await holder.club.ask(contract.recovery.undoWithdrawal, { clubCode: CLUB, certToken: back })
    expect(undone.data).toEqual({ id: leaver.id, state: 'ACTIVE' })
  })

  it('changes the own name, and no address: that is proved by a code sent there', async () => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    const change = async (input: { name?: string; email?: string }) => {
      const { version } = (await holder.club.ask(contract.profile.me, {}, me)).data
      const certToken = await prove('PROFILE', await of.signed(device), me)
      return holder.club.ask(contract.profile.change, { version, certToken, ...input }, me)
    }
    expect((await change({ name: 'Other Name' })).data).toMatchObject({ name: 'Other Name' })
    expect((await change({ email: 'elsewhere@example.com' })).fail.code).toBe('CERT_EXPIRED')
  })

  it.each(['BLOCKED', 'WITHDRAWN'])('verifies nothing for a %s account', async (state) => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    await holder.club.sql`update session set ended_at = club_now() where member_idx = ${me.memberIdx}`
    await setState(me.memberIdx, state)
    for (const purpose of ['PASSWORD', 'ACTIVATE'] as const)
      expect((await begin(purpose, await of.signed(device))).fail.code).toBe('CERT_WRONG')
  })

  it('wakes nobody who is awake, and proves no manager', async () => {
    const [me, boss] = [await holder.club.member(), await holder.club.manager()]
    expect((await begin('ACTIVATE', await of.signed(await of.deviceOf(me)))).fail.code).toBe('CERT_WRONG')
    expect((await begin('PASSWORD', await of.signed(await of.deviceOf(boss)))).fail.code).toBe('CERT_WRONG')
  })

  it('is of the person who is logged in, signed by the right key, and once', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const [mine, theirs] = [await of.deviceOf(me), await of.deviceOf(other)]
    for (const purpose of ['PROFILE', 'PASSWORD'] as const)
      expect((await begin(purpose, await of.signed(theirs), me)).fail.code).toBe('CERT_WRONG')
    expect((await begin('PROFILE', await of.signed(mine))).status).toBe(401)
    expect((await begin('PASSWORD', await of.signed(mine, { otherKey: true }))).fail.code).toBe('CERT_WRONG')
    const passkey = await of.signed(mine)
    const twice = await Promise.all([begin('PASSWORD', passkey), begin('PASSWORD', passkey)])
    expect(twice.filter(({ result }) => result)).toHaveLength(1)
    expect((await of.logIn(passkey)).fail.code).toBe('BAD_LOGIN')
    expect((await begin('PASSWORD')).fail.msgDetail).toBe('passkey')
  })

  it('is tied to its purpose', async () => {
    const me = await holder.club.member()
    const certToken = await prove('PROFILE', await of.signed(await of.deviceOf(me)), me)
    const body = { newPassword: 'Bunker-Sand#77', certToken }
    expect((await holder.club.ask(contract.recovery.changePassword, body)).code).toBe('CERT_EXPIRED')
  })

  it.each(['SIGNUP', 'FIND_ID'] as const)('is not offered for %s', async (purpose) => {
    const device = await of.deviceOf(await holder.club.member())
    expect((await begin(purpose, await of.signed(device))).fail).toMatchObject({
      code: 'CERT_OFF',
      msgVar: { kind: 'PASSKEY' },
    })
  })

  it('can be turned off by the club, and does not stand alone', async () => {
    const as = await holder.club.manager({ rights: { '910000': 'R', '910100': 'RU' } })
    const { version } = (await holder.club.ask(contract.certification.kinds, { clubCode: CLUB })).data
    const set = (kinds: InputOf<typeof contract.certification.changeKinds>['kinds'], at: number) =>
      holder.club.ask(contract.certification.changeKinds, { kinds, version: at }, as)
    expect((await set([{ kind: 'EMAIL', isUse: false }], version)).fail.msgDetail).toBe('kinds')
    expect((await set([{ kind: 'PASSKEY', isUse: false }], version)).data.kinds).toEqual(['EMAIL'])
    const device = await of.deviceOf(await holder.club.member())
    expect((await begin('PASSWORD', await of.signed(device))).fail.code).toBe('CERT_OFF')
    // It still works for a login, but not as verification.
    expect((await of.logIn(await of.signed(device))).result).toBe(true)
    await set([{ kind: 'PASSKEY', isUse: true }], version + 1)
  })
})

describe('what is kept after an erasure', () => {
  it('holds the passkeys by name, and nothing of them after the erasure', async () => {
    const me = await holder.club.member()
    await of.deviceOf(me)
    const file = await holder.club.ask(contract.profile.exportData, {}, me)
    expect(file.body).toMatchObject({ passkeys: [{ name: 'Chrome, Mac', last_used_at: null }] })
    expect(JSON.stringify(file.body)).not.toContain('credential')

    await holder.club.sql`update session set ended_at = club_now() where member_idx = ${me.memberIdx}`
    await setState(me.memberIdx, 'WITHDRAW_REQUESTED')
    await holder.club.sql`update member set undo_until = club_now() where member_idx = ${me.memberIdx}`
    await eraseLeavers.run(jobContext(holder.club.platform, 'erase-leavers'))
    const left = await holder.club.sql`select from passkey where member_idx = ${me.memberIdx}`
    expect(left).toHaveLength(0)
  })
})
