import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certPurpose } from '@clubhouse/contract/member/certification'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { jobContext } from '../job/context.ts'
import type { Job } from '../job/job.ts'
import { keepJobsGoing } from '../job/keep-going.ts'
import { know, perform, performTasks } from '../job/perform.ts'
import { openPost, SENT_AT_ONCE } from '../platform/post.ts'
import { write } from '../platform/write.ts'
import { sendMail, sendWaiting, tidyMail } from './deliver.ts'
import { aboutKind, type KindName, kinds, pathOf, type ValuesOf } from './kinds.ts'
import { send } from './send.ts'

const holder = TestClub.use()
let server: MailServer
let seen: number

const ctx = () => jobContext(holder.club.platform, 'test')
const put = <K extends KindName>(kind: K, values: ValuesOf<K>, { lang = 'en', to = 'kim@example.com' } = {}) =>
  write(ctx(), (tx) => send(tx, kind, lang, to, values))
const code = (digits = '482913', to?: string) =>
  put('CERT_CODE', { code: digits, until: Temporal.Instant.from('2027-03-01T00:10:00Z'), purpose: 'SIGNUP' }, { to })
const sendDue = async () => {
  while (await performTasks(jobContext(holder.club.platform, sendMail.name), sendMail));
}
const row = async (mailIdx: number) => {
  const [found] = await holder.club.sql`select * from mail where mail_idx = ${mailIdx}`
  return found!
}
const arrived = () => server.received.slice(seen)

/** How the emails of the following tests are sent. */
function use(settings: { smtpUrl?: string; mailOutboxDir?: string; publicUrl?: string }): void {
  holder.club.platform.post = openPost({ ...holder.club.platform.config, ...settings })
}

beforeAll(async () => {
  server = await openMailServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await holder.club.setClock('2027-03-01T09:00')
  await holder.club.sql`delete from job_task`
  server.refuse()
  seen = server.received.length
  use({ smtpUrl: server.url })
})

describe('a mail', () => {
  it('has the colours of the club', async () => {
    expect((await row(await code())).html).toContain('border-top:4px solid #1f5b3f')
    await holder.club.sql`update look set main = '#14285a'`
    const html = async () => (await row(await code())).html
    await expect.poll(html).toContain('border-top:4px solid #14285a')
    expect(await html()).not.toContain('#1f5b3f')
    expect(await html()).not.toContain('#6cc397')
    await holder.club.sql`update look set main = null`
    await expect.poll(html).toContain('#1f5b3f')
  })

  it('goes out if the change is committed, to its one address, with text and HTML in its language', async () => {
    const mailIdx = await code()
    await sendDue()
    const [letter] = arrived()
    expect(letter!.to).toEqual(['kim@example.com'])
    const { mail } = letter!
    expect(mail.from).toMatchObject({ name: 'Greenhill Country Club', address: 'hello@greenhill.example' })
    expect(mail.subject).toBe('Your Greenhill Country Club verification code')
    expect(mail.text).toContain('This is your code to create an account:\n\n    482913\n')
    expect(mail.html).toContain('>482913</p>')
    expect(mail.text).toContain('12 Greenhill-ro, Yongin')
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(mail.html).not.toMatch(/<img|url\(|<script/)
    expect(await row(mailIdx)).toMatchObject({
      state: 'SENT',
      tries: 1,
      error: null,
      answer: expect.stringMatching(/^250/),
    })

    await code('111111', 'lee@example.com')
    const korean = await put('WELCOME', { name: '김민준', id: 'mjkim' }, { lang: 'ko' })
    await sendDue()
    // Two emails are sent at the same time, in any order.
    const welcome = arrived().find(({ mail: { text } }) => text?.includes('mjkim'))!.mail
    expect(welcome.subject).toBe('[그린힐 컨트리클럽] 가입을 환영합니다')
    expect(welcome.text).toContain('김민준 님, 안녕하십니까.')
    expect((await row(korean)).lang).toBe('ko')
  })

  it('is never there when the change is undone', async () => {
    await expect(
      write(ctx(), async (tx) => {
        await send(tx, 'APPROVAL_PENDING', 'en', 'nobody@example.com', { name: 'Nobody' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await sendDue()
    expect(arrived()).toEqual([])
    expect((await holder.club.sql`select from mail where to_email = 'nobody@example.com'`).length).toBe(0)
  })

  it('is put off while the mail server is in trouble, and sent by the clock of the club', async () => {
    server.refuse({ code: 451, message: 'try later' })
    const mailIdx = await put('APPROVED', { name: 'Kim', id: 'mjkim' })
    await sendDue()
    expect(await row(mailIdx)).toMatchObject({ state: 'WAITING', tries: 1, error: expect.stringContaining('451') })
    const asked = server.asked()
    await sendDue()
    expect(server.asked()).toBe(asked)
    await holder.club.setClock('2027-03-01T09:00:11')
    await sendDue()
    expect(await row(mailIdx)).toMatchObject({ state: 'WAITING', tries: 2 })
    server.refuse()
    await holder.club.setClock('2027-03-01T09:00:42')
    await sendDue()
    expect(await row(mailIdx)).toMatchObject({ state: 'SENT', tries: 3, error: null })
    expect(arrived()).toHaveLength(1)
  })

  it('is the same mail however often it is tried', async () => {
    const mailIdx = await put('APPROVED', { name: 'Kim', id: 'mjkim' })
    await sendDue()
    await holder.club.sql`update mail set state = 'WAITING', next_at = club_now() where mail_idx = ${mailIdx}`
    await holder.club.sql`insert into job_task (name, data) values ('send-mail', ${holder.club.sql.json({ mailIdx })})`
    await sendDue()
    const [first, second] = arrived()
    expect(second!.mail.messageId).toBe(first!.mail.messageId)
    expect(second!.mail.date).toBe(first!.mail.date)
  })

  it('goes over a connection that stays for the next, also after a refused one', async () => {
    holder.club.platform.post.close()
    use({ smtpUrl: server.url })
    const before = server.connections()
    server.refuse({ code: 550, message: 'no such mailbox here' })
    await code()
    await sendDue()
    server.refuse()
    for (let n = 0; n < 40; n++) await code(String(200_000 + n))
    await sendDue()
    expect(arrived()).toHaveLength(40)
    expect(server.connections() - before).toBeLessThanOrEqual(SENT_AT_ONCE)
  })

  it('is sent over another connection when the mail server has ended the one that was kept', async () => {
    await code('300001')
    await sendDue()
    server.dropAll()
    const mailIdx = await code('300002')
    await sendDue()
    expect(await row(mailIdx)).toMatchObject({ state: 'SENT', tries: 1 })
  })

  it('is given up at once when the mail server will never take it', async () => {
    server.refuse({ code: 550, message: 'no such mailbox here' })
    const mailIdx = await code()
    await sendDue()
    expect(await row(mailIdx)).toMatchObject({
      state: 'FAILED',
      tries: 1,
      error: expect.stringContaining('550 no such mailbox'),
      secrets: null,
    })
  })

  it('is given up when it is of no use any more: a code after 10 minutes, the others after a day', async () => {
    server.refuse({ code: 421, message: 'closing' })
    const [soon, late] = [await code(), await put('APPROVED', { name: 'Kim', id: 'mjkim' })]
    for (const time of ['01T09:01', '01T09:05', '01T09:10', '01T12:00', '02T08:00']) {
      await holder.club.setClock(`2027-03-${time}`)
      await sendDue()
    }
    expect(await row(soon)).toMatchObject({ state: 'FAILED', secrets: null })
    expect(await row(late)).toMatchObject({ state: 'WAITING' })
    await holder.club.setClock('2027-03-02T10:00')
    await sendDue()
    expect(await row(late)).toMatchObject({ state: 'FAILED', error: 'TOO_LATE' })
    expect((await holder.club.sql`select from job_task`).length).toBe(0)
  })

  it('is sent once when two processes are at it', async () => {
    for (let n = 0; n < 12; n++) await code(String(100_000 + n))
    await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(new Set(arrived().map(({ mail }) => mail.text)).size).toBe(12)
    expect(arrived()).toHaveLength(12)
  })

  it('carries typed values as text, and never as a header, a tag or another person’s secret', async () => {
    const name =
      'Kim\r\nBcc: thief@example.com\r\n\r\n<img src=x onerror=alert(1)> {{code}} $t(mail.HELLO) \uE000password\uE000'
    await put('PASSWORD_RESET', { name, id: '<b>kim</b>', password: `a&b<"c'` })
    await sendDue()
    const [{ mail, raw, to }] = arrived() as [MailServer['received'][number]]
    expect(to).toEqual(['kim@example.com'])
    expect(raw).not.toMatch(/^bcc:/im)
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; {{code}} $t(mail.HELLO) password')
    expect(mail.html).toContain('&lt;b&gt;kim&lt;/b&gt;')
    expect(mail.html).toContain('a&amp;b&lt;&quot;c&#39;')
    expect(mail.text).toContain(`    a&b<"c'\n`)
    await expect(put('APPROVED', { name: 'x', id: 'y' }, { to: 'a@b.example, c@d.example' })).rejects.toThrow(
      'one address',
    )
  })

  it('has no link unless the club has said what its address is', async () => {
    await put('APPROVED', { name: 'Kim', id: 'mjkim' })
    await sendDue()
    expect(arrived()[0]!.mail.html).not.toContain('href')
    use({ smtpUrl: server.url, publicUrl: 'https://club.example' })
    await put('APPROVED', { name: 'Kim', id: 'mjkim' })
    await sendDue()
    expect(arrived()[1]!.mail.html).toContain('href="https://club.example/login"')
    expect(arrived()[1]!.mail.text).toContain('Log in: https://club.example/login')
  })
})

const ASCII_VALUES = /mjkim\w*|Kim|Chrome, Mac|Greenhill Country Club|\uE000\w+\uE000/g
const at = Temporal.Instant.from('2027-03-01T00:30:00Z')
const DRAW = { name: 'Kim', drawIdx: 1, title: '23', date: '2027-03-09' }
const TEE_TIME = {
  name: 'Kim',
  bookingIdx: 15001,
  date: '2027-03-09',
  time: '07:10',
  course: '12',
  booker: '34',
  facts: [{ label: '56', value: '78' }],
}
const VALUES: { [K in KindName]: ValuesOf<K> } = {
  CERT_CODE: { code: '482913', until: at, purpose: 'PASSWORD' },
  FIND_ID: { name: 'Kim', ids: ['mjkim', 'mjkim07'] },
  PASSWORD_RESET: { name: 'Kim', id: 'mjkim', password: 'Green-7418' },
  WELCOME: { name: 'Kim', id: 'mjkim' },
  APPROVAL_PENDING: { name: 'Kim' },
  APPROVED: { name: 'Kim', id: 'mjkim' },
  REJECTED: { name: 'Kim', reason: '123' },
  BLOCKED: { name: 'Kim', reason: '123' },
  UNBLOCKED: { name: 'Kim' },
  OPENING_SOON: { name: 'Kim', date: '2027-03-31', at },
  COUPON_ENDS: { name: 'Kim', coupon: '123', until: '2027-03-31' },
  SUSPENDED: { name: 'Kim', until: '2027-03-31', reason: '123', facts: TEE_TIME.facts, appealBy: at },
  RESUMED: { name: 'Kim' },
  DORMANT_SOON: { name: 'Kim', id: 'mjkim', date: '2027-03-08' },
  WITHDRAWN: { name: 'Kim', undoUntil: at },
  CLOSED: { name: 'Kim', eraseAt: at },
  AWAKE: { name: 'Kim', at },
  NEWS_QUESTION: { name: 'Kim', given: '2025-03-31', until: '2027-04-30' },
  NEWS_ENDED: { name: 'Kim', on: '2027-04-30' },
  LOGIN_LOCKED: { name: 'Kim', until: at, code: 'kQ7x' },
  PASSWORD_CHANGED: { name: 'Kim', at },
  EMAIL_CHANGED: { name: 'Kim', at },
  SECOND_FACTOR_CHANGED: { name: 'Kim', at, change: 'ADDED' },
  PASSKEY_CHANGED: { name: 'Kim', key: 'Chrome, Mac', at, change: 'KEY_ADDED' },
  INQUIRY_TAKEN: {
    ...{ name: 'Kim', inquiryIdx: 1, title: '12', how: 'NOTED', manager: '34', date: '2026-12-04', text: '56' },
  },
  INQUIRY_ANSWERED: { name: 'Kim', inquiryIdx: 1, title: '12', answer: '34' },
  TEAM_FORM: { name: 'Kim', how: 'APPROVED_LESS', team: '12', year: '2027', reason: '34', lost: ['56', '78'] },
  TEAM_DRAW: { name: 'Kim', how: 'FROZEN', team: '12', year: '2027', at, words: '34', root: '56', reason: '' },
  TEAM_DATE: {
    ...{ name: 'Kim', how: 'MOVED', team: '12', date: '2027-05-15', from: '2027-05-08', times: '56', reason: '34' },
    ...{ dates: '78', until: at },
  },
  TEAM_ENDED: { name: 'Kim', how: 'CLUB', team: '12', year: '2027', reason: '34' },
  TEAM_PLACE: { name: 'Kim', how: 'CHANGED', team: '12', year: '2027', person: '34', before: '56' },
  LOST_CLAIM: { name: 'Kim', how: 'REFUSED', title: '12', reason: '34', until: '2027-03-08', phone: '02-123-4567' },
  FEAT: { name: 'Kim', how: 'ASKED', person: 'Lee', title: '12', date: '2027-03-06', phone: '02-123-4567' },
  TERMS: { name: 'Kim', termsIdx: 1, terms: '12', from: '2027-03-08' },
  CLUB_MESSAGE: { name: 'Kim', title: '123', text: ['456', '789'] },
  CLUB_NEWS: { name: 'Kim', title: '123', text: ['456'] },
  BOOKING_BOOKED: TEE_TIME,
  BOOKING_NAMED: TEE_TIME,
  BOOKING_CHANGED: {
    ...{ ...TEE_TIME, how: 'MOVED', fromDate: '2027-03-06', fromTime: '08:24', fromCourse: '13' },
    ...{ changes: ['90', '91'], what: '90 · 91' },
  },
  BOOKING_DELAYED: { ...TEE_TIME, how: 'FROST', fromTime: '08:24' },
  BOOKING_CANCELLED: { ...TEE_TIME, by: 'YOU', part: '1', party: 4, until: '' },
  BOOKING_UNNAMED: { ...TEE_TIME, how: 'REMOVED' },
  BOOKING_DECLINED: { ...TEE_TIME, who: '90' },
  BOOKING_OFFERED: TEE_TIME,
  BOOKING_OFFER_ANSWERED: { ...TEE_TIME, who: '90', how: 'ACCEPTED' },
  BOOKING_COUPON: { ...TEE_TIME, how: 'RETURNED' },
  BOOKING_WAIVED: TEE_TIME,
  NAMES_MISSING: { ...TEE_TIME, due: at },
  PLAYING_TOMORROW: TEE_TIME,
  STANDBY_OFFER: { ...TEE_TIME, offerIdx: 1, until: at },
  STANDBY_PAUSED: { name: 'Kim', date: '2027-03-09' },
  STANDBY_REMOVED: { name: 'Kim', date: '2027-03-09', reason: '123' },
  DRAW_ENTRY: { ...DRAW, until: at, how: 'ENTERED', receipt: '31-9-1', hash: '123', who: '90' },
  DRAW_NAMED: { ...DRAW, until: at, how: 'ASKED', booker: '90', words: '4 5 6', root: '789', time: '07:12' },
  DRAW_CLOSED: { ...DRAW, words: '4 5 6', root: '789' },
  DRAW_INELIGIBLE: { ...DRAW, reason: '45', words: '4 5 6', root: '789' },
  DRAW_WON: { ...TEE_TIME, title: DRAW.title, place: '12', until: at },
  DRAW_NOT_TAKEN: { ...DRAW, time: '07:12', reason: '45' },
  DRAW_LOST: { ...DRAW, how: 'STANDBY', place: '43', reasons: '45' },
  DRAW_ENDED: { ...DRAW, how: 'REVOKED', reason: '45' },
  DRAW_FAILED: { title: '123', dates: '45', how: 'VALUE' },
  PENALTY: {
    ...TEE_TIME,
    how: 'SUSPENSION',
    rule: '90',
    from: '2027-03-09',
    until: '2027-04-07',
    money: 48_000,
    due: '2027-04-08',
    appealBy: at,
    phone: '02',
  },
  APPEAL: {
    name: 'Kim',
    how: 'RECEIVED',
    rule: '90',
    answer: '123',
    by: '2027-03-31',
    coupon: '45',
    until: '2027-03-31',
    phone: '02',
  },
}

it('shows a reason as what a person wrote, and a code as what is typed elsewhere', async () => {
  const { html, text } = await row(await put('REJECTED', { name: 'Kim', reason: 'No such membership <number>' }))
  expect(html).toMatch(/<p class="quote"[^>]*>No such membership &lt;number&gt;<\/p>/)
  expect(text).toContain('    No such membership <number>\n')
  expect((await row(await put('WELCOME', { name: 'Kim', id: 'minjun' }))).html).toMatch(/<p class="value"[^>]*>minjun</)
})

it('has its font and alignment on every cell and paragraph, for programs whose tables inherit neither', async () => {
  for (const kind of Object.keys(kinds) as KindName[]) {
    const { html } = await row(await put(kind, VALUES[kind]))
    for (const [tag] of String(html).matchAll(/<(?:p|th)\b[^>]*>/g)) {
      expect(tag).toContain('font')
      expect(tag).toContain('text-align:')
    }
  }
})

it.each(Object.keys(kinds) as KindName[])('%s has all its words in both languages', async (kind) => {
  // There is a button only when the site's address is known.
  use({ smtpUrl: server.url, publicUrl: 'https://club.example' })
  for (const lang of ['en', 'ko']) {
    const mailIdx = await put(kind, VALUES[kind], { lang })
    const { subject, text, html } = await row(mailIdx)
    const { action: path, carries } = aboutKind(kind)!
    const action = path && pathOf(path, VALUES[kind]).replaceAll('&', '&amp;')
    const carried = carries ? `#\uE000${carries}\uE000` : ''
    expect(String(text).includes('https://club.example'), 'the button in the text').toBe(action !== undefined)
    expect(String(html).includes(`href="https://club.example${action}${carried}"`), 'the button').toBe(
      action !== undefined,
    )
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/\{\{|undefined|Invalid|\[object|mail\.[A-Z]/)
      expect(String(part).trim()).not.toBe('')
    }
    if ('at' in VALUES[kind]) expect(text).toContain('09:30')
    expect(/[가-힣]/.test(subject)).toBe(lang === 'ko')
    // A text without a translation would be English.
    for (const part of String(text).split('\n\n-- ')[0]!.split('\n\n'))
      if (/[a-z]{4}/i.test(part.replace(/https?:\S+/g, '').replace(ASCII_VALUES, '')))
        expect(/[가-힣]/.test(part), part).toBe(lang === 'ko')
  }
})

it.each([
  ...certPurpose.options.map((purpose) => ['CERT_CODE', 'purpose', purpose] as const),
  ...(['ADDED', 'REMOVED'] as const).map((change) => ['SECOND_FACTOR_CHANGED', 'change', change] as const),
  ...(['KEY_ADDED', 'KEY_REMOVED'] as const).map((change) => ['PASSKEY_CHANGED', 'change', change] as const),
  ...(['MOVED', 'CHANGES', 'DETAILS'] as const).map((how) => ['BOOKING_CHANGED', 'how', how] as const),
  ...(['YOU', 'BOOKER', 'CLUB'] as const).map((by) => ['BOOKING_CANCELLED', 'by', by] as const),
  ...(['ACCEPTED', 'DECLINED'] as const).map((how) => ['BOOKING_OFFER_ANSWERED', 'how', how] as const),
  ...(['RETURNED', 'FORFEITED', 'ENDED'] as const).map((how) => ['BOOKING_COUPON', 'how', how] as const),
  ...(['REMOVED', 'DECLINED'] as const).map((how) => ['BOOKING_UNNAMED', 'how', how] as const),
  ...(['SUSPENSION', 'MONEY', 'UNPAID', 'OVERDUE', 'ROUND', 'WARNING', 'LIFTED'] as const).map(
    (how) => ['PENALTY', 'how', how] as const,
  ),
  ...(['RECEIVED', 'INTERRUPTED', 'REJECTED', 'UPHELD', 'UPHELD_COUPON'] as const).map(
    (how) => ['APPEAL', 'how', how] as const,
  ),
])('%s has words for the %s %s', async (kind, name, value) => {
  for (const lang of ['en', 'ko']) {
    const { text, html } = await row(await put(kind, { ...VALUES[kind], [name]: value }, { lang }))
    for (const part of [text, html]) expect(part).not.toContain(value)
  }
})

describe('without a mail server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-mail-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('each mail is a file, where a folder is set; only its owner may read it', async () => {
    use({ mailOutboxDir: join(folder, 'out') })
    const mailIdx = await code('774411')
    await sendDue()
    const [file] = readdirSync(join(folder, 'out'))
    expect(file).toBe(`${String(mailIdx).padStart(6, '0')}-CERT_CODE.eml`)
    const path = join(folder, 'out', file!)
    expect((await PostalMime.parse(readFileSync(path))).text).toContain('774411')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(await row(mailIdx)).toMatchObject({ state: 'SENT', secrets: { code: '774411' } })
  })

  const tasks = () => holder.club.sql`select from job_task`
  const minute = (job: Job) => perform(jobContext(holder.club.platform, job.name), job, false)

  it('mails wait without a task, and go when there is one, unless they are of no use any more', async () => {
    use({})
    await holder.club.sql`delete from mail`
    await know(ctx(), sendWaiting)
    const mails = [
      await put('APPROVED', { name: 'Kim', id: 'mjkim' }),
      await put('APPROVED', { name: 'Lee', id: 'lee' }),
    ]
    const late = await code('774412')
    for (const time of ['09:01', '09:02', '09:30']) {
      await holder.club.setClock(`2027-03-01T${time}`)
      await minute(sendWaiting)
      expect(await performTasks(jobContext(holder.club.platform, sendMail.name), sendMail), time).toBeUndefined()
      expect(await tasks()).toHaveLength(0)
    }
    for (const mailIdx of mails) expect(await row(mailIdx)).toMatchObject({ state: 'WAITING', tries: 0, error: null })
    // The job does not read the outbox either.
    const unread = () => Promise.reject(new Error('the outbox was read'))
    await sendWaiting.run({ ...ctx(), sql: unread as never })

    use({ smtpUrl: server.url })
    await minute(sendWaiting)
    await minute(sendWaiting)
    expect(await tasks()).toHaveLength(3)
    await sendDue()
    for (const mailIdx of mails) expect(await row(mailIdx)).toMatchObject({ state: 'SENT', tries: 1 })
    expect(await row(late)).toMatchObject({ state: 'FAILED', error: 'TOO_LATE', secrets: null })
    expect(arrived()).toHaveLength(2)
    await minute(sendWaiting)
    expect(await tasks()).toHaveLength(0)
  })

  it('a task of a time with a mail server ends, and the mail waits', async () => {
    const mailIdx = await put('APPROVED', { name: 'Kim', id: 'mjkim' })
    expect(await tasks()).toHaveLength(1)
    use({})
    await sendDue()
    expect(await tasks()).toHaveLength(0)
    expect(await row(mailIdx)).toMatchObject({ state: 'WAITING', tries: 0, error: null })
  })

  it('codes are erased when they are of no use, and mails after 90 days', async () => {
    use({})
    const mailIdx = await code()
    const tidy = () => minute(tidyMail)
    await holder.club.sql`insert into job (name, schedule) values ('tidy-mail', '') on conflict do nothing`
    await tidy()
    expect((await row(mailIdx)).secrets).toEqual({ code: '482913' })
    await holder.club.setClock('2027-03-01T09:11')
    await tidy()
    expect(await row(mailIdx)).toMatchObject({ secrets: null, state: 'FAILED', error: 'TOO_LATE' })
    await holder.club.setClock('2027-05-31T09:00')
    await tidy()
    expect((await holder.club.sql`select from mail where mail_idx = ${mailIdx}`).length).toBe(0)
  })
})

describe('by the running product', () => {
  let end: (() => Promise<void>) | undefined
  afterEach(() => end?.())

  it('a mail arrives about a second after its change', async () => {
    end = keepJobsGoing(holder.club.platform, [sendMail])
    await code('909090', 'soon@example.com')
    await expect.poll(() => arrived().map(({ to }) => to[0])).toContain('soon@example.com')
  })
})
