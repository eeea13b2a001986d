import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { autoreply, exchange, gmail, postfix } from '../../../test/bounces.ts'
import { TestClub } from '../../../test/club.ts'
import { type MailServer, openMailServer } from '../../../test/mail-server.ts'
import { dial, talkTo } from '../../../test/smtp-talk.ts'
import { jobContext } from '../../job/context.ts'
import { performTasks } from '../../job/perform.ts'
import { openPost } from '../../platform/post.ts'
import { write } from '../../platform/write.ts'
import { bounceAddress, newBounceKey } from '../bounce-address.ts'
import { sendMail } from '../deliver.ts'
import { send } from '../send.ts'
import { openBounceReceiver } from './receiver.ts'

const DOMAIN = 'bounce.greenhill.example'
const TO = 'kim@example.com'
const holder = TestClub.use()
type Query = InputOf<typeof contract.mail.list>
let server: MailServer
let receiver: Awaited<ReturnType<typeof openBounceReceiver>>
let manager: Awaited<ReturnType<TestClub['manager']>>

const settings = (bounceDomain?: string) => ({
  ...holder.club.platform.config,
  host: '127.0.0.1',
  smtpUrl: server.url,
  bounceDomain,
  bouncePort: 0,
})
const use = (bounceDomain?: string) => {
  holder.club.platform.post = openPost(settings(bounceDomain))
}
const sendDue = async () => {
  while (await performTasks(jobContext(holder.club.platform, sendMail.name), sendMail));
}
/** Sends an email to a real mail server. @returns the report of that server */
async function sent() {
  const ctx = jobContext(holder.club.platform, 'test')
  const mailIdx = await write(ctx, (tx) => send(tx, 'APPROVED', 'en', TO, { name: 'Kim', id: 'mjkim' }))
  await sendDue()
  return { mailIdx, ...lastLetter() }
}
function lastLetter() {
  const { from, raw } = server.received.at(-1)!
  return { to: TO, back: from, original: raw }
}
/** Delivers an email to the receiver by SMTP with an empty sender, as reports are. @returns the SMTP answer */
async function handIn(to: string, raw: string | Buffer): Promise<{ code: number; said: string }> {
  const transport = createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true })
  try {
    const { response } = await transport.sendMail({ envelope: { from: '', to: [to] }, raw })
    return { code: Number(response.slice(0, 3)), said: response }
  } catch (error) {
    const { responseCode, response } = error as { responseCode: number; response: string }
    return { code: responseCode, said: response }
  } finally {
    transport.close()
  }
}
const outbox = async (query: Query = {}) => (await holder.club.ask(contract.mail.list, query, manager)).data
const row = async (mailIdx: number) => (await outbox()).list.find((mail) => mail.mailIdx === mailIdx)
const version = async (mailIdx: number) =>
  (await holder.club.sql`select version from mail where mail_idx = ${mailIdx}`)[0]!.version

beforeAll(async () => {
  server = await openMailServer()
  receiver = await openBounceReceiver({ ...holder.club.platform, config: settings(DOMAIN) }, DOMAIN)
  manager = await holder.club.manager({ rights: { '960000': 'R', '960500': 'RU' } })
})
afterAll(async () => {
  await receiver.close()
  await server.close()
})
beforeEach(async () => {
  await holder.club.setClock('2027-03-01T09:00')
  await holder.club.sql`delete from job_task`
  await holder.club.sql`delete from mail`
  use(DOMAIN)
})

describe('a mail that leaves', () => {
  it('has an address of its own to come back to; whom it is from stays the club', async () => {
    const { back } = await sent()
    const { mail } = server.received.at(-1)!
    expect(back).toMatch(/^bounce\+[0-9a-f]{32}@bounce\.greenhill\.example$/)
    expect(mail.from).toMatchObject({ name: 'Greenhill Country Club', address: 'hello@greenhill.example' })
    expect(server.received.at(-1)!.raw).not.toContain('bounce+')
    expect((await sent()).back).not.toBe(back)
  })

  it('comes back to the club’s own address without the setting', async () => {
    use()
    expect((await sent()).back).toBe('hello@greenhill.example')
    const rows = await holder.club.sql`select from mail where bounce_hash is not null`
    expect(rows.length).toBe(0)
  })
})

describe('a report', () => {
  it.each([
    [
      'Postfix',
      postfix,
      '550 5.1.1 <k•••@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
    ],
    [
      'Exchange',
      exchange,
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient k•••@tenant.onmicrosoft.example not found by SMTP address lookup',
    ],
    ['Gmail', gmail, expect.stringContaining('552-5.2.2 The recipient’s inbox is out of storage space')],
  ])('of %s that a mail failed is seen in the outbox, with its reason and time', async (_, report, error) => {
    const other = await sent()
    const letter = await sent()
    await holder.club.setClock('2027-03-01T09:20')
    expect((await handIn(letter.back, report(letter))).code).toBe(250)
    expect(await row(letter.mailIdx)).toMatchObject({
      state: 'FAILED',
      error,
      sentAt: expect.stringMatching(/^2027-03-01T00:00/),
      bouncedAt: expect.stringMatching(/^2027-03-01T00:20/),
    })
    expect(await row(other.mailIdx)).toMatchObject({ state: 'SENT', error: null, bouncedAt: null })

    const shown = async (query: Query) => (await outbox(query)).list.map((mail) => mail.mailIdx)
    expect(await shown({ isBounced: true })).toEqual([letter.mailIdx])
    expect(await shown({ state: 'FAILED', isBounced: false })).toEqual([])
    expect((await outbox()).counts).toMatchObject({ SENT: 1, FAILED: 1, BOUNCED: 1 })
    expect((await holder.club.ask(contract.mail.one, { mailIdx: letter.mailIdx }, manager)).data).toMatchObject({
      bouncedAt: expect.any(String),
      actions: ['RESEND'],
    })
  })

  it('that comes twice changes nothing more', async () => {
    const letter = await sent()
    await handIn(letter.back, postfix(letter))
    const [before, first] = [await row(letter.mailIdx), await version(letter.mailIdx)]
    await holder.club.setClock('2027-03-01T10:00')
    expect((await handIn(letter.back, exchange(letter))).code).toBe(250)
    expect(await row(letter.mailIdx)).toEqual(before)
    expect(await version(letter.mailIdx)).toBe(first)
  })

  it('that a mail is delayed is noted and fails nothing; what fails after that, fails', async () => {
    const letter = await sent()
    const delay = postfix(letter, {
      action: 'delayed',
      status: '4.4.1',
      diagnostic: 'Diagnostic-Code: smtp; 451 4.4.1 no answer from host',
    })
    await handIn(letter.back, delay)
    expect(await row(letter.mailIdx)).toMatchObject({
      state: 'SENT',
      error: '451 4.4.1 no answer from host',
      delayedAt: expect.stringMatching(/^2027-03-01T00:00/),
      bouncedAt: null,
    })
    await holder.club.setClock('2027-03-02T09:00')
    await handIn(letter.back, postfix(letter))
    const failed = await row(letter.mailIdx)
    expect(failed).toMatchObject({ state: 'FAILED', bouncedAt: expect.stringMatching(/^2027-03-02/) })
    await handIn(letter.back, delay)
    expect(await row(letter.mailIdx)).toEqual(failed)
  })

  it('is no answer that a mailbox gives by itself, even one with a report in it, nor noise', async () => {
    const letter = await sent()
    const before = await version(letter.mailIdx)
    for (const text of [
      autoreply(letter),
      'Subject: hello\r\n\r\nAction: failed',
      '\u0000',
      postfix(letter).slice(0, 900),
    ])
      expect((await handIn(letter.back, text)).code).toBe(250)
    expect(await row(letter.mailIdx)).toMatchObject({ state: 'SENT', error: null, bouncedAt: null, delayedAt: null })
    expect(await version(letter.mailIdx)).toBe(before)
  })

  it('that says no reason is a bounce all the same', async () => {
    const letter = await sent()
    await handIn(letter.back, postfix(letter, { status: 'unknown', diagnostic: 'X-Other: none' }))
    expect(await row(letter.mailIdx)).toMatchObject({ state: 'FAILED', error: 'NO_REASON' })
  })

  it('of a mail that was sent again says nothing of the new sending', async () => {
    const first = await sent()
    await handIn(first.back, postfix(first))
    expect(
      (await holder.club.ask(contract.mail.change, { mailIdx: first.mailIdx, action: 'RESEND' }, manager)).status,
    ).toBe(200)
    expect(await row(first.mailIdx)).toMatchObject({ state: 'WAITING', error: null, bouncedAt: null })
    await sendDue()
    expect((await handIn(first.back, postfix(first))).code).toBe(550)
    expect(await row(first.mailIdx)).toMatchObject({ state: 'SENT', bouncedAt: null })
    const second = lastLetter()
    await handIn(second.back, postfix(second))
    expect(await row(first.mailIdx)).toMatchObject({ state: 'FAILED' })
  })

  it('that is quicker than the mail server’s own answer stays', async () => {
    // Delivered before our own server has acknowledged the email.
    const { post } = holder.club.platform
    holder.club.platform.post = {
      ...post,
      deliver: async (letter) => {
        const answer = await post.deliver(letter)
        expect((await handIn(letter.from, postfix(lastLetter()))).code).toBe(250)
        return answer
      },
    }
    const { mailIdx } = await sent()
    expect(await row(mailIdx)).toMatchObject({
      state: 'FAILED',
      tries: 1,
      sentAt: expect.any(String),
      bouncedAt: expect.any(String),
      error: expect.stringContaining('5.1.1'),
    })
  })
})

describe('the receiver', () => {
  it('has no mailbox but those of sendings: no other key, no other domain, nobody', async () => {
    const { back } = await sent()
    const strangers = [
      bounceAddress(newBounceKey(), DOMAIN),
      back.replace(DOMAIN, 'greenhill.example'),
      `bounce@${DOMAIN}`,
      'hello@greenhill.example',
      'somebody@elsewhere.example',
    ]
    for (const to of strangers) expect(await handIn(to, 'x'), to).toMatchObject({ code: 550 })
    // Upper case names the same mailbox.
    expect((await handIn(back.toUpperCase(), 'x')).code).toBe(250)
  })

  it('takes no large mail, whether it says so before or not', async () => {
    const letter = await sent()
    const large = postfix({ ...letter, original: `Subject: x\r\n\r\n${'x'.repeat(78).concat('\r\n').repeat(4000)}` })
    expect((await handIn(letter.back, large)).code).toBe(552)
    const talk = await talkTo(receiver.port, [
      'EHLO mx.example.com',
      'MAIL FROM:<>',
      `RCPT TO:<${letter.back}>`,
      'DATA',
      `${large}\r\n.`,
      'QUIT',
    ])
    expect(talk.slice(2)).toEqual([250, 250, 354, 552, 221])
    expect(await row(letter.mailIdx)).toMatchObject({ state: 'SENT', bouncedAt: null })
    expect(
      (await talkTo(receiver.port, ['EHLO mx.example.com', 'MAIL FROM:<> SIZE=9000000', 'QUIT'])).slice(2),
    ).toEqual([552, 221])
  })

  it('lets nobody log in, guess on or name several', async () => {
    const { back } = await sent()
    const guess = `RCPT TO:<${bounceAddress(newBounceKey(), DOMAIN)}>`
    const hello = ['EHLO mx.example.com', 'MAIL FROM:<>']
    expect(await talkTo(receiver.port, ['EHLO mx.example.com', 'AUTH PLAIN AGEAYg==', 'STARTTLS', 'QUIT'])).toEqual([
      220, 250, 500, 500, 221,
    ])
    expect(await talkTo(receiver.port, [...hello, guess, guess, guess, `RCPT TO:<${back}>`])).toEqual([
      220, 250, 250, 550, 550, 421,
    ])
    const other = (await sent()).back
    expect(
      (await talkTo(receiver.port, [...hello, `RCPT TO:<${back}>`, `RCPT TO:<${other}>`, 'QUIT'])).slice(3),
    ).toEqual([250, 452, 221])
  })

  it('has few connections at a time for one address', async () => {
    const open = await Promise.all(Array.from({ length: 5 }, () => dial(receiver.port)))
    expect(open.map(({ greeting }) => greeting)).toEqual([220, 220, 220, 220, 220])
    const sixth = await dial(receiver.port)
    expect(sixth.greeting).toBe(421)
    for (const { end } of [...open, sixth]) await end()
    await expect.poll(async () => (await talkTo(receiver.port, ['QUIT']))[0]).toBe(220)
  })

  it('asks to come again while the database is away', async () => {
    const { back } = await sent()
    const gone = {
      ...holder.club.platform,
      config: settings(DOMAIN),
      database: (() => Promise.reject(new Error('away'))) as never,
    }
    const before = receiver
    receiver = await openBounceReceiver(gone, DOMAIN)
    try {
      expect((await handIn(back, 'x')).code).toBe(451)
    } finally {
      await receiver.close()
      receiver = before
    }
  })
})
