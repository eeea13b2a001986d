import { contract } from '@clubhouse/contract'
import type { TextKind } from '@clubhouse/contract/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { type MailServer, openMailServer } from '../../../test/mail-server.ts'
import { openPushService, type PushService } from '../../../test/push-service.ts'
import { openTextService, SIGNING_SECRET, SOLAPI, type TextService } from '../../../test/text-service.ts'
import { jobContext } from '../../job/context.ts'
import { enqueue } from '../../job/enqueue.ts'
import { performTasks } from '../../job/perform.ts'
import { sendMail } from '../../mail/deliver.ts'
import { openPost } from '../../platform/post.ts'
import { write } from '../../platform/write.ts'
import { sendAlert } from '../alert/deliver.ts'
import { notify } from '../inbox/notify.ts'
import { SEND_ALERT } from '../inbox/rows.ts'
import { tellMembers } from '../message/job.ts'
import { pushChannel } from '../push/channel.ts'
import { textChannel } from './channel.ts'

let texts: TextService
let devices: PushService
let mails: MailServer
beforeAll(async () => {
  texts = await openTextService()
  devices = await openPushService()
})
const holder = TestClub.use(() => ({
  TEXT_ORIGINS: texts.origin,
  SOLAPI_URL: texts.origin,
  PUSH_ORIGINS: devices.origin,
}))
beforeAll(async () => {
  mails = await openMailServer()
  const { config } = holder.club.platform
  holder.club.platform.post = openPost({ ...config, smtpUrl: mails.url, publicUrl: 'https://club.example' })
})
afterAll(async () => {
  await Promise.all([texts.close(), devices.close(), mails.close()])
})
beforeEach(async () => {
  await holder.club.sql`delete from job_task`
  texts.refuse()
  devices.refuse()
})

type Person = Awaited<ReturnType<TestClub['member']>>
type Kind = Parameters<typeof notify>[1]
const alerts = sendAlert({ push: pushChannel, text: textChannel })
const context = () => jobContext(holder.club.platform, 'test')
const run = async () => {
  for (const job of [alerts, sendMail]) while (await performTasks(jobContext(holder.club.platform, job.name), job));
}
const emails = ({ id }: Person) => mails.received.filter(({ to }) => to.includes(`${id}@example.com`)).length
const texted = (number: string) => texts.received.filter(({ to }) => to === number)
const tell = <K extends Kind>(me: Person, kind: K, values: Parameters<typeof notify<K>>[3], bookingIdx?: number) =>
  write(context(), (tx) => {
    const to = { memberIdx: me.memberIdx, lang: 'en', email: `${me.id}@example.com` }
    return notify(tx, kind, to, values, { named: [], bookingIdx })
  })
const at = (time: string) => holder.club.setClock(`2027-04-${time}`)
const tee = { name: 'Kim', bookingIdx: 1, date: '2027-04-09', time: '08:00', course: 'Out', booker: 'Kim', facts: [] }
const offer = () => ({
  ...{ name: 'Kim', offerIdx: 1, date: '2027-04-09', time: '08:00', course: 'Out', facts: [] },
  until: holder.club.platform.clock.now().add({ minutes: 30 }),
})

const ALL = ['STANDBY_OFFER', 'BOOKING_CANCELLED', 'BOOKING_CHANGED', 'PLAYING_TOMORROW'] as const
/** The club's service, as the office would set it. */
async function serve(provider: 'NONE' | 'OWN' | 'SOLAPI', more: object = {}) {
  const office = await holder.club.manager({ rights: { '910000': 'R', '910500': 'RU' } })
  const { version } = (await holder.club.ask(contract.texting.read, {}, office)).data
  const own = { address: texts.address, secret: SIGNING_SECRET }
  const solapi = { ...SOLAPI, sender: '025550100' }
  const settings = { NONE: {}, OWN: own, SOLAPI: solapi }[provider]
  const given = { provider, kinds: [...ALL], ...settings, ...more, version }
  expect((await holder.club.ask(contract.texting.change, given, office)).result).toBe(true)
}

let numbers = 0
/** A member with a number of its own. */
async function withPhone() {
  const me = await holder.club.member()
  const number = `0105551${String(++numbers).padStart(4, '0')}`
  const written = number.replace(/^(...)(....)(....)$/, '$1-$2-$3')
  await holder.club.sql`update member set phone_no = ${written} where member_idx = ${me.memberIdx}`
  return { me, number }
}
const sendCode = (me?: Person) => holder.club.ask(contract.phone.sendCode, {}, me)
const verify = (me: Person, ticket: string, code: string) =>
  holder.club.ask(contract.phone.verify, { ticket, code }, me)
const codeTo = (number: string) => /\d{6}/.exec(texted(number).at(-1)!.text)![0]
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const mine = async (me: Person) => (await holder.club.ask(contract.phone.mine, {}, me)).data
const choose = (me: Person, kinds: TextKind[]) => holder.club.ask(contract.phone.choose, { kinds }, me)
/** A member who verified a number and wants every kind by text. */
async function verified(kinds: TextKind[] = [...ALL]) {
  const { me, number } = await withPhone()
  const { ticket } = (await sendCode(me)).data
  expect((await verify(me, ticket, codeTo(number))).result).toBe(true)
  await choose(me, kinds)
  texts.received.length = 0
  return { me, number }
}
const withDevice = async (me: Person) => {
  const browser = devices.browser()
  expect((await holder.club.ask(contract.push.register, { ...browser }, me)).result).toBe(true)
}

describe('a phone number', () => {
  beforeAll(async () => {
    await at('01T12:00')
    await serve('OWN')
  })

  it('is verified by the code that it got', async () => {
    const { me, number } = await withPhone()
    expect(await mine(me)).toMatchObject({ isOffered: true, verifiedAt: null })
    const { ticket } = (await sendCode(me)).data
    const [sent] = texted(number)
    expect(sent).toMatchObject({ kind: 'PHONE_CODE', id: expect.stringMatching(/^code-/) })
    const [row] = await holder.club.sql`
      select code_hash, ticket_hash from certification where member_idx = ${me.memberIdx} and purpose = 'PHONE'`
    expect(JSON.stringify(row)).not.toContain(codeTo(number))
    expect((await verify(me, ticket, codeTo(number))).data.verifiedAt).not.toBeNull()
    const office = await holder.club.manager({ rights: { '950000': 'R', '950100': 'R' } })
    const { data } = await holder.club.ask(contract.memberManage.one, { memberIdx: me.memberIdx }, office)
    expect(data.phoneVerifiedAt).not.toBeNull()
    expect((await mine(me)).texts).toEqual(ALL.map((kind) => ({ kind, isWanted: false })))
  })

  it('is not verified by a wrong code, a used one, or after five wrong ones', async () => {
    const { me, number } = await withPhone()
    const { ticket } = (await sendCode(me)).data
    const code = codeTo(number)
    for (const left of [4, 3, 2, 1, 0])
      expect((await verify(me, ticket, wrong(code))).fail).toMatchObject({ code: 'CERT_WRONG', msgVar: { left } })
    expect((await verify(me, ticket, code)).fail.code).toBe('CERT_EXPIRED')
    await holder.club.moveClock(61)
    const again = (await sendCode(me)).data
    expect((await verify(me, again.ticket, codeTo(number))).result).toBe(true)
    expect((await verify(me, again.ticket, codeTo(number))).fail.code).toBe('CERT_EXPIRED')
  })

  it('is not verified after five minutes', async () => {
    const { me, number } = await withPhone()
    const { ticket } = (await sendCode(me)).data
    await holder.club.moveClock(301)
    expect((await verify(me, ticket, codeTo(number))).fail.code).toBe('CERT_EXPIRED')
  })

  it('is not verified by another member, with a ticket that was made up, or after the number changed', async () => {
    const { me, number } = await withPhone()
    const other = await withPhone()
    const { ticket } = (await sendCode(me)).data
    expect((await verify(other.me, ticket, codeTo(number))).fail.code).toBe('CERT_EXPIRED')
    expect((await verify(me, 'made-up', codeTo(number))).fail.code).toBe('CERT_EXPIRED')
    await holder.club.sql`update member set phone_no = '010-5559-0000' where member_idx = ${me.memberIdx}`
    expect((await verify(me, ticket, codeTo(number))).fail.code).toBe('CERT_EXPIRED')
    expect((await mine(me)).verifiedAt).toBeNull()
  })

  it('that changes is verified no more; written in another way it still is', async () => {
    const { me, number } = await verified()
    await holder.club.sql`update member set phone_no = ${number} where member_idx = ${me.memberIdx}`
    expect((await mine(me)).verifiedAt).not.toBeNull()
    await holder.club.sql`update member set phone_no = '010-5559-0001' where member_idx = ${me.memberIdx}`
    expect((await mine(me)).verifiedAt).toBeNull()
  })

  it('gets a code a minute, five an hour and ten a day', async () => {
    const { me } = await withPhone()
    await sendCode(me)
    expect((await sendCode(me)).fail.code).toBe('RATE_LIMIT')
    let sent = 1
    for (let minute = 0; minute < 24 * 60; minute += 13) {
      await holder.club.moveClock(13 * 60)
      if ((await sendCode(me)).result) sent++
      if (minute < 40) expect(sent).toBeLessThanOrEqual(5)
    }
    expect(sent).toBeLessThanOrEqual(11)
    expect(sent).toBeGreaterThanOrEqual(10)
  })

  it('of two members gets no more codes than of one, and neither does one address', async () => {
    const { me, number } = await withPhone()
    const other = await withPhone()
    await holder.club.sql`update member set phone_no = ${number} where member_idx = ${other.me.memberIdx}`
    await sendCode(me)
    expect((await sendCode(other.me)).fail.code).toBe('RATE_LIMIT')
    const { spend } = holder.club.platform.limits
    holder.club.platform.limits.spend = (name, who) => (name === 'phoneCode' ? 1000 : spend(name, who))
    expect((await sendCode((await withPhone()).me)).fail.code).toBe('RATE_LIMIT')
    holder.club.platform.limits.spend = spend
  })

  it('that is missing, or that the service refuses, is said', async () => {
    const { me } = await withPhone()
    texts.refuse(400)
    expect((await sendCode(me)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'NOT_SENT' } })
    await holder.club.sql`update member set phone_no = '' where member_idx = ${me.memberIdx}`
    expect((await sendCode(me)).fail).toMatchObject({ msgVar: { state: 'NO_PHONE' } })
  })

  it('is nobody’s but the member’s', async () => {
    const manager = await holder.club.manager({ isSSAdmin: true })
    for (const [who, status] of [
      [undefined, 401],
      [manager, 403],
    ] as const) {
      expect((await holder.club.ask(contract.phone.mine, {}, who)).status).toBe(status)
      expect((await holder.club.ask(contract.phone.sendCode, {}, who)).status).toBe(status)
      expect((await holder.club.ask(contract.phone.forget, {}, who)).status).toBe(status)
      expect((await holder.club.ask(contract.phone.choose, { kinds: [] }, who)).status).toBe(status)
      expect((await holder.club.ask(contract.phone.verify, { ticket: 'a', code: '123456' }, who)).status).toBe(status)
    }
  })

  it('gets nothing more once the member says so', async () => {
    const { me, number } = await verified()
    expect((await holder.club.ask(contract.phone.forget, {}, me)).data.verifiedAt).toBeNull()
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    expect([texted(number).length, emails(me)]).toEqual([0, 1])
  })
})

describe('news of the club', () => {
  beforeAll(() => at('02T12:00'))
  const words = { title: 'Spring offer', contents: 'Come and play.', mail: true, isMarketing: true }
  const send = async (me: Person) => {
    const office = await holder.club.manager({ rights: { '950000': 'R', '950100': 'CR' } })
    const input = { ...words, memberIdx: [me.memberIdx] }
    expect((await holder.club.ask(contract.memberMessage.send, input, office)).result).toBe(true)
    while (await performTasks(jobContext(holder.club.platform, tellMembers.name), tellMembers));
    await run()
  }
  const agree = (me: Person, ...ways: string[]) =>
    holder.club.sql`update member set news = ${ways} where member_idx = ${me.memberIdx}`
  const news = async (me: Person) => (await holder.club.ask(contract.profile.me, {}, me)).data
  const served = () => serve('OWN', { kinds: ['STANDBY_OFFER', 'CLUB_NEWS'] })

  it('are counted before, each member by the channel that is tried first', async () => {
    await served()
    const texted = await verified([])
    const both = await verified([])
    await withDevice(both.me)
    const [byMail, none] = [await holder.club.member(), await holder.club.member()]
    await agree(texted.me, 'sms', 'mail')
    await agree(both.me, 'push', 'sms')
    await agree(byMail, 'mail')
    await agree(none, 'sms')
    const office = await holder.club.manager({ rights: { '950000': 'R', '950100': 'CR' } })
    const memberIdx = [texted.me, both.me, byMail, none].map((one) => one.memberIdx)
    const first = async (more: object = {}) =>
      (await holder.club.ask(contract.memberMessage.preview, { ...words, memberIdx, ...more }, office)).data.first
    expect(await first()).toEqual({ push: 1, text: 1, mail: 1, site: 1 })
    expect(await first({ mail: false })).toEqual({ push: 1, text: 1, mail: 0, site: 2 })
    expect(await first({ isMarketing: false })).toEqual({ push: 1, text: 0, mail: 3, site: 0 })
    await serve('OWN', { kinds: ['STANDBY_OFFER'] })
    expect(await first()).toEqual({ push: 1, text: 0, mail: 2, site: 1 })
  })

  it('go as one text that says what it is, whose it is and how to refuse it, which ends it there alone', async () => {
    await served()
    const { me, number } = await verified([])
    await agree(me, 'mail', 'sms')
    await send(me)
    const { clubName } = holder.club.platform.club
    const [first, link, stop] = texted(number)[0]!.text.split('\n')
    expect([first, link]).toEqual([`(Ad) [${clubName}] Spring offer`, 'https://club.example/mypage/messages'])
    expect(stop).toMatch(/^Opt out free of charge: https:\/\/club\.example\/unsubscribe\?link=CLUB_NEWS_SMS\./)
    expect([texted(number).length, emails(me)]).toEqual([1, 0])
    const signed = stop!.split('link=')[1]!
    for (let times = 0; times < 2; times++)
      expect((await holder.club.ask(contract.unsubscribe.stop, { link: signed })).result).toBe(true)
    expect((await news(me)).marketing).toEqual({ mail: true, sms: false, push: false })
    await send(me)
    expect([texted(number).length, emails(me)]).toEqual([1, 1])
    await holder.club.sql`update member set phone_no = '010-5559-0003' where member_idx = ${me.memberIdx}`
    expect((await holder.club.ask(contract.unsubscribe.stop, { link: signed })).status).toBe(404)
  })

  it('begin in Korean as the law asks', async () => {
    await served()
    const { me, number } = await verified([])
    await agree(me, 'sms')
    await holder.club.sql`update member set lang = 'ko' where member_idx = ${me.memberIdx}`
    await send(me)
    expect(texted(number)[0]!.text).toMatch(/^\(광고\) \[.+\] Spring offer\n[^\n]+\n무료 수신거부: https:/)
  })

  it('wait for the end of the night, and for a consent that still stands', async () => {
    await served()
    const { me, number } = await verified([])
    const other = await verified([])
    for (const one of [me, other.me]) await agree(one, 'sms')
    await at('02T20:59')
    texts.refuse(503)
    await send(me)
    await send(other.me)
    texts.refuse()
    await at('02T21:30')
    await run()
    expect(texted(number)).toHaveLength(0)
    await agree(other.me)
    await at('03T08:00')
    await run()
    expect([texted(number).length, texted(other.number).length]).toEqual([1, 0])
  })

  it('wait for the morning too where the night begins while a slow service has others to send', async () => {
    await served()
    await at('02T20:58')
    const all: Awaited<ReturnType<typeof verified>>[] = []
    for (let count = 0; count < 6; count++) all.push(await verified([]))
    for (const { me } of all) await agree(me, 'sms')
    await at('02T20:59')
    const office = await holder.club.manager({ rights: { '950000': 'R', '950100': 'CR' } })
    const input = { ...words, memberIdx: all.map(({ me }) => me.memberIdx) }
    expect((await holder.club.ask(contract.memberMessage.send, input, office)).result).toBe(true)
    while (await performTasks(jobContext(holder.club.platform, tellMembers.name), tellMembers));
    const before = texts.asked()
    const release = texts.hold()
    const sending = run()
    while (texts.asked() < before + 5) await new Promise(setImmediate)
    await at('02T21:00')
    release()
    await sending
    const sent = () => all.reduce((sum, { number }) => sum + texted(number).length, 0)
    expect(sent()).toBe(5)
    await at('03T08:00')
    await run()
    expect(sent()).toBe(6)
  })

  it.each([
    ['did not agree to them', ['mail'], ['CLUB_NEWS']],
    ['gets them in a club that sends no news so', ['mail', 'sms'], ['STANDBY_OFFER']],
  ])('go by email to a member who %s', async (_, ways, kinds) => {
    await serve('OWN', { kinds })
    const { me, number } = await verified([])
    await agree(me, ...ways)
    await send(me)
    expect([texted(number).length, emails(me)]).toEqual([0, 1])
  })

  it('are not sent to a number that is not verified, nor by a club without an address for the refusal', async () => {
    await served()
    const { me, number } = await withPhone()
    await agree(me, 'sms', 'mail')
    await send(me)
    expect([texted(number).length, emails(me)]).toEqual([0, 1])
    const known = await verified([])
    await agree(known.me, 'sms', 'mail')
    const { platform } = holder.club
    const { post } = platform
    platform.post = openPost({ ...platform.config, smtpUrl: mails.url, publicUrl: undefined })
    await send(known.me)
    platform.post = post
    expect([texted(known.number).length, emails(known.me)]).toEqual([0, 1])
  })

  it('are asked about only where the club sends them, and are no kind that members choose', async () => {
    await served()
    const { me } = await withPhone()
    expect((await news(me)).news).toEqual({ byText: true, perMonth: 4 })
    expect((await mine(me)).texts).toEqual([{ kind: 'STANDBY_OFFER', isWanted: false }])
    expect((await holder.club.ask(contract.phone.choose, { kinds: ['CLUB_NEWS' as TextKind] }, me)).status).toBe(400)
    await serve('OWN')
    expect((await news(me)).news.byText).toBe(false)
    await serve('NONE', { kinds: ['CLUB_NEWS'] })
    expect((await news(me)).news.byText).toBe(false)
  })
})

describe('a message to a member with a verified number', () => {
  beforeAll(async () => {
    await at('03T12:00')
    await serve('OWN')
  })

  it('is sent once, as one sentence with a link, and by no email', async () => {
    const { me, number } = await verified()
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    const { clubName } = holder.club.platform.club
    expect(texted(number)).toEqual([
      {
        id: expect.stringMatching(/^message-\d+$/),
        to: number,
        text: expect.stringMatching(/^\[.+\] .+\nhttps:\/\/club\.example\/mypage\/standby$/),
        lang: 'en',
        kind: 'STANDBY_OFFER',
        at: expect.stringMatching(/Z$/),
      },
    ])
    expect(texted(number)[0]!.text).toContain(clubName)
    expect(emails(me)).toBe(0)
    const [mail] = await holder.club
      .sql`select state, error from mail where member_idx = ${me.memberIdx} and kind = 'STANDBY_OFFER'`
    expect(mail).toEqual({ state: 'CANCELLED', error: 'TEXTED' })
  })

  it('is not sent again by a task that runs again', async () => {
    const { me, number } = await verified()
    await tell(me, 'STANDBY_OFFER', offer())
    const [task] = await holder.club.sql<{ data: object }[]>`select data from job_task where name = ${SEND_ALERT}`
    await run()
    await enqueue(context(), SEND_ALERT, task!.data)
    await run()
    expect([texted(number).length, emails(me)]).toEqual([1, 0])
  })

  it('goes by email too only where its kind is always sent', async () => {
    const { me, number } = await verified()
    await tell(me, 'BOOKING_CANCELLED', { ...tee, by: 'CLUB', part: '1', party: 4, until: '' })
    await run()
    expect([texted(number).length, emails(me)]).toEqual([1, 0])
    const group = { name: 'Kim', team: 'Pine Friends', how: 'CLUB', year: '2027', reason: 'Rain' } as const
    await tell(me, 'TEAM_ENDED', group, tee.bookingIdx)
    await run()
    expect([texted(number).length, emails(me)]).toEqual([2, 1])
  })

  it('of a group goes like a cancellation where it tells of one, and by email alone where it does not', async () => {
    const { me, number } = await verified(['BOOKING_CANCELLED'])
    const until = holder.club.platform.clock.now()
    const date = {
      name: 'Kim',
      team: 'Pine Friends',
      date: tee.date,
      from: tee.date,
      dates: '',
      times: '',
      reason: 'Rain',
      until,
    }
    await tell(me, 'TEAM_DATE', { ...date, how: 'TIMES' })
    await run()
    expect([texted(number).length, emails(me)]).toEqual([0, 1])
    await tell(me, 'TEAM_DATE', { ...date, how: 'CANCELLED' }, tee.bookingIdx)
    await run()
    expect(texted(number)).toMatchObject([{ kind: 'BOOKING_CANCELLED', text: expect.stringContaining('Pine Friends') }])
    expect(emails(me)).toBe(1)
    await choose(me, [])
    await tell(me, 'TEAM_DATE', { ...date, how: 'CANCELLED' }, tee.bookingIdx)
    await run()
    expect([texted(number).length, emails(me)]).toEqual([1, 2])
  })

  it('goes to a device first, and by text where none is reached now or shows it in time', async () => {
    const { me, number } = await verified()
    await withDevice(me)
    const wait = async (seconds: number) => {
      await holder.club.moveClock(seconds)
      await run()
    }
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    const { receipt } = devices.received.at(-1)!.payload
    expect([texted(number).length, emails(me)]).toEqual([0, 0])
    expect((await holder.club.ask(contract.alert.shown, { receipt })).result).toBe(true)
    await wait(120)
    expect([texted(number).length, emails(me)]).toEqual([0, 0])
    devices.refuse(503)
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    devices.refuse()
    await wait(120)
    expect([texted(number).length, emails(me)]).toEqual([1, 0])
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    await wait(21)
    expect([texted(number).length, emails(me)]).toEqual([2, 0])
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    texts.refuse(503)
    await wait(21)
    texts.refuse()
    expect([texted(number).length, emails(me)]).toEqual([2, 1])
  })

  it.each([400, 401, 410])('that the service refuses (%i) goes by email', async (status) => {
    const { me, number } = await verified()
    texts.refuse(status)
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    expect([texted(number).length, emails(me)]).toEqual([0, 1])
  })

  it.each([0, 429, 503])('that the service does not take now (%i) is tried again with the same id', async (status) => {
    const { me, number } = await verified()
    texts.refuse(status)
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    expect(emails(me)).toBe(0)
    texts.refuse()
    await holder.club.moveClock(11)
    await run()
    expect([texted(number).length, emails(me)]).toEqual([1, 0])
  })

  it('whose service is silent goes by email after minutes', async () => {
    const { me, number } = await verified()
    texts.refuse(0)
    await tell(me, 'STANDBY_OFFER', offer())
    for (let i = 0; i < 6; i++) {
      await run()
      await holder.club.moveClock(121)
    }
    await run()
    expect([texted(number).length, emails(me)]).toEqual([0, 1])
  })

  it('is no text of a kind that the member did not choose, the club took away, or that is no text', async () => {
    const { me, number } = await verified(['STANDBY_OFFER'])
    const from = { fromDate: tee.date, fromTime: '07:00', fromCourse: 'In' }
    await tell(me, 'BOOKING_CHANGED', { ...tee, ...from, how: 'MOVED', changes: [], what: '' })
    await tell(me, 'INQUIRY_ANSWERED', { name: 'Kim', inquiryIdx: 4, title: 'Lockers', answer: 'No.' })
    await serve('OWN', { kinds: ['BOOKING_CHANGED'] })
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    expect([texted(number).length, emails(me)]).toEqual([0, 3])
    await serve('OWN')
  })

  it('is no text to a number that is not verified, or without a service', async () => {
    const { me, number } = await withPhone()
    await choose(me, [...ALL])
    await tell(me, 'STANDBY_OFFER', offer())
    const other = await verified()
    await serve('NONE')
    await tell(other.me, 'STANDBY_OFFER', offer())
    await run()
    expect([texted(number).length, emails(me), texted(other.number).length, emails(other.me)]).toEqual([0, 1, 0, 1])
    expect((await sendCode(other.me)).fail).toMatchObject({ msgVar: { state: 'OFF' } })
    expect(await mine(other.me)).toMatchObject({ isOffered: false })
    await serve('OWN')
  })

  it('waits for the end of quiet hours, unless it cannot', async () => {
    const { me, number } = await verified()
    await at('05T23:00')
    await holder.club.ask(contract.reservationSettings.change, { quietFrom: '22:00', quietUntil: '07:00' }, me)
    await tell(me, 'PLAYING_TOMORROW', tee)
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    expect(texted(number).map(({ kind }) => kind)).toEqual(['STANDBY_OFFER'])
    await at('06T07:00')
    await run()
    expect(texted(number).map(({ kind }) => kind)).toEqual(['STANDBY_OFFER', 'PLAYING_TOMORROW'])
    expect(emails(me)).toBe(0)
  })
})

describe('over Solapi', () => {
  beforeAll(async () => {
    await at('07T12:00')
    await serve('SOLAPI', { channelId: 'KA01PF1', templates: { STANDBY_OFFER: 'KA01TP1' } })
  })

  it('a kind with a template goes over KakaoTalk with a text in its place, others as a text', async () => {
    const { me, number } = await verified()
    await tell(me, 'STANDBY_OFFER', offer())
    await tell(me, 'PLAYING_TOMORROW', tee)
    await run()
    const [kakao, text] = texted(number).sort((one) => (one.kakaoOptions ? -1 : 1))
    expect(kakao).toMatchObject({ from: '025550100', text: expect.any(String) })
    expect(kakao!.kakaoOptions).toEqual({
      pfId: 'KA01PF1',
      templateId: 'KA01TP1',
      variables: {
        '#{club}': holder.club.platform.club.clubName,
        '#{message}': expect.any(String),
        '#{link}': 'https://club.example/mypage/standby',
      },
      disableSms: false,
    })
    expect(text!.kakaoOptions).toBeUndefined()
    expect(emails(me)).toBe(0)
  })

  it.each([0, 400, 500])('a message that may not be sent twice goes by email (%i)', async (status) => {
    const { me, number } = await verified()
    texts.refuse(status)
    await tell(me, 'STANDBY_OFFER', offer())
    await run()
    texts.refuse()
    await holder.club.moveClock(60)
    await run()
    expect([texted(number).length, emails(me)]).toEqual([0, 1])
  })
})

it('belongs to nothing once its number is erased', async () => {
  await at('09T12:00')
  await serve('OWN')
  const { me } = await verified()
  const rows = () => holder.club.sql`select from member_phone where member_idx = ${me.memberIdx}`
  expect(await rows()).toHaveLength(1)
  await holder.club.sql`update member set phone_no = '' where member_idx = ${me.memberIdx}`
  expect(await rows()).toHaveLength(0)
})
