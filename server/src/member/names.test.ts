import { contract } from '@clubhouse/contract'
import { nameIn, type PersonName } from '@clubhouse/contract/member/person-name'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'
import { lastMail, prove } from '../../test/people.ts'
import { jobContext } from '../job/context.ts'
import { eraseLeavers } from './withdrawal/erase-job.ts'

const holder = TestClub.use()

const KOREAN = { 'accept-language': 'ko' }
const ENGLISH = { 'accept-language': 'en' }
const both = { name: '이지호', otherName: 'Ji-ho Lee' }
const turned = { name: 'Ji-ho Lee', otherName: '이지호' }

/** What is answered on a Korean page and on an English one. */
const onBoth = async <T>(read: (headers: Record<string, string>) => Promise<T>) => [
  await read(KOREAN),
  await read(ENGLISH),
]
const office = () => holder.club.manager({ rights: { '940000': 'R', '940200': 'R', '950000': 'R', '950100': 'RU' } })
const stored = async (memberIdx: number) =>
  (await holder.club.sql<PersonName[]>`select name, other_name from member where member_idx = ${memberIdx}`)[0]

describe('the database and the contract', () => {
  it('choose the same form of a name', async () => {
    const names = [both, turned, { name: '이지호', otherName: '' }, { name: 'Lee 2세', otherName: 'Lee' }]
    for (const lang of ['ko', 'en', 'ja']) {
      for (const one of names) {
        const [row] = await holder.club.sql<{ said: string }[]>`
          select name_in(${lang}, ${one.name}, ${one.otherName}) as said`
        expect(row!.said).toBe(nameIn(lang, one))
      }
    }
  })

  it('keep no two forms in the same letters', async () => {
    const me = await holder.club.member(both)
    await expect(
      holder.club.sql`update member set other_name = '이호' where member_idx = ${me.memberIdx}`,
    ).rejects.toThrow('names_differ_in_letters')
  })
})

describe('a member with a name in both', () => {
  it('is called by the page’s language in the session, the profile and a new session', async () => {
    const me = await holder.club.member(both)
    expect(
      await onBoth(async (headers) => (await holder.club.ask(contract.session.record, {}, me, headers)).data.name),
    ).toEqual(['이지호', 'Ji-ho Lee'])
    const forms = async (headers: Record<string, string>) => {
      const { name, otherName } = (await holder.club.ask(contract.profile.me, {}, me, headers)).data
      return { name, otherName }
    }
    expect(await onBoth(forms)).toEqual([both, turned])
    const login = await holder.club.ask(
      contract.session.login,
      { clubCode: CLUB, id: me.id, password: PASSWORD },
      null,
      KOREAN,
    )
    expect(login.data.name).toBe('이지호')
  })

  it('is so on the tee sheet, in bookings and at the desk', async () => {
    const date = '2026-12-14'
    const [slot] = await holder.club.day(date)
    const [me, friend] = [
      await holder.club.member({ ...both, showName: true }),
      await holder.club.member({ name: 'Ann Park', otherName: '박안' }),
    ]
    const manager = await office()
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      { no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx },
      { no: 3, kind: 'GUEST', name: 'Guest Kim', phoneNo: '010-1111-2222', consent: true },
      { no: 4, kind: 'TBD' },
    ]
    const hold = await holder.club.hold(me, slot!)
    const booked = await holder.club.book(me, slot!, hold, { players }, KOREAN)
    expect(booked.data.players[1]!.name).toBe('박안')
    const sheet = async (headers: Record<string, string>) =>
      (await holder.club.ask(contract.sheet.forMember, { memberIdx: friend.memberIdx, date }, friend, headers)).data
        .slots[0]!.names
    expect(await onBoth(sheet)).toEqual([['이지호'], ['Ji-ho Lee']])
    const mine = async (headers: Record<string, string>) => {
      const [one] = (
        await holder.club.ask(contract.booking.mine, { memberIdx: friend.memberIdx, when: 'upcoming' }, friend, headers)
      ).data.list
      return [one!.booker.name, ...one!.players.map(({ name }) => name)]
    }
    expect(await onBoth(mine)).toEqual([
      ['이지호', '이지호', '박안', 'Guest Kim', null],
      ['Ji-ho Lee', 'Ji-ho Lee', 'Ann Park', 'Guest Kim', null],
    ])
    const { searchText } = (await holder.club.ask(contract.sheet.forManager, { date }, manager, ENGLISH)).data
      .claims[0]!
    for (const form of ['이지호', 'Ji-ho Lee', '박안', 'Guest Kim']) expect(searchText).toContain(form)
    const desk = async (headers: Record<string, string>) =>
      (await holder.club.ask(contract.sheet.forManager, { date }, manager, headers)).data.claims[0]!.who
    expect(await onBoth(desk)).toEqual(['이지호, 박안, Guest Kim, -', 'Ji-ho Lee, Ann Park, Guest Kim, -'])
  })

  it('is found by either form, and sorted by the one that is shown', async () => {
    const [first, second] = [
      await holder.club.member({ name: '하나 정렬', otherName: 'Sorted Zoe' }),
      await holder.club.member({ name: 'Sorted Amy', otherName: '가 정렬' }),
    ]
    const as = await office()
    const list = async (headers: Record<string, string>, keyword: string) => {
      const page = (await holder.club.ask(contract.memberManage.list, { sort: 'name', keyword }, as, headers)).data
      return page.list.map(({ name }) => name)
    }
    for (const keyword of ['정렬', 'sorted']) {
      expect(await onBoth((headers) => list(headers, keyword))).toEqual([
        ['가 정렬', '하나 정렬'],
        ['Sorted Amy', 'Sorted Zoe'],
      ])
    }
    const record = (await holder.club.ask(contract.memberManage.one, { memberIdx: first.memberIdx }, as, ENGLISH)).data
    expect(record).toMatchObject({ name: 'Sorted Zoe', otherName: '하나 정렬' })
    expect(
      (await holder.club.ask(contract.memberManage.one, { memberIdx: second.memberIdx }, as, KOREAN)).data.otherName,
    ).toBe('Sorted Amy')
  })

  it('is written to in the own language', async () => {
    const as = await office()
    for (const [lang, name] of [
      ['ko', '이지호'],
      ['en', 'Ji-ho Lee'],
    ] as const) {
      const me = await holder.club.member({ ...both, lang })
      await holder.club.ask(contract.memberManage.resetPassword, { memberIdx: me.memberIdx }, as, ENGLISH)
      expect((await lastMail(holder.club, `${me.id}@example.com`))!.text).toContain(name)
    }
  })

  it('finds the login ID by either form', async () => {
    const me = await holder.club.member({ ...both, email: 'either@example.com' })
    for (const name of ['이지호', 'ji-ho lee']) {
      const certToken = await prove(holder.club, 'FIND_ID', 'either@example.com')
      const input = { clubCode: CLUB, name, email: 'either@example.com', certToken }
      expect((await holder.club.ask(contract.recovery.findId, input)).data.ids, `${name} of ${me.id}`).toHaveLength(1)
    }
  })

  it('leaves no form of the name behind', async () => {
    const me = await holder.club.member({ ...both })
    await holder.club.sql`
      update member set state = 'WITHDRAW_REQUESTED', undo_until = club_now() where member_idx = ${me.memberIdx}`
    await holder.club.sql`
      insert into withdrawal_reason (member_idx, reasons, text) values (${me.memberIdx}, '{1}', '이지호, Ji-ho Lee')`

    await eraseLeavers.run(jobContext(holder.club.platform, 'erase-leavers'))
    expect(await stored(me.memberIdx)).toEqual({ name: `~${me.memberIdx}`, otherName: '' })
    const [reason] = await holder.club.sql`select text from withdrawal_reason order by reason_idx desc limit 1`
    expect(reason).toEqual({ text: '~, ~' })
  })
})

describe('changing the own names', () => {
  const change = async (fields: { name?: string; otherName?: string }, headers = KOREAN, hasProof = true) => {
    const me = await holder.club.member({ name: '이지호' })
    await holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
    const certToken = hasProof ? await prove(holder.club, 'PROFILE', `${me.id}@example.com`, { as: me }) : undefined
    const body = { version: 1, certToken, ...fields }
    const answer = await holder.club.ask(contract.profile.change, body, me, headers)
    return { answer, names: await stored(me.memberIdx) }
  }

  it('keeps the second form, and shows both as the page has them', async () => {
    const { answer, names } = await change({ otherName: ' Ji-ho Lee ' }, ENGLISH)
    expect(names).toEqual(both)
    expect(answer.data).toMatchObject(turned)
  })

  it('asks for the same proof as for a name', async () => {
    expect((await change({ otherName: 'Ji-ho Lee' }, KOREAN, false)).answer.fail.code).toBe('CERT_EXPIRED')
  })

  it('refuses two forms in the same letters', async () => {
    const { answer, names } = await change({ otherName: '이호' })
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, 'otherName'])
    expect(names).toEqual({ name: '이지호', otherName: '' })
  })
})

describe('creating an account', () => {
  const signUp = async (names: { name: string; otherName?: string }, no: number) => {
    const email = `names${no}@example.com`
    const terms = await holder.club.sql<{ termsIdx: number }[]>`
      select terms_idx from terms_version where state = 'IN_FORCE' and lang = 'en' and terms_type <> 'BOOKING'`
    return holder.club.ask(contract.signup.signUp, {
      clubCode: CLUB,
      id: `named${no}x`,
      password: 'Valley!2026q',
      email,
      phoneNo: '010-1234-5678',
      lang: 'ko',
      certToken: await prove(holder.club, 'SIGNUP', email),
      terms: terms.map(({ termsIdx }) => ({ termsIdx, agreed: true })),
      ...names,
    })
  }

  it('takes a second form, and welcomes by the one of the language', async () => {
    const { data } = await signUp(turned, 1)
    expect(await stored(data.memberIdx)).toEqual(turned)
    expect((await lastMail(holder.club, 'names1@example.com', 'WELCOME'))!.text).toContain('이지호')
  })

  it('refuses two forms in the same letters', async () => {
    const { status, fail } = await signUp({ name: 'Ji-ho Lee', otherName: 'Jiho Lee' }, 2)
    expect([status, fail.msgDetail]).toEqual([400, 'otherName'])
  })
})

describe('a manager', () => {
  it('has a name in both too, where the managers are and where they are named', async () => {
    const boss = await holder.club.manager({ isSSAdmin: true })
    const reached = { email: 'namedboss@example.com', phoneNo: '010-1' }
    const added = await holder.club.ask(
      contract.manager.add,
      { id: 'namedboss', ...both, ...reached, isSSAdmin: true },
      boss,
    )
    expect(added.status).toBe(200)
    const { idx, version } = added.data
    const row = async (headers: Record<string, string>) => {
      const [one] = (await holder.club.ask(contract.manager.list, { keyword: '지호' }, boss, headers)).data.list
      return { name: one!.name, otherName: one!.otherName }
    }
    expect(await onBoth(row)).toEqual([both, turned])
    const renaming = { idx, version, ...reached, name: 'Jiho Lee' }
    const renamed = await holder.club.ask(contract.manager.change, renaming, boss, KOREAN)
    expect(renamed.status).toBe(200)
    expect(
      await onBoth(async (headers) => (await holder.club.ask(contract.manager.one, { idx }, boss, headers)).data),
    ).toMatchObject([
      { name: '이지호', otherName: 'Jiho Lee' },
      { name: 'Jiho Lee', otherName: '이지호' },
    ])
    const same = { idx, version: version + 1, ...reached, otherName: '이호', name: '이지호' }
    expect((await holder.club.ask(contract.manager.change, same, boss)).status).toBe(400)
  })
})
