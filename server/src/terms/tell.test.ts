import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { lastMail, mailsTo } from '../../test/people.ts'
import { jobContext } from '../job/context.ts'
import { performTasks } from '../job/perform.ts'
import { notify } from '../member/inbox/notify.ts'
import { tellTerms } from './tell.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.terms.save>
type Someone = { token: string; id: string }

const NOW = '2031-05-01T12:00:00'
const job = tellTerms({ notify })
const ctx = () => jobContext(holder.club.platform, job.name)

beforeEach(async () => {
  await holder.club.setClock(NOW)
  await holder.club.sql`delete from job_task`
  await holder.club.sql`update member set state = 'BLOCKED'`
})

async function announce(changes: Partial<Fields> = {}): Promise<number> {
  const fields: Fields = {
    ...{ termsType: 'SERVICE', title: 'Terms of service', contents: '<p>One account a person.</p>', lang: 'en' },
    ...{ effectiveDate: '2031-06-01', isRequired: true, isWorse: false, state: 'SCHEDULED' },
    ...changes,
  }
  const as = await holder.club.manager({ rights: { '910000': 'R', '910800': 'CRU' } })
  return (await holder.club.ask(contract.terms.save, fields, as)).data.termsIdx
}

const perform = async (one = job) => {
  while (await performTasks(ctx(), one));
}
const tenMinutesLater = async () => {
  await holder.club.moveClock(600)
  await perform()
}
const inboxOf = async (me: Someone) => (await holder.club.ask(contract.inbox.mine, {}, me)).data.list
const mailsOf = (me: Someone) => mailsTo(holder.club, `${me.id}@example.com`)
const tasks = async () => (await holder.club.sql`select data from job_task where name = 'tell-terms'`).length

it('each member reads once of terms that are announced: title, day and link, in the own language', async () => {
  const english = await holder.club.member()
  const korean = await holder.club.member({ lang: 'ko' })
  const inEnglish = await announce()
  const inKorean = await announce({ lang: 'ko', title: '서비스 이용약관', contents: '<p>한 사람에 하나.</p>' })
  expect(await tasks()).toBe(1)
  await holder.club.moveClock(590)
  await perform()
  expect(await inboxOf(english)).toEqual([])
  await tenMinutesLater()
  expect(await inboxOf(english)).toMatchObject([
    {
      title: expect.stringContaining('Terms of service'),
      contents: expect.stringMatching(/Terms of service.*2031/s),
      link: `/common/agreement/${inEnglish}`,
    },
  ])
  expect(await inboxOf(korean)).toMatchObject([
    {
      title: expect.stringContaining('서비스 이용약관'),
      contents: expect.stringMatching(/서비스 이용약관.*2031/s),
      link: `/common/agreement/${inKorean}`,
    },
  ])
  expect(await mailsOf(english)).toEqual(['TERMS'])
  const letter = (await lastMail(holder.club, `${korean.id}@example.com`, 'TERMS'))!
  expect(letter).toMatchObject({ lang: 'ko', subject: expect.stringContaining('서비스 이용약관') })
  expect(letter.text).toMatch(/2031/)
  expect((await holder.club.ask(contract.terms.one, { termsIdx: inKorean })).data.effectiveDate).toBe('2031-06-01')
})

it('a language that is announced later sends nothing again, and a language without a text reads the club’s', async () => {
  const korean = await holder.club.member({ lang: 'ko' })
  const termsIdx = await announce({ effectiveDate: '2031-06-02' })
  await tenMinutesLater()
  expect(await inboxOf(korean)).toMatchObject([{ link: `/common/agreement/${termsIdx}` }])
  await announce({ effectiveDate: '2031-06-02', lang: 'ko', title: '이용약관' })
  expect(await tasks()).toBe(0)
  await tenMinutesLater()
  expect(await inboxOf(korean)).toHaveLength(1)
})

it('two languages that are announced at once are one task', async () => {
  await holder.club.member()
  await Promise.all(['en', 'ko'].map((lang) => announce({ lang, effectiveDate: '2031-06-03' })))
  expect(await tasks()).toBe(1)
})

it('a crash loses and repeats no message, nor does a task that runs twice or in two processes', async () => {
  await holder.club.sql`
    insert into member (id, password_hash, name, email, phone_no, member_type, state)
    select 'many' || n, '', 'Many ' || n, 'many' || n || '@example.com', '', '10', 'ACTIVE' from generate_series(1, 120) n`
  const termsIdx = await announce({ effectiveDate: '2031-06-04' })
  const told = async () => {
    const [row] = await holder.club.sql<{ messages: number; mails: number; members: number }[]>`
      select (select count(*)::int from mail where kind = 'TERMS' and to_email like 'many%') as mails,
        count(*)::int as messages, count(distinct member_idx)::int as members
      from member_message where link = ${`/common/agreement/${termsIdx}`}`
    return row!
  }
  let count = 0
  const crashing = tellTerms({
    notify: async (...given) => {
      if (++count === 70) throw new Error('the process ends')
      await notify(...given)
    },
  })
  await holder.club.moveClock(600)
  await perform(crashing)
  expect(await told()).toEqual({ messages: 50, mails: 50, members: 50 })
  await holder.club.moveClock(60)
  await Promise.all([perform(), perform()])
  expect(await told()).toEqual({ messages: 120, mails: 120, members: 120 })
  await job.run(ctx(), { termsIdx, after: 0 })
  expect(await told()).toEqual({ messages: 120, mails: 120, members: 120 })
})

it('binds active members alone, by booking rules those who can book, and no one by terms that are optional', async () => {
  const [golfer, staff] = [await holder.club.member(), await holder.club.member({ memberType: '90' })]
  const others = []
  for (const state of ['PENDING', 'DORMANT', 'BLOCKED', 'WITHDRAW_REQUESTED', 'WITHDRAWN']) {
    const one = await holder.club.member()
    await holder.club.sql`update member set state = ${state} where member_idx = ${one.memberIdx}`
    others.push(one)
  }
  await announce({ termsType: 'MARKETING', isRequired: false })
  expect(await tasks()).toBe(0)
  await announce({ termsType: 'BOOKING', title: 'Booking rules' })
  await tenMinutesLater()
  expect(await inboxOf(golfer)).toMatchObject([{ title: expect.stringContaining('Booking rules') }])
  expect(await inboxOf(staff)).toEqual([])
  await announce({ termsType: 'PRIVACY' })
  await tenMinutesLater()
  expect(await inboxOf(golfer)).toHaveLength(2)
  expect(await inboxOf(staff)).toHaveLength(1)
  expect(await Promise.all(others.map(mailsOf))).toEqual(others.map(() => []))
})

it('what was withdrawn or is in force already is not sent, and a day that changed is sent as it is now', async () => {
  const member = await holder.club.member()
  const withdrawn = await announce({ effectiveDate: '2031-06-05' })
  await holder.club.sql`update terms set is_draft = true where terms_idx = ${withdrawn}`
  const deleted = await announce({ effectiveDate: '2031-06-06' })
  await holder.club.sql`delete from terms where terms_idx = ${deleted}`
  await tenMinutesLater()
  expect(await inboxOf(member)).toEqual([])
  const moved = await announce({ effectiveDate: '2031-06-07' })
  await holder.club.sql`update terms set effective_date = '2032-06-08' where terms_idx = ${moved}`
  await tenMinutesLater()
  expect(await inboxOf(member)).toMatchObject([{ contents: expect.stringContaining('2032') }])
  await announce({ effectiveDate: '2031-06-09' })
  await holder.club.setClock('2031-06-09T00:01:00')
  await perform()
  expect(await inboxOf(member)).toHaveLength(1)
  expect(await tasks()).toBe(0)
})

it('a draft adds no task, nor do terms of a club without active members', async () => {
  await announce({ effectiveDate: '2031-06-10' })
  await holder.club.member()
  await announce({ effectiveDate: '2031-06-11', state: 'DRAFT' })
  expect(await tasks()).toBe(0)
})
