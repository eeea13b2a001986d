import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo } from '../../../test/people.ts'
import { jobContext } from '../../job/context.ts'
import { performTasks } from '../../job/perform.ts'
import { tellMembers } from './job.ts'

const holder = TestClub.use()
type Someone = { token: string }

const office = () => holder.club.manager({ rights: { '950000': 'R', '950100': 'CR' } })
const words = {
  title: 'Course closed on Monday',
  contents: 'The greens rest.\n\nWe open again on Tuesday.',
  translated: { ko: { title: '월요일 휴장', contents: '그린을 관리합니다.' } },
}
const run = async () => {
  while (await performTasks(jobContext(holder.club.platform, 'tell-members'), tellMembers));
}
const inboxOf = async (me: Someone) => (await holder.club.ask(contract.inbox.mine, {}, me)).data.list
const progress = async (as: Someone, outIdx: number) =>
  (await holder.club.ask(contract.memberMessage.progress, { outIdx }, as)).data

async function crowd(name: string) {
  const news = async (memberIdx: number) =>
    holder.club.sql`update member set news = '{mail}' where member_idx = ${memberIdx}`
  const agreed = await holder.club.member({ name: `${name} Agreed` })
  const korean = await holder.club.member({ name: `${name} Korean`, lang: 'ko' })
  const quiet = await holder.club.member({ name: `${name} Quiet` })
  const blocked = await holder.club.member({ name: `${name} Blocked`, state: 'BLOCKED' })
  await holder.club.sql`update session set ended_at = club_now() where member_idx = ${blocked.memberIdx}`
  for (const { memberIdx } of [agreed, korean]) await news(memberIdx)
  return { agreed, korean, quiet, blocked }
}

describe('POST /manage/members/messages', () => {
  it('counts first, then goes to everyone in their language, on the site and by email', async () => {
    const as = await office()
    const { agreed, korean, quiet } = await crowd('Alpha')
    const shown = (
      await holder.club.ask(
        contract.memberMessage.preview,
        { ...words, mail: true, isMarketing: false, filter: { keyword: 'alpha' } },
        as,
      )
    ).data
    expect(shown).toMatchObject({ sent: 3, skipped: 0, excluded: 1 })
    expect(shown.shown).toMatchObject([
      { lang: 'en', count: 2, title: words.title, mail: { subject: expect.stringContaining(words.title) } },
      { lang: 'ko', count: 1, title: '월요일 휴장', mail: { text: expect.stringContaining('그린을 관리합니다.') } },
    ])
    expect(await inboxOf(agreed)).toEqual([])
    const sent = (
      await holder.club.ask(
        contract.memberMessage.send,
        { ...words, mail: true, isMarketing: false, filter: { keyword: 'alpha' } },
        as,
      )
    ).data
    expect(sent).toEqual({ outIdx: expect.any(Number), sent: 3, skipped: 0 })
    expect(await progress(as, sent.outIdx)).toEqual({ sent: 3, told: 0, isDone: false, isCancelled: false })
    await run()
    expect(await progress(as, sent.outIdx)).toEqual({ sent: 3, told: 3, isDone: true, isCancelled: false })
    expect(await inboxOf(quiet)).toMatchObject([{ title: words.title, contents: words.contents }])
    expect(await inboxOf(korean)).toMatchObject([{ title: '월요일 휴장' }])
    const { text } = (await lastMail(holder.club, `${agreed.id}@example.com`, 'CLUB_MESSAGE'))!
    expect(text).toContain('The greens rest.\n\nWe open again on Tuesday.')
  })

  it('as marketing goes only to who agreed to news, and says how to stop it', async () => {
    const as = await office()
    const { agreed, quiet, korean } = await crowd('Bravo')
    const memberIdx = [agreed, quiet, korean].map((one) => one.memberIdx)
    const body = { memberIdx, isMarketing: true }
    expect(
      (await holder.club.ask(contract.memberMessage.preview, { ...words, mail: true, ...body }, as)).data,
    ).toMatchObject({ sent: 2, skipped: 1 })
    expect(
      (await holder.club.ask(contract.memberMessage.send, { ...words, mail: true, ...body }, as)).data,
    ).toMatchObject({ sent: 2, skipped: 1 })
    // Who says no before it goes out is not told.
    await holder.club.sql`update member set news = '{}' where member_idx = ${korean.memberIdx}`
    await run()
    expect([await inboxOf(quiet), await inboxOf(korean)]).toEqual([[], []])
    expect(await mailsTo(holder.club, `${agreed.id}@example.com`)).toEqual(['CLUB_NEWS'])
    expect((await lastMail(holder.club, `${agreed.id}@example.com`))!.text).toMatch(/stop it at any time/)
  })

  it('as marketing goes to no dormant account, which is not asked again about its consent', async () => {
    const as = await office()
    const { agreed } = await crowd('Dormant')
    await holder.club.sql`update member set state = 'DORMANT' where member_idx = ${agreed.memberIdx}`
    const body = { ...words, mail: true, memberIdx: [agreed.memberIdx] }
    const preview = (isMarketing: boolean) =>
      holder.club.ask(contract.memberMessage.preview, { ...body, isMarketing }, as)
    expect((await preview(true)).data).toMatchObject({ sent: 0, skipped: 1, full: 0 })
    expect((await preview(false)).data).toMatchObject({ sent: 1, skipped: 0 })
  })

  it('as marketing reaches a member at most four times a month, and says when the next may go', async () => {
    const as = await office()
    await holder.club.setClock('2027-05-10T12:00')
    const { agreed, korean, quiet } = await crowd('Limit')
    const body = { ...words, mail: false, isMarketing: true }
    const to = (...some: { memberIdx: number }[]) => ({ ...body, memberIdx: some.map((one) => one.memberIdx) })
    const send = (...some: { memberIdx: number }[]) => holder.club.ask(contract.memberMessage.send, to(...some), as)
    const preview = (...some: { memberIdx: number }[]) =>
      holder.club.ask(contract.memberMessage.preview, to(...some), as)
    // What waits counts, and what was cancelled before does not.
    const all = await Promise.all(Array.from({ length: 6 }, () => send(agreed)))
    expect(all.filter((one) => one.result)).toHaveLength(4)
    const refused = { code: 'NEWS_LIMIT', msgVar: { count: 4, from: '2027-06-01' } }
    expect((await preview(agreed)).fail).toMatchObject(refused)
    const { outIdx } = all.find((one) => one.result)!.data
    await holder.club.ask(contract.memberMessage.cancel, { outIdx }, as)
    expect((await send(agreed)).result).toBe(true)
    await run()
    expect(await inboxOf(agreed)).toHaveLength(4)
    expect((await send(agreed)).fail).toMatchObject(refused)
    // Others get it, and what is no advertising is not counted.
    expect((await preview(agreed, korean, quiet)).data).toMatchObject({ sent: 1, skipped: 2, full: 1 })
    expect((await send(agreed, korean, quiet)).data).toMatchObject({ sent: 1, skipped: 2 })
    expect((await holder.club.ask(contract.memberMessage.send, { ...to(agreed), isMarketing: false }, as)).result).toBe(
      true,
    )
    // In the last night of a month the next one counts, because it goes then.
    await holder.club.setClock('2027-05-31T20:59')
    expect((await send(agreed)).fail).toMatchObject(refused)
    await holder.club.setClock('2027-05-31T21:00')
    for (let sent = 0; sent < 4; sent++) expect((await send(agreed)).result).toBe(true)
    expect((await send(agreed)).fail.msgVar).toEqual({ count: 4, from: '2027-07-01' })
    await holder.club.setClock('2027-06-01T12:00')
    await run()
    expect((await send(agreed)).fail.msgVar).toEqual({ count: 4, from: '2027-07-01' })
    // A club may choose another number.
    const boss = await holder.club.manager({ rights: { '940000': 'R', '940300': 'RU' } })
    const policy = { name: 'news', values: { newsPerMonth: 5 }, version: 0 } as const
    expect((await holder.club.ask(contract.clubPolicy.change, policy, boss)).result).toBe(true)
    holder.club.platform.cache.invalidate('rule')
    expect((await send(agreed)).result).toBe(true)
    await run()
  })

  it('goes out once when it is sent twice, and when several tasks work', async () => {
    const as = await office()
    const { agreed } = await crowd('Charlie')
    const body = { memberIdx: [agreed.memberIdx], mail: false }
    const key = crypto.randomUUID()
    const both = await Promise.all([
      holder.club.ask(contract.memberMessage.send, { ...words, isMarketing: false, ...body }, as, {
        'idempotency-key': key,
      }),
      holder.club.ask(contract.memberMessage.send, { ...words, isMarketing: false, ...body }, as, {
        'idempotency-key': key,
      }),
    ])
    expect(both[0]!.data).toEqual(both[1]!.data)
    const { outIdx } = both[0]!.data
    const again = () => tellMembers.run(jobContext(holder.club.platform, 'tell-members'), { outIdx })
    await Promise.all([run(), again(), again()])
    expect(await inboxOf(agreed)).toHaveLength(1)
    expect(await mailsTo(holder.club, `${agreed.id}@example.com`)).toEqual([])
  })

  it.each([
    ['nobody', { memberIdx: undefined }],
    ['members and a filter', { memberIdx: [4001], filter: {} }],
    ['no title', { memberIdx: [4001], title: ' ' }],
    ['a language that the club does not have', { memberIdx: [4001], translated: { xx: words.translated.ko } }],
  ])('refuses %s', async (_, body) => {
    expect(
      (
        await holder.club.ask(
          contract.memberMessage.send,
          { ...words, mail: true, isMarketing: false, ...body },
          await office(),
        )
      ).status,
    ).toBe(400)
    expect(
      (
        await holder.club.ask(
          contract.memberMessage.preview,
          { ...words, mail: true, isMarketing: false, ...body },
          await office(),
        )
      ).status,
    ).toBe(400)
  })
})

describe('DELETE /manage/members/messages/{id}', () => {
  const cancel = (as: Someone, outIdx: number) => holder.club.ask(contract.memberMessage.cancel, { outIdx }, as)

  it('ends a message for those who do not have it yet, and the log says who did', async () => {
    const as = await office()
    const { agreed, quiet } = await crowd('Delta')
    const { outIdx } = (
      await holder.club.ask(
        contract.memberMessage.send,
        { ...words, mail: true, isMarketing: false, filter: { keyword: 'delta' } },
        as,
      )
    ).data
    await holder.club.sql`
      update club_message_to set told_at = club_now() where out_idx = ${outIdx} and member_idx = ${agreed.memberIdx}`
    expect((await cancel(as, outIdx)).data).toEqual({ told: 1, notTold: 2 })
    await run()
    expect(await progress(as, outIdx)).toEqual({ sent: 3, told: 1, isDone: true, isCancelled: true })
    expect(await inboxOf(quiet)).toEqual([])
    const log = await holder.club.sql`
      select admin_idx, after from audit where call = 'memberMessage.cancel' and record_idx = ${outIdx}`
    expect([...log]).toEqual([{ adminIdx: as.adminIdx, after: { state: 'CANCELLED', told: 1, notTold: 2 } }])
    expect((await cancel(as, outIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CANCELLED' } })
  })

  it('is refused when everyone has it, without such a message, and without the right', async () => {
    const as = await office()
    const { agreed } = await crowd('Echo')
    const { outIdx } = (
      await holder.club.ask(
        contract.memberMessage.send,
        { ...words, mail: true, isMarketing: false, memberIdx: [agreed.memberIdx] },
        as,
      )
    ).data
    const reader = await holder.club.manager({ rights: { '950000': 'R', '950100': 'R' } })
    expect((await cancel(reader, outIdx)).status).toBe(403)
    expect((await cancel(as, 999_999)).status).toBe(404)
    await run()
    expect((await cancel(as, outIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'DONE' } })
  })

  it('says how many have it when it comes while it is sent', async () => {
    const as = await office()
    await holder.club.sql`
      insert into member (id, password_hash, name, email, phone_no, member_type, state)
      select 'golf' || n, '', 'Golfer Golf ' || n, '', '', '10', 'ACTIVE' from generate_series(1, 400) n`
    for (let round = 0; round < 4; round++) {
      const { outIdx } = (
        await holder.club.ask(
          contract.memberMessage.send,
          { ...words, isMarketing: false, filter: { keyword: 'golfer golf' }, mail: false },
          as,
        )
      ).data
      const [answer] = await Promise.all([cancel(as, outIdx), run(), run()])
      await run()
      const { told, sent } = await progress(as, outIdx)
      const [inboxes] = await holder.club.sql<{ n: number }[]>`
        select count(*)::int as n from club_message_to where out_idx = ${outIdx} and told_at is not null`
      expect([told, sent]).toEqual([inboxes!.n, 400])
      if (answer.result) expect(answer.data).toEqual({ told, notTold: 400 - told })
      else expect([answer.fail.code, told]).toEqual(['WRONG_STATE', 400])
    }
    await holder.club.sql`update member set state = 'BLOCKED' where id like 'golf%'`
  })
})
