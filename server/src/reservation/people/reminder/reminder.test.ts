import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'
import { lastMail, mailsTo } from '../../../../test/people.ts'
import { jobContext } from '../../../job/context.ts'
import { notify } from '../../../member/inbox/notify.ts'
import type { Platform } from '../../../platform/platform.ts'
import { remindOpenings } from './job.ts'

const holder = TestClub.use()
let second: Platform
let week = 0
let date: string
/** The opening of full members: four weeks and a day ahead, 09:00. */
let opening: string

beforeAll(async () => {
  second = await holder.club.beside(2)
})
afterAll(async () => {
  second.drain()
  await second.close()
})
beforeEach(async () => {
  const day = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ })
  date = day.toString()
  opening = day.subtract({ days: 29 }).toString()
  await holder.club.setClock(`${day.subtract({ days: 35 })}T12:00`)
  await holder.club.day(date)
})

type Me = Awaited<ReturnType<TestClub['member']>>
const job = remindOpenings({ notify })
const run = (platform = holder.club.platform) => job.run(jobContext(platform, job.name))
const mails = (me: Me) => mailsTo(holder.club, `${me.id}@example.com`)
const remindAt = async (me: Me) =>
  (
    await holder.club.ask(
      contract.sheet.calendar,
      { memberIdx: me.memberIdx, clubCode: CLUB, month: date.slice(0, 7) },
      me,
    )
  ).data.days.find((day: { date: string }) => day.date === date)!.remindAt

describe('a reminder of an opening', () => {
  it('is kept with its instant, half an hour before, and the calendar tells it', async () => {
    const me = await holder.club.member()
    expect(await remindAt(me)).toBeUndefined()
    const { data } = await holder.club.ask(contract.reminder.remind, { date }, me)
    expect(data).toEqual({ remindAt: `${Temporal.PlainDate.from(opening).subtract({ days: 1 })}T23:30:00Z` })
    expect(await remindAt(me)).toBe(data.remindAt)
    expect((await holder.club.ask(contract.reminder.remind, { date }, me)).data).toEqual(data)
    expect(await remindAt(await holder.club.member())).toBeUndefined()
  })

  it('is sent once, as an email and a message, though two processes look at once', async () => {
    const me = await holder.club.member({ lang: 'ko' })
    await holder.club.ask(contract.reminder.remind, { date }, me)
    await holder.club.setClock(`${opening}T08:29`)
    await run()
    expect(await mails(me)).toEqual([])
    await holder.club.setClock(`${opening}T08:30`)
    await second.clock.measure(second.database)
    await Promise.all([run(), run(second)])
    await run()
    expect(await mails(me)).toEqual(['OPENING_SOON'])
    const mail = await lastMail(holder.club, `${me.id}@example.com`)
    expect(mail!.text).toContain('09:00')
    expect((await holder.club.ask(contract.inbox.mine, {}, me)).data).toMatchObject({
      unread: 1,
      list: [{ link: '/reservation' }],
    })
    expect(await remindAt(me)).toBeUndefined()
  })

  it('is not sent when it was removed, nor after the opening', async () => {
    const [me, late] = [await holder.club.member(), await holder.club.member()]
    await holder.club.ask(contract.reminder.remind, { date }, me)
    await holder.club.ask(contract.reminder.remind, { date }, late)
    expect((await holder.club.ask(contract.reminder.forget, { date }, me)).body).toMatchObject({
      result: true,
      data: null,
    })
    expect((await holder.club.ask(contract.reminder.forget, { date }, me)).result).toBe(true)
    await holder.club.setClock(`${opening}T09:00`)
    await run()
    expect([await mails(me), await mails(late)]).toEqual([[], []])
    expect(await holder.club.sql`select from opening_reminder`).toHaveLength(0)
  })

  it('waits for the new instant when the opening is put off', async () => {
    const me = await holder.club.member()
    await holder.club.ask(contract.reminder.remind, { date }, me)
    const later = { date: opening, time: '10:00' }
    await holder.club.sql`update opening_rule set time = ${later.time} where time = '09:00'`
    try {
      holder.club.platform.cache.invalidate('rule')
      await holder.club.setClock(`${later.date}T08:30`)
      await run()
      expect(await mails(me)).toEqual([])
      await holder.club.setClock(`${later.date}T09:30`)
      await run()
      expect(await mails(me)).toEqual(['OPENING_SOON'])
    } finally {
      await holder.club.sql`update opening_rule set time = '09:00' where time = ${later.time}`
      holder.club.platform.cache.invalidate('rule')
    }
  })

  it('is refused too late, and for a day that does not open for the member', async () => {
    const me = await holder.club.member()
    await holder.club.setClock(`${opening}T08:30`)
    const late = await holder.club.ask(contract.reminder.remind, { date }, me)
    expect([late.status, late.fail]).toMatchObject([
      200,
      { code: 'PAST_DEADLINE', msgVar: { rule: 'remind', at: `${opening}T00:00:00Z` } },
    ])
    const stranger = await holder.club.member({ memberType: '77' })
    expect((await holder.club.ask(contract.reminder.remind, { date }, stranger)).status).toBe(404)
    expect((await holder.club.ask(contract.reminder.remind, { date: '2055-01-01' }, me)).status).toBe(404)
    expect((await holder.club.ask(contract.reminder.remind, { date }, null)).status).toBe(401)
  })
})
