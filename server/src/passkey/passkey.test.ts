import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../test/ask.ts'
import { Authenticator } from '../../test/authenticator.ts'
import { CLUB, TestClub } from '../../test/club.ts'
import { HERE, passkeysOf } from '../../test/passkeys.ts'
import { mailsTo } from '../../test/people.ts'

const holder = TestClub.use()
const { send, challenge, proveFor, add, list, ...keys } = passkeysOf(holder)
const of = passkeysOf(holder)
const code = ({ code }: Answer) => code

describe('adding a passkey', () => {
  it.each(['member', 'manager'] as const)(
    'a %s does it after the password, and gets an email about it',
    async (kind) => {
      const me = await holder.club[kind]()
      const device = new Authenticator()
      expect((await challenge('ADD', me)).status).toBe(403)
      await proveFor(me)
      const { data } = await add(me, device)
      expect(data).toEqual({ passkeyIdx: expect.any(Number) })
      expect(await list(me)).toEqual([
        { passkeyIdx: data.passkeyIdx, name: 'Chrome, Mac', createdAt: expect.any(String), lastUsedAt: null },
      ])
      const expected = kind === 'member' ? 'PASSKEY_CHANGED' : 'SECOND_FACTOR_CHANGED'
      expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual([expected])
    },
  )

  it('an old password check no longer counts, nor for what was asked before', async () => {
    const me = await holder.club.member()
    await proveFor(me)
    const { options, ticket } = (await challenge('ADD', me)).data
    await holder.club.sql`
      update session set password_checked_at = club_now() - interval '11 minutes' where member_idx = ${me.memberIdx}`
    expect((await challenge('ADD', me)).status).toBe(403)
    const passkey = new Authenticator().create(options)
    expect((await send(contract.passkey.add, { ticket, name: 'x', passkey }, me)).status).toBe(403)
    expect(await list(me)).toEqual([])
  })

  it('asks for a name that the device shows, and for no device that is there already', async () => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    const { options } = (await challenge('ADD', me)).data
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: me.id, displayName: me.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    const { id } = await of.signed(device)
    expect(options.excludeCredentials).toMatchObject([{ id }])
  })

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['no person at the device', { isVerified: false }],
  ])('%s is refused, and the ticket is gone with it', async (_, wrong) => {
    const me = await holder.club.member()
    await proveFor(me)
    const { options, ticket } = (await challenge('ADD', me)).data
    const device = new Authenticator()
    const post = (passkey: object) => send(contract.passkey.add, { ticket, name: 'x', passkey }, me)
    expect(code(await post(device.create(options, wrong)))).toBe('CERT_WRONG')
    expect(code(await post(device.create(options)))).toBe('CERT_EXPIRED')
    expect(await list(me)).toEqual([])
  })

  it.each([{}, { clientDataJSON: 'x' }, { clientDataJSON: 'bm90IGpzb24', attestationObject: 'AAAA' }])(
    'what no device makes (%j) is refused',
    async (response) => {
      const me = await holder.club.member()
      await proveFor(me)
      const { ticket } = (await challenge('ADD', me)).data
      const passkey = { id: 'a', rawId: 'a', type: 'public-key', response }
      const answer = await send(contract.passkey.add, { ticket, name: 'x', passkey }, me)
      expect(['CERT_WRONG', '400']).toContain(code(answer))
      expect(await list(me)).toEqual([])
    },
  )

  it('a ticket is for its person, once and for five minutes', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    await Promise.all([proveFor(me), proveFor(other)])
    const { options, ticket } = (await challenge('ADD', me)).data
    const post = (as: { token: string }, passkey: object) =>
      send(contract.passkey.add, { ticket, name: 'x', passkey }, as)
    expect(code(await post(other, new Authenticator().create(options)))).toBe('CERT_EXPIRED')
    const passkey = new Authenticator().create(options)
    const twice = await Promise.all([post(me, passkey), post(me, passkey)])
    expect(twice.map(code).sort()).toEqual(['CERT_EXPIRED', undefined])
    expect(await list(me)).toHaveLength(1)
    expect(await list(other)).toEqual([])

    const late = (await challenge('ADD', me)).data
    await holder.club.sql`update passkey_challenge set expires_at = club_now() where member_idx = ${me.memberIdx}`
    const tooLate = { ticket: late.ticket, name: 'x', passkey: new Authenticator().create(late.options) }
    expect(code(await send(contract.passkey.add, tooLate, me))).toBe('CERT_EXPIRED')
  })

  it('a ticket for a login adds nothing', async () => {
    const me = await holder.club.member()
    await proveFor(me)
    const { options, ticket } = (await challenge('LOGIN')).data
    const passkey = new Authenticator().create({ ...options, rp: { id: 'localhost' } })
    expect(code(await send(contract.passkey.add, { ticket, name: 'x', passkey }, me))).toBe('CERT_EXPIRED')
  })

  it('a device belongs to one person', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const device = await of.deviceOf(me)
    const [{ credentialId }] = (await holder.club.sql`
      select credential_id from passkey where member_idx = ${me.memberIdx}`) as [{ credentialId: string }]
    await of.deviceOf(other)
    await holder.club.sql`delete from passkey where member_idx = ${other.memberIdx}`
    // The same key registered by another person, as far as the server can see.
    await proveFor(other)
    const { options, ticket } = (await challenge('ADD', other)).data
    const taken = device.createAgain(options)
    expect(taken.id).toBe(credentialId)
    const answer = await send(contract.passkey.add, { ticket, name: 'x', passkey: taken }, other)
    expect(answer.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'ADDED' } })
    expect(await list(other)).toEqual([])
  })

  it('two of one name get different names, and twenty are enough', async () => {
    const me = await holder.club.member()
    await proveFor(me)
    // The two concurrent requests are serialised.
    await Promise.all([add(me, new Authenticator()), add(me, new Authenticator())])
    expect((await list(me)).map(({ name }) => name)).toEqual(['Chrome, Mac', 'Chrome, Mac 2'])
    await holder.club.sql`
      insert into passkey (member_idx, credential_id, public_key, name)
      select ${me.memberIdx}, 'madeup' || n, '', 'k' || n from generate_series(1, 17) n`
    const two = await Promise.all([add(me, new Authenticator()), add(me, new Authenticator())])
    expect(two.map(code).sort()).toEqual(['WRONG_STATE', undefined])
    expect(await list(me)).toHaveLength(20)
  })

  it.each(['', ' ', 'x'.repeat(61)])('takes no name %j', async (name) => {
    const me = await holder.club.member()
    const passkey = new Authenticator().create({ challenge: 'x', rp: { id: 'localhost' } })
    const { fail } = await send(contract.passkey.add, { ticket: 'tk.x', name, passkey }, me)
    expect(fail.msgDetail).toBe('name')
  })
})

describe('logging in with a passkey', () => {
  it('needs neither id nor password, and keeps signed in who wishes', async () => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    const { data } = await keys.logIn(await of.signed(device))
    expect(data).toMatchObject({ id: me.id, memberIdx: me.memberIdx, isAdmin: false, userMove: null })
    expect((await holder.club.ask(contract.device.mine, {}, { token: data.accessToken })).status).toBe(200)
    expect((await list(me))[0]!.lastUsedAt).toEqual(expect.any(String))
    const kept = await send(contract.session.login, { clubCode: CLUB, chk: true, passkey: await of.signed(device) })
    const days = (Date.parse(kept.data.refreshTokenExpire) - holder.club.now()) / 86_400_000
    expect(days).toBeGreaterThan(13)
  })

  it.each([
    ['another key', { otherKey: true }],
    ['another page', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['no person at the device', { isVerified: false }],
    ['a counter that went back', { counter: 1 }],
    ['a counter that stood still', { counter: 5 }],
  ])('%s is refused', async (_, wrong) => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    expect((await keys.logIn(await of.signed(device, { counter: 5 }))).result).toBe(true)
    const { status, fail } = await keys.logIn(await of.signed(device, wrong))
    expect([status, fail.code]).toEqual([200, 'BAD_LOGIN'])
    expect((await keys.logIn(await of.signed(device, { counter: 6 }))).result).toBe(true)
  })

  it('a device that does not count may go on not counting', async () => {
    const device = await of.deviceOf(await holder.club.member())
    for (let i = 0; i < 2; i++) expect((await keys.logIn(await of.signed(device, { counter: 0 }))).result).toBe(true)
  })

  it('an answer counts once: of ten at the same time one begins a session', async () => {
    const me = await holder.club.member()
    const passkey = await of.signed(await of.deviceOf(me))
    const answers = await Promise.all(Array.from({ length: 10 }, () => keys.logIn(passkey)))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter((answer) => code(answer) === 'BAD_LOGIN')).toHaveLength(9)
    const [{ count }] = (await holder.club.sql`
      select count(*) from session where member_idx = ${me.memberIdx}`) as [{ count: number }]
    // The other one is that of the test itself.
    expect(count).toBe(2)
    expect(code(await keys.logIn(passkey))).toBe('BAD_LOGIN')
  })

  it('a wrong answer uses up what was asked: nothing can be tried on it', async () => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    const { options } = (await challenge('LOGIN')).data
    expect(code(await keys.logIn(device.get(options, { otherKey: true })))).toBe('BAD_LOGIN')
    expect(code(await keys.logIn(device.get(options)))).toBe('BAD_LOGIN')
  })

  it('what was asked is asked for five minutes', async () => {
    const device = await of.deviceOf(await holder.club.member())
    const passkey = await of.signed(device)
    await holder.club.sql`update passkey_challenge set expires_at = club_now() where purpose = 'LOGIN'`
    expect(code(await keys.logIn(passkey))).toBe('BAD_LOGIN')
  })

  it('what was asked to add a passkey logs nobody in', async () => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    const { options } = (await challenge('ADD', me)).data
    expect(code(await keys.logIn(device.get(options)))).toBe('BAD_LOGIN')
  })

  it('a device that nobody added is unknown, and one that was taken away', async () => {
    const stranger = new Authenticator()
    stranger.create({ challenge: 'x', rp: { id: 'localhost' } })
    expect(code(await keys.logIn(await of.signed(stranger)))).toBe('BAD_LOGIN')
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    const { passkeyIdx } = (await list(me))[0]!
    expect((await send(contract.passkey.remove, { passkeyIdx }, me)).data).toEqual({ deleted: 1 })
    expect(code(await keys.logIn(await of.signed(device)))).toBe('BAD_LOGIN')
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['PASSKEY_CHANGED', 'PASSKEY_CHANGED'])
  })

  it.each([
    ['PENDING', 'PENDING_APPROVAL'],
    ['BLOCKED', 'BLOCKED'],
    ['WITHDRAW_REQUESTED', 'BAD_LOGIN'],
    ['WITHDRAWN', 'BAD_LOGIN'],
  ])('who is %s stays outside', async (state, refusal) => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    await holder.club.sql`
      update session set ended_at = club_now() where member_idx = ${me.memberIdx}`
    await holder.club.sql`update member set state = ${state} where member_idx = ${me.memberIdx}`
    const passkey = await of.signed(device)
    const refused = await keys.logIn(passkey)
    expect([refused.status, code(refused)]).toEqual([200, refusal])
    // Consumed all the same: it must not work after the state changes.
    await holder.club.sql`update member set state = 'ACTIVE' where member_idx = ${me.memberIdx}`
    expect(code(await keys.logIn(passkey))).toBe('BAD_LOGIN')
    await holder.club.sql`update member set state = ${state} where member_idx = ${me.memberIdx}`
  })

  it('who sleeps, or has a temporary password, is led to its page', async () => {
    const [sleeper, temporary] = [await holder.club.member(), await holder.club.member()]
    const devices = [await of.deviceOf(sleeper), await of.deviceOf(temporary)]
    await holder.club
      .sql`update member set state = 'DORMANT', inactive_at = club_now() where member_idx = ${sleeper.memberIdx}`
    await holder.club.sql`update member set is_temp_password = true where member_idx = ${temporary.memberIdx}`
    const moves = []
    for (const device of devices) moves.push((await keys.logIn(await of.signed(device))).data.userMove)
    expect(moves).toEqual(['/login/dormant', '/login/password-reset-page'])
  })

  it('another club is none', async () => {
    const device = await of.deviceOf(await holder.club.member())
    const body = { clubCode: 'XX999', passkey: await of.signed(device) }
    expect((await send(contract.session.login, body)).status).toBe(404)
    expect((await send(contract.passkey.challenge, { clubCode: 'XX999', purpose: 'LOGIN' })).status).toBe(404)
  })

  it('while the site is closed members stay outside', async () => {
    const device = await of.deviceOf(await holder.club.member())
    await holder.club.sql`update site_state set state = 0`
    await expect.poll(async () => code(await keys.logIn(await of.signed(device)))).toBe('SITE_CLOSED')
    await holder.club.sql`update site_state set state = 1`
    await expect.poll(async () => code(await keys.logIn(await of.signed(device)))).toBe(undefined)
  })
})

describe('the second step of a manager', () => {
  const ticketOf = async (id: string) => {
    const { fail } = await send(contract.session.login, { clubCode: CLUB, id, password: 'Fairway#2026' })
    expect(fail).toMatchObject({ code: 'SECOND_FACTOR', msgVar: { kinds: ['PASSKEY'] } })
    return fail.msgVar.ticket
  }
  const confirm = (ticket: string, passkey: object) => send(contract.secondFactor.confirm, { ticket, passkey })

  it('is a passkey of this manager, once', async () => {
    const [me, other] = [await holder.club.manager(), await holder.club.manager()]
    const [mine, theirs] = [await of.deviceOf(me), await of.deviceOf(other)]
    const members = await of.deviceOf(await holder.club.member())
    const ticket = await ticketOf(me.id)
    expect(code(await confirm(ticket, await of.signed(theirs)))).toBe('CERT_WRONG')
    expect(code(await confirm(ticket, await of.signed(members)))).toBe('CERT_WRONG')
    const passkey = await of.signed(mine)
    const answers = await Promise.all([confirm(ticket, passkey), confirm(ticket, passkey)])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.find(({ result }) => result)!.data).toMatchObject({ id: me.id, isAdmin: true })
    expect(code(await confirm(await ticketOf(me.id), passkey))).toBe('CERT_WRONG')
  })

  it('and not the whole of it: without the password a manager’s passkey opens nothing', async () => {
    const device = await of.deviceOf(await holder.club.manager({ isSSAdmin: true }))
    expect(code(await keys.logIn(await of.signed(device)))).toBe('BAD_LOGIN')
  })

  it('stays when it is the last one and the club asks for one', async () => {
    const me = await holder.club.manager({ isSSAdmin: true })
    const remove = (passkeyIdx: number) => send(contract.passkey.remove, { passkeyIdx }, me)
    await of.deviceOf(me)
    await add(me, new Authenticator())
    const [first, last] = await list(me)
    expect((await send(contract.secondFactor.require, { isRequired: true }, me)).result).toBe(true)
    expect((await remove(first!.passkeyIdx)).result).toBe(true)
    expect((await remove(last!.passkeyIdx)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'REQUIRED' },
    })
    expect(await list(me)).toHaveLength(1)
    await add(me, new Authenticator())
    const two = await list(me)
    // Two concurrent requests cannot take the last two slots.
    const both = await Promise.all(two.map(({ passkeyIdx }) => remove(passkeyIdx)))
    expect(both.map(code).sort()).toEqual(['WRONG_STATE', undefined])
    await send(contract.secondFactor.require, { isRequired: false }, me)
  })
})

describe('taking a passkey away', () => {
  it('is for its owner alone', async () => {
    const [me, other, boss] = [
      await holder.club.member(),
      await holder.club.member(),
      await holder.club.manager({ isSSAdmin: true }),
    ]
    const device = await of.deviceOf(me)
    await proveFor(boss)
    const { passkeyIdx } = (await list(me))[0]!
    const remove = (as?: { token: string }) => send(contract.passkey.remove, { passkeyIdx }, as)
    expect((await remove(other)).status).toBe(404)
    expect((await remove(boss)).status).toBe(404)
    expect((await remove()).status).toBe(401)
    expect((await keys.logIn(await of.signed(device))).result).toBe(true)
    const twice = await Promise.all([remove(me), remove(me)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('asks a manager for the password', async () => {
    const me = await holder.club.manager()
    await of.deviceOf(me)
    const { passkeyIdx } = (await list(me))[0]!
    await holder.club.sql`update session set password_checked_at = null where admin_idx = ${me.adminIdx}`
    expect((await send(contract.passkey.remove, { passkeyIdx }, me)).status).toBe(403)
  })
})

describe('who may', () => {
  it('a visitor asks for a login and nothing else', async () => {
    const { data } = await challenge('LOGIN')
    expect(data.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(data.options.allowCredentials ?? []).toEqual([])
    expect((await challenge('ADD')).status).toBe(401)
    expect((await holder.club.ask(contract.passkey.mine, {})).status).toBe(401)
    const passkey = new Authenticator().create({ challenge: 'x', rp: { id: 'localhost' } })
    expect((await send(contract.passkey.add, { ticket: 'tk.x', name: 'x', passkey })).status).toBe(401)
  })

  it('nobody learns whether an id has passkeys', async () => {
    const me = await holder.club.member()
    await of.deviceOf(me)
    const ask = async (id: string) => {
      const answer = await send(contract.passkey.challenge, { clubCode: CLUB, purpose: 'LOGIN', id })
      const { options, ticket } = answer.data
      return { ...options, challenge: options.challenge.length, ticket: ticket.length }
    }
    expect(await ask(me.id)).toEqual(await ask('nobody12'))
  })

  it('a page elsewhere gets nothing to sign, and nothing signed there counts', async () => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    const evil = 'https://evil.example'
    const refused = await challenge('LOGIN', undefined, evil)
    expect([refused.status, refused.fail.msgDetail]).toEqual([400, 'origin'])
    expect((await challenge('ADD', me, evil)).status).toBe(400)
    // Even a device that signs for that page with a stolen challenge.
    const passkey = await of.signed(device, { origin: evil, rpId: 'evil.example' })
    expect(code(await keys.logIn(passkey, evil))).toBe('BAD_LOGIN')
    const bare = await holder.club.ask(contract.passkey.challenge, { clubCode: CLUB, purpose: 'LOGIN' })
    expect(bare.fail.msgDetail).toBe('origin')
    // A body field is not a header.
    const said = await holder.club.ask(
      contract.passkey.challenge,
      { clubCode: CLUB, purpose: 'LOGIN', origin: evil },
      null,
      { origin: HERE },
    )
    expect(said.data.options.rpId).toBe('localhost')
  })

  it('with PUBLIC_URL only its address counts', async () => {
    const me = await holder.club.member()
    const device = await of.deviceOf(me)
    const { post } = holder.club.platform
    Object.assign(post, { publicUrl: 'https://club.example' })
    try {
      expect((await challenge('LOGIN')).data.options.rpId).toBe('club.example')
      expect(code(await keys.logIn(await of.signed(device)))).toBe('BAD_LOGIN')
      const there = { origin: 'https://club.example', rpId: 'club.example' }
      expect((await keys.logIn(await of.signed(device, there))).result).toBe(true)
    } finally {
      Object.assign(post, { publicUrl: undefined })
    }
  })
})
