import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { type MailServer, openMailServer } from '../../../../test/mail-server.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { sendMail } from '../../../mail/deliver.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { openPost } from '../../../platform/post.ts'
import { write } from '../../../platform/write.ts'
import { NOTIFY_BOOKING, notifyBooking } from '../../booking/booked/notify.ts'
import { bookingJobs } from './jobs.ts'
import { writeNotices } from './write-notices.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let server: MailServer
let seen = 0
let week = 0
/** A Tuesday that is open for booking; the clock shows noon two weeks before. */
let date: string

beforeAll(async () => {
  server = await openMailServer()
  const { config } = holder.club.platform
  holder.club.platform.post = openPost({ ...config, smtpUrl: server.url, publicUrl: 'https://club.example' })
})
afterAll(() => server.close())
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await noon(14)
  await holder.club.sql`delete from job_task`
  seen = server.received.length
})

const noon = (daysBefore: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)
const jobs = [sendMail, ...bookingJobs({ notify, mailWanted: async () => true })]
const jobNamed = (name: string) => jobs.find((job) => job.name === name)!
const perform = (name: string) => performTasks(jobContext(holder.club.platform, name), jobNamed(name))
const remind = (name: string) => jobNamed(name).run(jobContext(holder.club.platform, name))

/** Runs the tasks, each name in two processes at once. @returns what arrived: recipient and subject */
async function settle() {
  while ((await Promise.all([perform(NOTIFY_BOOKING), perform(NOTIFY_BOOKING)])).some(Boolean));
  while ((await Promise.all([perform('send-mail'), perform('send-mail')])).some(Boolean));
  const arrived = server.received.slice(seen)
  seen = server.received.length
  return arrived.map(({ to, mail }) => ({ to: to[0]!, mail })).sort((a, b) => (a.to < b.to ? -1 : 1))
}
type Arrived = Awaited<ReturnType<typeof settle>>[number]

const calendarPart = ({ mail }: Arrived) => mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')!
/** The attached calendar file, unfolded. */
const calendarText = (arrived: Arrived) =>
  Buffer.from(calendarPart(arrived).content as Uint8Array)
    .toString()
    .replaceAll(/\r?\n /g, '')

/** Fields of the attached calendar file by name. */
function calendarOf(arrived: Arrived): Record<string, string> {
  const part = calendarPart(arrived)
  const lines = calendarText(arrived).split(/\r?\n/)
  const fields = lines.map((line) => line.split(/[:;](.*)/s).slice(0, 2))
  return { header: String(part.method), ...Object.fromEntries(fields) }
}

async function booked(more: { players?: Player[]; name?: string; course?: string } = {}) {
  const [slot] = (await holder.club.day(date, { course: more.course })) as [number]
  const me = await holder.club.member({ name: more.name })
  const players: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, ...(more.players ?? [])]
  while (players.length < 4) players.push({ no: players.length + 1, kind: 'TBD' })
  const made = await holder.club.book(me, slot, await holder.club.hold(me, slot), { players })
  expect(made.result).toBe(true)
  return { me, slot, bookingIdx: made.data.bookingIdx }
}
const named = (no: number, { memberIdx }: Member): Player => ({ no, kind: 'MEMBER', memberIdx })
const cancel = (as: Member, bookingIdx: number, version = 1) =>
  holder.club.ask(contract.booking.cancel, { bookingIdx, version, reason: 'other', accept: true }, as)
const messages = async (as: Member) => (await holder.club.ask(contract.inbox.mine, {}, as)).data.list

/** A change as other services make it: the booking's next version, its audit row and the notice together. */
const changed = (as: Member, bookingIdx: number, players: { no: number; memberIdx: number | null }[]) =>
  write({ ...jobContext(holder.club.platform, 'test'), who: { ...as, adminIdx: null } as never }, async (tx) => {
    for (const { no, memberIdx } of players)
      await tx.sql`
        update booking_player set kind = ${memberIdx ? 'MEMBER' : 'TBD'}, member_idx = ${memberIdx}
        where booking_idx = ${bookingIdx} and no = ${no}`
    await tx.sql`update booking set version = version + 1 where booking_idx = ${bookingIdx}`
    await tx.sql`
      insert into audit (call, request_id, noun, record_idx) values ('test', 'test', 'booking', ${bookingIdx})`
    await notifyBooking(tx, bookingIdx, 'CHANGED')
  })

describe('a booking', () => {
  it('that is offered asks the companion, with what booking it means, and brings the answer', async () => {
    await holder.club.sql`insert into rule_setting (name, "values") values ('booking', '{"transferIsAllowed": true}')`
    holder.club.platform.cache.invalidate('rule')
    const ann = await holder.club.member({ name: 'Ha-eun Choi' })
    const { me, bookingIdx } = await booked({ players: [named(2, ann)], name: 'Min-jun Kim' })
    await settle()
    await holder.club.ask(contract.change.transfer, { bookingIdx, version: 1, memberIdx: ann.memberIdx }, me)
    const [asked, ...others] = await settle()
    expect(others).toEqual([])
    expect(asked!.to).toBe(`${ann.id}@example.com`)
    expect(asked!.mail.subject).toMatch(/^Min-jun Kim offers you this booking: .*, 07:00, /)
    expect(asked!.mail.text).toContain('    Price: ₩')
    await holder.club.ask(contract.change.answerTransfer, { bookingIdx, version: 2, answer: 'ACCEPT' }, ann)
    const arrived = await settle()
    const subjects = [me, ann].map(({ id }) => arrived.find(({ to }) => to === `${id}@example.com`)!.mail.subject)
    expect(subjects[0]).toMatch(/^Ha-eun Choi has accepted your booking: /)
    expect(subjects[1]).toMatch(/^Changed: /)
    await holder.club.sql`delete from rule_setting where name = 'booking'`
    holder.club.platform.cache.invalidate('rule')
  })

  it('is announced to the booker and each named member, in each one’s language, by email and message', async () => {
    const ann = await holder.club.member({ name: 'Ha-eun Choi', otherName: '최하은', lang: 'ko' })
    const { me, bookingIdx } = await booked({ players: [named(2, ann)], name: 'Min-jun Kim' })
    const arrived = await settle()
    expect(arrived).toHaveLength(2)
    const [mine, hers] = [me, ann].map(({ id }) => arrived.find(({ to }) => to === `${id}@example.com`)!)
    expect(mine!.mail.subject).toMatch(/^Booked: .*, 07:00, /)
    expect(mine!.mail.text).toContain('    Players: Min-jun Kim, Ha-eun Choi, 2 to be named\n')
    expect(mine!.mail.text).toContain('    Price: ₩')
    expect(mine!.mail.text).toContain(`https://club.example/mypage?booking=${bookingIdx}`)
    expect(hers!.mail.subject).toContain('Min-jun Kim 님이')
    expect(hers!.mail.text).toContain('최하은 님, 안녕하십니까.')
    expect(hers!.mail.text).not.toContain('₩')
    const [message] = await messages(me)
    expect(message).toMatchObject({
      title: mine!.mail.subject,
      contents: expect.stringContaining('\nCourse: '),
      link: `/mypage?booking=${bookingIdx}`,
    })
    expect((await messages(ann))[0]!.title).toContain('동반자로 지정')
  })

  it('is announced once when the task is there twice', async () => {
    const { me, bookingIdx } = await booked()
    const data = holder.club.sql.json({ bookingIdx, change: 'BOOKED', by: me.memberIdx })
    await holder.club
      .sql`insert into job_task (name, data) values (${NOTIFY_BOOKING}, ${data}), (${NOTIFY_BOOKING}, ${data})`
    expect(await settle()).toHaveLength(1)
    expect(await messages(me)).toHaveLength(1)
  })

  it('costs one statement in the transaction, and is not announced when it is rolled back', async () => {
    const [slot] = (await holder.club.day(date)) as [number]
    const me = await holder.club.member()
    const held = await holder.club.hold(me, slot)
    const made = await statementsOf(holder.club, () => holder.club.book(me, slot, held))
    expect(made.filter((statement) => /job_task|mail|member_message|booking_notice/.test(statement))).toHaveLength(1)
    await settle()
    await expect(
      write(jobContext(holder.club.platform, 'test'), async (tx) => {
        await notifyBooking(tx, 1, 'CHANGED')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await settle()).toEqual([])
  })

  it('that changed replaces the calendar entry of who stays and removes that of who goes', async () => {
    const [ann, ben] = [await holder.club.member(), await holder.club.member()]
    const { me, bookingIdx } = await booked({ players: [named(2, ann)] })
    const [first] = (await settle()).map(calendarOf)
    await changed(me, bookingIdx, [{ no: 2, memberIdx: ben.memberIdx }])
    const byMail = new Map((await settle()).map((one) => [one.to, one]))
    const of = ({ id }: Member) => byMail.get(`${id}@example.com`)!
    expect(of(me).mail.subject).toMatch(/^Changed: /)
    expect(of(ben).mail.subject).toMatch(/ named you as a companion: /)
    expect(of(ann).mail.subject).toMatch(/^You were removed from a booking: /)
    expect([of(me), of(ben), of(ann)].map(calendarOf)).toMatchObject([
      { UID: first!.UID, SEQUENCE: '2', METHOD: 'REQUEST' },
      { UID: first!.UID, SEQUENCE: '2', METHOD: 'REQUEST' },
      { UID: first!.UID, SEQUENCE: '2', METHOD: 'CANCEL', STATUS: 'CANCELLED' },
    ])
    await cancel(me, bookingIdx, 2)
    expect((await settle()).map(({ to }) => to)).toEqual([me, ben].map(({ id }) => `${id}@example.com`).sort())
  })

  async function moved(me: Member, bookingIdx: number, version: number, slotIdx: number) {
    const { price, termsIdx } = (await holder.club.hold(me, slotIdx, { bookingIdx })).data
    const body = { version, slotIdx, total: price.total, termsIdx }
    const answer = await holder.club.ask(contract.change.move, { bookingIdx, ...body }, me)
    expect(answer.body).toMatchObject({ result: true })
  }
  async function movedByDesk(bookingIdx: number, version: number, slotIdx: number) {
    const boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const body = { version, slotIdx, reason: 'The course is wet' }
    const answer = await holder.club.ask(contract.bookingManage.move, { bookingIdx, ...body }, boss)
    expect(answer.body).toMatchObject({ result: true })
  }
  const dayAfter = (days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
  const said = (on: string, lang: 'en' | 'ko') => {
    const day = Number(on.slice(8))
    const weekday = new Date(`${on}T00:00Z`).toLocaleString(lang, { weekday: 'short', timeZone: 'UTC' })
    if (lang === 'ko') return `${on.slice(5).replace('-', '.')} (${weekday})`
    return `${weekday} ${day} ${new Date(`${on}T00:00Z`).toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' })}`
  }

  it('that the member moves is announced with the old and the new tee time, in each one’s language', async () => {
    const ann = await holder.club.member({ lang: 'ko' })
    const { me, bookingIdx } = await booked({ players: [named(2, ann)] })
    await settle()
    const [, there] = await holder.club.day(dayAfter(1), { course: '2' })
    await moved(me, bookingIdx, 1, there!)
    const arrived = await settle()
    const [mine, hers] = [me, ann].map(({ id }) => arrived.find(({ to }) => to === `${id}@example.com`)!)
    const [from, to] = [`${said(date, 'en')}, 07:00, Lake`, `${said(dayAfter(1), 'en')}, 07:08, Pine`]
    expect(mine!.mail.subject).toBe(`Moved from ${from} to ${to}`)
    expect(mine!.mail.text!.replace(/\s+/g, ' ')).toContain(`has moved from ${from} to ${to}.`)
    expect(calendarText(mine!)).toContain(`Moved from ${from.replaceAll(',', '\\,')}`)
    expect((await messages(me))[0]).toMatchObject({
      title: mine!.mail.subject,
      contents: expect.stringContaining(from),
    })
    expect(hers!.mail.subject).toBe(
      `예약 시간 변경: ${said(date, 'ko')} 07:00, 레이크 → ${said(dayAfter(1), 'ko')} 07:08, 파인`,
    )
  })

  it('that a manager moves is announced in the same way', async () => {
    const { me, bookingIdx } = await booked()
    await settle()
    const [there] = await holder.club.day(dayAfter(1))
    await movedByDesk(bookingIdx, 1, there!)
    const [mine] = await settle()
    expect(mine!.mail.subject).toBe(
      `Moved from ${said(date, 'en')}, 07:00, Lake to ${said(dayAfter(1), 'en')}, 07:00, Lake`,
    )
    expect((await messages(me))[0]!.title).toBe(mine!.mail.subject)
  })

  it('that moves twice in a row is announced from the tee time that the reader knows; one that came back is not announced as moved', async () => {
    const { me, bookingIdx, slot } = await booked()
    await settle()
    const [near] = await holder.club.day(dayAfter(1))
    const [far] = await holder.club.day(dayAfter(2))
    await moved(me, bookingIdx, 1, near!)
    await moved(me, bookingIdx, 2, far!)
    const [only, ...more] = await settle()
    expect(more).toEqual([])
    expect(only!.mail.subject).toBe(
      `Moved from ${said(date, 'en')}, 07:00, Lake to ${said(dayAfter(2), 'en')}, 07:00, Lake`,
    )
    await holder.club.passRelease()
    await movedByDesk(bookingIdx, 3, slot)
    await holder.club.passRelease()
    await movedByDesk(bookingIdx, 4, far!)
    const [again] = await settle()
    expect(again!.mail.subject).toBe(`Changed: ${said(dayAfter(2), 'en')}, 07:00, Lake`)
    expect(again!.mail.text).not.toContain('moved')
    expect(calendarText(again!)).not.toContain('Moved')
  })

  interface Change {
    players: Player[]
    cart?: boolean
    caddie?: boolean
    memo?: string
  }
  const changePlayers = async (as: Member, bookingIdx: number, version: number, more: Change) => {
    await holder.club.knows(as, more.players)
    const answer = await holder.club.ask(contract.change.changePlayers, { bookingIdx, version, ...more }, as)
    expect(answer.body).toMatchObject({ result: true })
  }
  const me1 = (me: Member): Player => ({ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx })
  const unnamed = (...places: number[]): Player[] => places.map((no) => ({ no, kind: 'TBD' }))
  const oneOf = (arrived: readonly Arrived[], { id }: Member) => {
    const theirs = arrived.filter(({ to }) => to === `${id}@example.com`)
    expect(theirs).toHaveLength(1)
    return theirs[0]!.mail
  }

  it('whose players, cart or caddie change says what changed to those who stay, in each one’s language', async () => {
    const [ann, ben, cho] = await Promise.all([
      holder.club.member({ name: 'Ha-eun Choi', lang: 'ko' }),
      holder.club.member({ name: 'Do-yun Kang' }),
      holder.club.member({ name: 'Kyung-soo Han' }),
    ])
    const { me, bookingIdx } = await booked({ players: [named(2, ann), named(3, ben)] })
    await settle()
    const players = [me1(me), named(2, ann), named(3, cho), ...unnamed(4)]
    await changePlayers(me, bookingIdx, 1, { players, cart: false, caddie: true })
    const arrived = await settle()
    expect(arrived).toHaveLength(4)
    const what = 'Kyung-soo Han added · Do-yun Kang removed · Cart removed'
    const mine = oneOf(arrived, me)
    expect(mine.subject).toBe(`Changed: ${what} (${said(date, 'en')}, 07:00, Lake)`)
    expect(mine.text).toContain('Cart removed')
    const hers = oneOf(arrived, ann)
    expect(hers.subject).toMatch(/^예약 변경: .*Kyung-soo Han 님 추가 · .*Do-yun Kang 님 제외 · 카트 제외 \(/)
    expect(oneOf(arrived, cho).subject).toContain('named you as a companion')
    expect((await messages(me))[0]).toMatchObject({
      title: mine.subject,
      contents: expect.stringContaining('Do-yun Kang removed\nCart removed'),
    })
  })

  it('whose changes follow one another says what is different in the end, and names for the erasure those who left', async () => {
    const [ann, ben] = await Promise.all([
      holder.club.member({ name: 'Ha-eun Choi' }),
      holder.club.member({ name: 'Do-yun Kang' }),
    ])
    const { me, bookingIdx } = await booked({ players: [named(2, ann)] })
    await settle()
    const all = { cart: true, caddie: false }
    await changePlayers(me, bookingIdx, 1, { ...all, players: [me1(me), named(2, ben), ...unnamed(3, 4)] })
    await changePlayers(me, bookingIdx, 2, { ...all, players: [me1(me), ...unnamed(2, 3, 4)] })
    const mine = oneOf(await settle(), me)
    expect(mine.subject).toMatch(/^Changed: Ha-eun Choi removed · Caddie removed \(/)
    const [message] = await holder.club.sql`
      select named from member_message where member_idx = ${me.memberIdx} and kind = 'BOOKING_CHANGED'`
    expect(message!.named.map(Number)).toContain(ann.memberIdx)
  })

  it('whose note alone changes says what holds now', async () => {
    const { me, bookingIdx } = await booked()
    await settle()
    await changePlayers(me, bookingIdx, 1, { players: [me1(me), ...unnamed(2, 3, 4)], memo: 'We walk.' })
    expect(oneOf(await settle(), me).subject).toBe(`Changed: ${said(date, 'en')}, 07:00, Lake`)
  })

  it('that a manager changes says the holes before and after', async () => {
    const { me, bookingIdx, slot } = await booked()
    await holder.club.sql`update slot set holes = '9' where slot_idx = ${slot}`
    await settle()
    const boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const body = { bookingIdx, version: 1, holes: '9', reason: 'Wish of the member' }
    expect((await holder.club.ask(contract.bookingManage.change, body, boss)).body).toMatchObject({ result: true })
    expect(oneOf(await settle(), me).subject).toMatch(/^Changed: 9 holes instead of 18 \(/)
  })

  it('that is cancelled is announced to everyone in it, with the calendar entry removed', async () => {
    const ann = await holder.club.member()
    const { me, bookingIdx } = await booked({ players: [named(2, ann)] })
    const before = new Map((await settle()).map((one) => [one.to, calendarOf(one)]))
    await cancel(me, bookingIdx)
    for (const one of await settle()) {
      expect(one.mail.subject).toMatch(/^Cancelled: /)
      const { UID, SEQUENCE } = before.get(one.to)!
      expect(calendarOf(one)).toMatchObject({ UID, SEQUENCE: String(Number(SEQUENCE) + 1), header: 'CANCEL' })
    }
    const [message] = await messages(ann)
    expect(message!.contents).toContain('has cancelled this tee time. You were named as a companion')
    expect(message!.link).toBe('/reservation?find=month&part=1&players=4')
  })

  it('that a manager cancels for the club is announced with the reason, in each one’s language', async () => {
    const ann = await holder.club.member({ lang: 'ko' })
    const { bookingIdx } = await booked({ players: [named(2, ann)] })
    await settle()
    const boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const said = { text: 'The greens are under water.', translated: { ko: { text: '그린이 침수되었습니다.' } } }
    const input = { ...said, bookingIdx, version: 1, by: 'CLUB', reason: 'other', penalty: false } as const
    expect((await holder.club.ask(contract.bookingManage.cancel, input, boss)).data.state).toBe('CC')
    const texts = (await settle()).map(({ mail }) => mail.text ?? '')
    expect(texts).toHaveLength(2)
    expect(texts.filter((text) => text.includes(said.text))).toHaveLength(1)
    expect(texts.filter((text) => text.includes(said.translated.ko.text))).toHaveLength(1)
  })

  it('that a manager cancels for its member is announced without what managers noted', async () => {
    const { bookingIdx } = await booked()
    await settle()
    const boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const input = {
      text: 'Called about his knee',
      bookingIdx,
      version: 1,
      by: 'MEMBER',
      reason: 'illness',
      penalty: false,
    } as const
    await holder.club.ask(contract.bookingManage.cancel, input, boss)
    const [one] = await settle()
    expect(one!.mail.subject).toMatch(/^Cancelled: /)
    expect(one!.mail.text).not.toContain('knee')
  })

  it('carries a calendar file at the moment of the tee time, with an alarm, for its one recipient', async () => {
    const { me } = await booked()
    const [one] = await settle()
    expect(calendarOf(one!)).toMatchObject({
      header: 'REQUEST',
      METHOD: 'REQUEST',
      DTSTART: `${Temporal.PlainDate.from(date).subtract({ days: 1 }).toString().replaceAll('-', '')}T220000Z`,
      DTEND: `${date.replaceAll('-', '')}T023000Z`,
      TRIGGER: '-P1D',
      ATTENDEE: expect.stringMatching(`RSVP=FALSE:mailto:${me.id}@example.com$`),
      ORGANIZER: expect.stringContaining('mailto:hello@greenhill.example'),
    })
    expect(one!.mail.attachments.map(({ filename }) => filename)).toContain('tee-time.ics')
  })

  it('reaches who has no usable address by message, and who is blocked not at all', async () => {
    const [ann, ben] = [await holder.club.member(), await holder.club.member()]
    const { me } = await booked({ players: [named(2, ann), named(3, ben)] })
    await holder.club.sql`update member set email = '' where member_idx = ${ann.memberIdx}`
    await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${ben.memberIdx}`
    expect((await settle()).map(({ to }) => to)).toEqual([`${me.id}@example.com`])
    expect(await messages(ann)).toHaveLength(1)
    const [row] = await holder.club
      .sql`select count(*)::int as n from member_message where member_idx = ${ben.memberIdx}`
    expect(row!.n).toBe(0)
  })
})

describe('missing names', () => {
  it('are asked for on the day before the deadline and on its day, from 10:00, once each', async () => {
    const { me } = await booked()
    await settle()
    const at = async (daysBefore: number, time: string) => {
      await noon(daysBefore, time)
      await Promise.all([remind('remind-names'), remind('remind-names')])
      return (await settle()).map(({ to, mail }) => [to, mail.subject!.slice(0, 12)])
    }
    const one = [[`${me.id}@example.com`, 'Names needed']]
    expect(await at(4, '10:00')).toEqual([])
    // A run that is late, after an outage, wakes nobody.
    expect(await at(3, '07:30')).toEqual([])
    expect(await at(3, '10:00')).toEqual(one)
    expect(await at(3, '11:00')).toEqual([])
    expect(await at(2, '10:00')).toEqual(one)
    expect(await at(2, '17:30')).toEqual([])
    expect(await messages(me)).toHaveLength(3)
  })

  it('are not asked for when all are named, when the booking is cancelled, or just after it was made', async () => {
    const all = await Promise.all([2, 3, 4].map(async (no) => named(no, await holder.club.member())))
    await booked({ players: all })
    await noon(3, '09:30')
    const { me, bookingIdx } = await booked({ course: '2' })
    const late = await booked({ course: '3' })
    await cancel(me, bookingIdx)
    await settle()
    await noon(3, '10:00')
    await remind('remind-names')
    expect(await settle()).toEqual([])
    await noon(3, '12:00')
    await remind('remind-names')
    expect((await settle()).map(({ to }) => to)).toEqual([`${late.me.id}@example.com`])
  })
})

describe('playing tomorrow', () => {
  it('is said to everyone in the booking, once, on the day before', async () => {
    const ann = await holder.club.member()
    const { me } = await booked({ players: [named(2, ann)] })
    await settle()
    const at = async (daysBefore: number, time: string) => {
      await noon(daysBefore, time)
      await Promise.all([remind('remind-players'), remind('remind-players')])
      return (await settle()).map(({ to }) => to)
    }
    expect(await at(2, '15:00')).toEqual([])
    expect(await at(1, '07:00')).toEqual([])
    expect(await at(1, '15:00')).toEqual([me, ann].map(({ id }) => `${id}@example.com`).sort())
    expect(await at(1, '16:00')).toEqual([])
    expect(await at(0, '08:00')).toEqual([])
  })

  it('sends no reminder to a member who heard of the tee time today', async () => {
    await noon(1, '11:00')
    await booked()
    expect(await settle()).toHaveLength(1)
    await noon(1, '15:00')
    await remind('remind-players')
    expect(await settle()).toEqual([])
  })
})

describe.each(['part', 'course'])('a %s of a day that the club suspends', (what) => {
  it('notifies everyone in it once, with its reason in their language', async () => {
    const { club } = holder
    const friend = await club.member({ name: 'Ha-eun Choi' })
    await booked({ name: 'Min-jun Kim', players: [{ no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx }] })
    await club.sql`update member set lang = 'ko' where member_idx = ${friend.memberIdx}`
    await settle()
    const boss = await club.manager({ rights: { '940000': 'R', '940200': 'RU' } })
    const said = { reason: 'Snow on the greens', translated: { ko: { reason: '그린 적설' } } }
    const [slot] = await club.sql<{ part: string; courseIdx: number }[]>`
      select part, course_idx from slot where date = ${date} limit 1`
    const where = what === 'part' ? { part: slot!.part } : { courseIdx: slot!.courseIdx }
    const input = { ...said, date, ...where, cancelBookings: true, version: 1 }
    expect((await club.ask(contract.dayManage.suspend, input, boss)).data).toEqual({ cancelled: 1, notified: 2 })
    const texts = (await settle()).map(({ mail }) => mail.text ?? '')
    expect(texts).toHaveLength(2)
    expect(texts.filter((text) => text.includes('Snow on the greens'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('그린 적설'))).toHaveLength(1)
    expect(await settle()).toEqual([])
  })
})

it('leaves out a penalty that changed after it was read, and tells the rest', async () => {
  const { me, bookingIdx } = await booked()
  await settle()
  const channels = { notify, mailWanted: async () => true }
  const notices = [
    { memberIdx: me.memberIdx, kind: 'PENALTY' as const, about: 'p1v7' },
    { memberIdx: me.memberIdx, kind: 'PLAYING_TOMORROW' as const, about: date },
  ]
  const ctx = jobContext(holder.club.platform, NOTIFY_BOOKING)
  await write(ctx, (tx) => writeNotices(tx, bookingIdx, { version: 1, notices }, channels))
  expect(await settle()).toHaveLength(1)
  const [noted] = await holder.club.sql`
    select count(*)::int as n from booking_notice where booking_idx = ${bookingIdx} and kind = 'PENALTY'`
  expect(noted).toEqual({ n: 0 })
})
