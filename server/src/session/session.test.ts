import { contract } from '@clubhouse/contract'
import { managerMenus } from '@clubhouse/contract/manager-menu'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'
import { hashesOf } from '../../test/hashes.ts'
import { secondProcess } from '../../test/race/crowd.ts'
import { lockMinutes } from './rules.ts'

const holder = TestClub.use()

const login = (id: string, password = PASSWORD, body: object = {}, headers?: Record<string, string>) =>
  holder.club.ask(contract.session.login, { clubCode: CLUB, id, password, ...body }, null, headers)
const refresh = (token: string, headers: Record<string, string> = {}) =>
  holder.club.ask(contract.session.refresh, {}, null, { 'x-refresh-token': token, ...headers })
const whoami = (token: string, memberIdx: number) => holder.club.ask(contract.booking.mine, { memberIdx }, { token })

describe('POST /member/login', () => {
  it('gives a member the session of the pinned names', async () => {
    const me = await holder.club.member({ name: 'Min-jun Kim' })
    const answer = await login(me.id)
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      clubCode: CLUB,
      id: me.id,
      name: 'Min-jun Kim',
      authority: 'MEMBER',
      adminIdx: null,
      memberIdx: me.memberIdx,
      memberType: '10',
      isAdmin: false,
      isSSAdmin: false,
      isTempPassword: false,
      authClub: [CLUB],
      inactive: false,
      inactiveDate: null,
      userMove: null,
    })
    // Exactly the session fields of specification 3.3.
    const fields =
      'accessToken accessTokenExpire refreshToken refreshTokenExpire clubCode id name lang phoneNo email authority adminIdx memberIdx memberType clubIdx clubName address addressDetail zipCode clubPhoneNo clubFaxNo businessNo ceoName isAdmin isSSAdmin isTempPassword authClub clubList langList imageUrl inactive inactiveDate userMove'
    expect(Object.keys(answer.data).sort()).toEqual(fields.split(' ').sort())
    const [club] = await holder.club.sql`
      select club_idx, club_name, address, address_detail, zip_code, club_phone_no, club_fax_no, business_no, ceo_name from club`
    expect(answer.data).toMatchObject(club!)
    expect(answer.data.clubList).toEqual([{ clubCode: CLUB, clubName: club!.clubName }])
    expect(answer.data.accessToken).toMatch(/^at\./)
    expect(answer.data.refreshToken).toMatch(/^rt\./)
    expect(answer.data.langList.map(({ code }) => code)).toEqual(['en', 'ko'])
    expect(answer.data).not.toHaveProperty('adminMenu')
    expect(JSON.stringify(answer.body)).not.toContain('argon2id')
    expect((await whoami(answer.data.accessToken, me.memberIdx)).result).toBe(true)
  })

  it('gives a manager every menu with its rights', async () => {
    const boss = await holder.club.manager({ rights: { '930000': 'R', '930600': 'CRU', '940200': 'CRUD' } })
    const { data } = await login(boss.id)
    expect(data).toMatchObject({ authority: 'MANAGER', isAdmin: true, memberIdx: null, adminIdx: boss.adminIdx })
    const boards = data.adminMenu!.find(({ code }) => code === '930000')
    const notices = boards!.children.find(({ code }) => code === '930600')
    expect(notices).toMatchObject({ isCreate: true, isRead: true, isUpdate: true, isDelete: false })
    const reservation = data.adminMenu!.find(({ code }) => code === '940000')
    expect(reservation!.isRead).toBe(false)
    const days = reservation!.children.find(({ code }) => code === '940200')
    expect(days, 'cleared with its parent').toMatchObject({
      isCreate: false,
      isRead: false,
      isUpdate: false,
      isDelete: false,
    })
  })

  it('gives a super manager every right that a menu has', async () => {
    const boss = await holder.club.manager({ isSSAdmin: true })
    interface Entry {
      code: string
      isCreate: boolean
      isRead: boolean
      isUpdate: boolean
      isDelete: boolean
      children: Entry[]
    }
    const all = (entries: Entry[]): Entry[] => entries.flatMap((one) => [one, ...all(one.children)])
    const given = all((await login(boss.id)).data.adminMenu!).map(
      ({ code, isCreate, isRead, isUpdate, isDelete }) =>
        [code, `${isCreate ? 'C' : ''}${isRead ? 'R' : ''}${isUpdate ? 'U' : ''}${isDelete ? 'D' : ''}`] as const,
    )
    expect(Object.fromEntries(given)).toEqual(
      Object.fromEntries(managerMenus.map(({ code, rights }) => [code, rights])),
    )
  })

  it('reads the record of a running session again, without tokens', async () => {
    const me = await holder.club.member()
    const { accessToken, accessTokenExpire, refreshToken, refreshTokenExpire, userMove, ...record } = (
      await login(me.id)
    ).data
    await holder.club.sql`update member set name = 'Ha-eun Choi', image_url = '/new.webp' where id = ${me.id}`
    const { data } = await holder.club.ask(contract.session.record, {}, { token: accessToken })
    expect(data).toEqual({ ...record, name: 'Ha-eun Choi', imageUrl: '/new.webp' })
    expect((await holder.club.ask(contract.session.record, {})).status).toBe(401)
    const boss = await holder.club.manager()
    expect((await holder.club.ask(contract.session.record, {}, boss)).data).toMatchObject({
      id: boss.id,
      isAdmin: true,
    })
  })

  it('reads the record of a dormant member too, with the day it began', async () => {
    const me = await holder.club.member()
    await holder.club.sql`update member set state = 'DORMANT', inactive_at = club_now() where id = ${me.id}`
    const { accessToken } = (await login(me.id)).data
    const { data } = await holder.club.ask(contract.session.record, {}, { token: accessToken })
    expect(data).toMatchObject({ inactive: true, inactiveDate: expect.stringMatching(/^2/) })
  })

  it('says the same for an unknown id and a wrong password, and counts both', async () => {
    const me = await holder.club.member()
    const wrong = await login(me.id, 'not this one')
    const unknown = await login('nobody99', 'not this one')
    expect(wrong.status).toBe(200)
    expect(wrong.fail).toMatchObject({ code: 'BAD_LOGIN', msgCode: 'session.BAD_LOGIN', msgVar: { left: 4 } })
    expect(unknown.body).toEqual(wrong.body)
  })

  it('hashes the password for an unknown id too, so that the time does not tell which ids exist', async () => {
    const me = await holder.club.member()
    await login('warmup99', 'wrong')
    expect(await hashesOf(() => login(me.id, 'wrong'))).toBe(1)
    expect(await hashesOf(() => login('nobody98', 'wrong'))).toBe(1)
  })

  it('knows no other club, and counts nothing against the same id here', async () => {
    const me = await holder.club.member()
    expect((await login(me.id, 'wrong', { clubCode: 'ZZ999' })).status).toBe(404)
    const [row] = await holder.club.sql`select count(*)::int as n from login_failure where who = ${me.id}`
    expect(row!.n).toBe(0)
  })

  it('locks after five failures, for any account, and unlocks after ten minutes', async () => {
    const me = await holder.club.member()
    for (const id of [me.id, 'nobody42']) {
      const left = []
      for (let i = 0; i < 4; i++) left.push((await login(id, 'wrong')).fail)
      expect(left.map(({ code, msgVar }) => [code, msgVar.left])).toEqual([4, 3, 2, 1].map((n) => ['BAD_LOGIN', n]))
      // The attempt that locks says so, and until when.
      expect((await login(id, 'wrong')).fail.code).toBe('LOCKED')
      const locked = await login(id)
      expect(locked.fail).toMatchObject({ code: 'LOCKED', msgVar: { until: expect.any(String) } })
    }
    const opens = () =>
      holder.club.sql`update login_failure set locked_until = club_now() - interval '1 second' where who = ${me.id}`
    await opens()
    // One more failure doubles the lock.
    expect((await login(me.id, 'wrong')).fail.code).toBe('LOCKED')
    const { until } = (await login(me.id)).fail.msgVar
    expect(Math.round((Date.parse(until) - holder.club.now()) / 60_000)).toBe(20)
    await opens()
    expect((await login(me.id)).result).toBe(true)
  })

  it.each([
    ['PENDING', 'PENDING_APPROVAL'],
    ['BLOCKED', 'BLOCKED'],
    ['WITHDRAWN', 'BAD_LOGIN'],
  ])('refuses a member in %s with %s, and only with the right password', async (state, code) => {
    const me = await holder.club.member()
    await holder.club.sql`update member set state = ${state} where member_idx = ${me.memberIdx}`
    await holder.club.sql`update session set ended_at = club_now() where member_idx = ${me.memberIdx}`
    expect((await login(me.id)).fail.code).toBe(code)
    expect((await login(me.id, 'wrong')).fail.code).toBe('BAD_LOGIN')
  })

  it('leads a dormant member and a temporary password to their page', async () => {
    const dormant = await holder.club.member({ state: 'DORMANT' })
    await holder.club.sql`update member set inactive_at = club_now() where member_idx = ${dormant.memberIdx}`
    expect((await login(dormant.id)).data).toMatchObject({
      inactive: true,
      inactiveDate: expect.stringMatching(/Z$/),
      userMove: '/login/dormant',
    })
    const temporary = await holder.club.member({ isTempPassword: true })
    expect((await login(temporary.id)).data).toMatchObject({
      isTempPassword: true,
      userMove: '/login/password-reset-page',
    })
  })

  it.each([
    [{ id: ['a'] }, 'id'],
    [{ id: null }, 'id'],
    [{ password: '' }, 'password'],
    [{ password: { $ne: 1 } }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ chk: 'yes' }, 'chk'],
    [{ clubCode: 'gc001' }, 'clubCode'],
    [{ clubCode: 'GC01' }, 'clubCode'],
    [{ clubCode: 'GC0001' }, 'clubCode'],
  ])('names the field of %j', async (body, field) => {
    const { status, fail } = await login('member01', PASSWORD, body)
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe(field)
  })

  it('keeps only hashes of tokens', async () => {
    const me = await holder.club.member()
    const { data } = await login(me.id)
    const rows = await holder.club
      .sql`select encode(access_hash, 'escape') || encode(refresh_hash, 'escape') as hashes from session`
    expect(JSON.stringify(rows)).not.toContain(data.accessToken.slice(3))
  })
})

describe('GET /tokens/refresh', () => {
  it('rotates, once per token, and answers a lost answer again', async () => {
    const me = await holder.club.member()
    const { data } = await login(me.id)
    const first = await refresh(data.refreshToken)
    expect(Object.keys(first.data).sort()).toEqual([
      'accessToken',
      'accessTokenExpire',
      'refreshToken',
      'refreshTokenExpire',
    ])
    expect((await whoami(data.accessToken, me.memberIdx)).status).toBe(401)
    expect((await whoami(first.data.accessToken, me.memberIdx)).status).toBe(200)
    expect((await refresh(data.refreshToken)).data).toEqual(first.data)
    const second = await refresh(first.data.refreshToken)
    expect(second.result).toBe(true)
  })

  it('ends the family when an old token comes back late', async () => {
    const me = await holder.club.member()
    const { data } = await login(me.id)
    const next = (await refresh(data.refreshToken)).data
    const newest = (await refresh(next.refreshToken)).data
    await holder.club.sql`update used_refresh set at = at - interval '11 seconds'`
    const stolen = await refresh(data.refreshToken)
    expect(stolen.status).toBe(401)
    expect(stolen.fail.code).toBe('463')
    expect((await refresh(newest.refreshToken)).status).toBe(401)
    await expect.poll(async () => (await whoami(newest.accessToken, me.memberIdx)).status).toBe(401)
  })

  it('ends the family when a token comes back whose successor was used, within ten seconds too', async () => {
    const me = await holder.club.member()
    const { data } = await login(me.id)
    const next = (await refresh(data.refreshToken)).data
    const newest = (await refresh(next.refreshToken)).data
    const reused = await refresh(data.refreshToken)
    expect(reused.status).toBe(401)
    expect(reused.fail.code).toBe('463')
    expect((await refresh(newest.refreshToken)).status).toBe(401)
    await expect.poll(async () => (await whoami(newest.accessToken, me.memberIdx)).status).toBe(401)
    const ended = await holder.club.sql`
      select end_reason from session where member_idx = ${me.memberIdx} and ended_at is not null`
    expect([...ended]).toEqual([{ endReason: 'refresh token reused' }])
  })

  it('is needed after 15 minutes, for an access token lives no longer', async () => {
    const me = await holder.club.member()
    const { data } = await login(me.id)
    const minutes = (Date.parse(data.accessTokenExpire) - holder.club.now()) / 60_000
    expect(Math.round(minutes)).toBe(15)
    await holder.club
      .sql`update session set access_expires_at = club_now() - interval '1 second' where member_idx = ${me.memberIdx}`
    const late = await login(me.id).then((answer) => answer.data)
    expect((await whoami(late.accessToken, me.memberIdx)).status).toBe(200)
    const ended = await whoami(data.accessToken, me.memberIdx)
    expect(ended.status).toBe(401)
    expect(ended.fail.code).toBe('463')
    expect((await refresh(data.refreshToken)).result).toBe(true)
  })

  it('lives 12 hours, or 14 days when kept', async () => {
    const me = await holder.club.member()
    const hours = async (body: object) => {
      const { data } = await login(me.id, PASSWORD, body)
      return Math.round((Date.parse(data.refreshTokenExpire) - holder.club.now()) / 3_600_000)
    }
    expect(await hours({})).toBe(12)
    expect(await hours({ chk: true })).toBe(336)
  })

  it('needs the cookie too when a browser began the session', async () => {
    const me = await holder.club.member()
    const browser = { 'sec-fetch-site': 'same-origin' }
    const began = await login(me.id, PASSWORD, {}, browser)
    const [cookie] = began.headers['set-cookie'] as [string]
    expect(cookie).toMatch(/^__Host-clubhouse=ck\.[^;]+; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Strict$/)
    const { refreshToken } = began.data
    expect((await refresh(refreshToken, browser)).status).toBe(401)
    expect((await refresh(refreshToken, { ...browser, cookie: cookie.split(';')[0]! })).result).toBe(true)
  })

  it.each(['same-site', 'cross-site', 'none'])('is not for a request that a browser calls %s', async (fetchSite) => {
    const me = await holder.club.member()
    const { refreshToken } = (await login(me.id)).data
    expect((await refresh(refreshToken, { 'sec-fetch-site': fetchSite })).status).toBe(401)
    expect((await refresh(refreshToken, { 'sec-fetch-site': 'same-origin' })).result).toBe(true)
  })

  it.each(['', 'rt.unknown', 'x'.repeat(300)])('knows no token %j', async (token) => {
    expect([400, 401]).toContain((await refresh(token)).status)
  })
})

describe('DELETE /member/logout', () => {
  it('ends this session, or all of them', async () => {
    const me = await holder.club.member()
    const [a, b, c] = [await login(me.id), await login(me.id), await login(me.id)].map(({ data }) => data)
    const logout = (token: string, all?: boolean) => holder.club.ask(contract.session.logout, { all }, { token })
    expect((await logout(a!.accessToken)).body).toEqual({ result: true, data: null })
    await expect.poll(async () => (await whoami(a!.accessToken, me.memberIdx)).status).toBe(401)
    expect((await refresh(a!.refreshToken)).status).toBe(401)
    expect((await whoami(b!.accessToken, me.memberIdx)).status).toBe(200)
    await logout(b!.accessToken, true)
    await expect.poll(async () => (await whoami(c!.accessToken, me.memberIdx)).status).toBe(401)
  })
})

describe('a person who is blocked', () => {
  it('is out at once on every device, in every process, and gets no new tokens', async () => {
    const me = await holder.club.member()
    const devices = [await login(me.id), await login(me.id, PASSWORD, { chk: true })].map(({ data }) => data)
    const { app, close } = await secondProcess(holder.club)
    const there = async (token: string) =>
      (await app.inject({ url: '/hp/api/info', headers: { authorization: `Bearer ${token}` } })).statusCode
    const tokens = [me.token, ...devices.map(({ accessToken }) => accessToken as string)]
    for (const token of tokens)
      expect([(await whoami(token, me.memberIdx)).status, await there(token)]).toEqual([200, 200])
    await holder.club.sql`
      update member set state = 'BLOCKED', inactive_at = club_now() where member_idx = ${me.memberIdx}`
    for (const token of tokens) {
      await expect.poll(() => there(token)).toBe(401)
      await expect.poll(async () => (await whoami(token, me.memberIdx)).code).toBe('463')
    }
    for (const { refreshToken } of devices) expect((await refresh(refreshToken)).status).toBe(401)
    await close()
  })
})

describe('guessing', () => {
  it('is limited by address', async () => {
    const strict = await TestClub.open(0.05)
    try {
      const answers = []
      for (let i = 0; i < 5; i++)
        answers.push(await strict.ask(contract.session.login, { clubCode: CLUB, id: `guess${i}`, password: 'x' }))
      const refused = answers.at(-1)!
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.fail).toMatchObject({ code: '429', msgVar: { retryAt: expect.any(String) } })
    } finally {
      await strict.close()
    }
  })

  it('locks longer each time', () => {
    expect([1, 4, 5, 6, 7, 20].map(lockMinutes)).toEqual([0, 0, 10, 20, 40, 1440])
  })
})
