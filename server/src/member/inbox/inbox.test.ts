import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { prove, ticketFor } from '../../../test/people.ts'

const holder = TestClub.use()
type Me = Awaited<ReturnType<TestClub['member']>>

const inbox = async (me: { token: string }, query: InputOf<typeof contract.inbox.mine> = {}) =>
  (await holder.club.ask(contract.inbox.mine, query, me)).data
const read = (me: { token: string }, messageIdx: number[]) => holder.club.ask(contract.inbox.read, { messageIdx }, me)
async function addMessages(me: Me, ...titles: string[]): Promise<number[]> {
  const rows = await holder.club.sql<{ messageIdx: number }[]>`
    insert into member_message (member_idx, kind, title, contents, sent_at)
    select ${me.memberIdx}, 'WELCOME', t.title, 'About ' || t.title, club_now() + t.n * interval '1 second'
    from unnest(${titles}::text[]) with ordinality t(title, n) order by t.n returning message_idx`
  return rows.map(({ messageIdx }) => messageIdx)
}
const changePassword = (me: Me) =>
  holder.club.ask(contract.recovery.changePassword, { oldPassword: PASSWORD, newPassword: 'Quiet#Meadow7' }, me)

describe('the messages of a member', () => {
  it('is empty at first', async () => {
    expect(await inbox(await holder.club.member())).toEqual({ list: [], total: 0, unread: 0, page: 1, size: 20 })
  })

  it('stands newest first, in pages, with what is not read', async () => {
    const me = await holder.club.member()
    const [, second] = await addMessages(me, 'one', 'two', 'three')
    const all = await inbox(me)
    expect(all.list.map(({ title }) => title)).toEqual(['three', 'two', 'one'])
    expect(all).toMatchObject({ total: 3, unread: 3 })
    expect(await inbox(me, { page: 2, size: 2 })).toMatchObject({ total: 3, list: [{ title: 'one' }] })
    expect((await inbox(me, { sort: 'sentAt' })).list.map(({ title }) => title)).toEqual(['one', 'two', 'three'])
    expect(await inbox(me, { keyword: 'ABOUT TWO' })).toMatchObject({ total: 1, list: [{ title: 'two' }] })
    await read(me, [second!])
    expect(await inbox(me, { unread: true })).toMatchObject({ total: 2, unread: 2 })
    expect(await inbox(me, { unread: false })).toMatchObject({ total: 1, list: [{ title: 'two' }] })
  })

  it('is counted for the bell of every page, each member’s own', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const count = async (as: Me) => (await holder.club.ask(contract.inbox.unreadCount, {}, as)).data
    expect(await count(me)).toEqual({ unread: 0 })
    const [first] = await addMessages(me, 'one', 'two')
    expect([await count(me), await count(other)]).toEqual([{ unread: 2 }, { unread: 0 }])
    await read(me, [first!])
    expect(await count(me)).toEqual({ unread: 1 })
    const manager = await holder.club.manager({ isSSAdmin: true })
    expect((await holder.club.ask(contract.inbox.unreadCount, {})).status).toBe(401)
    expect((await holder.club.ask(contract.inbox.unreadCount, {}, manager)).status).toBe(403)
  })

  it('is read once: a second time changes nothing', async () => {
    const me = await holder.club.member()
    const [first, second] = await addMessages(me, 'one', 'two')
    expect((await read(me, [first!])).data).toEqual({ unread: 1 })
    const { readAt } = (await inbox(me)).list.find(({ messageIdx }) => messageIdx === first)!
    expect(readAt).toEqual(expect.any(String))
    expect((await read(me, [first!, second!, second!])).data).toEqual({ unread: 0 })
    expect((await inbox(me)).list.find(({ messageIdx }) => messageIdx === first)!.readAt).toBe(readAt)
  })

  it('is read once, though two devices ask at once', async () => {
    const me = await holder.club.member()
    const messages = await addMessages(me, 'one', 'two', 'three')
    const answers = await Promise.all([read(me, messages), read(me, messages), read(me, messages)])
    expect(answers.map(({ result }) => result)).toEqual([true, true, true])
    expect((await inbox(me)).unread).toBe(0)
  })

  it('is nobody else’s: others neither see it nor mark it', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const messages = await addMessages(me, 'mine')
    expect((await inbox(other)).total).toBe(0)
    expect((await read(other, messages)).data).toEqual({ unread: 0 })
    expect((await read(other, [999_999])).data).toEqual({ unread: 0 })
    expect((await inbox(me)).unread).toBe(1)
  })

  it('is for members who are logged in', async () => {
    const manager = await holder.club.manager({ isSSAdmin: true })
    expect((await holder.club.ask(contract.inbox.mine, {})).status).toBe(401)
    expect((await holder.club.ask(contract.inbox.mine, {}, manager)).status).toBe(403)
    expect((await read(manager, [1])).status).toBe(403)
  })

  it.each([[[]], [['x']], [[0]], [7], [Array.from({ length: 101 }, (_, i) => i + 1)]])('refuses %j', async (wrong) => {
    const answer = await holder.club.send(contract.inbox.read, { messageIdx: wrong }, await holder.club.member())
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, expect.stringMatching(/^messageIdx/)])
  })

  it('can be read by who refused new terms', async () => {
    const me = await holder.club.member()
    const messages = await addMessages(me, 'one')
    await holder.club.sql`update session set terms_limit = 'READ_ONLY' where member_idx = ${me.memberIdx}`
    await expect.poll(async () => (await holder.club.ask(contract.profile.change, { version: 1 }, me)).status).toBe(403)
    expect((await read(me, messages)).data).toEqual({ unread: 0 })
  })
})

describe('the club tells', () => {
  it('of a changed password, without any password', async () => {
    const me = await holder.club.member()
    expect((await changePassword(me)).result).toBe(true)
    const { list, unread } = await inbox(me)
    expect(unread).toBe(1)
    expect(list[0]).toMatchObject({
      title: 'Your Greenhill Country Club password was changed',
      contents: expect.stringMatching(/^The password of your account was changed on .*\n\nIf this was not you, /),
      link: '/login/password-reset-page',
    })
    expect(JSON.stringify(list)).not.toMatch(/Quiet#Meadow7|Dear/)
  })

  it('of an account that is awake again', async () => {
    const me = await holder.club.member({ state: 'DORMANT' })
    const email = `${me.id}@example.com`
    const certToken = await prove(holder.club, 'ACTIVATE', email, {
      ticket: await ticketFor(holder.club, me.id, email),
    })
    await holder.club.ask(contract.recovery.activate, { clubCode: CLUB, certToken })
    // A GET may be retried on the way.
    await holder.club.ask(contract.recovery.activate, { clubCode: CLUB, certToken })
    const token = await holder.club.signIn({ memberIdx: me.memberIdx })
    expect((await inbox({ token })).list.map(({ title }) => title)).toEqual([
      'Your Greenhill Country Club account is active again',
    ])
  })

  it('on signup, in the member’s language', async () => {
    const email = 'haneul@mail.example'
    const terms = await holder.club.sql<{ termsIdx: number; agreed: boolean }[]>`
      select terms_idx, true as agreed from terms_version where state = 'IN_FORCE' and is_required and lang = 'ko'`
    const joined = await holder.club.ask(contract.signup.signUp, {
      clubCode: CLUB,
      id: 'haneul01',
      password: 'Quiet#Meadow7',
      name: '정하늘',
      email,
      phoneNo: '010-5550-1234',
      lang: 'ko',
      terms: [...terms],
      certToken: await prove(holder.club, 'SIGNUP', email),
    })
    const token = await holder.club.signIn({ memberIdx: joined.data.memberIdx })
    // Codes are emailed and never become messages.
    expect((await inbox({ token })).list).toEqual([
      expect.objectContaining({
        title: '가입을 환영합니다',
        link: '/reservation',
        contents: expect.stringContaining('haneul01'),
      }),
    ])
  })
})
