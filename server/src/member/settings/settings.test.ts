import { contract } from '@clubhouse/contract'
import { type MailKind, OPTIONAL_MAILS, OPTIONAL_PUSHES } from '@clubhouse/contract/mail'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { chooseMails, mailWanted } from '../inbox/mail-choice.ts'

const holder = TestClub.use()
type Person = Awaited<ReturnType<TestClub['member']>>

const read = (as: Person) => holder.club.ask(contract.reservationSettings.read, {}, as)
const change = (as: Person, body: object) => holder.club.ask(contract.reservationSettings.change, body, as)

describe('GET, PUT /info/reservation-settings', () => {
  it('begins with a name not shown, findable, every email and no group', async () => {
    const me = await holder.club.member()
    expect((await read(me)).data).toEqual({
      showName: false,
      findable: true,
      mails: Object.fromEntries(OPTIONAL_MAILS.map((kind) => [kind, true])),
      pushes: Object.fromEntries(OPTIONAL_PUSHES.map((kind) => [kind, true])),
      quietFrom: null,
      quietUntil: null,
      groups: [],
    })
  })

  it('changes what is given and leaves the rest, and the profile knows', async () => {
    const me = await holder.club.member()
    expect((await change(me, { showName: true })).data).toMatchObject({ showName: true, findable: true })
    expect((await change(me, { findable: false })).data).toMatchObject({ showName: true, findable: false })
    expect((await change(me, {})).data).toMatchObject({ showName: true, findable: false })
    const { data } = await holder.club.ask(contract.profile.additional, { memberIdx: me.memberIdx }, me)
    expect(data).toMatchObject({ showName: true, version: 3 })
    const rows = await holder.club.sql`
      select before, after from audit where noun = 'member' and record_idx = ${me.memberIdx} order by audit_idx`
    expect([...rows]).toEqual([
      { before: { showName: false }, after: { showName: true } },
      { before: { findable: true }, after: { findable: false } },
    ])
  })

  it('keeps the choice of push notifications apart from that of emails', async () => {
    const me = await holder.club.member()
    const first = (await change(me, { pushes: { DRAW_LOST: false } })).data
    expect([first.mails.DRAW_LOST, first.pushes.DRAW_LOST, first.pushes.COUPON_ENDS]).toEqual([true, false, true])
    const then = (await change(me, { mails: { DRAW_LOST: false } })).data
    expect([then.mails.DRAW_LOST, then.pushes.DRAW_LOST]).toEqual([false, false])
  })

  it('keeps groups of known members, by name and in order', async () => {
    const me = await holder.club.member()
    const [ann, ben, stranger] = await Promise.all(
      ['Ann Lee', 'Ben Park', 'Cho Won'].map((name) => holder.club.member({ name })),
    )
    await holder.club.sql`
      insert into found_member (member_idx, found_idx) values (${me.memberIdx}, ${ann!.memberIdx}), (${me.memberIdx}, ${ben!.memberIdx})`
    const groups = [
      { name: 'Saturday', memberIdx: [ben!.memberIdx, ann!.memberIdx] },
      { name: 'Ann', memberIdx: [ann!.memberIdx] },
    ]
    expect((await change(me, { groups })).data.groups).toEqual([
      { ...groups[0], names: ['Ben Park', 'Ann Lee'] },
      { ...groups[1], names: ['Ann Lee'] },
    ])
    const unknown = await change(me, { groups: [groups[0], { name: 'x', memberIdx: [stranger!.memberIdx] }] })
    expect([unknown.status, unknown.fail.msgDetail]).toEqual([400, 'groups[1].memberIdx'])
    expect((await read(me)).data.groups).toHaveLength(2)
    await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${ann!.memberIdx}`
    expect((await read(me)).data.groups).toEqual([
      { name: 'Saturday', memberIdx: [ben!.memberIdx], names: ['Ben Park'] },
    ])
    expect((await change(me, { groups: [] })).data.groups).toEqual([])
  })

  it.each([
    [{ groups: [{ name: '', memberIdx: [1] }] }, 'groups[0].name'],
    [{ groups: [{ name: 'x', memberIdx: [] }] }, 'groups[0].memberIdx'],
    [{ groups: [{ name: 'x', memberIdx: [1, 2, 3, 4] }] }, 'groups[0].memberIdx'],
    [{ groups: [{ name: 'x', memberIdx: [1, 1] }] }, 'groups[0].memberIdx'],
    [{ groups: Array.from({ length: 21 }, () => ({ name: 'x', memberIdx: [1] })) }, 'groups'],
    [{ mails: { PASSWORD_CHANGED: false } }, 'mails.PASSWORD_CHANGED'],
    [{ mails: { constructor: false } }, 'mails.constructor'],
    [{ pushes: { PASSWORD_CHANGED: false } }, 'pushes.PASSWORD_CHANGED'],
    [{ showName: 'yes' }, 'showName'],
  ])('refuses %j', async (body, field) => {
    const answer = await change(await holder.club.member(), body)
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, field])
  })

  it('is for members only, each their own', async () => {
    const manager = await holder.club.manager({ isSSAdmin: true })
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    await change(me, { findable: false })
    expect((await read(other)).data.findable).toBe(true)
    expect((await holder.club.ask(contract.reservationSettings.read, {})).status).toBe(401)
    expect((await holder.club.ask(contract.reservationSettings.read, {}, manager)).status).toBe(403)
    expect((await holder.club.ask(contract.reservationSettings.change, {})).status).toBe(401)
    expect((await holder.club.ask(contract.reservationSettings.change, {}, manager)).status).toBe(403)
  })
})

describe('an email', () => {
  it.each<MailKind>(['PASSWORD_CHANGED', 'TEAM_FORM'])(
    'of the kind %s, which the club must send, is sent whatever was chosen',
    async (kind) => {
      const me = await holder.club.member()
      await chooseMails(holder.club.sql, me.memberIdx, { [kind]: true, WELCOME: false })
      await chooseMails(holder.club.sql, me.memberIdx, { [kind]: false })
      const rows = await holder.club.sql`
      select kind, is_wanted from member_mail_choice where member_idx = ${me.memberIdx} order by kind`
      expect([...rows]).toEqual([
        { kind, isWanted: false },
        { kind: 'WELCOME', isWanted: false },
      ])
      expect(await mailWanted(holder.club.sql, me.memberIdx, kind)).toBe(true)
    },
  )

  it('about an offer cannot be switched off, because the tee time is lost when no one reads it', async () => {
    const me = await holder.club.member()
    const kind: MailKind = 'STANDBY_OFFER'
    const { data } = await change(me, { mails: { [kind]: false }, pushes: { [kind]: false } })
    expect([data.mails[kind], data.pushes[kind]]).toEqual([undefined, false])
    expect(await mailWanted(holder.club.sql, me.memberIdx, kind)).toBe(true)
  })

  it.each([...OPTIONAL_MAILS])('of the kind %s is sent until the member switches it off', async (kind) => {
    const me = await holder.club.member()
    expect(await mailWanted(holder.club.sql, me.memberIdx, kind)).toBe(true)
    expect((await change(me, { mails: { [kind]: false } })).data.mails[kind]).toBe(false)
    expect(await mailWanted(holder.club.sql, me.memberIdx, kind)).toBe(false)
    await change(me, { mails: { [kind]: true } })
    expect(await mailWanted(holder.club.sql, me.memberIdx, kind)).toBe(true)
  })
})
