import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo, prove, ticketFor } from '../../../test/people.ts'
import { statementsOf } from '../../../test/statements.ts'

const holder = TestClub.use()
const NEW = 'Quiet#Meadow7'

const findId = (name: string, email: string, more: Partial<InputOf<typeof contract.recovery.findId>> = {}) =>
  holder.club.ask(contract.recovery.findId, { clubCode: CLUB, name, email, ...more })
const login = (id: string, password: string) =>
  holder.club.ask(contract.session.login, { clubCode: CLUB, id, password })
const isIn = async (as: { token: string }, memberIdx: number) =>
  (await holder.club.ask(contract.booking.mine, { memberIdx }, as)).status === 200
const proofFor = async (me: { id: string }, purpose: 'PASSWORD' | 'ACTIVATE', email = `${me.id}@example.com`) =>
  prove(holder.club, purpose, email, { ticket: await ticketFor(holder.club, me.id, email) })

describe('GET /member/find-id', () => {
  it('mails the ids to the address and says the same to everybody', async () => {
    const email = 'kims@mail.example'
    const [a, b] = [
      await holder.club.member({ name: 'Su Kim', email }),
      await holder.club.member({ name: 'Su Kim', email: email.toUpperCase() }),
    ]
    await holder.club.member({ name: 'Ho Kim', email })
    const known = await findId('su kim', email)
    const unknown = await findId('Su Kim', 'nobody@mail.example')
    const otherName = await findId('Al Kim', 'kims2@mail.example')
    expect(known).toMatchObject({ status: 200, body: { result: true, data: { sent: true } } })
    expect(unknown.body).toEqual(known.body)
    expect(otherName.body).toEqual(known.body)
    const mail = await lastMail(holder.club, email)
    expect(mail!.kind).toBe('FIND_ID')
    expect(mail!.text).toContain(a.id)
    expect(mail!.text).toContain(b.id)
    expect(await mailsTo(holder.club, 'nobody@mail.example')).toEqual([])
  })

  it('mails once in ten minutes, also when ten ask at once', async () => {
    const me = await holder.club.member({ name: 'One Mail' })
    const email = `${me.id}@example.com`
    const answers = await Promise.all(Array.from({ length: 10 }, () => findId('One Mail', email)))
    expect(answers.every(({ data }) => data.sent)).toBe(true)
    expect(await mailsTo(holder.club, email)).toEqual(['FIND_ID'])
    await holder.club.sql`update id_mail set at = at - interval '10 minutes' where email = ${email}`
    await findId('One Mail', email)
    expect(await mailsTo(holder.club, email)).toEqual(['FIND_ID', 'FIND_ID'])
  })

  it('shows ids partly hidden to who proved the address', async () => {
    const me = await holder.club.member({ name: 'Half Shown', id: 'halfshown1' })
    const email = `${me.id}@example.com`
    const certToken = await prove(holder.club, 'FIND_ID', email)
    const shown = await findId('Half Shown', email, { certToken })
    expect(shown.data.ids).toEqual([{ id: 'ha******n1', createdAt: expect.any(String) }])
    // One retry is allowed; later the verification is consumed.
    expect((await findId('Half Shown', email, { certToken })).data.ids).toHaveLength(1)
    await holder.club.sql`update certification set used_at = used_at - interval '10 seconds' where email = ${email}`
    expect((await findId('Half Shown', email, { certToken })).fail.code).toBe('CERT_EXPIRED')
    const another = await prove(holder.club, 'FIND_ID', email)
    expect((await findId('Half Shown', 'other@mail.example', { certToken: another })).fail.code).toBe('CERT_EXPIRED')
    expect((await findId('Half Shown', email, { certToken: another })).data.ids).toHaveLength(1)
    expect((await findId('Half Shown', email, { certToken: 'ct.x' })).fail.code).toBe('CERT_EXPIRED')
    const forSignup = await prove(holder.club, 'SIGNUP', email)
    expect((await findId('Half Shown', email, { certToken: forSignup })).fail.code).toBe('CERT_EXPIRED')
  })

  it('does the same work for an unknown account, so that timing reveals nothing', async () => {
    const [one, other] = [await holder.club.member({ name: 'Same Work' }), await holder.club.member()]
    const work = (name: string, email: string) => statementsOf(holder.club, () => findId(name, email))
    await work('Same Work', 'warm@mail.example')
    const known = await work('Same Work', `${one.id}@example.com`)
    expect(known.filter((statement) => statement.startsWith('insert into mail'))).toHaveLength(1)
    expect(await work('Same Work', 'stranger@example.com')).toEqual(known)
    expect(await work('Another Name', `${other.id}@example.com`)).toEqual(known)
    // Within ten minutes no email is sent to any address, and the answer is the same.
    expect(await work('Same Work', `${one.id}@example.com`)).toEqual(known)
  })
})

describe('GET /member/check', () => {
  it('does not reveal whether the account exists', async () => {
    const me = await holder.club.member()
    const [known, unknown] = [
      await holder.club.ask(contract.recovery.check, { clubCode: CLUB, id: me.id, email: `${me.id}@example.com` }),
      await holder.club.ask(contract.recovery.check, { clubCode: CLUB, id: 'nobody9', email: 'nobody9@example.com' }),
    ]
    for (const { body } of [known, unknown])
      expect(body).toEqual({
        result: true,
        data: { ticket: expect.stringMatching(/^ck\./), expiresAt: expect.any(String) },
      })
  })

  it.each(['PASSWORD', 'ACTIVATE'] as const)(
    'and the code for %s that follows is the same work for nobody',
    async (purpose) => {
      const ask = async (id: string) => {
        const ticket = await ticketFor(holder.club, id, `${id}@example.com`)
        const body = { clubCode: CLUB, kind: 'EMAIL' as const, purpose, ticket }
        return statementsOf(holder.club, () => holder.club.ask(contract.certification.begin, body))
      }
      const me = await holder.club.member({ state: purpose === 'ACTIVATE' ? 'DORMANT' : 'ACTIVE' })
      await ask('warmup1')
      const known = await ask(me.id)
      expect(known.filter((statement) => statement.startsWith('insert into mail'))).toHaveLength(1)
      expect(await ask(`nobody${purpose.length}`)).toEqual(known)
    },
  )
})

describe('PUT /member/change-password with the old one', () => {
  it('changes it, tells by mail, and ends every other session', async () => {
    const me = await holder.club.member()
    const here = (await login(me.id, PASSWORD)).data
    expect(
      (
        await holder.club.ask(
          contract.recovery.changePassword,
          { oldPassword: PASSWORD, newPassword: NEW },
          { token: here.accessToken },
        )
      ).body,
    ).toEqual({
      result: true,
      data: null,
    })
    expect(await isIn({ token: here.accessToken }, me.memberIdx)).toBe(true)
    await expect.poll(() => isIn(me, me.memberIdx)).toBe(false)
    expect((await login(me.id, PASSWORD)).fail.code).toBe('BAD_LOGIN')
    expect((await login(me.id, NEW)).result).toBe(true)
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['PASSWORD_CHANGED'])
  })

  it('counts wrong ones apart from strangers at the login, and locks', async () => {
    const me = await holder.club.member()
    for (const left of [4, 3, 2, 1])
      expect(
        (await holder.club.ask(contract.recovery.changePassword, { oldPassword: 'wrong', newPassword: NEW }, me)).fail,
      ).toMatchObject({
        code: 'PASSWORD_WRONG',
        msgVar: { left },
      })
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { oldPassword: 'wrong', newPassword: NEW }, me)).fail
        .code,
    ).toBe('LOCKED')
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { oldPassword: PASSWORD, newPassword: NEW }, me)).fail
        .code,
    ).toBe('LOCKED')
    expect((await login(me.id, 'wrong')).fail.msgVar.left).toBe(4)
    expect((await login(me.id, PASSWORD)).result).toBe(true)
  })

  it('of four at once, on two devices, changes it once', async () => {
    const me = await holder.club.member()
    const there = { token: (await login(me.id, PASSWORD)).data.accessToken }
    const answers = await Promise.all(
      [me, there, me, there].map((as, i) =>
        holder.club.ask(
          contract.recovery.changePassword,
          { oldPassword: PASSWORD, newPassword: `Quiet#Pond${i}x` },
          as,
        ),
      ),
    )
    const changed = answers.findIndex(({ result }) => result)
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect((await login(me.id, `Quiet#Pond${changed}x`)).result).toBe(true)
  })

  it('takes none of the last three', async () => {
    const me = await holder.club.member()
    const list = [PASSWORD, 'First#Meadow1', 'Second#Meadow2', 'Third#Meadow3']
    for (const [i, next] of list.slice(1).entries())
      expect(
        (await holder.club.ask(contract.recovery.changePassword, { oldPassword: list[i], newPassword: next }, me))
          .result,
      ).toBe(true)
    for (const used of list.slice(1))
      expect(
        (await holder.club.ask(contract.recovery.changePassword, { oldPassword: list[3], newPassword: used }, me)).fail
          .code,
      ).toBe('PASSWORD_REUSED')
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { oldPassword: list[3], newPassword: PASSWORD }, me))
        .result,
    ).toBe(true)
  })

  it('ends a temporary one, and the limit with it, of members and managers', async () => {
    const me = await holder.club.member({ isTempPassword: true })
    expect((await login(me.id, PASSWORD)).data).toMatchObject({
      isTempPassword: true,
      userMove: '/login/password-reset-page',
    })
    expect((await holder.club.ask(contract.profile.me, {}, me)).fail.msgDetail).toBe('/login/password-reset-page')
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { oldPassword: PASSWORD, newPassword: NEW }, me)).result,
    ).toBe(true)
    await expect.poll(async () => (await holder.club.ask(contract.profile.me, {}, me)).status).toBe(200)
    const boss = await holder.club.manager()
    await holder.club.sql`update admin set is_temp_password = true where admin_idx = ${boss.adminIdx}`
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { oldPassword: PASSWORD, newPassword: NEW }, boss))
        .result,
    ).toBe(true)
    expect((await login(boss.id, NEW)).data).toMatchObject({ isTempPassword: false, userMove: null })
  })

  it.each([
    [{ newPassword: NEW }, 400, 'oldPassword'],
    [{ oldPassword: PASSWORD }, 400, 'newPassword'],
    [{ oldPassword: PASSWORD, newPassword: 'x'.repeat(129) }, 400, 'newPassword'],
  ])('%j is %i', async (body, status, field) => {
    const answer = await holder.club.send(contract.recovery.changePassword, body, await holder.club.member())
    expect([answer.status, answer.fail.msgDetail]).toEqual([status, field])
  })

  it('needs a session', async () => {
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { oldPassword: PASSWORD, newPassword: NEW })).status,
    ).toBe(401)
  })
})

describe('PUT /member/change-password with a proof', () => {
  it('ends every session and every lock', async () => {
    const me = await holder.club.member()
    for (let i = 0; i < 5; i++) await login(me.id, 'wrong')
    const certToken = await proofFor(me, 'PASSWORD')
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { certToken, newPassword: 'short' })).fail,
    ).toMatchObject({
      code: 'PASSWORD_RULE',
      msgVar: { rule: -1 },
    })
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { certToken, newPassword: PASSWORD })).fail.code,
    ).toBe('PASSWORD_REUSED')
    expect((await holder.club.ask(contract.recovery.changePassword, { certToken, newPassword: NEW })).result).toBe(true)
    await expect.poll(() => isIn(me, me.memberIdx)).toBe(false)
    expect((await login(me.id, NEW)).result).toBe(true)
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { certToken, newPassword: 'Other#Meadow8' })).fail.code,
    ).toBe('CERT_EXPIRED')
  })

  it('is one change for twenty who send it at once', async () => {
    const me = await holder.club.member()
    const certToken = await proofFor(me, 'PASSWORD')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        holder.club.ask(contract.recovery.changePassword, { certToken, newPassword: `Quiet#Pond${i}x` }),
      ),
    )
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'CERT_EXPIRED')).toHaveLength(19)
  })

  it('does nothing for nobody, and nothing with a proof for something else', async () => {
    const me = await holder.club.member()
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { certToken: 'ct.x', newPassword: NEW })).fail.code,
    ).toBe('CERT_EXPIRED')
    const forId = await prove(holder.club, 'FIND_ID', `${me.id}@example.com`)
    expect(
      (await holder.club.ask(contract.recovery.changePassword, { certToken: forId, newPassword: NEW })).fail.code,
    ).toBe('CERT_EXPIRED')
  })
})

describe('a login that overlaps a new password', () => {
  it('leaves no session of the old one', async () => {
    const me = await holder.club.member()
    const certToken = await proofFor(me, 'PASSWORD')
    const logins = Array.from({ length: 8 }, () => login(me.id, PASSWORD))
    await holder.club.ask(contract.recovery.changePassword, { certToken, newPassword: NEW })
    await Promise.all(logins)
    const [row] = await holder.club.sql`
      select count(*)::int as n from session where member_idx = ${me.memberIdx} and ended_at is null`
    expect(row!.n).toBe(0)
  })
})

describe('a password that grows old', () => {
  const setDays = async (passwordDays: number | null) => {
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('account', ${holder.club.sql.json({ passwordDays })})
      on conflict (name) do update set "values" = excluded."values"`
    holder.club.platform.cache.invalidate('rule')
  }

  it('is asked for at the login, can be put off for 30 days, and is over when changed', async () => {
    await setDays(90)
    const me = await holder.club.member()
    await holder.club
      .sql`update member set password_changed_at = club_now() - interval '91 days' where member_idx = ${me.memberIdx}`
    const first = (await login(me.id, PASSWORD)).data
    expect(first.userMove).toBe('/login/password-reset-page')
    expect((await holder.club.ask(contract.profile.me, {}, { token: first.accessToken })).status).toBe(200)
    const later = await holder.club.ask(contract.recovery.changeExpired, { later: true }, me)
    expect(Math.round((Date.parse(later.data.until!) - holder.club.now()) / 86_400_000)).toBe(30)
    expect((await login(me.id, PASSWORD)).data.userMove).toBeNull()
    const changed = await holder.club.ask(
      contract.recovery.changeExpired,
      { oldPassword: PASSWORD, newPassword: NEW },
      me,
    )
    expect(Math.round((Date.parse(changed.data.until!) - holder.club.now()) / 86_400_000)).toBe(90)
    expect((await login(me.id, NEW)).data.userMove).toBeNull()
    await setDays(null)
  })

  it('does not, unless the club says so', async () => {
    const me = await holder.club.member()
    await holder.club
      .sql`update member set password_changed_at = club_now() - interval '9 years' where member_idx = ${me.memberIdx}`
    expect((await login(me.id, PASSWORD)).data.userMove).toBeNull()
    expect((await holder.club.ask(contract.recovery.changeExpired, { later: true }, me)).data).toEqual({ until: null })
  })

  it('names what is missing', async () => {
    const me = await holder.club.member()
    expect((await holder.club.ask(contract.recovery.changeExpired, {}, me)).fail.msgDetail).toBe('oldPassword')
    expect((await holder.club.ask(contract.recovery.changeExpired, { oldPassword: PASSWORD }, me)).fail.msgDetail).toBe(
      'newPassword',
    )
    expect(
      (await holder.club.ask(contract.recovery.changeExpired, { oldPassword: 'wrong', newPassword: NEW }, me)).fail
        .code,
    ).toBe('PASSWORD_WRONG')
  })
})

describe('GET /member/activation', () => {
  const activate = (certToken: string) => holder.club.ask(contract.recovery.activate, { clubCode: CLUB, certToken })

  it('wakes a dormant member, twice with the same answer', async () => {
    const me = await holder.club.member({ state: 'DORMANT' })
    const session = (await login(me.id, PASSWORD)).data
    expect(session).toMatchObject({ inactive: true, userMove: '/login/dormant' })
    const { memberIdx } = me
    const limited = { token: session.accessToken }
    for (const { status, fail } of [
      await holder.club.ask(contract.profile.me, {}, limited),
      await holder.club.ask(contract.profile.additional, { memberIdx }, limited),
      await holder.club.ask(contract.device.mine, {}, limited),
      await holder.club.ask(contract.booking.mine, { memberIdx }, limited),
    ]) {
      expect([status, fail.msgDetail]).toEqual([403, '/login/dormant'])
    }
    const certToken = await prove(holder.club, 'ACTIVATE', `${me.id}@example.com`, {
      as: { token: session.accessToken },
    })
    expect((await activate(certToken)).data).toEqual({ id: me.id, state: 'ACTIVE' })
    expect((await activate(certToken)).data).toEqual({ id: me.id, state: 'ACTIVE' })
    await expect
      .poll(async () => (await holder.club.ask(contract.profile.me, {}, { token: session.accessToken })).status)
      .toBe(200)
    expect((await login(me.id, PASSWORD)).data).toMatchObject({ inactive: false, userMove: null })
  })

  it('wakes without a session too, and nobody without a proof', async () => {
    const me = await holder.club.member({ state: 'DORMANT' })
    expect((await activate('ct.x')).fail.code).toBe('CERT_EXPIRED')
    const forPassword = await proofFor(me, 'PASSWORD')
    expect((await activate(forPassword)).fail.code).toBe('CERT_EXPIRED')
    expect((await activate(await proofFor(me, 'ACTIVATE'))).data.state).toBe('ACTIVE')
  })

  it('wakes no account that was blocked meanwhile', async () => {
    const me = await holder.club.member({ state: 'DORMANT' })
    const certToken = await proofFor(me, 'ACTIVATE')
    await holder.club
      .sql`update member set state = 'BLOCKED', inactive_at = club_now() where member_idx = ${me.memberIdx}`
    expect((await activate(certToken)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'BLOCKED' } })
  })
})
