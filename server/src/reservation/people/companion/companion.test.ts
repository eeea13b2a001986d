import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Query = Partial<InputOf<typeof contract.companion.search>>
type Person = Awaited<ReturnType<TestClub['member']>>

const search = (as: { token: string } | null, keyword: string, more: Query = {}) =>
  holder.club.ask(contract.companion.search, { keyword, ...more }, as)
const found = async (as: Person, keyword: string, more?: Query) => (await search(as, keyword, more)).data
const names = async (as: Person, keyword: string) => (await found(as, keyword)).map(({ name }) => name)

let people = 0

/** A member with a name, phone and membership number that nobody else has. */
async function person(name: string, fields: { otherName?: string; state?: string; club?: TestClub } = {}) {
  const no = String(++people).padStart(4, '0')
  const { club = holder.club, ...more } = fields
  const made = await club.member({ name, ...more })
  await club.sql`
    update member set phone_no = ${`010-7777-${no}`}, member_no = ${`GC-${no}`} where member_idx = ${made.memberIdx}`
  return { ...made, digits: no, memberNo: `GC-${no}` }
}

describe('GET /reservation/companions', () => {
  let me: Person
  beforeEach(async () => {
    me = await person('Self Seeker')
  })

  it('finds by membership number and a name that goes with it, in any case and order', async () => {
    const { memberIdx, memberNo } = await person('나래 전', { otherName: 'Na-rae Jeon' })
    const kim = await person('김민준')
    for (const name of ['Jeon', 'jeon', 'NA-RAE JEON', '나래 전', '전'])
      for (const keyword of [`${memberNo} ${name}`, `${name}, ${memberNo.toLowerCase()}`])
        expect(await found(me, keyword), keyword).toEqual([{ memberIdx, name: 'Na-rae Jeon', free: true }])
    for (const name of ['김', '김민준']) expect(await found(me, `${kim.memberNo} ${name}`), name).toHaveLength(1)
    const seeker = await person('Another Seeker')
    for (const name of ['Kim', 'Jeo', 'e', '%', '민', '준', 'J'])
      for (const { memberNo: no } of [{ memberNo }, kim]) expect(await found(seeker, `${no} ${name}`), name).toEqual([])
    expect(await found(seeker, `${memberNo.slice(0, -1)} Jeon`)).toEqual([])
    expect(await found(seeker, '%')).toEqual([])
  })

  it('finds by the number alone only who is known: found, played with or a buddy', async () => {
    const [stranger, hidden] = [await person('Nora Number'), await person('Nick Number')]
    await holder.club.sql`update member set findable = false where member_idx = ${hidden.memberIdx}`
    const answers = [
      await search(me, stranger.memberNo),
      await search(me, hidden.memberNo),
      await search(me, 'GC-9876'),
    ]
    for (const { status, data } of answers) expect([status, data]).toEqual([200, []])
    await found(me, `${stranger.memberNo} Number`)
    expect(await names(me, stranger.memberNo)).toEqual(['Nora Number'])
    const mate = await person('Mate Of Mine')
    await holder.club.setClock('2027-02-23T12:00')
    const [slot] = await holder.club.day('2027-03-09')
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: mate.memberIdx },
      { no: 2, kind: 'MEMBER', memberIdx: me.memberIdx },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ]
    const booked = await holder.club.book(mate, slot!, await holder.club.hold(mate, slot!), { players })
    expect(booked.result).toBe(true)
    expect(await names(me, mate.memberNo)).toEqual(['Mate Of Mine'])
    await holder.club.resetClock()
  })

  it('finds by the full name in either form and the last four digits, and by less than that nobody', async () => {
    const { digits, memberIdx } = await person('나래 전', { otherName: 'Na-rae Jeon' })
    for (const keyword of [`Na-rae Jeon ${digits}`, `na-rae  jeon, ${digits}`, `나래 전 ${digits}`, `나래 전${digits}`])
      expect(await found(me, keyword), keyword).toEqual([{ memberIdx, name: 'Na-rae Jeon', free: true }])
    for (const keyword of ['Na-rae Jeon', 'Na-rae', `Na-rae ${digits}`, digits, `Jeon ${digits}`, 'Na-rae Jeon 9999'])
      expect(await found(me, keyword), keyword).toEqual([])
  })

  it('finds neither the seeker nor an account that is not active', async () => {
    const self = await person('Only Me')
    const asleep = await person('Sleepy Head', { state: 'DORMANT' })
    expect(await found(self, `${self.memberNo} Me`)).toEqual([])
    expect(await found(me, `${asleep.memberNo} Head`)).toEqual([])
    expect(await found(me, `Sleepy Head ${asleep.digits}`)).toEqual([])
  })

  it('never finds who does not want to be found, and says the same as of nobody', async () => {
    const hidden = await person('Hidden Hare')
    expect(await found(me, `${hidden.memberNo} Hare`)).toHaveLength(1)
    const body = { findable: false }
    expect((await holder.club.ask(contract.reservationSettings.change, body, hidden)).result).toBe(true)
    const other = await person('Other Seeker')
    for (const keyword of [hidden.memberNo, `${hidden.memberNo} Hare`, `Hidden Hare ${hidden.digits}`]) {
      const answer = await search(other, keyword)
      const nobody = await search(other, keyword.replace(hidden.digits, '9876'))
      expect([answer.status, answer.body]).toEqual([nobody.status, nobody.body])
    }
    const rows = await holder.club.sql`select from found_member where member_idx = ${other.memberIdx}`
    expect(rows).toHaveLength(0)
    const kept = await holder.club.ask(contract.buddy.keep, { memberIdx: [hidden.memberIdx] }, other)
    expect(kept.status).toBe(400)
  })

  it('finds buddies by a part of their name, in their order, ten at most', async () => {
    const all = []
    for (let i = 0; i < 12; i++) all.push(await person(`Buddy ${String.fromCharCode(65 + i)}`))
    for (const { memberNo } of all) await found(me, `${memberNo} Buddy`)
    const memberIdx = all.map((one) => one.memberIdx).reverse()
    await holder.club.ask(contract.buddy.keep, { memberIdx }, me)
    expect(await names(me, 'budd')).toEqual('LKJIHGFEDC'.split('').map((letter) => `Buddy ${letter}`))
    expect(await names(me, 'DY A')).toEqual(['Buddy A'])
    // A buddy is found by number too, once; and stays a buddy who does not want to be found by others.
    await holder.club.sql`update member set findable = false where member_idx = ${all[0]!.memberIdx}`
    expect(await names(me, all[0]!.memberNo)).toEqual(['Buddy A'])
    expect(await names(me, 'Buddy A')).toEqual(['Buddy A'])
    const other = await person('Not Acquainted')
    expect(await names(other, 'budd')).toEqual([])
  })

  it('makes who was found a possible buddy', async () => {
    const friend = await person('Future Friend')
    const keep = () => holder.club.ask(contract.buddy.keep, { memberIdx: [friend.memberIdx] }, me)
    expect((await keep()).status).toBe(400)
    await found(me, `${friend.memberNo} Friend`)
    expect((await keep()).data).toMatchObject([{ name: 'Future Friend' }])
  })

  it('says who already plays then', async () => {
    const date = '2027-03-02'
    await holder.club.setClock('2027-02-16T12:00')
    const [slot, other] = await holder.club.day(date)
    const [later] = await holder.club.day(date, { part: '2', from: '12:00' })
    const busy = await person('Busy Bee')
    await holder.club.book(busy, slot!, await holder.club.hold(busy, slot!))
    const is = async (more: Query) => (await found(me, `${busy.memberNo} Bee`, more))[0]
    const taken = { memberIdx: busy.memberIdx, name: 'Busy Bee', free: false, why: 'PLAYER_ALREADY_BOOKED' }
    expect(await is({ date, slotIdx: other! })).toEqual(taken)
    expect(await is({ slotIdx: other! })).toEqual(taken)
    expect(await is({ date })).toEqual(taken)
    const free = { memberIdx: busy.memberIdx, name: 'Busy Bee', free: true }
    expect(await is({ slotIdx: later! })).toEqual(free)
    expect(await is({ date: '2027-03-03' })).toEqual(free)
    expect(await is({})).toEqual(free)
    await holder.club.resetClock()
  })

  it.each([
    [{ keyword: '' }, 'keyword'],
    [{ keyword: 'x'.repeat(101) }, 'keyword'],
    [{ keyword: 'x', date: '2027-02-30' }, 'date'],
    [{ keyword: 'x', slotIdx: 0 }, 'slotIdx'],
  ])('refuses %j', async (query, field) => {
    const answer = await holder.club.ask(contract.companion.search, query, me)
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, field])
  })

  it('is for members only', async () => {
    const manager = await holder.club.manager({ isSSAdmin: true })
    expect((await search(null, 'GC-0001')).status).toBe(401)
    expect((await search(manager, 'GC-0001')).status).toBe(403)
  })
})

describe('searching on and on', () => {
  const strict = {} as { club: TestClub }
  beforeAll(async () => {
    strict.club = await TestClub.open(1)
    return () => strict.club.close()
  })

  it('is refused after thirty searches in an hour that could find a stranger; buddies are found still', async () => {
    const { club } = strict
    const [me, friend] = [await person('Eager One', { club }), await person('Good Pal', { club })]
    const ask = (keyword: string) => club.ask(contract.companion.search, { keyword }, me)
    expect((await ask(`${friend.memberNo} Pal`)).data).toHaveLength(1)
    await club.ask(contract.buddy.keep, { memberIdx: [friend.memberIdx] }, me)
    for (let i = 1; i < 30; i++) expect((await ask(`GC-9${String(i).padStart(3, '0')} Kim`)).data).toEqual([])
    const { fail } = await ask(`Good Pal ${friend.digits}`)
    expect(fail).toMatchObject({
      code: 'RATE_LIMIT',
      msgCode: 'common.RATE_LIMIT',
      msgVar: { retryAt: expect.any(String) },
    })
    const minutes = (Date.parse(fail.msgVar.retryAt) - club.now()) / 60_000
    expect(minutes).toBeGreaterThan(50)
    expect((await ask('good')).data).toMatchObject([{ name: 'Good Pal' }])
    expect((await ask(friend.memberNo)).data).toMatchObject([{ name: 'Good Pal' }])
  })
})

describe('finding new people', () => {
  it('ends after twelve in a day, and says the same whether or not there is somebody', async () => {
    const me = await person('Reader Of Registers')
    const all = []
    for (let i = 0; i < 14; i++) all.push(await person(`Register ${String.fromCharCode(65 + i)}`))
    const ask = ({ memberNo }: { memberNo: string }) => search(me, `${memberNo} Register`)
    for (const one of all.slice(0, 11)) expect((await ask(one)).data).toHaveLength(1)
    // Two at once do not pass together.
    const last = await Promise.all(all.slice(11, 13).map(ask))
    expect(last.map(({ result }) => result).sort()).toEqual([false, true])
    const [known, nobody, hidden] = [await ask(all[13]!), await ask({ memberNo: 'GC-9877' }), await ask(all[0]!)]
    expect(known.fail).toMatchObject({ code: 'RATE_LIMIT', msgVar: { retryAt: expect.any(String) } })
    for (const other of [nobody, hidden]) expect(other.body).toEqual(known.body)
    expect((await search(me, all[0]!.memberNo)).data).toHaveLength(1)
    const retryAt = Temporal.Instant.from(known.fail.msgVar.retryAt)
    expect(retryAt.epochMilliseconds - holder.club.now()).toBeGreaterThan(23 * 3_600_000)
    await holder.club.sql`update found_member set at = at - interval '1 day' where member_idx = ${me.memberIdx!}`
    expect((await ask(all[13]!)).data).toHaveLength(1)
  })
})
