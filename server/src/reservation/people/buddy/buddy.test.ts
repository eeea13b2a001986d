import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Person = Awaited<ReturnType<TestClub['member']>>

const buddies = (as: Person) => holder.club.ask(contract.buddy.mine, {}, as)
const keep = (as: Person, memberIdx: number[]) => holder.club.ask(contract.buddy.keep, { memberIdx }, as)

/** As after a search by the member that found the other. */
const find = (me: Person, ...others: Person[]) =>
  holder.club.sql`
    insert into found_member (member_idx, found_idx)
    select ${me.memberIdx}, unnest(${others.map(({ memberIdx }) => memberIdx)}::bigint[])`

describe('GET, PUT /info/buddies', () => {
  it('keeps found members in the order given, named in the reader’s language', async () => {
    const me = await holder.club.member()
    const [ann, kim] = [
      await holder.club.member({ name: 'Ann Lee' }),
      await holder.club.member({ name: '김하늘', otherName: 'Ha-neul Kim' }),
    ]
    await find(me, ann, kim)
    expect((await buddies(me)).data).toEqual([])
    const kept = await keep(me, [kim.memberIdx, ann.memberIdx])
    expect(kept.data.map(({ name }) => name)).toEqual(['Ha-neul Kim', 'Ann Lee'])
    expect((await buddies(me)).data).toEqual(kept.data)
    const korean = await holder.club.ask(contract.buddy.mine, {}, me, { 'accept-language': 'ko' })
    expect(korean.data[0]).toMatchObject({ memberIdx: kim.memberIdx, name: '김하늘' })
    expect((await keep(me, [ann.memberIdx])).data).toHaveLength(1)
    expect((await keep(me, [kim.memberIdx, ann.memberIdx])).result).toBe(true)
  })

  it('takes who was played with, and nobody unknown, who does not exist or is not active', async () => {
    const [me, friend, stranger] = [await holder.club.member(), await holder.club.member(), await holder.club.member()]
    const left = await holder.club.member({ state: 'DORMANT' })
    await find(me, left)
    const date = '2027-03-02'
    await holder.club.setClock('2027-02-16T12:00')
    const [slot] = await holder.club.day(date)
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      { no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ]
    await holder.club.book(me, slot!, await holder.club.hold(me, slot!), { players })
    expect((await keep(me, [friend.memberIdx])).data).toMatchObject([{ memberIdx: friend.memberIdx }])
    expect((await keep(friend, [me.memberIdx])).result).toBe(true)
    for (const wrong of [stranger.memberIdx, 999_999, left.memberIdx, me.memberIdx]) {
      const { status, fail } = await keep(me, [friend.memberIdx, wrong])
      expect([status, fail.msgDetail]).toEqual([400, 'memberIdx[1]'])
    }
    expect((await buddies(me)).data).toHaveLength(1)
  })

  it('keeps a buddy whose account sleeps, without showing it', async () => {
    const [me, friend] = [await holder.club.member(), await holder.club.member()]
    await find(me, friend)
    await keep(me, [friend.memberIdx])
    await holder.club.sql`update member set state = 'DORMANT' where member_idx = ${friend.memberIdx}`
    expect((await buddies(me)).data).toEqual([])
    expect((await keep(me, [])).data).toEqual([])
    await holder.club.sql`update member set state = 'ACTIVE' where member_idx = ${friend.memberIdx}`
    expect((await buddies(me)).data).toMatchObject([{ memberIdx: friend.memberIdx }])
  })

  it('takes fifty at most, each once', async () => {
    const me = await holder.club.member()
    expect(
      (
        await keep(
          me,
          Array.from({ length: 51 }, (_, i) => i + 1),
        )
      ).fail.msgDetail,
    ).toBe('memberIdx')
    expect((await keep(me, [5, 5])).status).toBe(400)
    expect((await holder.club.send(contract.buddy.keep, { memberIdx: ['x'] }, me)).status).toBe(400)
  })

  it('is for members only', async () => {
    const manager = await holder.club.manager({ isSSAdmin: true })
    expect((await holder.club.ask(contract.buddy.mine, {})).status).toBe(401)
    expect((await holder.club.ask(contract.buddy.mine, {}, manager)).status).toBe(403)
    expect((await holder.club.ask(contract.buddy.keep, { memberIdx: [] })).status).toBe(401)
    expect((await holder.club.ask(contract.buddy.keep, { memberIdx: [] }, manager)).status).toBe(403)
  })

  it('is replaced as a whole, though two devices save at once', async () => {
    const me = await holder.club.member()
    const others = await Promise.all([holder.club.member(), holder.club.member()])
    await find(me, ...others)
    const lists = [[others[0]!.memberIdx], others.map(({ memberIdx }) => memberIdx).reverse()]
    const answers = await Promise.all([0, 1, 0, 1].map((which) => keep(me, lists[which]!)))
    expect(answers.map(({ result }) => result)).toEqual([true, true, true, true])
    const left = (await buddies(me)).data.map(({ memberIdx }) => memberIdx)
    expect(lists).toContainEqual(left)
  })
})
