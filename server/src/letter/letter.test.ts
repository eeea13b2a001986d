import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Letter, LetterEntry, LetterRow } from '@clubhouse/contract/letter'
import { MAIL_KINDS } from '@clubhouse/contract/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { jobContext } from '../job/context.ts'
import { performTasks } from '../job/perform.ts'
import { sendMail } from '../mail/deliver.ts'
import { send } from '../mail/send.ts'
import { createLog } from '../platform/log.ts'
import { openPost } from '../platform/post.ts'
import { write } from '../platform/write.ts'

const holder = TestClub.use()
type Texts = InputOf<typeof contract.letter.change>['texts']
let server: MailServer
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
let reader: Manager

beforeAll(async () => {
  server = await openMailServer()
  boss = await holder.club.manager({ rights: { '960000': 'R', '960300': 'RU' } })
  reader = await holder.club.manager({ rights: { '960000': 'R', '960300': 'R' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { sql, platform } = holder.club
  platform.post = openPost({ ...platform.config, smtpUrl: server.url, publicUrl: 'https://club.example' })
  await sql`delete from club_message where category = 'mail'`
  server.received.length = 0
})

const read = async (kind: string): Promise<Letter> => (await holder.club.ask(contract.letter.one, { kind }, boss)).data
const put = async (kind: string, texts: Texts, version?: number) =>
  await holder.club.ask(contract.letter.change, { kind, version: version ?? (await read(kind)).version, texts }, boss)
const preview = async (kind: string, body: Partial<InputOf<typeof contract.letter.preview>> = {}) =>
  await holder.club.ask(contract.letter.preview, { kind, lang: 'en', texts: [], ...body }, boss, {})
const history = async (kind: string): Promise<LetterEntry[]> =>
  (await holder.club.ask(contract.letter.history, { kind }, boss)).data
const sendDue = async () => {
  while (await performTasks(jobContext(holder.club.platform, sendMail.name), sendMail));
}

const WELCOME = { lang: 'en', code: 'WELCOME_SUBJECT', msg: 'A warm welcome to {{club}}' }

describe('the list', () => {
  it('has every kind with the emails of the last 30 days, without tests, and the texts that are the club’s own', async () => {
    const { sql } = holder.club
    await sql`
      insert into mail (kind, to_email, lang, subject, text, html, next_at, useful_until, created_at)
      select kind, 'kim@example.com', 'en', '', '', '', club_now(), club_now(), club_now() - make_interval(days => ago)
      from (values ('APPROVED', 1), ('APPROVED', 29), ('APPROVED', 31), ('LETTER_TEST', 1)) as v(kind, ago)`
    await put('WELCOME', [WELCOME, { ...WELCOME, lang: 'ko', msg: '{{club}}에 오신 것을 환영합니다' }])
    const rows: LetterRow[] = (await holder.club.ask(contract.letter.list, {}, reader)).data
    expect(rows.map(({ kind }) => kind)).toEqual(MAIL_KINDS)
    const of = (kind: string) => rows.find((row) => row.kind === kind)
    expect(of('APPROVED')).toMatchObject({ sent: 2, changed: 0, isOptional: false, to: 'MEMBER' })
    expect(of('WELCOME')).toMatchObject({ changed: 2 })
    expect(of('BOOKING_CHANGED')).toMatchObject({ isOptional: true, group: 'BOOKING' })
  })
})

describe('one kind', () => {
  it('has its texts in the languages of the club, the defaults, and the values with examples', async () => {
    const letter = await read('SUSPENDED')
    expect(letter.langs).toEqual(['en', 'ko'])
    expect(letter.fields.map(({ code }) => code)).toEqual([
      'SUSPENDED_SUBJECT',
      'SUSPENDED_HEADING',
      'SUSPENDED',
      'SUSPENDED_ACTION',
      'SUSPENDED_NOTE',
    ])
    expect(letter.fields[0]!.texts[1]).toEqual({
      lang: 'ko',
      msg: null,
      original: '[{{club}}] {{until, fullDay}}까지 예약이 정지됩니다',
    })
    expect(letter.fields[1]).toMatchObject({ part: 'HEADING', texts: [{ original: null }, { original: null }] })
    expect(letter.fields[2]!.required).toEqual(['until', 'reason', 'facts'])
    const value = (name: string) => letter.values.find((one) => one.name === name)
    expect(value('until')).toMatchObject({
      token: '{{until, fullDay}}',
      examples: { en: expect.stringMatching(/ 20\d\d\.\d\d\.\d\d$/) },
    })
    expect(value('club')!.examples).toEqual({ en: 'Greenhill Country Club', ko: '그린힐 컨트리클럽' })
    const [row] = await holder.club.sql<{ email: string }[]>`
      select email from admin where admin_idx = ${boss.adminIdx!}`
    expect(letter).toMatchObject({ hasButtons: true, testTo: row!.email })
  })

  it('has a text for each case', async () => {
    const { variants, fields } = await read('BOOKING_UNNAMED')
    expect(variants).toEqual(['REMOVED', 'DECLINED'])
    expect(fields.filter(({ variant }) => variant).map(({ code }) => code)).toEqual([
      'BOOKING_UNNAMED_REMOVED_SUBJECT',
      'BOOKING_UNNAMED_DECLINED_SUBJECT',
      'BOOKING_UNNAMED_REMOVED',
      'BOOKING_UNNAMED_DECLINED',
    ])
  })

  it.each(MAIL_KINDS)('%s is drawn in both languages, and each default may be saved as it is', async (kind) => {
    const { variants, fields, values, version } = await read(kind)
    for (const variant of variants.length > 0 ? variants : [undefined]) {
      for (const lang of ['en', 'ko']) {
        const { data } = await preview(kind, { lang, variant })
        for (const part of [data.subject, data.text, data.html])
          expect(part).not.toMatch(/\{\{|undefined|Invalid|\[object|\uE000|SAMPLE_|mail\.[A-Z]/)
        expect(/[가-힣]/.test(data.subject)).toBe(lang === 'ko')
      }
    }
    for (const { examples } of values) expect(Object.values(examples).join()).not.toMatch(/^$|\{\{|undefined|\[object/)
    const texts = fields.flatMap(({ code, texts: all }) =>
      all.flatMap(({ lang, original }) => (original === null ? [] : [{ lang, code, msg: original }])),
    )
    expect(await put(kind, texts)).toMatchObject({ data: { version } })
  })

  it('is not there under another name', async () => {
    expect((await holder.club.ask(contract.letter.one, { kind: 'NOTHING' }, boss)).status).toBe(404)
    expect((await holder.club.ask(contract.letter.history, { kind: 'constructor' }, boss)).status).toBe(404)
    for (const call of [contract.letter.preview, contract.letter.sendTest])
      expect((await holder.club.ask(call, { kind: 'NOTHING', lang: 'en', texts: [] }, boss)).status).toBe(404)
    const body = { version: 1, texts: [] }
    expect((await holder.club.ask(contract.letter.change, { kind: 'NOTHING', ...body }, boss)).status).toBe(404)
  })
})

describe('saving', () => {
  it('changes the emails that are sent, in each language, and back to the default', async () => {
    const heading = { code: 'APPROVED_HEADING' }
    await put('APPROVED', [
      { lang: 'en', code: 'APPROVED_SUBJECT', msg: 'Come in, {{name}}' },
      { lang: 'ko', code: 'APPROVED', msg: '승인되었습니다.\n\n\n\n{{ id }}' },
      { lang: 'en', ...heading, msg: 'Good news' },
      { lang: 'ko', ...heading, msg: '좋은 소식' },
    ])
    const sent = async (lang: string) => {
      server.received.length = 0
      const ctx = jobContext(holder.club.platform, 'test')
      holder.club.platform.cache.invalidate('message')
      await write(ctx, (tx) => send(tx, 'APPROVED', lang, 'kim@example.com', { name: 'Kim', id: 'mjkim' }))
      await sendDue()
      return server.received[0]!.mail
    }
    expect((await sent('en')).subject).toBe('Come in, Kim')
    expect((await sent('en')).html).toMatch(/<h1[^>]*>Good news<\/h1>/)
    const korean = await sent('ko')
    expect(korean.text).toMatch(/^좋은 소식\n\nKim 님, 안녕하십니까\.\n\n승인되었습니다\.\n\n {4}mjkim\n/)
    expect(korean.subject).toContain('가입이 승인되었습니다')
    await put('APPROVED', [{ lang: 'en', code: 'APPROVED_SUBJECT', msg: null }])
    expect((await sent('en')).subject).toBe('Your Greenhill Country Club account is approved')
  })

  it('knows the default again when it is typed, and reaches the page of all texts', async () => {
    const { fields } = await read('WELCOME')
    const [subject] = fields
    await put('WELCOME', [WELCOME])
    const { data } = await holder.club.ask(
      contract.language.forManager,
      { lang: 'en', keyword: 'mail.WELCOME_SUBJECT' },
      boss,
    )
    expect(data.list[0]).toMatchObject({ msg: WELCOME.msg, isOwn: true })
    await put('WELCOME', [{ ...WELCOME, msg: ` ${subject!.texts[0]!.original} ` }])
    expect(await holder.club.sql`select from club_message where category = 'mail'`).toHaveLength(0)
  })

  it('is refused when someone else saved first, on this page or on that of all texts', async () => {
    const { version } = await read('WELCOME')
    await put('WELCOME', [WELCOME], version)
    const late = await put('WELCOME', [{ ...WELCOME, msg: 'Hello' }], version)
    expect(late.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: (await read('WELCOME')).version } })
    const now = (await read('WELCOME')).version
    const list = [{ category: 'mail', code: 'WELCOME_ACTION', msg: 'Book' }]
    await holder.club.ask(contract.language.change, { lang: 'en', list }, boss)
    expect((await put('WELCOME', [WELCOME], now)).fail.code).toBe('CHANGED_MEANWHILE')
  })

  it('lets one of two managers through who save at the same time', async () => {
    const { version } = await read('WELCOME')
    const both = await Promise.all(['First', 'Second'].map((msg) => put('WELCOME', [{ ...WELCOME, msg }], version)))
    expect(both.filter(({ result }) => result)).toHaveLength(1)
  })

  it.each([
    ['VALUE_UNKNOWN', 'WELCOME', 'WELCOME_SUBJECT', 'Hello {{nobody}}', '{{nobody}}'],
    ['VALUE_UNKNOWN', 'WELCOME', 'WELCOME_SUBJECT', 'Hello {{name', '{{'],
    ['VALUE_UNKNOWN', 'SUSPENDED', 'SUSPENDED', 'Until {{until}}: {{reason}}', '{{until}}'],
    ['VALUE_UNKNOWN', 'SUSPENDED', 'SUSPENDED', 'Until {{until, money}}: {{reason}}', '{{until, money}}'],
    ['VALUE_MISSING', 'SUSPENDED', 'SUSPENDED', 'Suspended: {{reason}}', '{{until, fullDay}}'],
    ['VALUE_MISSING', 'CERT_CODE', 'CERT_CODE_SIGNUP', 'Until {{until, clock}}', '{{code}}'],
    ['VALUE_MISSING', 'CLUB_NEWS', 'CLUB_NEWS_SUBJECT', 'News: {{title}}', '(Ad)'],
    ['VALUE_MISPLACED', 'CERT_CODE', 'CERT_CODE_SUBJECT', 'Your code {{code}}', '{{code}}'],
    ['VALUE_MISPLACED', 'FIND_ID', 'FIND_ID', 'Your IDs: {{ids}}', '{{ids}}'],
  ])('refuses %s in %s and names the field', async (code, kind, field, msg, value) => {
    const { fail } = await put(kind, [{ lang: 'en', code: field, msg }])
    expect(fail).toMatchObject({ code, msgVar: { lang: 'en', code: field, value } })
    const texts = [{ code: field, msg }]
    expect((await preview(kind, { texts })).fail).toMatchObject({ code, msgVar: { code: field } })
    expect((await holder.club.ask(contract.letter.sendTest, { kind, lang: 'en', texts }, boss)).fail).toMatchObject({
      code,
    })
    const list = [{ category: 'mail', code: field, msg }]
    const answer = await holder.club.ask(contract.language.change, { lang: 'en', list }, boss)
    expect(answer.fail.msgDetail).toBe('list[0].msg')
    expect(await holder.club.sql`select from club_message where category = 'mail'`).toHaveLength(0)
  })

  it('keeps the mark of advertising in each language', async () => {
    const subject = { lang: 'ko', code: 'CLUB_NEWS_SUBJECT' }
    expect((await put('CLUB_NEWS', [{ ...subject, msg: '{{title}}' }])).fail.msgVar.value).toBe('(광고)')
    expect((await put('CLUB_NEWS', [{ ...subject, msg: '(광고) {{title}}' }])).result).toBe(true)
  })

  it('takes a heading in all languages or in none', async () => {
    const heading = { lang: 'en', code: 'WELCOME_HEADING', msg: 'Welcome' }
    expect((await put('WELCOME', [heading])).fail).toMatchObject({
      code: 'LANGUAGE_MISSING',
      msgVar: { lang: 'ko', code: 'WELCOME_HEADING' },
    })
    expect((await put('WELCOME', [heading, { ...heading, lang: 'ko', msg: '환영합니다' }])).result).toBe(true)
    expect((await put('WELCOME', [{ ...heading, msg: null }])).fail.msgVar.lang).toBe('en')
  })

  it.each([
    ['texts[0].code', { lang: 'en', code: 'FOOT', msg: 'x' }],
    ['texts[0].lang', { lang: 'ja', code: 'WELCOME', msg: 'x' }],
    ['texts[0].msg', { lang: 'en', code: 'WELCOME', msg: ' ' }],
  ])('refuses a wrong %s', async (field, text) => {
    expect((await put('WELCOME', [text])).fail.msgDetail).toBe(field)
  })
})

describe('a preview', () => {
  it('shows what is not saved, escaped, with the rest as it is saved', async () => {
    await put('WELCOME', [{ lang: 'en', code: 'WELCOME_ACTION', msg: 'Book now' }])
    const texts = [{ code: 'WELCOME', msg: 'Hi <b>you</b>\n\n{{id}}' }]
    const { data } = await preview('WELCOME', { texts })
    expect(data.html).toContain('Hi &lt;b&gt;you&lt;/b&gt;')
    expect(data.html).toContain('Book now')
    expect(data.html).toContain('Greenhill Country Club')
    expect((await preview('WELCOME', { texts: [{ code: 'WELCOME_ACTION', msg: null }] })).data.html).toContain(
      'See tee times',
    )
    expect((await read('WELCOME')).changed).toBe(1)
  })

  it('speaks of a course of the club, and refuses what it does not have', async () => {
    await holder.club.sql`
      insert into course (code, name, holes, loop_minutes, order_no, is_use)
      values ('SKY', ${holder.club.sql.json({ en: 'Sky', ko: '하늘코스' })}, 9, 135, 0, true)`
    expect((await preview('BOOKING_BOOKED', { lang: 'ko' })).data.text).toContain('하늘코스 9홀')
    expect((await preview('BOOKING_BOOKED')).data.subject).toMatch(/, Sky$/)
    expect((await preview('WELCOME', { lang: 'ja' })).fail.msgDetail).toBe('lang')
    expect((await preview('WELCOME', { variant: 'SIGNUP' })).fail.msgDetail).toBe('variant')
    expect((await preview('CERT_CODE', { variant: 'toString' })).fail.msgDetail).toBe('variant')
  })
})

describe('a test email', () => {
  it('arrives at the manager who asks, with the new words, marked as a test and noted in the log', async () => {
    const texts = [{ code: 'CERT_CODE_SUBJECT', msg: 'Your number' }]
    const { data } = await holder.club.ask(
      contract.letter.sendTest,
      { kind: 'CERT_CODE', lang: 'en', variant: 'PASSWORD', texts },
      boss,
      {},
    )
    await sendDue()
    const [{ to, mail }] = server.received as [MailServer['received'][number]]
    expect(to).toEqual([data.to])
    expect(mail.subject).toBe('[Test] Your number')
    expect(mail.text).toContain('123456')
    const { sql } = holder.club
    const [kept] = await sql`select kind, secrets, has_secret, member_idx from mail where mail_idx = ${data.mailIdx}`
    expect(kept).toEqual({ kind: 'LETTER_TEST', secrets: null, hasSecret: false, memberIdx: null })
    const [logged] = await sql`select noun, record_idx, admin_idx, after from audit where call = 'letter.sendTest'`
    expect(logged).toEqual({
      noun: 'mail',
      recordIdx: data.mailIdx,
      adminIdx: boss.adminIdx,
      after: { kind: 'CERT_CODE', lang: 'en', test: true },
    })
  })

  it('is sent once for one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await holder.club.ask(
      contract.letter.sendTest,
      { kind: 'WELCOME', lang: 'en', texts: [] },
      boss,
      headers,
    )
    const again = await holder.club.ask(
      contract.letter.sendTest,
      { kind: 'WELCOME', lang: 'en', texts: [] },
      boss,
      headers,
    )
    expect(again.data).toEqual({ mailIdx: expect.any(Number), to: first.data.to })
    expect(again.data.mailIdx).toBe(first.data.mailIdx)
    await sendDue()
    expect(server.received).toHaveLength(1)
  })

  it('is limited for each manager', async () => {
    const club = await TestClub.open(0.05, undefined, createLog('silent'))
    try {
      const ask = async (as: Manager) =>
        await club.ask(contract.letter.sendTest, { kind: 'WELCOME', lang: 'en', texts: [] }, as)
      const rights = { '960000': 'R', '960300': 'RU' }
      const [one, other] = [await club.manager({ rights }), await club.manager({ rights })]
      expect((await ask(one)).result).toBe(true)
      expect((await ask(one)).fail).toMatchObject({ code: 'RATE_LIMIT', msgVar: { retryAt: expect.any(String) } })
      expect((await ask(other)).result).toBe(true)
    } finally {
      await club.close()
    }
  })
})

describe('the history', () => {
  it('says who changed what, on either page, and knows the texts after each change', async () => {
    const first = { lang: 'en', code: 'RESUMED_SUBJECT', msg: 'First' }
    await put('RESUMED', [first, { lang: 'ko', code: 'RESUMED_SUBJECT', msg: '첫째' }])
    const list = [
      { category: 'mail', code: 'RESUMED_SUBJECT', msg: 'Second' },
      { category: 'common', code: 'SAVE', msg: 'Keep' },
    ]
    await holder.club.ask(contract.language.change, { lang: 'en', list }, boss)
    await put('RESUMED', [{ ...first, msg: null }])
    const [last, second, oldest, ...more] = await history('RESUMED')
    expect(more).toEqual([])
    expect(last!.changes).toEqual([{ lang: 'en', code: 'RESUMED_SUBJECT', before: 'Second', after: null }])
    expect(last!.texts).toEqual([{ lang: 'ko', code: 'RESUMED_SUBJECT', msg: '첫째' }])
    expect(second!.changes).toEqual([{ lang: 'en', code: 'RESUMED_SUBJECT', before: 'First', after: 'Second' }])
    expect(oldest!.changes).toHaveLength(2)
    expect(oldest!.texts).toContainEqual(first)
    expect(oldest!.by).toEqual(expect.any(String))
    expect(await history('UNBLOCKED')).toEqual([])
  })
})

it('who may only read sees and previews, and neither saves nor sends', async () => {
  const body = { lang: 'en', texts: [], version: 0 }
  expect([
    (await holder.club.ask(contract.letter.one, { kind: 'WELCOME' }, reader)).status,
    (await holder.club.ask(contract.letter.history, { kind: 'WELCOME' }, reader)).status,
    (await holder.club.ask(contract.letter.preview, { kind: 'WELCOME', ...body }, reader)).status,
  ]).toEqual([200, 200, 200])
  expect([
    (await holder.club.ask(contract.letter.change, { kind: 'WELCOME', ...body }, reader)).status,
    (await holder.club.ask(contract.letter.sendTest, { kind: 'WELCOME', ...body }, reader)).status,
  ]).toEqual([403, 403])
})
