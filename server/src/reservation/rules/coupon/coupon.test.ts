import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { wake } from '../../../member/recovery/wake.ts'
import { closeAccount } from '../../../member/withdrawal/close.ts'
import { write } from '../../../platform/write.ts'
import { endCoupons } from './job.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.couponKind.create>
type Manager = Awaited<ReturnType<TestClub['manager']>>
type Member = Awaited<ReturnType<TestClub['member']>>
let boss: Manager
let [kim, lee]: Member[] = []
let cart: number

const kindFields = (more: Partial<Fields> = {}): Fields => ({
  ...{ kind: 'CART', name: 'Free cart', translated: { ko: { name: '카트 무료' } }, dayClasses: [], parts: [] },
  ...{ minPlayers: 1, isUse: true },
  ...more,
})
const addKind = async (more?: Partial<Fields>) =>
  await holder.club.ask(contract.couponKind.create, kindFields(more), boss)
const issue = async (more: Partial<InputOf<typeof contract.coupon.issue>> = {}, as: Manager = boss) =>
  await holder.club.ask(
    contract.coupon.issue,
    {
      kindIdx: cart,
      memberIdx: [kim!.memberIdx],
      validFrom: '2027-03-01',
      validTo: '2027-03-31',
      reason: 'Thanks',
      ...more,
    },
    as,
  )
const mine = async (query: Partial<InputOf<typeof contract.coupon.mine>> = {}, me = kim!) =>
  (await holder.club.ask(contract.coupon.mine, { memberIdx: me.memberIdx, ...query }, me)).data.list
const count = async (me = kim!) => (await holder.club.ask(contract.coupon.count, { memberIdx: me.memberIdx }, me)).data
const clear = () => holder.club.sql`delete from coupon`

beforeAll(async () => {
  const { club } = holder
  await club.setClock('2027-03-02T10:00')
  boss = await club.manager({ rights: { '950000': 'R', '950300': 'CRUD' } })
  ;[kim, lee] = [await club.member({ name: 'Kim', otherName: '김' }), await club.member({ name: 'Lee' })]
  cart = (await addKind()).data.kindIdx
})

describe('kinds of coupons', () => {
  it('are added, listed and changed, with their history', async () => {
    const { data } = await addKind({
      kind: 'FIXED',
      name: 'Welcome',
      amount: 20_000,
      dayClasses: ['WEEKDAY'],
      parts: ['1'],
    })
    expect(data).toEqual({ kindIdx: data.kindIdx, version: 1 })
    const change = (version: number, more: Partial<Fields>) =>
      holder.club.ask(
        contract.couponKind.change,
        { kindIdx: data.kindIdx, ...kindFields({ kind: 'FIXED', name: 'Welcome', amount: 20_000 }), ...more, version },
        boss,
      )
    expect((await change(1, { amount: 30_000, isUse: false })).data.version).toBe(2)
    expect((await change(1, {})).fail.code).toBe('CHANGED_MEANWHILE')
    const rows = (await holder.club.ask(contract.couponKind.list, { isUse: false }, boss)).data
    expect(rows).toEqual([
      {
        ...{
          kindIdx: data.kindIdx,
          kind: 'FIXED',
          name: 'Welcome',
          translated: { ko: { name: '카트 무료' } },
          amount: 30_000,
        },
        ...{ percent: null, dayClasses: [], parts: [], minPlayers: 1, validDays: null, isUse: false, version: 2 },
      },
    ])
    const { list } = (await holder.club.ask(contract.couponKind.history, { recordIdx: data.kindIdx }, boss)).data
    expect(list[0]!.changes).toContainEqual({ field: 'amount', before: 20_000, after: 30_000, isKept: true })
    expect(list[0]!.changes).toContainEqual({ field: 'dayClasses', before: 'WEEKDAY', after: null, isKept: true })
  })

  it.each([
    ['kind', { kind: 'GUEST' }],
    ['kind', { kind: 'FREE' }],
    ['amount', { amount: 10 }],
    ['amount', { kind: 'FIXED' }],
    ['percent', { kind: 'PERCENT' }],
    ['percent', { percent: 5 }],
    ['percent', { kind: 'PERCENT', percent: 101 }],
    ['parts', { parts: ['9'] }],
    ['minPlayers', { minPlayers: 5 }],
    ['name', { name: ' ' }],
    ['translated.ja', { translated: { ja: { name: 'カート' } } }],
  ])('are refused for %s: %j', async (field, more) => {
    const { status, fail } = await holder.club.send(contract.couponKind.create, { ...kindFields(), ...more }, boss)
    expect(status).toBe(400)
    expect(fail.msgDetail).toContain(field)
  })
})

describe('coupons', () => {
  beforeEach(clear)

  it('are issued to named members, who see them in their language', async () => {
    expect(await issue({ memberIdx: [kim!.memberIdx, lee!.memberIdx] })).toMatchObject({ data: { issued: 2 } })
    const [one] = await mine()
    expect(one).toMatchObject({
      ...{ kind: 'CART', name: 'Free cart', validFrom: '2027-03-01', validTo: '2027-03-31', state: 'ISSUED' },
      couponNo: expect.stringMatching(/^C\d{6}$/),
    })
    expect(await count()).toEqual({ usable: 1, expiringSoon: 0, soonDays: 14 })
    const korean = await holder.club.ask(contract.coupon.mine, { memberIdx: kim!.memberIdx }, kim, {
      'accept-language': 'ko',
    })
    expect(korean.data.list[0]!.name).toBe('카트 무료')
    const { list } = (await holder.club.ask(contract.coupon.list, { memberIdx: kim!.memberIdx }, boss)).data
    expect(list).toMatchObject([{ memberName: 'Kim', kindIdx: cart, reason: 'Thanks' }])
  })

  it('are found by a part of a name or a reason, or by their number', async () => {
    await clear()
    await issue()
    await issue({ memberIdx: [lee!.memberIdx], reason: '50% of a birthday' })
    const [{ couponNo } = { couponNo: '' }] = await mine()
    const found = async (keyword: string) => {
      const { data } = await holder.club.ask(contract.coupon.list, { keyword, sort: 'couponNo' }, boss)
      return data.list.map(({ memberName }) => memberName)
    }
    expect(await Promise.all(['ki', '김', 'BIRTH', 'thanks', '0%'].map(found))).toEqual([
      ...[['Kim'], ['Kim'], ['Lee'], ['Kim'], ['Lee']],
    ])
    expect(await Promise.all([couponNo.toLowerCase(), '%', 'nobody'].map(found))).toEqual([['Kim'], ['Lee'], []])
    const numbered = await holder.club.member({ name: 'Cho' })
    await holder.club.sql`update member set member_no = 'C-900001' where member_idx = ${numbered.memberIdx}`
    await issue({ memberIdx: [numbered.memberIdx] })
    expect(await found('c900001')).toEqual(['Cho'])
    await clear()
    expect(await found('thanks')).toEqual([])
  })

  it('are issued to those that a filter finds, not to closed accounts', async () => {
    const gone = await holder.club.member()
    await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${gone.memberIdx}`
    const [row] = await holder.club.sql<{ count: number }[]>`
      select count(*) from member where member_type = '10' and state in ('PENDING', 'ACTIVE', 'DORMANT')`
    expect((await issue({ memberIdx: undefined, filter: { memberType: '10' } })).data.issued).toBe(row!.count)
    expect(await holder.club.sql`select from coupon where member_idx = ${gone.memberIdx}`).toHaveLength(0)
  })

  it.each([
    ['memberIdx', { filter: {} }],
    ['memberIdx', { memberIdx: undefined }],
    ['validTo', { validTo: '2027-02-28' }],
    ['validTo', { validFrom: '2027-02-01', validTo: '2027-03-01' }],
    ['reason', { reason: '' }],
  ])('are not issued for a wrong %s: %j', async (field, more) => {
    expect((await issue(more)).fail.msgDetail).toContain(field)
    expect(await mine()).toEqual([])
  })

  it('are not issued of a kind that is unknown or out of use', async () => {
    expect((await issue({ kindIdx: 999_999 })).fail.code).toBe('404')
    const { data } = await addKind({ name: 'Old', isUse: false })
    expect((await issue({ kindIdx: data.kindIdx })).fail.msgDetail).toContain('kindIdx')
  })

  it('keep what their kind promised when they were issued', async () => {
    const { data } = await addKind({ kind: 'PERCENT', name: 'Ten', percent: 10 })
    await issue({ kindIdx: data.kindIdx })
    await holder.club.ask(
      contract.couponKind.change,
      { kindIdx: data.kindIdx, ...kindFields({ kind: 'PERCENT', name: 'Five', percent: 5 }), version: 1 },
      boss,
    )
    expect(await mine()).toMatchObject([{ name: 'Ten', percent: 10 }])
  })

  it('are listed for a tee time only where they can be used there', async () => {
    const [slotIdx] = await holder.club.day('2027-03-10', { slots: 1 })
    const kinds: Partial<Fields>[] = [
      { name: 'Any' },
      { name: 'Weekend', dayClasses: ['WEEKEND'] },
      { name: 'Third part', parts: ['3'] },
    ]
    for (const kind of kinds) await issue({ kindIdx: (await addKind(kind)).data.kindIdx })
    await issue({ validFrom: '2027-03-11' })
    expect((await mine({ slotIdx })).map(({ name }) => name)).toEqual(['Any'])
    expect(await mine({ slotIdx: 999_999 })).toEqual([])
    expect(await mine({ state: 'USED' })).toEqual([])
  })

  it('are revoked with a reason, once', async () => {
    await issue()
    const { couponIdx } = (await mine())[0]!
    const revoke = (idx: number[]) =>
      holder.club.ask(contract.coupon.revoke, { couponIdx: idx, reason: 'Issued by mistake' }, boss)
    expect((await revoke([couponIdx, 999_999])).fail.code).toBe('404')
    expect((await revoke([couponIdx])).data).toEqual({ revoked: 1 })
    expect((await revoke([couponIdx])).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'REVOKED' } })
    expect(await mine()).toMatchObject([{ state: 'REVOKED' }])
    expect(await count()).toEqual({ usable: 0, expiringSoon: 0, soonDays: 14 })
    const [log] = await holder.club.sql`
      select reason, before, after from audit where noun = 'coupon' and record_idx = ${couponIdx}`
    expect(log).toEqual({ reason: 'Issued by mistake', before: { state: 'ISSUED' }, after: { state: 'REVOKED' } })
  })

  it('are forbidden to others', async () => {
    await issue()
    const reader = await holder.club.manager({ rights: { '950000': 'R', '950300': 'R' } })
    const other = await holder.club.manager({ rights: { '950000': 'R', '950100': 'CRUD' } })
    expect((await issue({}, reader)).fail.code).toBe('403')
    expect((await holder.club.ask(contract.coupon.revoke, { couponIdx: [1], reason: 'x' }, reader)).status).toBe(403)
    for (const call of [contract.coupon.list, contract.couponKind.list]) {
      expect((await holder.club.ask(call, {}, other)).status).toBe(403)
      expect((await holder.club.ask(call, {}, kim)).status).toBe(403)
      expect((await holder.club.ask(call, {})).status).toBe(401)
    }
    for (const call of [contract.coupon.mine, contract.coupon.count]) {
      const { memberIdx } = kim!
      expect((await holder.club.ask(call, { memberIdx }, lee)).status).toBe(403)
      expect((await holder.club.ask(call, { memberIdx })).status).toBe(401)
    }
  })
})

describe('at the same moment', () => {
  beforeEach(clear)

  it('coupons are revoked once, however many ask', async () => {
    await issue({ memberIdx: [kim!.memberIdx, lee!.memberIdx] })
    const all = [...(await mine()), ...(await mine({}, lee))].map(({ couponIdx }) => couponIdx)
    const asks = Array.from({ length: 8 }, (_, i) => (i % 2 ? all : all.toReversed()))
    const answers = await Promise.all(
      asks.map((couponIdx) => holder.club.ask(contract.coupon.revoke, { couponIdx, reason: 'x' }, boss)),
    )
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'WRONG_STATE')).toHaveLength(7)
  })

  it('a kind is changed before coupons of it are issued or after it', async () => {
    const { data } = await addKind({ kind: 'PERCENT', name: 'Race', percent: 10 })
    const wanted = kindFields({ kind: 'PERCENT', name: 'Raced', percent: 20 })
    await Promise.all([
      holder.club.ask(contract.couponKind.change, { kindIdx: data.kindIdx, ...wanted, version: 1 }, boss),
      ...Array.from({ length: 5 }, () => issue({ kindIdx: data.kindIdx, memberIdx: [kim!.memberIdx, lee!.memberIdx] })),
    ])
    const kinds = new Set(
      [...(await mine()), ...(await mine({}, lee))].map(({ name, percent }) => `${name} ${percent}`),
    )
    expect([...kinds].every((one) => one === 'Race 10' || one === 'Raced 20')).toBe(true)
  })
})

describe('as days pass', () => {
  beforeEach(clear)
  const job = endCoupons({ notify })
  const run = () => job.run(jobContext(holder.club.platform, job.name))
  const at = (time: string) => holder.club.setClock(time)
  const told = async () =>
    (
      await holder.club.sql<{ title: string }[]>`
      select title from member_message where member_idx = ${kim!.memberIdx} and kind = 'COUPON_ENDS' order by message_idx`
    ).length

  it('members get a message 14 and 3 days before the end, once each', async () => {
    await at('2027-03-02T10:00')
    await issue()
    const before = await told()
    for (const [day, messages] of [
      ['03-16', 0],
      ['03-17', 1],
      ['03-20', 1],
      ['03-28', 2],
      ['03-31', 2],
    ] as const) {
      await at(`2027-${day}T10:00`)
      await run()
      await run()
      expect(await told(), day).toBe(before + messages)
    }
    expect(await count()).toEqual({ usable: 1, expiringSoon: 1, soonDays: 14 })
  })

  it('coupons expire after their last day, unless a booking has them', async () => {
    await at('2027-03-02T10:00')
    await issue()
    await issue()
    const [, held] = await mine({ sort: 'couponNo' })
    const [slotIdx] = await holder.club.day('2027-04-02', { slots: 1 })
    await holder.club.sql`
      with b as (insert into booking (booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, state,
        holes, cart, caddie, price, terms_idx, names_due_at, free_cancel_until)
      select 'COUPON', slot_idx, '{0}', ${lee!.memberIdx}, date, part, 'WEEKDAY', 9, 'CX', '18', true, true,
        ${holder.club.sql.json({ currency: 'KRW', rows: [], total: 0 })}, 1, starts_at, starts_at from slot where slot_idx = ${slotIdx!}
        returning booking_idx)
      update coupon set state = 'RESERVED', booking_idx = (select booking_idx from b) where coupon_idx = ${held!.couponIdx as number}`
    await at('2027-03-31T23:50')
    await run()
    expect((await mine({ sort: 'couponNo' })).map(({ state }) => state)).toEqual(['ISSUED', 'RESERVED'])
    await at('2027-04-01T00:20')
    await run()
    expect((await mine({ sort: 'couponNo' })).map(({ state }) => state)).toEqual(['EXPIRED', 'RESERVED'])
    const [entry] = await holder.club.sql`
      select call, before ->> 'state' as before, after ->> 'state' as after from audit
      where noun = 'coupon' and after ->> 'state' = 'EXPIRED'`
    expect(entry).toEqual({ call: 'job.end-coupons', before: 'ISSUED', after: 'EXPIRED' })
    await holder.club.sql`delete from coupon where booking_idx is not null`
    await holder.club.sql`delete from booking where booking_no = 'COUPON'`
  })
})

describe('with the account', () => {
  beforeEach(clear)

  it('coupons end, come back when it is restored, and move when it is merged', async () => {
    await holder.club.setClock('2027-03-02T10:00')
    const super_ = await holder.club.manager({ isSSAdmin: true })
    const [park, kept] = [await holder.club.member({ name: 'Park' }), await holder.club.member({ name: 'Park' })]
    await issue({ memberIdx: [park.memberIdx] })
    const states = async (me: Member) =>
      (await holder.club.sql<{ state: string }[]>`select state from coupon where member_idx = ${me.memberIdx}`).map(
        ({ state }) => state,
      )
    const versionOf = async ({ memberIdx }: Member) =>
      (await holder.club.sql<{ version: number }[]>`select version from member where member_idx = ${memberIdx}`)[0]!
        .version
    const { sql } = holder.club
    const logged = async () =>
      sql`select a.after ->> 'state' as state from audit a join coupon c on c.coupon_idx = a.record_idx
        where a.noun = 'coupon' and c.member_idx = ${park.memberIdx} order by audit_idx desc limit 1`
    await write(jobContext(holder.club.platform, 'test'), (tx) => closeAccount(tx, park.memberIdx, { days: 7 }))
    expect(await states(park)).toEqual(['REVOKED'])
    expect(await logged()).toMatchObject([{ state: 'REVOKED' }])
    await write(jobContext(holder.club.platform, 'test'), (tx) => wake(tx, park.memberIdx))
    expect(await states(park)).toEqual(['ISSUED'])
    expect(await logged()).toMatchObject([{ state: 'ISSUED' }])
    const { status } = await holder.club.ask(
      contract.memberMerge.merge,
      {
        ...{ keptIdx: kept.memberIdx, goneIdx: park.memberIdx, keptVersion: 1, goneVersion: await versionOf(park) },
        ...{ take: [], reason: 'One person' },
      },
      super_,
    )
    expect(status).toBe(200)
    expect(await states(kept)).toEqual(['ISSUED'])
    expect(await states(park)).toEqual([])
  })
})
