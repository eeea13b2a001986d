import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { type MailServer, openMailServer } from '../../../test/mail-server.ts'
import { type Browser, openPushService, type PushService } from '../../../test/push-service.ts'
import { jobContext } from '../../job/context.ts'
import { performTasks } from '../../job/perform.ts'
import { sendMail, sendWaiting } from '../../mail/deliver.ts'
import { openPost } from '../../platform/post.ts'
import { write } from '../../platform/write.ts'
import { notify } from '../inbox/notify.ts'
import { tellMembers } from '../message/job.ts'
import { textChannel } from '../phone/channel.ts'
import { pushChannel } from '../push/channel.ts'
import { sendAlert, tidyAlerts } from './deliver.ts'

let service: PushService
let server: MailServer
beforeAll(async () => {
  service = await openPushService()
})
const holder = TestClub.use(() => ({ PUSH_ORIGINS: service.origin }))
beforeAll(async () => {
  server = await openMailServer()
  holder.club.platform.post = openPost({ ...holder.club.platform.config, smtpUrl: server.url })
})
afterAll(async () => {
  await Promise.all([service.close(), server.close()])
})
beforeEach(async () => {
  await holder.club.sql`delete from job_task`
  service.refuse()
})

type Person = Awaited<ReturnType<TestClub['member']>>
type Kind = Parameters<typeof notify>[1]
const alerts = sendAlert({ push: pushChannel, text: textChannel })
const run = async () => {
  for (const job of [tellMembers, alerts, sendMail])
    while (await performTasks(jobContext(holder.club.platform, job.name), job));
}
const addressOf = ({ id }: Person) => `${id}@example.com`
const emails = (me: Person) => server.received.filter(({ to }) => to.includes(addressOf(me))).length
const pushed = ({ endpoint }: Browser) =>
  service.received.filter(({ path }) => path === new URL(endpoint).pathname).map(({ payload }) => payload)
/** The browser shows what it was pushed, and returns the receipts. */
const show = async (browser: Browser) => {
  for (const { receipt } of pushed(browser))
    expect((await holder.club.ask(contract.alert.shown, { receipt })).data).toEqual({ received: true })
}
const wait = async (seconds: number) => {
  await holder.club.moveClock(seconds)
  await run()
}
const tell = <K extends Kind>(me: Person, kind: K, values: Parameters<typeof notify<K>>[3], lang = 'en') =>
  write(jobContext(holder.club.platform, 'test'), (tx) =>
    notify(tx, kind, { memberIdx: me.memberIdx, lang, email: addressOf(me) }, values, { named: [] }),
  )
const mails = async (me: Person) => [
  ...(await holder.club.sql`select state, error from mail where member_idx = ${me.memberIdx} order by mail_idx`),
]
const devices = async (me: Person) => (await holder.club.ask(contract.push.mine, {}, me)).data.devices
const change = (me: Person, body: object) => holder.club.ask(contract.reservationSettings.change, body, me)
const at = (time: string) => holder.club.setClock(`2027-03-${time}`)
const now = () => holder.club.platform.clock.now()
const answered = { name: 'Kim', inquiryIdx: 4, title: 'Lockers', answer: 'Ask Ms Park.' }
const allow = async (me: Person, browser = service.browser()) => {
  expect((await holder.club.ask(contract.push.register, { ...browser }, me)).result).toBe(true)
  return browser
}
/** A member with a device. */
const withDevice = async () => {
  const me = await holder.club.member()
  return { me, browser: await allow(me) }
}

describe('a message to a member with a device', () => {
  beforeAll(() => at('01T12:00'))

  it('is pushed signed by the club, with a title, one sentence and a path, while it is of use', async () => {
    const { me, browser } = await withDevice()
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    const got = service.received.at(-1)!
    const { publicKey } = (await holder.club.ask(contract.push.mine, {}, me)).data
    expect(got.serverKey).toBe(publicKey)
    expect(got.claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:.+@/) })
    expect(got.ttl).toBeGreaterThan(6 * 24 * 3600)
    expect(got.ttl).toBeLessThanOrEqual(7 * 24 * 3600)
    expect(pushed(browser)).toEqual([
      {
        title: holder.club.platform.club.clubName,
        body: expect.stringContaining('has answered your enquiry'),
        path: '/mypage/cs/4',
        lang: 'en',
        tag: expect.stringMatching(/^message-\d+$/),
        receipt: expect.stringMatching(/^\d+\.[\w-]{43}$/),
      },
    ])
    expect(got.urgency).toBe('high')
    expect(JSON.stringify(got.payload)).not.toContain('Park')
    expect((await devices(me))[0]!.reachedAt).not.toBeNull()
  })

  it('is pushed in the member’s language, and does not name another person', async () => {
    const { me, browser } = await withDevice()
    const tee = { name: 'Kim', bookingIdx: 1, date: '2027-03-09', time: '08:00', course: 'Out', facts: [] }
    await tell(me, 'BOOKING_NAMED', { ...tee, booker: 'Park Jin' })
    await run()
    await tell(me, 'BOOKING_NAMED', { ...tee, booker: 'Park Jin' }, 'ko')
    await run()
    expect(pushed(browser).map(({ body, lang }) => [body, lang])).toEqual([
      ['Named as companion', 'en'],
      ['동반자 지정', 'ko'],
    ])
  })

  it('of a changed booking says which one, and leaves who was added to the message', async () => {
    const { me, browser } = await withDevice()
    const tee = { name: 'Kim', bookingIdx: 1, date: '2027-03-09', time: '08:00', course: 'Out', facts: [] }
    const from = { fromDate: tee.date, fromTime: tee.time, fromCourse: tee.course, booker: 'Kim' }
    const changes = ['Park Jin added']
    await tell(me, 'BOOKING_CHANGED', { ...tee, ...from, how: 'CHANGES', changes, what: 'Park Jin added' })
    await run()
    expect(pushed(browser).map(({ body }) => body)).toEqual(['Changed: Tue 9 Mar, 08:00, Out'])
    const [message] = (await holder.club.ask(contract.inbox.mine, {}, me)).data.list
    expect(message).toMatchObject({
      title: 'Changed: Park Jin added (Tue 9 Mar, 08:00, Out)',
      contents: expect.stringContaining('Park Jin added'),
    })
  })

  it('is of no use on a device after the end of an offer', async () => {
    const { me, browser } = await withDevice()
    const offer = { name: 'Kim', offerIdx: 1, date: '2027-03-02', time: '08:00', course: 'Out', facts: [] }
    await tell(me, 'STANDBY_OFFER', { ...offer, until: now().add({ minutes: 30 }) })
    await run()
    expect(service.received.at(-1)!.ttl).toBeLessThanOrEqual(1800)
    await tell(me, 'STANDBY_OFFER', { ...offer, until: now().subtract({ seconds: 1 }) })
    await run()
    expect(pushed(browser)).toHaveLength(1)
    expect(emails(me)).toBe(1)
  })

  it.each([
    ['an optional kind', 'INQUIRY_ANSWERED', answered],
    ['a kind that the club must send', 'RESUMED', { name: 'Kim' }],
  ] as const)('of %s that a device showed is sent by no email, which the outbox says', async (_, kind, values) => {
    const { me, browser } = await withDevice()
    await tell(me, kind, values)
    await run()
    await sendWaiting.run(jobContext(holder.club.platform, 'send-waiting'))
    await run()
    expect([pushed(browser).length, emails(me), await mails(me)]).toEqual([1, 0, [{ state: 'WAITING', error: null }]])
    await show(browser)
    expect(await mails(me)).toEqual([{ state: 'CANCELLED', error: 'SHOWN' }])
    await wait(600)
    expect([pushed(browser).length, emails(me)]).toEqual([1, 0])
  })

  it('that a push service accepted and no device showed in two minutes is sent by email, once', async () => {
    const { me, browser } = await withDevice()
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    await wait(119)
    expect(emails(me)).toBe(0)
    await wait(2)
    expect([pushed(browser).length, emails(me), (await mails(me))[0]!.state]).toEqual([1, 1, 'SENT'])
    // What is shown later changes nothing, also for an email that a manager sends again.
    await holder.club.sql`update mail set state = 'WAITING' where member_idx = ${me.memberIdx}`
    await show(browser)
    expect((await mails(me))[0]!.state).toBe('WAITING')
  })

  it('of an offer waits for a device for twenty seconds, because it ends soon', async () => {
    const { me } = await withDevice()
    const offer = { name: 'Kim', offerIdx: 1, date: '2027-03-02', time: '08:00', course: 'Out', facts: [] }
    await tell(me, 'STANDBY_OFFER', { ...offer, until: now().add({ minutes: 15 }) })
    await run()
    await wait(19)
    expect(emails(me)).toBe(0)
    await wait(2)
    expect(emails(me)).toBe(1)
  })

  it('is sent by no email where one of two devices shows it', async () => {
    const { me } = await withDevice()
    const other = await allow(me)
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    await show(other)
    await show(other)
    await wait(300)
    expect(emails(me)).toBe(0)
  })

  it('is known to be shown by its own receipt alone', async () => {
    const { me, browser } = await withDevice()
    const { browser: others } = await withDevice()
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    const [alertIdx, signature] = pushed(browser)[0]!.receipt.split('.')
    const { seal } = holder.club.platform
    for (const receipt of [
      'x',
      `${alertIdx}.${'A'.repeat(43)}`,
      `0${alertIdx}1.${signature}`,
      `${alertIdx}.${seal.sign(`unsubscribe CLUB_NEWS_PUSH ${alertIdx} `)}`,
    ])
      expect((await holder.club.ask(contract.alert.shown, { receipt })).data).toEqual({ received: true })
    await show(others)
    await wait(121)
    expect(emails(me)).toBe(1)
    // It opens nothing else, and says nothing of a member who is erased.
    const receipt = `${alertIdx}.${signature}`
    expect((await holder.club.ask(contract.unsubscribe.stop, { link: receipt })).status).toBe(404)
    await holder.club.sql`delete from member_message where member_idx = ${me.memberIdx}`
    expect((await holder.club.ask(contract.alert.shown, { receipt })).data).toEqual({ received: true })
  })

  it('that a device shows before the answer of its push service is noted needs no email either', async () => {
    const { me, browser } = await withDevice()
    const early = sendAlert({
      push: async (...asked) => {
        const delivery = await pushChannel(...asked)
        await show(browser)
        return delivery
      },
      text: textChannel,
    })
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await performTasks(jobContext(holder.club.platform, early.name), early)
    await wait(300)
    expect([emails(me), await mails(me)]).toEqual([0, [{ state: 'CANCELLED', error: 'SHOWN' }]])
  })

  describe('about bookings that an email puts into a calendar', () => {
    const tee = { name: 'Kim', bookingIdx: 71, date: '2027-03-09', time: '08:00', course: 'Out', facts: [] }
    const file = (bookingIdx: number) =>
      `BEGIN:VCALENDAR\r\nUID:booking-${bookingIdx}.GC001@clubhouse\r\nEND:VCALENDAR\r\n`
    const say = (
      me: Person,
      kind: 'BOOKING_BOOKED' | 'BOOKING_CANCELLED',
      bookings: readonly [number, ...number[]],
    ) => {
      const values = { ...tee, booker: '', by: 'CLUB', part: '1', party: 4 } as const
      const manner = { named: [], bookingIdx: bookings[0], calendar: bookings.map(file).join('') }
      return write(jobContext(holder.club.platform, 'test'), (tx) =>
        notify(tx, kind, { memberIdx: me.memberIdx, lang: 'en', email: addressOf(me) }, values, manner),
      )
    }

    it('is sent by email too, also where it is about several and was pushed before', async () => {
      const { me, browser } = await withDevice()
      await say(me, 'BOOKING_BOOKED', [71])
      await run()
      await wait(121)
      expect(emails(me)).toBe(1)
      await say(me, 'BOOKING_CANCELLED', [70, 71])
      await run()
      await show(browser)
      await run()
      expect([pushed(browser).length, emails(me)]).toEqual([2, 2])
    })

    it('is sent by email too where the earlier email still waits', async () => {
      const { me, browser } = await withDevice()
      await say(me, 'BOOKING_BOOKED', [71])
      await run()
      await say(me, 'BOOKING_CANCELLED', [71])
      await run()
      const [, cancelled] = pushed(browser)
      await holder.club.ask(contract.alert.shown, { receipt: cancelled!.receipt })
      await wait(121)
      expect((await mails(me)).map(({ state }) => state)).toEqual(['SENT', 'SENT'])
    })

    it('is sent by no email where no email brought them, or it is about others', async () => {
      const { me, browser } = await withDevice()
      await say(me, 'BOOKING_BOOKED', [71])
      await run()
      await show(browser)
      await say(me, 'BOOKING_CANCELLED', [71])
      await say(me, 'BOOKING_BOOKED', [7])
      await run()
      await show(browser)
      await wait(300)
      expect(emails(me)).toBe(0)
      await holder.club.sql`update mail set state = 'WAITING', error = null where member_idx = ${me.memberIdx}`
      await say(me, 'BOOKING_CANCELLED', [72])
      await run()
      await show(browser)
      expect((await mails(me)).at(-1)).toEqual({ state: 'CANCELLED', error: 'SHOWN' })
    })
  })

  it('of an optional kind that no device accepted is sent by email', async () => {
    const { me, browser } = await withDevice()
    service.refuse(400)
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect([pushed(browser).length, emails(me), (await mails(me))[0]!.state]).toEqual([0, 1, 'SENT'])
    expect(await devices(me)).toHaveLength(1)
  })

  it('of a kind that is always sent goes by email, and to the device too', async () => {
    const { me, browser } = await withDevice()
    await tell(me, 'AWAKE', { name: 'Kim', at: now() })
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([1, 1])
  })

  it.each([404, 410])('whose browser gave it up (%i) is sent by email, and the device is forgotten', async (status) => {
    const { me } = await withDevice()
    service.refuse(status)
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect([emails(me), await devices(me)]).toEqual([1, []])
  })

  it('waits where one of two devices is reached; the other is tried again alone', async () => {
    const { me, browser } = await withDevice()
    const other = await allow(me)
    service.refuse(503, { only: other })
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect([pushed(browser).length, pushed(other).length, emails(me)]).toEqual([1, 0, 0])
    service.refuse()
    await holder.club.moveClock(11)
    await run()
    expect([pushed(browser).length, pushed(other).length, emails(me)]).toEqual([1, 1, 0])
    await show(other)
    await wait(121)
    expect(emails(me)).toBe(0)
  })

  it('waits less long for a device after its push service was busy', async () => {
    const { me } = await withDevice()
    service.refuse(503)
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    service.refuse()
    await wait(11)
    await wait(21)
    expect(emails(me)).toBe(1)
  })

  it.each([429, 500, 503])('that a busy service refused (%i) is tried again before the email', async (status) => {
    const { me, browser } = await withDevice()
    service.refuse(status)
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect([emails(me), (await mails(me))[0]!.state]).toEqual([0, 'WAITING'])
    service.refuse()
    await holder.club.moveClock(11)
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([1, 0])
  })

  it('that the service refuses for minutes goes by email instead', async () => {
    const { me } = await withDevice()
    service.refuse(503)
    await tell(me, 'INQUIRY_ANSWERED', answered)
    for (let i = 0; i < 5; i++) {
      await run()
      await holder.club.moveClock(121)
    }
    await run()
    expect([emails(me), await devices(me)]).toEqual([1, [expect.anything()]])
  })

  it('waits as long as the service asks, and not when that is too long for the email', async () => {
    const { me, browser } = await withDevice()
    service.refuse(429, { retryAfter: 100 })
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    service.refuse()
    await holder.club.moveClock(60)
    await run()
    expect(pushed(browser)).toHaveLength(0)
    await holder.club.moveClock(41)
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([1, 0])
    service.refuse(429, { retryAfter: 3600 })
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect(emails(me)).toBe(1)
  })

  it('whose device was removed meanwhile goes by email', async () => {
    const { me } = await withDevice()
    await tell(me, 'INQUIRY_ANSWERED', answered)
    const { deviceIdx } = (await devices(me))[0]!
    await holder.club.ask(contract.push.remove, { deviceIdx }, me)
    await run()
    expect(emails(me)).toBe(1)
  })

  it('whose task was lost is queued again', async () => {
    const { me, browser } = await withDevice()
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await holder.club.sql`delete from job_task`
    await sendWaiting.run(jobContext(holder.club.platform, 'send-waiting'))
    await run()
    expect(emails(me)).toBe(0)
    const tidy = () => tidyAlerts.run(jobContext(holder.club.platform, 'tidy-alerts'))
    await tidy()
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([1, 0])
    await holder.club.sql`delete from job_task`
    await tidy()
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([1, 0])
    await wait(121)
    expect([pushed(browser).length, emails(me)]).toEqual([1, 1])
  })
})

describe('the choice of a kind', () => {
  beforeAll(() => at('02T12:00'))

  it('without push notifications leaves the email', async () => {
    const { me, browser } = await withDevice()
    await change(me, { pushes: { INQUIRY_ANSWERED: false } })
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([0, 1])
  })

  it('without emails leaves the push notification, also one that fails', async () => {
    const { me, browser } = await withDevice()
    await change(me, { mails: { INQUIRY_ANSWERED: false } })
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    service.refuse(400)
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([1, 0])
  })

  it('that is switched off while it waits leaves the email', async () => {
    const { me, browser } = await withDevice()
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await change(me, { pushes: { INQUIRY_ANSWERED: false } })
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([0, 1])
  })
})

describe('in quiet hours', () => {
  it('an optional kind waits on every channel, and reaches the member once', async () => {
    await at('03T12:00')
    const { me, browser } = await withDevice()
    await change(me, { quietFrom: '22:00', quietUntil: '07:30' })
    await at('03T23:00')
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await tell(me, 'AWAKE', { name: 'Kim', at: now() })
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([1, 1])
    await at('04T07:29')
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([1, 1])
    await at('04T07:30')
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([2, 1])
  })
})

describe('news of the club', () => {
  const words = { title: 'Spring offer', contents: 'Come and play.', mail: true, isMarketing: true }
  const send = async (me: Person) => {
    const office = await holder.club.manager({ rights: { '950000': 'R', '950100': 'CR' } })
    const input = { ...words, memberIdx: [me.memberIdx] }
    expect((await holder.club.ask(contract.memberMessage.send, input, office)).result).toBe(true)
    await run()
  }

  it.each([
    ['mail', [0, 1]],
    ['push', [1, 0]],
    ['mail,push', [1, 0]],
  ])('to a member who agreed to %s', async (news, expected) => {
    await at('05T12:00')
    const { me, browser } = await withDevice()
    await holder.club.sql`update member set news = ${news.split(',')} where member_idx = ${me.memberIdx}`
    await send(me)
    expect([pushed(browser).length, emails(me)]).toEqual(expected)
    // The push service keeps it for a phone that is off until the night at most.
    const path = new URL(browser.endpoint).pathname
    for (const { ttl } of service.received.filter((one) => one.path === path)) {
      expect(ttl).toBeLessThanOrEqual(9 * 3600)
      expect(ttl).toBeGreaterThan(8.9 * 3600)
    }
  })

  it('on a device say that they are advertising, and have a button that stops them there alone', async () => {
    await at('05T12:00')
    const { me, browser } = await withDevice()
    await holder.club.sql`update member set news = '{mail,push}' where member_idx = ${me.memberIdx}`
    await send(me)
    const [said] = pushed(browser)
    expect(said).toMatchObject({ body: '(Ad) Spring offer', path: '/mypage/messages', stop: { title: 'Unsubscribe' } })
    const { data } = await holder.club.ask(contract.inbox.mine, {}, me)
    expect(data.list).toMatchObject([{ title: 'Spring offer', link: '/mypage/myinfo#news' }])
    const link = new URLSearchParams(said!.stop!.path.split('?')[1]).get('link')!
    expect((await holder.club.ask(contract.unsubscribe.stop, { link })).result).toBe(true)
    expect((await holder.club.ask(contract.profile.me, {}, me)).data.marketing).toMatchObject({
      mail: true,
      push: false,
    })
    await send(me)
    expect([pushed(browser).length, emails(me)]).toEqual([1, 1])
  })

  it('wait for the end of the night, and for a consent that still stands', async () => {
    await at('06T20:59')
    const { me, browser } = await withDevice()
    await holder.club.sql`update member set news = '{mail,push}' where member_idx = ${me.memberIdx}`
    service.refuse(503)
    await send(me)
    service.refuse()
    await at('06T21:30')
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([0, 0])
    await holder.club.sql`update member set news = '{}' where member_idx = ${me.memberIdx}`
    await at('07T08:00')
    await run()
    expect([pushed(browser).length, emails(me)]).toEqual([0, 0])
  })
})

it('is deleted with the message, and after as many days as emails are kept', async () => {
  await at('08T12:00')
  const { me, browser } = await withDevice()
  const count = async () =>
    (
      await holder.club
        .sql`select from alert a join member_message t using (message_idx) where t.member_idx = ${me.memberIdx}`
    ).length
  await tell(me, 'INQUIRY_ANSWERED', answered)
  await run()
  expect(await count()).toBe(1)
  await show(browser)
  await holder.club.setClock('2028-03-08T12:00')
  await tidyAlerts.run(jobContext(holder.club.platform, 'tidy-alerts'))
  expect(await count()).toBe(0)
  const left = await holder.club.sql`select count(*)::int as n from member_message where member_idx = ${me.memberIdx}`
  expect(left[0]!.n).toBe(1)
})
