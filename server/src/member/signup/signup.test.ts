import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo, prove } from '../../../test/people.ts'

const holder = TestClub.use()
type Application = InputOf<typeof contract.signup.signUp>
let no = 0

const required = async () =>
  (
    await holder.club.sql<{ termsIdx: number }[]>`
      select terms_idx from terms_version
      where state = 'IN_FORCE' and is_required and terms_type <> 'BOOKING' and lang = 'en' order by terms_idx`
  ).map(({ termsIdx }) => termsIdx)

async function application(changes: Partial<Application> = {}): Promise<Application> {
  const id = `newbie${++no}`
  const email = changes.email ?? `${id}@mail.example`
  return {
    clubCode: CLUB,
    id,
    password: 'Quiet#Meadow7',
    name: 'Rae Holm',
    email,
    phoneNo: '010-5550-7711',
    certToken: changes.certToken ?? (await prove(holder.club, 'SIGNUP', email)),
    terms: (await required()).map((termsIdx) => ({ termsIdx, agreed: true })),
    ...changes,
  }
}
const signUp = (input: Application) => holder.club.ask(contract.signup.signUp, input)
const join = async (changes: Partial<Application> = {}) => signUp(await application(changes))

describe('POST /member/signup', () => {
  it('makes a web member who can log in at once, and welcomes', async () => {
    const input = await application({ lang: 'ko', zipCode: '17000', gender: 'F', birthDate: '1991-02-03' })
    const { data } = await signUp(input)
    expect(data).toEqual({ memberIdx: expect.any(Number), id: input.id, state: 'ACTIVE' })
    const [row] = await holder.club.sql`select * from member where id = ${input.id}`
    expect(row).toMatchObject({
      memberType: '20',
      lang: 'ko',
      zipCode: '17000',
      gender: 'F',
      birthDate: '1991-02-03',
      memberNo: null,
    })
    expect(row!.passwordHash).toMatch(/^argon2id\$/)
    expect(row!.certifiedAt).not.toBeNull()
    expect(await lastMail(holder.club, input.email)).toMatchObject({ kind: 'WELCOME', lang: 'ko' })
    const login = await holder.club.ask(contract.session.login, {
      clubCode: CLUB,
      id: input.id,
      password: input.password,
    })
    expect(login.data).toMatchObject({ id: input.id, memberType: '20', userMove: null })
  })

  it('writes down what was agreed to, with the text', async () => {
    const [marketing] = await holder.club.sql<{ termsIdx: number }[]>`
      select terms_idx from terms_version where terms_type = 'MARKETING' and state = 'IN_FORCE' and lang = 'en'`
    const all = [
      ...(await required()).map((termsIdx) => ({ termsIdx, agreed: true })),
      { termsIdx: marketing!.termsIdx, agreed: false },
    ]
    const { memberIdx } = (await join({ terms: all })).data
    const rows = await holder.club.sql`
      select c.terms_idx, c.agreed, c.channel, c.ip, c.text_hash = encode(sha256(convert_to(t.contents, 'UTF8')), 'hex') as is_of_text
      from consent c join terms t using (terms_idx) where member_idx = ${memberIdx} order by consent_idx`
    expect([...rows]).toEqual(all.map((one) => ({ ...one, channel: 'WEB', ip: '127.0.0.1', isOfText: true })))
    const [row] = await holder.club.sql`select news from member where member_idx = ${memberIdx}`
    expect(row!.news).toEqual([])
  })

  it('waits for the club when a membership is claimed, and for whom the club itself shall prove', async () => {
    const claimed = await application({ memberNo: '10-0042' })
    expect((await signUp(claimed)).data.state).toBe('PENDING')
    expect(await lastMail(holder.club, claimed.email)).toMatchObject({ kind: 'APPROVAL_PENDING' })
    const login = { clubCode: CLUB, id: claimed.id, password: claimed.password }
    expect((await holder.club.ask(contract.session.login, login)).fail.code).toBe('PENDING_APPROVAL')
    await holder.club.sql`update cert_kind set is_use = true where kind = 'STAFF'`
    const email = `staff${++no}@mail.example`
    const certToken = await prove(holder.club, 'SIGNUP', email, { kind: 'STAFF' })
    expect((await join({ email, certToken })).data.state).toBe('PENDING')
    await holder.club.sql`update cert_kind set is_use = false where kind = 'STAFF'`
  })

  it.each([
    ['short', -1],
    ['Password#1', -3],
    ['quiet#meadow', -1],
    ['Rae-holm#7', -4],
    ['Greenhill#77', -5],
  ])('refuses the password %s with %i', async (password, rule) => {
    const { fail } = await join({ password })
    expect(fail).toMatchObject({ code: 'PASSWORD_RULE', msgCode: 'member.PASSWORD_RULE', msgVar: { rule } })
  })

  it('follows the rule that the club has set', async () => {
    const policy = (passwordPolicy: string) => holder.club.sql`
      insert into rule_setting (name, "values") values ('account', ${holder.club.sql.json({ passwordPolicy })})
      on conflict (name) do update set "values" = excluded."values"`
    await policy('nist')
    const rules = async () => (await holder.club.ask(contract.signup.rules, { clubCode: CLUB })).data.passwordPolicy
    await expect.poll(rules).toBe('nist')
    expect((await join({ password: 'Quiet#Meadow7' })).fail.msgVar).toEqual({ rule: -1 })
    expect((await join({ password: 'the quiet heron flew' })).result).toBe(true)
    await policy('strict')
    await expect.poll(rules).toBe('strict')
  })

  it('needs a proof of this address, for this, unused', async () => {
    const input = await application()
    for (const certToken of [
      'ct.unknown',
      await prove(holder.club, 'FIND_ID', input.email),
      await prove(holder.club, 'SIGNUP', 'else@mail.example'),
    ])
      expect((await signUp({ ...input, certToken })).fail.code).toBe('CERT_EXPIRED')
    expect((await signUp(input)).result).toBe(true)
    expect((await join({ email: input.email, certToken: input.certToken })).fail.code).toBe('CERT_EXPIRED')
  })

  it('needs a yes to every required version in force, and a refusal leaves the proof unused', async () => {
    const [first, second] = (await required()) as [number, number]
    const input = await application()
    const tries: [Application['terms'], number[]][] = [
      [[], [first, second]],
      [[{ termsIdx: first, agreed: true }], [second]],
      [
        [
          { termsIdx: first, agreed: true },
          { termsIdx: second, agreed: false },
        ],
        [second],
      ],
      [[{ termsIdx: 999_999, agreed: true }], [first, second]],
    ]
    for (const [terms, termsIdx] of tries)
      expect((await signUp({ ...input, terms })).fail).toMatchObject({
        code: 'TERMS_REQUIRED',
        msgVar: { termsIdx },
      })
    expect((await signUp(input)).result).toBe(true)
  })

  it('takes the same version in the other language', async () => {
    const rows = await holder.club.sql<{ termsIdx: number }[]>`
      select terms_idx from terms_version where state = 'IN_FORCE' and is_required and terms_type <> 'BOOKING' and lang = 'ko'`
    expect((await join({ terms: rows.map(({ termsIdx }) => ({ termsIdx, agreed: true })) })).result).toBe(true)
  })

  it.each([
    ['id', 'Newbie1'],
    ['id', 'abc12'],
    ['id', 'a234567890123'],
    ['id', '1abcdef'],
    ['id', 'abc def'],
    ['id', 'abcdéf'],
    ['id', null],
    ['id', ['newbie']],
    ['password', 'x'.repeat(129)],
    ['name', ''],
    ['name', 'a\r\nBcc: everybody@mail.example'],
    ['name', 'x'.repeat(61)],
    ['email', 'no address'],
    ['email', `${'x'.repeat(90)}@mail.example`],
    ['email', 'a@b.example\nBcc: c@d.example'],
    ['phoneNo', ''],
    ['phoneNo', '0'.repeat(20)],
    ['lang', 'fr'],
    ['birthDate', '2999-01-01'],
    ['birthDate', '1991-02-30'],
    ['terms', 'all'],
  ])('names the field %s for %j', async (field, value) => {
    const input = { ...(await application()), [field]: value }
    const { status, fail } = await signUp(input)
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe(field)
  })

  it.each([
    { id: 'golf26' },
    { id: 'golfer202612' },
    { email: `${'x'.repeat(87)}@mail.example` },
    { phoneNo: '0' },
    { phoneNo: '0'.repeat(19) },
  ])('takes the shortest and the longest that fit: %j', async (changes) => {
    expect((await join(changes)).body).toMatchObject({ result: true, data: { state: 'ACTIVE' } })
  })

  it('sets nothing that is not asked for', async () => {
    const { memberIdx } = (
      await holder.club.send(contract.signup.signUp, {
        ...(await application()),
        memberType: '10',
        state: 'ACTIVE',
        isAdmin: true,
        needMoreTime: true,
        memberIdx: 1,
        isTempPassword: true,
      })
    ).data
    const [row] = await holder.club
      .sql`select member_type, need_more_time, is_temp_password from member where member_idx = ${memberIdx}`
    expect(row).toEqual({ memberType: '20', needMoreTime: false, isTempPassword: false })
  })
})

describe('a login id', () => {
  it('is free or not', async () => {
    const me = await holder.club.member({ id: 'takenid1' })
    const boss = await holder.club.manager()
    const isFree = async (id: string) =>
      (await holder.club.ask(contract.signup.checkId, { clubCode: CLUB, id })).data.available
    expect([await isFree(me.id), await isFree(boss.id), await isFree('freeid77')]).toEqual([false, false, true])
    expect((await join({ id: me.id })).fail).toMatchObject({ code: 'ID_TAKEN', msgVar: { id: me.id } })
    expect((await join({ id: boss.id })).fail.code).toBe('ID_TAKEN')
  })

  it('is won by one of twenty who want it at once', async () => {
    const inputs = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const email = `racer${i}@mail.example`
        return application({ id: 'racer77', email })
      }),
    )
    const answers = await Promise.all(inputs.map(signUp))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'ID_TAKEN')).toHaveLength(19)
    const [row] = await holder.club.sql`select count(*)::int as n from member where id = 'racer77'`
    expect(row!.n).toBe(1)
    const welcomed = await Promise.all(inputs.map(({ email }) => mailsTo(holder.club, email)))
    expect(welcomed.flat().filter((kind) => kind === 'WELCOME')).toHaveLength(1)
    const loser = answers.findIndex(({ result }) => !result)
    expect((await signUp({ ...inputs[loser]!, id: 'racer78' })).result).toBe(true)
  })

  it('is won with one proof once, though it is handed in twenty times', async () => {
    const input = await application()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => signUp({ ...input, id: `single${i}x` })))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'CERT_EXPIRED')).toHaveLength(19)
  })
})

it('says what an account needs here', async () => {
  expect((await holder.club.ask(contract.signup.rules, { clubCode: CLUB })).data).toEqual({
    passwordPolicy: 'strict',
    certKinds: ['EMAIL', 'PASSKEY'],
    rejoinDays: 30,
    undoDays: 7,
    dormantMonths: 12,
  })
  expect((await holder.club.ask(contract.signup.rules, { clubCode: 'ZZ999' })).status).toBe(404)
})

describe('while the club has no terms of its own in force', () => {
  const withdrawn = async (type: string, work: () => Promise<void>) => {
    const later = (days: number) =>
      holder.club.sql`update terms set effective_date = effective_date + ${days}::int where terms_type = ${type}`
    await later(36_500)
    await work().finally(() => later(-36_500))
  }

  it.each(['SERVICE', 'PRIVACY'])('nobody can join without %s, and the verification stays good', async (type) => {
    const input = await application()
    await withdrawn(type, async () => {
      const { status, fail } = await signUp({ ...input, terms: [] })
      expect([status, fail]).toMatchObject([200, { code: 'JOIN_CLOSED', msgCode: 'member.JOIN_CLOSED' }])
      expect((await holder.club.sql`select from member where id = ${input.id}`).length).toBe(0)
    })
    expect((await signUp(input)).result).toBe(true)
  })

  it('a club without booking rules and optional terms takes members', async () => {
    await withdrawn('BOOKING', async () => {
      await withdrawn('MARKETING', async () => {
        expect((await join()).result).toBe(true)
      })
    })
  })
})
