import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo } from '../../../test/people.ts'
import { jobContext } from '../../job/context.ts'
import { know, perform } from '../../job/perform.ts'
import type { Platform } from '../../platform/platform.ts'
import { askNews } from './news-job.ts'

const holder = TestClub.use()
type Me = Awaited<ReturnType<TestClub['member']>>
let second: Platform

const run = (platform = holder.club.platform) => askNews.run(jobContext(platform, askNews.name))
const profile = async (me: Me) => (await holder.club.ask(contract.profile.me, {}, me)).data
const say = (me: Me, agreed: boolean) => holder.club.ask(contract.consent.answerNews, { agreed }, me)
const mails = (me: Me) => mailsTo(holder.club, `${me.id}@example.com`)
const log = async (me: Me) => {
  const rows = await holder.club.sql<{ agreed: boolean; channel: string; day: string }[]>`
    select c.agreed, c.channel, (c.at at time zone 'Asia/Seoul')::date::text as day
    from consent c join terms t using (terms_idx)
    where c.member_idx = ${me.memberIdx} and t.terms_type = 'MARKETING' order by c.consent_idx`
  return rows.map(({ agreed, channel, day }) => `${day} ${agreed ? 'yes' : 'no'} ${channel}`)
}

async function taker(day: string, ways: object = { mail: true, sms: true, push: false }): Promise<Me> {
  await holder.club.setClock(`${day}T12:00`)
  const me = await holder.club.member()
  await holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
  const { version } = await profile(me)
  const answer = await holder.club.ask(contract.profile.change, { version, marketing: ways }, me)
  if (!answer.result) throw new Error(JSON.stringify(answer.body))
  return me
}

beforeAll(async () => {
  second = await holder.club.beside(2)
})
afterAll(async () => {
  second.drain()
  await second.close()
})
beforeEach(() => holder.club.sql`update member set news = '{}'`)

describe('consent to news, two years later', () => {
  it('is asked about once, by mail and among the messages, in the member’s language', async () => {
    const me = await taker('2027-03-01')
    await holder.club.sql`update member set lang = 'ko' where member_idx = ${me.memberIdx}`
    await holder.club.setClock('2029-03-01T11:00')
    await run()
    expect(await mails(me)).toEqual([])
    expect((await profile(me)).marketingUntil).toBeNull()
    await holder.club.setClock('2029-03-01T12:01')
    await run()
    await run()
    expect(await mails(me)).toEqual(['NEWS_QUESTION'])
    const mail = await lastMail(holder.club, `${me.id}@example.com`)
    expect(mail!.text).toMatch(/2027\.03\.01에[\s\S]*03\.31 \(토\) 전에/)
    expect((await holder.club.ask(contract.inbox.mine, {}, me)).data).toMatchObject({
      unread: 1,
      list: [{ title: '마케팅 정보 수신 동의를 확인해 주십시오', link: '/mypage/myinfo', readAt: null }],
    })
    expect((await profile(me)).marketingUntil).toMatch(/^2029-03-31T03:01:/)
  })

  it('goes on for two years with a yes; a second press says nothing more', async () => {
    const me = await taker('2027-03-01')
    await holder.club.setClock('2029-03-02T12:00')
    await run()
    await holder.club.setClock('2029-03-20T12:00')
    const kept = { mail: true, sms: true, push: false }
    expect((await say(me, true)).data).toEqual({ marketing: kept })
    expect((await say(me, true)).data).toEqual({ marketing: kept })
    expect(await log(me)).toEqual(['2027-03-01 yes WEB', '2029-03-20 yes WEB'])
    expect((await profile(me)).marketingUntil).toBeNull()
    await holder.club.setClock('2029-06-01T12:00')
    await run()
    expect(await mails(me)).toEqual(['NEWS_QUESTION'])
    await holder.club.setClock('2031-03-20T12:01')
    await run()
    expect(await mails(me)).toEqual(['NEWS_QUESTION', 'NEWS_QUESTION'])
  })

  it('ends at once with a no', async () => {
    const me = await taker('2027-03-01')
    await holder.club.setClock('2029-03-02T12:00')
    await run()
    expect((await say(me, false)).data.marketing).toEqual({ mail: false, sms: false, push: false })
    expect(await log(me)).toEqual(['2027-03-01 yes WEB', '2029-03-02 no WEB'])
    await holder.club.setClock('2029-06-01T12:00')
    await run()
    expect(await mails(me)).toEqual(['NEWS_QUESTION'])
  })

  it('ends after thirty days without an answer; the log says that nobody said so', async () => {
    const me = await taker('2027-03-01')
    await holder.club.setClock('2029-03-02T12:00')
    await run()
    await holder.club.setClock('2029-04-01T11:59')
    await run()
    await holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
    const { marketing, version } = await profile(me)
    expect(marketing.mail).toBe(true)
    await holder.club.setClock('2029-04-01T12:01')
    await run()
    await run()
    expect((await profile(me)).marketing).toEqual({ mail: false, sms: false, push: false })
    expect(await log(me)).toEqual(['2027-03-01 yes WEB', '2029-04-01 no JOB'])
    expect(await mails(me)).toEqual(['NEWS_QUESTION', 'NEWS_ENDED'])
    // A form opened before cannot turn them on again.
    const stale = await holder.club.ask(contract.profile.change, { version, marketing: { mail: true } }, me)
    expect([stale.status, stale.fail.code]).toEqual([200, 'CHANGED_MEANWHILE'])
    // Too late: an ended consent stays ended until the member turns it on.
    expect((await say(me, true)).data.marketing.mail).toBe(false)
    expect(await log(me)).toHaveLength(2)
  })

  it('is distinguished from terms that were agreed to again in the meantime', async () => {
    const me = await taker('2027-03-01')
    await holder.club.setClock('2029-03-02T12:00')
    await run()
    const [terms] = await holder.club.sql<{ termsIdx: number }[]>`
      select terms_idx from terms_version where terms_type = 'MARKETING' and lang = 'en' and state = 'IN_FORCE'`
    await holder.club.ask(contract.consent.answer, { terms: [{ termsIdx: terms!.termsIdx, agreed: true }] }, me)
    expect((await profile(me)).marketingUntil).toBeNull()
    await holder.club.setClock('2029-05-01T12:00')
    await run()
    expect(await mails(me)).toEqual(['NEWS_QUESTION'])
  })

  it('is nobody’s who takes none, sleeps or has left', async () => {
    const none = await taker('2027-03-01', { mail: false })
    const asleep = await taker('2027-03-01')
    await holder.club.sql`update member set state = 'DORMANT' where member_idx = ${asleep.memberIdx}`
    await holder.club.setClock('2029-03-02T12:00')
    await run()
    expect([...(await mails(none)), ...(await mails(asleep))]).toEqual([])
  })

  it('is the own one', async () => {
    const [me, other] = [await taker('2027-03-01'), await taker('2027-03-01')]
    await holder.club.setClock('2029-03-02T12:00')
    await run()
    await say(me, false)
    expect((await profile(other)).marketing.mail).toBe(true)
    const visitor = await holder.club.ask(contract.consent.answerNews, { agreed: true })
    expect(visitor.status).toBe(401)
  })
})

describe('two processes at once', () => {
  it('ask once and end once', async () => {
    const people: Me[] = []
    for (let i = 0; i < 6; i++) people.push(await taker('2027-03-01'))
    await holder.club.setClock('2029-03-02T12:00')
    await second.clock.measure(second.database)
    await Promise.all([run(), run(second), run(), run(second)])
    for (const me of people) expect(await mails(me)).toEqual(['NEWS_QUESTION'])
    await holder.club.setClock('2029-04-02T12:00')
    await second.clock.measure(second.database)
    await Promise.all([run(second), run(), run(second), run()])
    for (const me of people) {
      expect(await mails(me)).toEqual(['NEWS_QUESTION', 'NEWS_ENDED'])
      expect(await log(me)).toEqual(['2027-03-01 yes WEB', '2029-04-02 no JOB'])
    }
  })

  it('and a yes in the last moment: one of the two', async () => {
    const people: Me[] = []
    for (let i = 0; i < 6; i++) people.push(await taker('2027-03-01'))
    await holder.club.setClock('2029-03-02T12:00')
    await run()
    await holder.club.setClock('2029-04-02T12:00')
    await second.clock.measure(second.database)
    const [, ...answers] = await Promise.all([run(second), ...people.map((me) => say(me, true))])
    for (const [i, me] of people.entries()) {
      const isKept = (await profile(me)).marketing.mail
      expect(answers[i]!.data.marketing.mail).toBe(isKept)
      expect((await log(me)).at(-1)).toBe(`2029-04-02 ${isKept ? 'yes WEB' : 'no JOB'}`)
      expect(await mails(me)).toEqual(isKept ? ['NEWS_QUESTION'] : ['NEWS_QUESTION', 'NEWS_ENDED'])
    }
  })

  it('take turns: the job is held by one of them', async () => {
    await know(jobContext(holder.club.platform, 'x'), askNews)
    const begun = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const slow = {
      ...askNews,
      run: () => {
        begun.resolve()
        return released.promise
      },
    }
    const first = perform(jobContext(holder.club.platform, slow.name), slow, false)
    await begun.promise
    expect(await perform(jobContext(second, slow.name), slow, false)).toBeUndefined()
    released.resolve()
    expect(await first).toMatchObject({ error: null })
  })
})
