import { contract } from '@clubhouse/contract'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { mailsTo } from '../../../test/people.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
const login = (id: string) => holder.club.ask(contract.session.login, { clubCode: CLUB, id, password: PASSWORD })
const confirm = (ticket: string, code: string) => holder.club.ask(contract.secondFactor.confirm, { ticket, code })
const ticketOf = async (id: string): Promise<string> => (await login(id)).fail.msgVar.ticket
const factors = async (as: Manager) => (await holder.club.ask(contract.secondFactor.mine, {}, as)).data
const prove = (as: Manager) => holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, as)
/** Steps of 30 s relative to the present one. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

/** A manager whose app was set up long ago, so that the present code is unused. */
async function withApp(fields: Parameters<TestClub['manager']>[0] = {}) {
  const me = await holder.club.manager(fields)
  await prove(me)
  const { secret, uri, qr } = (await holder.club.ask(contract.secondFactor.beginApp, {}, me)).data
  const answer = await holder.club.ask(contract.secondFactor.confirmApp, { code: codeOf(secret) }, me)
  await holder.club.sql`update totp set last_step = 0 where admin_idx = ${me.adminIdx}`
  return { ...me, secret: secret as string, uri, qr, recoveryCodes: answer.data.recoveryCodes }
}

describe('an authenticator app', () => {
  it('is added for a password and a code, and an email reports it', async () => {
    const me = await holder.club.manager()
    expect((await holder.club.ask(contract.secondFactor.beginApp, {}, me)).status).toBe(403)
    await prove(me)
    const { secret, uri, qr } = (await holder.club.ask(contract.secondFactor.beginApp, {}, me)).data
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*${me.id}.*secret=${secret}`))
    expect(Buffer.from(qr.split(',')[1]!, 'base64').toString()).toMatch(/^<svg/)
    const [kept] = await holder.club.sql`select t::text as row from totp t where admin_idx = ${me.adminIdx}`
    expect(kept!.row).not.toContain(secret)
    const wrong = await holder.club.ask(contract.secondFactor.confirmApp, { code: codeOf(secret, 40) }, me)
    expect(wrong.fail).toMatchObject({ code: 'CERT_WRONG', msgVar: { left: 4 } })
    expect(await factors(me)).toEqual({ isRequired: false, hasApp: false, passkeys: 0, recoveryLeft: 0 })
    expect((await login(me.id)).result).toBe(true)
    const { recoveryCodes } = (await holder.club.ask(contract.secondFactor.confirmApp, { code: codeOf(secret) }, me))
      .data
    expect(recoveryCodes).toHaveLength(10)
    expect(await factors(me)).toEqual({ isRequired: false, hasApp: true, passkeys: 0, recoveryLeft: 10 })
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['SECOND_FACTOR_CHANGED'])
    expect((await holder.club.ask(contract.secondFactor.beginApp, {}, me)).fail.code).toBe('WRONG_STATE')
    expect((await holder.club.ask(contract.secondFactor.confirmApp, { code: codeOf(secret, 1) }, me)).fail.code).toBe(
      'CERT_EXPIRED',
    )
    const written = await holder.club.sql`select after from audit where record_idx = ${me.adminIdx} and noun = 'admin'`
    expect(JSON.stringify(written)).not.toContain(secret)
  })

  it('is asked for at the login, and its code begins the session', async () => {
    const me = await withApp()
    const answer = await login(me.id)
    expect(answer.status).toBe(200)
    expect(answer.fail).toMatchObject({
      code: 'SECOND_FACTOR',
      msgCode: 'session.SECOND_FACTOR',
      msgVar: { ticket: expect.stringMatching(/^tk\./), kinds: ['APP', 'RECOVERY'] },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/accessToken/)
    const { data } = await confirm(answer.fail.msgVar.ticket, codeOf(me.secret))
    expect(data).toMatchObject({ id: me.id, isAdmin: true, adminMenu: expect.any(Array), userMove: null })
    expect(
      (await holder.club.ask(contract.manager.one, { idx: me.adminIdx }, { token: data.accessToken })).status,
    ).toBe(200)
    expect((await confirm(answer.fail.msgVar.ticket, codeOf(me.secret, 1))).fail.code).toBe('CERT_EXPIRED')
  })

  it('takes a code once, however many hand it in at once', async () => {
    const me = await withApp()
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketOf(me.id)))
    const code = codeOf(me.secret)
    const answers = await Promise.all(tickets.map((ticket) => confirm(ticket, code)))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    for (const { code } of answers.filter((one) => !one.result)) expect(code).toBe('CERT_WRONG')
  })

  it('takes no older code after a newer one', async () => {
    const me = await withApp()
    expect((await confirm(await ticketOf(me.id), codeOf(me.secret, 1))).result).toBe(true)
    expect((await confirm(await ticketOf(me.id), codeOf(me.secret))).fail.code).toBe('CERT_WRONG')
  })

  it('works whatever the club’s clock says', async () => {
    const me = await withApp()
    await holder.club.moveClock(3 * 3600)
    expect((await confirm(await ticketOf(me.id), codeOf(me.secret))).result).toBe(true)
    await holder.club.resetClock()
  })
})

describe('the ticket', () => {
  it('is of no use after five minutes, nor after another password', async () => {
    const me = await withApp()
    const ticket = await ticketOf(me.id)
    await holder.club.sql`update login_ticket set expires_at = club_now() where admin_idx = ${me.adminIdx}`
    expect((await confirm(ticket, codeOf(me.secret))).fail.code).toBe('CERT_EXPIRED')
    const second = await ticketOf(me.id)
    await holder.club.sql`update admin set password_hash = 'other' where admin_idx = ${me.adminIdx}`
    expect((await confirm(second, codeOf(me.secret))).fail.code).toBe('CERT_EXPIRED')
    expect((await confirm('tk.nothing', codeOf(me.secret))).fail.code).toBe('CERT_EXPIRED')
  })

  it('takes five tries, and the account pauses then whatever the ticket', async () => {
    const me = await withApp()
    const ticket = await ticketOf(me.id)
    const left = []
    for (let i = 0; i < 4; i++) left.push((await confirm(ticket, '000000')).fail.msgVar.left)
    expect(left).toEqual([4, 3, 2, 1])
    expect((await confirm(ticket, 'not a code')).fail.code).toBe('LOCKED')
    expect((await confirm(ticket, codeOf(me.secret))).fail.code).toBe('CERT_EXPIRED')
    expect((await confirm(await ticketOf(me.id), codeOf(me.secret))).fail.code).toBe('LOCKED')
  })

  it('counts tries before they are made: of twenty at once five are looked at, and the last locks', async () => {
    const me = await withApp()
    const ticket = await ticketOf(me.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(ticket, '000000')))
    const wrong = answers.filter(({ code }) => code === 'CERT_WRONG')
    // The fifth of the ticket and the fifth of the account may be two of them.
    expect([3, 4]).toContain(wrong.length)
    expect(answers.some(({ code }) => code === 'LOCKED')).toBe(true)
  })

  it('begins nothing for a manager who was locked in between', async () => {
    const me = await withApp()
    const ticket = await ticketOf(me.id)
    await holder.club.sql`update admin set state = 'LOCKED' where admin_idx = ${me.adminIdx}`
    expect((await confirm(ticket, codeOf(me.secret))).fail.code).toBe('CERT_EXPIRED')
  })

  it('needs a code or a passkey', async () => {
    const { status, fail } = await holder.club.ask(contract.secondFactor.confirm, { ticket: 'tk.x' })
    expect([status, fail.msgDetail]).toEqual([400, 'code'])
  })
})

describe('recovery codes', () => {
  it('work once each, also at once, and are made anew for a password', async () => {
    const me = await withApp()
    const [first, second] = me.recoveryCodes
    const tickets = await Promise.all([ticketOf(me.id), ticketOf(me.id)])
    const twice = await Promise.all(tickets.map((ticket) => confirm(ticket, first!.toUpperCase())))
    expect(twice.filter(({ result }) => result)).toHaveLength(1)
    expect((await factors(me)).recoveryLeft).toBe(9)
    const renewed = (await holder.club.ask(contract.secondFactor.renewCodes, {}, me)).data.recoveryCodes
    expect(renewed).toHaveLength(10)
    expect((await confirm(await ticketOf(me.id), second!)).fail.code).toBe('CERT_WRONG')
    expect((await confirm(await ticketOf(me.id), renewed[0]!)).result).toBe(true)
  })

  it('are kept as hashes only', async () => {
    const me = await withApp()
    const rows = await holder.club.sql`select * from recovery_code where admin_idx = ${me.adminIdx}`
    for (const code of me.recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('need a factor', async () => {
    const me = await holder.club.manager()
    expect((await holder.club.ask(contract.secondFactor.renewCodes, {}, me)).status).toBe(403)
    await prove(me)
    expect((await holder.club.ask(contract.secondFactor.renewCodes, {}, me)).fail.code).toBe('WRONG_STATE')
  })
})

describe('a club that asks for it', () => {
  const require = (as: Manager, isRequired: boolean) =>
    holder.club.ask(contract.secondFactor.require, { isRequired }, as)

  it('lets a manager without one do nothing but add one', async () => {
    const boss = await withApp({ isSSAdmin: true })
    const me = await holder.club.manager({ rights: { '910000': 'R', '910600': 'CRUD' } })
    expect((await require(me, true)).status).toBe(403)
    expect((await require(await holder.club.manager({ isSSAdmin: true }), true)).fail.code).toBe('WRONG_STATE')
    expect((await require(boss, true)).data).toEqual({ isRequired: true })

    const data = (await login(me.id)).data
    expect(data.userMove).toBe('/ishm/site/my-info')
    const as = { ...me, token: data.accessToken }
    const refused = await holder.club.ask(contract.manager.list, {}, as)
    expect([refused.status, refused.fail.msgDetail]).toEqual([403, '/ishm/site/my-info'])
    expect((await holder.club.ask(contract.manager.one, { idx: me.adminIdx }, as)).status).toBe(200)
    expect((await holder.club.ask(contract.manager.one, { idx: boss.adminIdx }, as)).status).toBe(403)
    expect((await factors(as)).isRequired).toBe(true)

    await prove(as)
    const { secret } = (await holder.club.ask(contract.secondFactor.beginApp, {}, as)).data
    await holder.club.ask(contract.secondFactor.confirmApp, { code: codeOf(secret) }, as)
    await expect.poll(async () => (await holder.club.ask(contract.manager.list, {}, as)).status).toBe(200)

    expect((await holder.club.ask(contract.secondFactor.removeApp, {}, as)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'REQUIRED' },
    })
    expect((await factors(as)).hasApp).toBe(true)
    await require(boss, false)
    expect((await holder.club.ask(contract.secondFactor.removeApp, {}, as)).result).toBe(true)
    expect(await factors(as)).toMatchObject({ hasApp: false, recoveryLeft: 0 })
  })
})

describe('who lost it', () => {
  it('is helped by another manager who may as much', async () => {
    const me = await withApp()
    const narrow = await holder.club.manager({ rights: { '910000': 'R', '910600': 'RU' } })
    const wide = await withApp({ isSSAdmin: true })
    expect((await holder.club.ask(contract.secondFactor.reset, { idx: me.adminIdx }, me)).status).toBe(403)
    expect((await holder.club.ask(contract.secondFactor.reset, { idx: wide.adminIdx }, narrow)).fail.code).toBe(
      'RIGHTS_TOO_WIDE',
    )
    expect((await holder.club.ask(contract.secondFactor.reset, { idx: me.adminIdx }, narrow)).data).toEqual({
      deleted: 1,
    })
    expect((await login(me.id)).result).toBe(true)
    expect((await holder.club.ask(contract.secondFactor.reset, { idx: me.adminIdx }, narrow)).fail.code).toBe(
      'WRONG_STATE',
    )
    expect((await mailsTo(holder.club, `${me.id}@example.com`)).at(-1)).toBe('SECOND_FACTOR_CHANGED')
  })
})

describe('who else', () => {
  it('members have no app', async () => {
    const member = await holder.club.member()
    expect((await holder.club.ask(contract.secondFactor.mine, {}, member)).status).toBe(403)
    expect((await holder.club.ask(contract.secondFactor.beginApp, {}, member)).status).toBe(403)
  })
})
