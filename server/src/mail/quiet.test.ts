import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { jobContext } from '../job/context.ts'
import { performTasks } from '../job/perform.ts'
import { notify } from '../member/inbox/notify.ts'
import { tellMembers } from '../member/message/job.ts'
import { openPost } from '../platform/post.ts'
import { write } from '../platform/write.ts'
import { sendMail } from './deliver.ts'

const holder = TestClub.use()
type Person = Awaited<ReturnType<TestClub['member']>>
let server: MailServer

beforeAll(async () => {
  server = await openMailServer()
  holder.club.platform.post = openPost({ ...holder.club.platform.config, smtpUrl: server.url })
})
afterAll(() => server.close())
beforeEach(async () => {
  await holder.club.sql`delete from job_task`
  server.refuse()
})

const run = async () => {
  for (const job of [tellMembers, sendMail])
    while (await performTasks(jobContext(holder.club.platform, job.name), job));
}
const addressOf = ({ id }: Person) => `${id}@example.com`
const subjects = (me: Person) =>
  server.received.filter(({ to }) => to.includes(addressOf(me))).map(({ mail }) => mail.subject)
const inbox = async (me: Person) =>
  (await holder.club.ask(contract.inbox.mine, {}, { token: await holder.club.signIn({ memberIdx: me.memberIdx }) }))
    .data.list
const change = (me: Person, body: object) => holder.club.ask(contract.reservationSettings.change, body, me)
const tell = <K extends Parameters<typeof notify>[1]>(me: Person, kind: K, values: Parameters<typeof notify<K>>[3]) =>
  write(jobContext(holder.club.platform, 'test'), (tx) =>
    notify(tx, kind, { memberIdx: me.memberIdx, lang: 'en', email: addressOf(me) }, values, { named: [] }),
  )
const at = (time: string) => holder.club.setClock(`2027-03-0${time}`)

describe('in quiet hours of a member', () => {
  const quiet = async () => {
    await at('1T12:00')
    const me = await holder.club.member()
    expect((await change(me, { quietFrom: '22:00', quietUntil: '07:30' })).data).toMatchObject({
      quietFrom: '22:00',
      quietUntil: '07:30',
    })
    await at('1T23:00')
    return me
  }
  const answered = { name: 'Kim', inquiryIdx: 4, title: 'Lockers', answer: 'Yes' }

  it('an email of an optional kind waits for their end, and the message on the site does not', async () => {
    const me = await quiet()
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect([subjects(me), (await inbox(me)).length]).toEqual([[], 1])
    await at('2T07:29')
    await run()
    expect(subjects(me)).toEqual([])
    await at('2T07:30')
    await run()
    expect(subjects(me)).toHaveLength(1)
  })

  it('what the club must send, and an offer, do not wait', async () => {
    const me = await quiet()
    await tell(me, 'AWAKE', { name: 'Kim', at: holder.club.platform.clock.now() })
    await tell(me, 'STANDBY_OFFER', {
      ...{ name: 'Kim', offerIdx: 1, date: '2027-03-02', time: '08:00', course: 'Out' },
      ...{ until: holder.club.platform.clock.now(), facts: [] },
    })
    await run()
    expect(subjects(me)).toHaveLength(2)
  })

  it('an email that waits is not sent when its kind is switched off meanwhile', async () => {
    const me = await quiet()
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect((await change(me, { mails: { INQUIRY_ANSWERED: false } })).result).toBe(true)
    await at('2T08:00')
    await run()
    expect(subjects(me)).toEqual([])
    const rows = await holder.club.sql`select state from mail where member_idx = ${me.memberIdx}`
    expect([...rows]).toEqual([{ state: 'CANCELLED' }])
  })

  it('a kind that is switched off writes no email, and the message stays', async () => {
    await at('1T12:00')
    const me = await holder.club.member()
    await change(me, { mails: { INQUIRY_ANSWERED: false } })
    await tell(me, 'INQUIRY_ANSWERED', answered)
    await run()
    expect([subjects(me), (await inbox(me)).length]).toEqual([[], 1])
  })

  it.each([
    [{ quietFrom: '22:00' }, 'quietUntil'],
    [{ quietUntil: '07:00' }, 'quietUntil'],
    [{ quietFrom: '07:00', quietUntil: '07:00' }, 'quietUntil'],
    [{ quietFrom: '24:00', quietUntil: '07:00' }, 'quietFrom'],
  ])('refuses %j', async (body, field) => {
    const answer = await change(await holder.club.member(), body)
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, field])
  })

  it('they are taken away together', async () => {
    const me = await quiet()
    expect((await change(me, { quietFrom: null })).status).toBe(400)
    expect((await change(me, { quietFrom: null, quietUntil: null })).data).toMatchObject({ quietFrom: null })
  })
})

describe('advertising at night', () => {
  const words = { title: 'Spring offer', contents: 'Come and play.', mail: true, isMarketing: true }
  const willing = async () => {
    const me = await holder.club.member()
    await holder.club.sql`update member set news = '{mail}' where member_idx = ${me.memberIdx}`
    return me
  }
  const send = async (...to: Person[]) => {
    const office = await holder.club.manager({ rights: { '950000': 'R', '950100': 'CR' } })
    const memberIdx = to.map((one) => one.memberIdx)
    expect((await holder.club.ask(contract.memberMessage.send, { ...words, memberIdx }, office)).result).toBe(true)
    await run()
  }

  it('waits until 08:00, on the site too, and reaches no one who withdraws the consent until then', async () => {
    await at('3T21:00')
    const [me, other] = [await willing(), await willing()]
    await send(me, other)
    await holder.club.sql`update member set news = '{}' where member_idx = ${other.memberIdx}`
    await at('4T07:59')
    await run()
    expect([await inbox(me), subjects(me)]).toEqual([[], []])
    await at('4T08:00')
    await run()
    expect([(await inbox(me)).length, subjects(me).length]).toEqual([1, 1])
    expect([(await inbox(other)).length, subjects(other).length]).toEqual([0, 0])
  })

  it('that the mail server refused in the evening is tried again in the morning', async () => {
    await at('5T20:59')
    const me = await willing()
    server.refuse({ code: 451, message: 'try later' })
    await send(me)
    server.refuse()
    await at('5T21:05')
    await run()
    expect(subjects(me)).toEqual([])
    await at('6T08:00')
    await run()
    expect(subjects(me)).toHaveLength(1)
  })

  it('is not sent any more to a member who has stopped news', async () => {
    await at('7T20:59')
    const me = await willing()
    server.refuse({ code: 451, message: 'try later' })
    await send(me)
    server.refuse()
    await holder.club.sql`update member set news = '{sms}' where member_idx = ${me.memberIdx}`
    await at('8T09:00')
    await run()
    expect(subjects(me)).toEqual([])
  })
})
