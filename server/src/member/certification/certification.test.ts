import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'
import { forgetCodes, lastMail, mailsTo, ticketFor } from '../../../test/people.ts'

const holder = TestClub.use()
let no = 0
const address = () => `golfer${++no}@mail.example`

const begin = (body: object, as?: { token: string }) =>
  holder.club.ask(contract.certification.begin, { clubCode: CLUB, kind: 'EMAIL', purpose: 'SIGNUP', ...body }, as)
const check = (ticket: string, code?: string) => holder.club.ask(contract.certification.check, { ticket, code })
const codeTo = async (email: string) => (await lastMail(holder.club, email))!.secrets!.code!
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code by mail', () => {
  it('is six digits, in the language asked for, and proves the address', async () => {
    const email = address()
    const begun = await begin({ email, lang: 'ko' })
    expect(begun.data).toEqual({
      ticket: expect.any(String),
      expiresAt: expect.any(String),
      resendAt: expect.any(String),
    })
    const { expiresAt, resendAt } = begun.data
    expect((Date.parse(expiresAt) - Date.parse(resendAt)) / 1000).toBe(540)
    const mail = await lastMail(holder.club, email)
    expect(mail).toMatchObject({ kind: 'CERT_CODE', lang: 'ko', secrets: { code: expect.stringMatching(/^\d{6}$/) } })
    const checked = await check(begun.data.ticket, mail!.secrets!.code!)
    expect(checked.data).toEqual({
      certToken: expect.stringMatching(/^ct\./),
      expiresAt: expect.any(String),
      kind: 'EMAIL',
      name: null,
      birthDate: null,
      gender: null,
      phoneNo: null,
    })
    expect((await check(begun.data.ticket, mail!.secrets!.code!)).body).toEqual(checked.body)
  })

  it('is wrong five times at most, and dead then', async () => {
    const email = address()
    const { ticket } = (await begin({ email })).data
    const code = await codeTo(email)
    for (const left of [4, 3, 2, 1, 0])
      expect((await check(ticket, other(code))).fail).toMatchObject({ code: 'CERT_WRONG', msgVar: { left } })
    expect((await check(ticket, code)).fail.code).toBe('CERT_EXPIRED')
  })

  it('gives no more than five tries to twenty at once', async () => {
    const email = address()
    const { ticket } = (await begin({ email })).data
    const code = await codeTo(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(ticket, other(code))))
    const codes = answers.map(({ fail }) => fail.code)
    expect(codes.filter((one) => one === 'CERT_WRONG')).toHaveLength(5)
    expect(codes.filter((one) => one === 'CERT_EXPIRED')).toHaveLength(15)
  })

  it('gives twenty at once who know it the same token', async () => {
    const email = address()
    const { ticket } = (await begin({ email })).data
    const code = await codeTo(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(ticket, code)))
    expect(new Set(answers.map(({ data }) => data.certToken)).size).toBe(1)
  })

  it('ends after ten minutes, its token twenty minutes after that', async () => {
    const email = address()
    const { ticket } = (await begin({ email })).data
    const code = await codeTo(email)
    const age = (minutes: number) => holder.club.sql`
      update certification set expires_at = expires_at - make_interval(mins => ${minutes}),
        token_expires_at = token_expires_at - make_interval(mins => ${minutes}) where email = ${email}`
    await age(10)
    expect((await check(ticket, code)).fail.code).toBe('CERT_EXPIRED')
    await age(-10)
    expect((await check(ticket, code)).result).toBe(true)
    await age(19)
    expect((await check(ticket, code)).result).toBe(true)
    await age(1)
    expect((await check(ticket, code)).fail.code).toBe('CERT_EXPIRED')
  })

  it('comes once a minute for a purpose, also for many who ask at once', async () => {
    const email = address()
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin({ email })))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    const refused = answers.find(({ result }) => !result)!
    expect(refused.fail).toMatchObject({ code: 'RATE_LIMIT', msgVar: { retryAt: expect.any(String) } })
    expect(await mailsTo(holder.club, email)).toEqual(['CERT_CODE'])
    expect((await begin({ email, purpose: 'FIND_ID' })).result).toBe(true)
  })

  it('comes ten times a day at most', async () => {
    const email = address()
    for (let i = 0; i < 10; i++) {
      expect((await begin({ email })).result).toBe(true)
      await forgetCodes(holder.club, email)
    }
    const refused = await begin({ email })
    expect(refused.fail.code).toBe('RATE_LIMIT')
    expect(Date.parse(refused.fail.msgVar.retryAt)).toBeGreaterThan(holder.club.now() + 20 * 3_600_000)
  })

  it('is kept as a hash that six digits cannot be tried out on', async () => {
    const email = address()
    const { ticket } = (await begin({ email })).data
    const [row] = await holder.club.sql`select * from certification where email = ${email}`
    expect(JSON.stringify(row)).not.toContain(ticket)
    expect(JSON.stringify(row)).not.toContain(await codeTo(email))
  })
})

describe('a code for a password', () => {
  it('is sent only to an existing account, without revealing it', async () => {
    const me = await holder.club.member({ email: address() })
    const [known, unknown] = [
      await begin({ purpose: 'PASSWORD', ticket: await ticketFor(holder.club, me.id, `${me.id}x@mail.example`) }),
      await begin({ purpose: 'PASSWORD', ticket: await ticketFor(holder.club, 'nobody77', `nobody77@mail.example`) }),
    ]
    for (const { status, data } of [known, unknown]) {
      expect(status).toBe(200)
      expect(Object.keys(data)).toEqual(['ticket', 'expiresAt', 'resendAt'])
      expect(data.ticket).toHaveLength(46)
      expect((await check(data.ticket, '123456')).fail).toMatchObject({
        code: 'CERT_WRONG',
        msgVar: { left: 4 },
      })
    }
    expect(await mailsTo(holder.club, 'nobody77@mail.example')).toEqual([])
    expect(await mailsTo(holder.club, `${me.id}x@mail.example`)).toEqual([])
  })

  it('needs a ticket that is ours and young', async () => {
    expect((await begin({ purpose: 'PASSWORD' })).fail.msgDetail).toBe('ticket')
    for (const ticket of ['x', 'ck.', `ck.${Buffer.from('["a","no address",1]').toString('base64url')}`])
      expect((await begin({ purpose: 'PASSWORD', ticket })).fail.code).toBe('CERT_EXPIRED')
    const old = `ck.${Buffer.from(JSON.stringify(['member1', 'a@b.example', holder.club.now() - 1000])).toString('base64url')}`
    expect((await begin({ purpose: 'PASSWORD', ticket: old })).fail.code).toBe('CERT_EXPIRED')
  })
})

describe('a code to change who I am', () => {
  it('needs a session', async () => {
    expect((await begin({ purpose: 'PROFILE', email: address() })).status).toBe(401)
    const me = await holder.club.member({ email: address() })
    expect((await begin({ purpose: 'PROFILE' }, me)).result).toBe(true)
  })
})

describe('the ways of proof', () => {
  const editor = (letters: string) => holder.club.manager({ rights: { '910000': 'R', '910100': letters } })
  const kinds = async (as?: { token: string }) =>
    (await holder.club.ask(contract.certification.kinds, { clubCode: CLUB }, as)).data
  const set = (
    list: InputOf<typeof contract.certification.changeKinds>['kinds'],
    version: number,
    as: { token: string },
  ) => holder.club.ask(contract.certification.changeKinds, { kinds: list, version }, as)

  it('are open; what they take is for who may read it, without the secret', async () => {
    expect(await kinds()).toEqual({ kinds: ['EMAIL', 'PASSKEY'], version: 4 })
    expect(await kinds(await editor('U'))).not.toHaveProperty('settings')
    const { settings } = await kinds(await editor('R'))
    expect(settings!.map(({ kind, isUse }) => [kind, isUse])).toEqual([
      ['NICE', false],
      ['EMAIL', true],
      ['STAFF', false],
      ['PASSKEY', true],
    ])
    expect(JSON.stringify(settings)).not.toContain('secret"')
  })

  it('are changed one version after another, and one for newcomers stays on', async () => {
    const as = await editor('RU')
    const { version } = await kinds()
    const changed = await set([{ kind: 'STAFF', isUse: true }], version, as)
    expect(changed.data).toMatchObject({ kinds: ['EMAIL', 'STAFF', 'PASSKEY'], version: version + 1 })
    expect((await set([{ kind: 'STAFF', isUse: false }], version, as)).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: version + 1 },
    })
    const none = await set(
      [
        { kind: 'STAFF', isUse: false },
        { kind: 'EMAIL', isUse: false },
      ],
      version + 1,
      as,
    )
    expect(none.fail.msgDetail).toBe('kinds')
    expect((await set([{ kind: 'NICE', isUse: true, siteCode: 'CLUB1' }], version + 1, as)).fail.msgDetail).toBe(
      'kinds',
    )
    expect((await kinds()).version).toBe(version + 1)
    const nice = await set([{ kind: 'NICE', isUse: true, siteCode: 'CLUB1', secret: 'hush-hush' }], version + 1, as)
    expect(nice.data.settings![0]).toEqual({
      kind: 'NICE',
      isUse: true,
      siteCode: 'CLUB1',
      hasSecret: true,
      mailFrom: null,
    })
    const [log] = await holder.club
      .sql`select after from audit where noun = 'cert-kind' order by audit_idx desc limit 1`
    expect(JSON.stringify(log)).not.toContain('hush-hush')
    await set(
      [
        { kind: 'NICE', isUse: false },
        { kind: 'STAFF', isUse: false },
      ],
      version + 2,
      as,
    )
  })

  it.each([
    ['NICE', 'SIGNUP'],
    ['STAFF', 'SIGNUP'],
    ['PASSKEY', 'SIGNUP'],
  ])('%s is refused when it is off', async (kind, purpose) => {
    expect((await begin({ kind, purpose, email: address() })).fail).toMatchObject({
      code: 'CERT_OFF',
      msgVar: { kind },
    })
  })

  it('one that does not exist is no input', async () => {
    const { fail } = await begin({ kind: 'PIGEON', purpose: 'SIGNUP', email: address() })
    expect(fail).toMatchObject({ code: '400', msgDetail: 'kind' })
  })

  it('the club itself proves newcomers only', async () => {
    await holder.club.sql`update cert_kind set is_use = true where kind = 'STAFF'`
    // The page starts before the address is typed; nothing is sent yet.
    for (const email of [undefined, address()]) {
      const { ticket } = (await begin({ kind: 'STAFF', email })).data
      expect((await check(ticket)).data).toMatchObject({ kind: 'STAFF', certToken: expect.any(String) })
      if (email) expect(await mailsTo(holder.club, email)).toEqual([])
    }
    expect((await begin({ kind: 'STAFF', purpose: 'FIND_ID', email: address() })).fail.code).toBe('CERT_OFF')
    await holder.club.sql`update cert_kind set is_use = false where kind = 'STAFF'`
  })
})

it.each(['', 'x', 'tk.unknown'])('knows no ticket %j', async (ticket) => {
  const answer = await check(ticket, '123456')
  expect(answer.fail.code).toBe(ticket === '' ? '400' : 'CERT_EXPIRED')
})

it.each(['12345', '1234567', 'abcdef', '１２３４５６'])('takes no code %s', async (code) => {
  expect((await check('tk.x', code)).fail.msgDetail).toBe('code')
})
