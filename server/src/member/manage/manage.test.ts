import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo, prove, ticketFor } from '../../../test/people.ts'
import { secondProcess } from '../../../test/race/crowd.ts'

const holder = TestClub.use()
type Query = InputOf<typeof contract.memberManage.list>
type Deed = InputOf<typeof contract.memberManage.setState>
type Someone = { token: string }

const office = () => holder.club.manager({ rights: { '950000': 'R', '950100': 'RU' } })
const reader = () => holder.club.manager({ rights: { '950000': 'R', '950100': 'R' } })
const list = async (as: Someone, query: Query = {}) =>
  (await holder.club.ask(contract.memberManage.list, query, as)).data
const one = async (as: Someone, idx: number) =>
  (await holder.club.ask(contract.memberManage.one, { memberIdx: idx }, as)).data
const act = (as: Someone | null, idx: number, action: Deed['action'], more: Partial<Deed> = {}) =>
  holder.club.ask(
    contract.memberManage.setState,
    { memberIdx: idx, version: 1, action, reason: 'Said at the desk', ...more },
    as,
  )
const reset = (as: Someone | null, idx: number) =>
  holder.club.ask(contract.memberManage.resetPassword, { memberIdx: idx }, as)
const login = (id: string, password = PASSWORD) =>
  holder.club.ask(contract.session.login, { clubCode: CLUB, id, password })
const refresh = (token: string) => holder.club.ask(contract.session.refresh, {}, null, { 'x-refresh-token': token })
const info = (token: string) => holder.club.ask(contract.profile.me, {}, { token })
const names = (page: { list: { name: string }[] }) => page.list.map(({ name }) => name)

async function applicant(claimedNo: string | null = null) {
  const me = await holder.club.member({ state: 'PENDING', memberType: '20' })
  await holder.club.sql`update member set claimed_no = ${claimedNo} where member_idx = ${me.memberIdx}`
  return me
}
const auditOf = (idx: number) => holder.club.sql<
  { call: string; adminIdx: number; before: unknown; after: unknown; reason: string | null }[]
>`
  select call, admin_idx, before, after, reason from audit where noun = 'member' and record_idx = ${idx} order by audit_idx`

describe('GET /manage/members', () => {
  it('filters, counts applicants, and never returns an address', async () => {
    const as = await office()
    const family = await holder.club.member({ name: 'Filter Ahn', memberType: '11' })
    const waiting = await holder.club.member({ name: 'Filter Baek', state: 'PENDING' })
    const paused = await holder.club.member({ name: 'Filter Cho' })
    await holder.club
      .sql`update member set claimed_no = 'F-0042', address = 'Secret Road 1' where member_idx = ${waiting.memberIdx}`
    await holder.club.sql`update member set created_at = '2020-05-01T15:30Z' where member_idx = ${family.memberIdx}`
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${paused.memberIdx}, 'W4', 'ACTIVE', current_club_date(), current_club_date() + 9),
        (${waiting.memberIdx}, 'W4', 'WAIVED', current_club_date(), current_club_date() + 9)`
    const found = async (query: Query) => names(await list(as, { keyword: 'filter', ...query })).sort()
    expect(await found({})).toEqual(['Filter Ahn', 'Filter Baek', 'Filter Cho'])
    expect(await found({ state: 'PENDING' })).toEqual(['Filter Baek'])
    expect(await found({ memberType: '11' })).toEqual(['Filter Ahn'])
    expect(await found({ suspended: true })).toEqual(['Filter Cho'])
    expect(await found({ suspended: false })).toEqual(['Filter Ahn', 'Filter Baek'])
    // 15:30 UTC on the first is the second day at the club.
    expect(await found({ joinedFrom: '2020-05-02', joinedTo: '2020-05-02' })).toEqual(['Filter Ahn'])
    expect(await found({ joinedTo: '2020-05-01' })).toEqual([])
    expect(await found({ joinedFrom: '2020-05-03' })).toEqual(['Filter Baek', 'Filter Cho'])
    expect(names(await list(as, { keyword: 'f-004' }))).toEqual(['Filter Baek'])
    expect(names(await list(as, { keyword: paused.id }))).toEqual(['Filter Cho'])
    expect(names(await list(as, { keyword: 'Secret' }))).toEqual([])
    expect(names(await list(as, { keyword: '%' }))).toEqual([])
    expect(names(await list(as, { keyword: 'filter', sort: 'name', size: 1, page: 2 }))).toEqual(['Filter Baek'])
    expect(names(await list(as, { keyword: 'filter', sort: '-name' }))).toEqual([
      'Filter Cho',
      'Filter Baek',
      'Filter Ahn',
    ])
    const page = await list(as, { keyword: 'filter', sort: 'name' })
    expect(page).toMatchObject({ total: 3, page: 1, size: 20, pending: expect.any(Number) })
    expect(page.pending).toBeGreaterThan(0)
    expect(page.list[1]).toMatchObject({ claimedNo: 'F-0042', memberNo: 'F-0042', state: 'PENDING', version: 1 })
    expect(page.list[2]!.suspendedUntil).toBe(holder.club.today().add({ days: 9 }).toString())
    expect(JSON.stringify(page)).not.toMatch(/Secret Road|argon2/)
  })

  it('finds members by one or two letters, and by part of each field, but not across two', async () => {
    const as = await reader()
    const { memberIdx, id } = await holder.club.member({ name: '뷁쉛룔' })
    await holder.club.sql`update member set member_no = 'QX-77' where member_idx = ${memberIdx}`
    for (const keyword of ['쉛', '쉛룔', '뷁쉛룔', 'x-7', id.toUpperCase()])
      expect(names(await list(as, { keyword })), keyword).toEqual(['뷁쉛룔'])
    for (const keyword of ['뷁룔', `${id}뷁`, '룔q']) expect(names(await list(as, { keyword })), keyword).toEqual([])
  })

  it('shows who was erased only when asked for', async () => {
    const as = await reader()
    const gone = await holder.club.member({ name: 'Gone Filter', state: 'WITHDRAWN' })
    await holder.club.sql`update session set ended_at = club_now() where member_idx = ${gone.memberIdx}`
    expect(names(await list(as, { keyword: 'gone' }))).toEqual([])
    expect(names(await list(as, { keyword: 'gone', state: 'WITHDRAWN' }))).toEqual(['Gone Filter'])
  })

  it.each(['state=LEFT', 'joinedFrom=2020-02-31', 'suspended=perhaps', 'sort=1%3B', 'size=101'])(
    'refuses %s',
    async (query) => {
      expect((await holder.club.send(`GET /manage/members?${query}`, undefined, await reader())).status).toBe(400)
    },
  )

  it('cannot be sorted by what is not shown', async () => {
    const { status, fail } = await holder.club.send(
      contract.memberManage.list,
      { sort: 'passwordHash' },
      await reader(),
    )
    expect([status, fail.msgDetail]).toEqual([400, 'sort'])
  })
})

describe('GET /manage/members/{id}', () => {
  it('tells everything, and that it was read is written down', async () => {
    const as = await reader()
    const me = await holder.club.member({ name: 'Seo-yeon Han' })
    await holder.club
      .sql`update member set company = 'Hanbit', address = 'Road 1', news = '{mail}' where member_idx = ${me.memberIdx}`
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W4', 'ACTIVE', current_club_date(), current_club_date() + 9)`
    const detail = await one(as, me.memberIdx)
    expect(detail).toMatchObject({
      memberIdx: me.memberIdx,
      id: me.id,
      address: 'Road 1',
      company: 'Hanbit',
      needMoreTime: false,
      marketing: { mail: true, sms: false },
      state: 'ACTIVE',
      suspendedUntil: holder.club.today().add({ days: 9 }).toString(),
      counts: { ahead: 0, asCompanion: 0, cancelsThisMonth: 0, sessions: 1 },
      penalties: [{ code: 'W4', state: 'ACTIVE', paid: false }],
      actions: ['RESUME', 'BLOCK', 'CLOSE'],
      mayReset: true,
    })
    expect(detail.consents.length).toBeGreaterThan(0)
    expect(JSON.stringify(detail)).not.toMatch(/argon2|passwordHash|identityHash|stateBefore/)
    expect(await auditOf(me.memberIdx)).toEqual([
      { call: 'memberManage.one', adminIdx: as.adminIdx, before: null, after: 'read', reason: null },
    ])
    expect((await holder.club.ask(contract.memberManage.one, { memberIdx: 999_999 }, as)).status).toBe(404)
  })
})

describe('who may', () => {
  it('neither visitors nor members nor managers without the right', async () => {
    const me = await applicant()
    const member = await holder.club.member()
    const without = await holder.club.manager({ rights: { '950000': 'R', '940000': 'R', '940200': 'CRUD' } })
    const orphan = await holder.club.manager({ rights: { '950100': 'CRU' } })
    for (const [as, status] of [
      [null, 401],
      [member, 403],
      [without, 403],
      [orphan, 403],
    ] as const) {
      expect((await holder.club.ask(contract.memberManage.list, {}, as)).status).toBe(status)
      expect((await holder.club.ask(contract.memberManage.one, { memberIdx: me.memberIdx }, as)).status).toBe(status)
      expect((await act(as, me.memberIdx, 'APPROVE')).status).toBe(status)
      expect((await reset(as, me.memberIdx)).status).toBe(status)
    }
    expect(await auditOf(me.memberIdx)).toEqual([])
  })

  it('who may only read changes nothing', async () => {
    const me = await applicant()
    const as = await reader()
    expect((await holder.club.ask(contract.memberManage.one, { memberIdx: me.memberIdx }, as)).status).toBe(200)
    for (const action of ['APPROVE', 'REJECT', 'BLOCK'] as const)
      expect((await act(as, me.memberIdx, action)).status).toBe(403)
    expect((await reset(as, me.memberIdx)).status).toBe(403)
    expect((await one(as, me.memberIdx)).state).toBe('PENDING')
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual([])
  })
})

describe('an application', () => {
  it('is approved: the number and the type are the member’s own, a mail tells, and the login works', async () => {
    const as = await office()
    const me = await applicant('A-1001')
    expect((await login(me.id)).fail.code).toBe('PENDING_APPROVAL')
    expect((await act(as, me.memberIdx, 'APPROVE', { memberType: '11' })).data).toEqual({
      state: 'ACTIVE',
      version: 2,
    })
    expect(await one(as, me.memberIdx)).toMatchObject({
      state: 'ACTIVE',
      memberType: '11',
      memberNo: 'A-1001',
      claimedNo: null,
    })
    expect(await lastMail(holder.club, `${me.id}@example.com`)).toMatchObject({ kind: 'APPROVED' })
    expect((await login(me.id)).data).toMatchObject({ memberIdx: me.memberIdx, memberType: '11' })
    expect((await auditOf(me.memberIdx))[0]).toEqual({
      call: 'memberManage.setState',
      adminIdx: as.adminIdx,
      before: { state: 'PENDING', suspendedUntil: null, memberType: '20' },
      after: { state: 'ACTIVE', action: 'APPROVE', memberType: '11' },
      reason: 'Said at the desk',
    })
  })

  it('keeps its type where none is given', async () => {
    const me = await applicant()
    await act(await office(), me.memberIdx, 'APPROVE')
    expect((await one(await reader(), me.memberIdx)).memberType).toBe('20')
  })

  it('as a web member does not get the number that it claims, which stays free for its holder', async () => {
    const as = await office()
    const [stranger, owner] = [await applicant('A-9999'), await applicant('A-9999')]
    expect((await one(as, stranger.memberIdx)).claim).toEqual({ holder: null, memberType: '20' })
    await act(as, stranger.memberIdx, 'APPROVE')
    const found = await one(as, stranger.memberIdx)
    expect(found).toMatchObject({ state: 'ACTIVE', memberType: '20' })
    expect([found.memberNo, found.claimedNo]).toEqual([null, null])
    await act(as, owner.memberIdx, 'APPROVE', { memberType: '10' })
    expect(await one(as, owner.memberIdx)).toMatchObject({ memberType: '10', memberNo: 'A-9999' })
  })

  it('with a number in use is not approved, also of two at once', async () => {
    const as = await office()
    const pair = [await applicant('A-2002'), await applicant('A-2002')]
    const approve = (idx: number) => act(as, idx, 'APPROVE', { memberType: '10' })
    const answers = await Promise.all(pair.map((me) => approve(me.memberIdx)))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.find(({ result }) => !result)!.fail).toMatchObject({
      code: 'IN_USE',
      msgVar: { where: 'memberNo' },
    })
    const third = await applicant('A-2002')
    expect((await approve(third.memberIdx)).fail.code).toBe('IN_USE')
    expect(await mailsTo(holder.club, `${third.id}@example.com`)).toEqual([])
  })

  it('is rejected: the applicant reads the reason, is logged out, and nobody restores the application', async () => {
    const me = await applicant()
    const email = `${me.id}@example.com`
    expect((await act(await office(), me.memberIdx, 'REJECT', { reason: 'No such number' })).data.state).toBe(
      'WITHDRAW_REQUESTED',
    )
    const mail = await lastMail(holder.club, email)
    expect(mail).toMatchObject({ kind: 'REJECTED' })
    expect(mail!.text).toContain('No such number')
    expect((await login(me.id)).fail.code).toBe('BAD_LOGIN')
    const certToken = await prove(holder.club, 'ACTIVATE', email, {
      ticket: await ticketFor(holder.club, me.id, email),
    })
    const undone = await holder.club.ask(contract.recovery.undoWithdrawal, { clubCode: CLUB, certToken })
    expect(undone.fail).toMatchObject({ code: 'WRONG_STATE' })
    expect((await one(await reader(), me.memberIdx)).actions).toEqual([])
  })

  it('of two managers at once only one decides', async () => {
    for (let round = 0; round < 5; round++) {
      const me = await applicant()
      const [a, b] = [await office(), await office()]
      const answers = await Promise.all([act(a, me.memberIdx, 'APPROVE'), act(b, me.memberIdx, 'REJECT')])
      expect(answers.filter(({ result }) => result)).toHaveLength(1)
      expect(answers.find(({ result }) => !result)!.fail).toMatchObject({
        code: 'CHANGED_MEANWHILE',
        msgVar: { version: 2 },
      })
      const { state } = answers.find(({ result }) => result)!.data
      expect((await one(a, me.memberIdx)).state).toBe(state)
      expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual([state === 'ACTIVE' ? 'APPROVED' : 'REJECTED'])
    }
  })

  it('sent twice is decided once', async () => {
    const as = await office()
    const me = await applicant()
    const answers = [await act(as, me.memberIdx, 'APPROVE'), await act(as, me.memberIdx, 'APPROVE')]
    expect(answers.map(({ code }) => code ?? 'done')).toEqual(['done', 'CHANGED_MEANWHILE'])
    expect((await act(as, me.memberIdx, 'APPROVE', { version: 2 })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgCode: 'common.WRONG_STATE',
      msgVar: { state: 'ACTIVE' },
    })
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['APPROVED'])
  })

  it.each([
    ['a type that is none', { memberType: '77' }, 'memberType'],
    ['a last day', { until: '2099-01-01' }, 'until'],
    ['no version', { version: undefined }, 'version'],
  ])('is not approved with %s', async (_, more, field) => {
    const { status, fail } = await act(await office(), (await applicant()).memberIdx, 'APPROVE', more)
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe(field)
  })

  it('that is not there is 404', async () => {
    expect((await act(await office(), 999_999, 'APPROVE')).status).toBe(404)
    expect((await reset(await office(), 999_999)).status).toBe(404)
  })
})

describe('BLOCK', () => {
  it('is 463 at once on three devices in two processes, and says why at the next login', async () => {
    const as = await office()
    const me = await holder.club.member()
    const devices = [await login(me.id), await login(me.id)].map(({ data }) => data)
    const tokens = [me.token, ...devices.map(({ accessToken }) => accessToken as string)]
    const { app, close } = await secondProcess(holder.club)
    const there = async (token: string) => {
      const answer = await app.inject({ url: '/hp/api/info', headers: { authorization: `Bearer ${token}` } })
      return `${answer.statusCode} ${answer.json().fail?.code ?? ''}`.trim()
    }
    for (const token of tokens) expect([(await info(token)).status, await there(token)]).toEqual([200, '200'])
    expect((await act(as, me.memberIdx, 'BLOCK', { reason: 'Resold a tee time' })).data.state).toBe('BLOCKED')
    for (const token of tokens) {
      await expect.poll(() => there(token)).toBe('401 463')
      await expect.poll(async () => (await info(token)).code).toBe('463')
    }
    for (const { refreshToken } of devices) expect((await refresh(refreshToken)).fail.code).toBe('463')
    expect((await login(me.id)).fail).toMatchObject({ code: 'BLOCKED', msgVar: { reason: 'Resold a tee time' } })
    expect((await lastMail(holder.club, `${me.id}@example.com`, 'BLOCKED'))!.text).toContain('Resold a tee time')
    expect(await one(as, me.memberIdx)).toMatchObject({
      blockReason: 'Resold a tee time',
      actions: ['UNBLOCK', 'CLOSE'],
      mayReset: false,
      counts: { sessions: 0 },
    })
    await close()
  })

  it('says why in the language of the reader: in the email, at the login and when it is restored', async () => {
    const as = await holder.club.manager({ isSSAdmin: true })
    const me = await holder.club.member({ lang: 'ko' })
    const said = { reason: 'Resold a tee time', translated: { ko: { reason: '티타임 재판매' } } }
    const mail = async () => (await lastMail(holder.club, `${me.id}@example.com`, 'BLOCKED'))!.text
    await act(as, me.memberIdx, 'BLOCK', said)
    expect(await mail()).toContain('티타임 재판매')
    const enter = (lang: string) =>
      holder.club.ask(contract.session.login, { clubCode: CLUB, id: me.id, password: PASSWORD }, null, {
        'accept-language': lang,
      })
    expect((await enter('ko')).fail.msgVar).toEqual({ reason: '티타임 재판매' })
    expect((await enter('en')).fail.msgVar).toEqual({ reason: 'Resold a tee time' })
    expect((await one(as, me.memberIdx)).blockReason).toBe('Resold a tee time')
    await holder.club.sql`delete from mail where kind = 'BLOCKED'`
    const closing = { memberIdx: me.memberIdx, version: 2, reason: 'asked for it' }
    expect((await holder.club.ask(contract.memberManage.close, closing, as)).result).toBe(true)
    expect((await holder.club.ask(contract.memberManage.restore, { ...closing, version: 3 }, as)).result).toBe(true)
    expect(await mail()).toContain('티타임 재판매')
  })

  it('gives back what is held, and leaves what is booked', async () => {
    const as = await office()
    const me = await holder.club.member()
    const date = holder.club.today().add({ days: 3 }).toString()
    const [slot] = await holder.club.day(date)
    await holder.club.sql`
      insert into claim (slot_idx, seat, kind, holder, expires_at) values (${slot!}, 0, 'HOLD', ${me.memberIdx}, club_now() + interval '5 minutes')`
    await holder.club.sql`
      insert into audit (call, noun, record_idx, xact) select 'test', 'hold', slot_idx, xact from claim where slot_idx = ${slot!}`
    await act(as, me.memberIdx, 'BLOCK')
    expect(await holder.club.sql`select from claim where slot_idx = ${slot!}`).toHaveLength(0)
  })

  it('is taken back to what it was, and the old devices stay out', async () => {
    const as = await office()
    for (const [state, fields] of [
      ['ACTIVE', {}],
      ['DORMANT', { state: 'DORMANT' }],
      ['PENDING', { state: 'PENDING' }],
    ] as const) {
      const me = await holder.club.member(fields)
      await act(as, me.memberIdx, 'BLOCK')
      expect((await act(as, me.memberIdx, 'UNBLOCK', { version: 2 })).data).toEqual({ state, version: 3 })
      expect((await one(as, me.memberIdx)).blockReason).toBeNull()
      expect((await info(me.token)).status).toBe(401)
    }
  })

  it.each(['WITHDRAW_REQUESTED', 'WITHDRAWN', 'BLOCKED'])('is not allowed for a %s account', async (state) => {
    const me = await holder.club.member({ state })
    await holder.club.sql`update session set ended_at = club_now() where member_idx = ${me.memberIdx}`
    expect((await act(await office(), me.memberIdx, 'BLOCK')).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state },
    })
  })
})

it.each(['SUSPEND', 'REJECT'] as const)('%s says why in the language of the member', async (action) => {
  const me = await holder.club.member({ lang: 'ko', ...(action === 'REJECT' && { state: 'PENDING' }) })
  const until = action === 'SUSPEND' ? holder.club.today().add({ days: 9 }).toString() : undefined
  const translated = { ko: { reason: '서류 미비' } }
  const french = { translated: { fr: { reason: 'Dossier' } } }
  const as = await office()
  expect((await act(as, me.memberIdx, action, { until, ...french })).fail.msgDetail).toBe('translated.fr')
  expect((await act(as, me.memberIdx, action, { until, reason: 'papers missing', translated })).result).toBe(true)
  const kind = action === 'SUSPEND' ? 'SUSPENDED' : 'REJECTED'
  expect((await lastMail(holder.club, `${me.id}@example.com`, kind))!.text).toContain('서류 미비')
})

describe('SUSPEND', () => {
  it('lets in but not book until its last day, and RESUME ends it', async () => {
    const as = await office()
    const me = await holder.club.member()
    const until = holder.club.today().add({ days: 30 }).toString()
    expect((await act(as, me.memberIdx, 'SUSPEND', { until, reason: 'Slow play' })).data.state).toBe('ACTIVE')
    expect((await info(me.token)).status).toBe(200)
    const [slot] = await holder.club.day(holder.club.today().add({ days: 4 }).toString())
    const held = await holder.club.hold({ ...me }, slot!)
    expect(held.fail).toMatchObject({ code: 'SUSPENDED', msgVar: { until } })
    expect((await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data).toMatchObject({
      suspendedUntil: until,
      why: 'W9',
      active: [{ code: 'W9', reason: 'Slow play', until }],
    })
    expect((await act(as, me.memberIdx, 'SUSPEND', { until, version: 2 })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'SUSPENDED' },
    })
    expect((await act(as, me.memberIdx, 'RESUME', { version: 2 })).data).toEqual({ state: 'ACTIVE', version: 3 })
    expect((await one(as, me.memberIdx)).suspendedUntil).toBeNull()
    expect((await act(as, me.memberIdx, 'RESUME', { version: 3 })).fail.code).toBe('WRONG_STATE')
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['SUSPENDED', 'RESUMED'])
    const { total, list } = (await holder.club.ask(contract.inbox.mine, {}, me)).data
    expect(total).toBe(2)
    expect(list[1]).toMatchObject({
      title: expect.stringMatching(/ 20\d\d\.\d\d\.\d\d$/),
      contents: expect.stringMatching(/\n\nYou can appeal on My page until .*, 23:59\.\n\n/),
      link: '/mypage/penalties',
    })
    const penalties = await holder.club.sql`
      select a.reason, a.after from audit a join penalty p on p.penalty_idx = a.record_idx
      where a.noun = 'penalty' and p.member_idx = ${me.memberIdx} order by a.audit_idx`
    expect(penalties.map(({ after }) => after)).toEqual([
      { code: 'W9', until },
      { code: 'W9', state: 'WAIVED' },
    ])
  })

  it('waits for a late cancellation of the member, whose suspension it sees', async () => {
    const as = await office()
    const me = await holder.club.member()
    const until = holder.club.today().add({ days: 30 }).toString()
    const imposed = Promise.withResolvers<void>()
    const both = Promise.withResolvers<void>()
    // As a cancellation does: under the member’s lock.
    const cancelling = holder.club.sql.begin(async (tx) => {
      await tx`select from member where member_idx = ${me.memberIdx} for no key update`
      await tx`
        insert into penalty (member_idx, code, state, from_date, until_date)
        values (${me.memberIdx}, 'W1', 'ACTIVE', current_club_date(), current_club_date() + 13)`
      imposed.resolve()
      await both.promise
    })
    await imposed.promise
    const suspending = act(as, me.memberIdx, 'SUSPEND', { until, reason: 'Slow play' })
    await holder.club.untilWaiting()
    both.resolve()
    await cancelling
    expect((await suspending).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'SUSPENDED' } })
  })

  it.each([
    ['no last day', {}],
    ['a last day gone by', { until: '2020-01-01' }],
  ])('is refused with %s', async (_, more) => {
    const { status, fail } = await act(await office(), (await holder.club.member()).memberIdx, 'SUSPEND', more)
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe('until')
  })
})

it('WAKE opens a sleeping account', async () => {
  const as = await office()
  const me = await holder.club.member({ state: 'DORMANT' })
  expect((await act(as, me.memberIdx, 'WAKE')).data.state).toBe('ACTIVE')
  expect((await login(me.id)).data).toMatchObject({ inactive: false, userMove: null })
  expect((await act(as, me.memberIdx, 'WAKE', { version: 2 })).fail.code).toBe('CHANGED_MEANWHILE')
  expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['AWAKE'])
})

describe('PUT /manage/members/{id}/reset-pw', () => {
  it('sends a password for a day that must be changed, and ends every session', async () => {
    const as = await office()
    const me = await holder.club.member()
    const email = `${me.id}@example.com`
    const device = (await login(me.id)).data
    expect((await reset(as, me.memberIdx)).data).toEqual({ sentTo: `p•••@example.com` })
    for (const token of [me.token, device.accessToken])
      await expect.poll(async () => (await info(token)).code).toBe('463')
    expect((await login(me.id)).fail.code).toBe('BAD_LOGIN')
    const { password } = (await lastMail(holder.club, email, 'PASSWORD_RESET'))!.secrets!
    expect((await login(me.id, password)).data).toMatchObject({
      isTempPassword: true,
      userMove: '/login/password-reset-page',
    })
    expect(JSON.stringify(await auditOf(me.memberIdx))).not.toContain(password)
    await holder.club.sql`update member set temp_password_until = club_now() where member_idx = ${me.memberIdx}`
    expect((await login(me.id, password)).fail.code).toBe('BAD_LOGIN')
  })

  it('once a minute, also of two at once', async () => {
    const as = await office()
    const me = await holder.club.member()
    const answers = await Promise.all([reset(as, me.memberIdx), reset(as, me.memberIdx)])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.find(({ result }) => !result)!.fail).toMatchObject({
      code: 'RATE_LIMIT',
      msgVar: { retryAt: expect.any(String) },
    })
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['PASSWORD_RESET'])
  })

  it('not for a blocked account', async () => {
    const me = await holder.club.member({ state: 'BLOCKED' })
    await holder.club.sql`update session set ended_at = club_now() where member_idx = ${me.memberIdx}`
    expect((await reset(await office(), me.memberIdx)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'BLOCKED' },
    })
  })
})
