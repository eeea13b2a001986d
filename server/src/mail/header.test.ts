import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { jobContext } from '../job/context.ts'
import { performTasks } from '../job/perform.ts'
import { openPost } from '../platform/post.ts'
import { sendMail } from './deliver.ts'

const holder = TestClub.use()
let server: MailServer
let manager: { token: string }
beforeAll(async () => {
  server = await openMailServer()
  holder.club.platform.post = openPost({ ...holder.club.platform.config, smtpUrl: server.url })
  manager = await holder.club.manager({ isSSAdmin: true })
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
})

const INJECTED = 'Bcc: thief@evil.example'
const HOSTILE = [
  ...['\r\n', '\n', '\r', '\r\n\r\n', '\r\n ', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u000b\n'].map(
    (end) => `Club${end}${INJECTED}`,
  ),
  INJECTED,
  'Club%0d%0aBcc: thief@evil.example',
  '=?utf-8?Q?Club=0D=0ABcc:_thief@evil.example?=',
  '=?utf-8?B?Q2x1Yg0KQmNjOiB0aGllZkBldmlsLmV4YW1wbGU=?=',
  '=?utf-8?Q?=22Club=22_=3Cthief@evil.example=3E?=',
  'Club" <thief@evil.example>, "x',
  'Club <thief@evil.example>',
  'thief@evil.example, Club',
  `골프장\r\n${INJECTED}`,
]
const HEADERS =
  'auto-submitted content-language content-type date from message-id mime-version subject to content-transfer-encoding'.split(
    ' ',
  )

let people = 0
async function expectCleanMail(): Promise<void> {
  const to = `kim${++people}@example.com`
  const body = { clubCode: CLUB, kind: 'EMAIL', purpose: 'SIGNUP', email: to, lang: 'en' } as const
  const begun = await holder.club.ask(contract.certification.begin, body)
  expect(begun.result).toBe(true)
  while (await performTasks(jobContext(holder.club.platform, sendMail.name), sendMail));
  const [letter] = server.received.splice(0) as [MailServer['received'][number]]
  expect(letter.to).toEqual([to])
  expect(letter.mail.to?.map(({ address }) => address)).toEqual([to])
  expect(letter.mail.cc ?? letter.mail.bcc ?? letter.mail.replyTo).toBeUndefined()
  expect(letter.mail.from?.address).toBe(letter.from)
  expect(letter.from).not.toContain('evil')
  const [head] = letter.raw.split('\r\n\r\n') as [string]
  const names = head
    .split(/\r\n|\r|\n/)
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
  expect(names.filter((name) => !HEADERS.includes(name))).toEqual([])
  expect(names.length).toBe(new Set(names).size)
}

describe.each([
  ['the name of the club', { clubName: 'Greenhill' }, (text: string) => ({ clubName: text })],
  ['the sender’s name', { settings: { senderName: '' } }, (text: string) => ({ settings: { senderName: text } })],
  ['the sender’s address', { settings: { senderMail: '' } }, (text: string) => ({ settings: { senderMail: text } })],
  ['the club’s address', { email: 'hello@greenhill.example' }, (text: string) => ({ email: text })],
])('%s', (_, usual, changed) => {
  const save = async (fields: object) => {
    const { version } = (await holder.club.ask(contract.site.info, { clubCode: CLUB })).data
    const { status } = await holder.club.ask(contract.site.changeInfo, { version, ...fields }, manager)
    expect([200, 400]).toContain(status)
    return status === 200
  }

  it('adds no header and no recipient', async () => {
    const hostile = [...HOSTILE, ...HOSTILE.map((text) => `${text}@greenhill.example`), `a@b.example\r\n${INJECTED}`]
    for (const text of hostile) if (await save(changed(text))) await expectCleanMail()
    await expectCleanMail()
    await save(usual)
  })
})

it('the subject, which a club writes itself, adds no header and no recipient', async () => {
  for (const msg of [...HOSTILE, `${'x'.repeat(1500)}\r\n${INJECTED}`, `{{club}}\r\n${INJECTED}`, '{{nothing}}']) {
    const list = [{ category: 'mail', code: 'CERT_CODE_SUBJECT', msg }]
    const saved = await holder.club.ask(contract.language.change, { lang: 'en', list }, manager)
    expect([200, 400]).toContain(saved.status)
    holder.club.platform.cache.invalidate('language')
    await expectCleanMail()
  }
})

it('an address of a recipient is one address, or refused', async () => {
  const hostile = [...HOSTILE.map((text) => `${text}@example.com`), ...HOSTILE.map((text) => `a@example.com${text}`)]
  for (const email of [...hostile, 'a@example.com,b@example.com', '"a b"@example.com', 'a@example.com\0']) {
    const body = { clubCode: CLUB, kind: 'EMAIL', purpose: 'SIGNUP', email, lang: 'en' } as const
    const { status } = await holder.club.ask(contract.certification.begin, body)
    if (status === 400) continue
    while (await performTasks(jobContext(holder.club.platform, sendMail.name), sendMail));
    for (const { to, mail } of server.received) {
      expect(to).toHaveLength(1)
      expect(to[0]).not.toMatch(/[\s,<>]|thief@/)
      expect(mail.bcc ?? mail.cc).toBeUndefined()
    }
  }
})
