import { contract, everyCall } from '@clubhouse/contract'
import type { Call } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()

const VALUES = [1, 'en', CLUB, '2027-03-01', 'N', 'C0130', 'hold']

const fill = ({ path, pathNames, input }: Call) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const shape = input.shape[pathNames[name]!] as z.ZodType
    return String(VALUES.find((value) => shape.safeParse(value).success) ?? '1')
  })

const calls = everyCall().map(({ name, call }) => ({ name, call, path: fill(call) }))

/** The calls that answer a visitor, listed apart from the contract so that no call becomes public by mistake. */
const PUBLIC = new Set([
  'alert.shown',
  'address.find',
  'address.service',
  'banner.page',
  'build.latest',
  'build.one',
  'calendarFeed.feed',
  'certification.begin',
  'certification.check',
  'certification.kinds',
  'code.groups',
  'dashboard.increment',
  'course.cards',
  'course.holes',
  'courseState.read',
  'event.list',
  'event.one',
  'faq.list',
  'faq.one',
  'fnbMenu.list',
  'drawPost.posts',
  'drawPost.proof',
  'drawPost.visitorPost',
  'fnbMenu.one',
  'hof.normal',
  'look.read',
  'lostItem.list',
  'lostItem.one',
  'file.get',
  'language.club',
  'language.reportMissing',
  'language.system',
  'menu.tree',
  'nice.niceEnc',
  'nice.niceReturn',
  'notice.normal',
  'notice.one',
  'notice.top',
  'passkey.challenge',
  'preview.one',
  'recovery.activate',
  'recovery.changePassword',
  'recovery.check',
  'recovery.findId',
  'recovery.undoWithdrawal',
  'recovery.unlock',
  'rules.guide',
  'reference.normal',
  'reference.one',
  'rules.read',
  'secondFactor.confirm',
  'section.found',
  'section.ofPage',
  'session.login',
  'session.refresh',
  'freeTime.find',
  'sheet.calendar',
  'sheet.forVisitor',
  'sheet.stream',
  'signup.checkId',
  'signup.rules',
  'signup.signUp',
  'site.addition',
  'site.holidays',
  'site.info',
  'site.state',
  'terms.before',
  'unsubscribe.stop',
  'terms.inForce',
  'terms.one',
  'weather.forecast',
  'weather.widget',
])
/** Paths that name a person: visitors have the number 0. */
const OF_VISITORS: Record<string, string> = {
  'freeTime.find': '/reservation/free-times/0',
  'sheet.calendar': '/reservation/calendar/0',
}

describe('who may', () => {
  const closed = calls.filter(({ name }) => !PUBLIC.has(name))

  it('the calls of the list are declared for anyone, and no other', () => {
    const declared = calls.filter(({ call }) => call.access.who === 'anyone').map(({ name }) => name)
    expect(declared.sort()).toEqual([...PUBLIC].sort())
  })

  it('a visitor is answered by the calls of the list and by no other', async () => {
    const answering = []
    for (const { name, call, path } of calls) {
      const { statusCode } = await holder.club.app.inject({
        method: call.method,
        url: (call.atRoot ? '' : '/hp/api') + (OF_VISITORS[name] ?? path),
        // An empty token counts as a missing session; one that is too long is malformed input.
        headers: { 'x-refresh-token': 'x'.repeat(201) },
        payload: call.method === 'GET' ? undefined : {},
      })
      if (statusCode !== 401) answering.push(name)
    }
    expect(answering.sort()).toEqual([...PUBLIC].sort())
  })

  it.each(closed)('$name is not for visitors', async ({ call, path }) => {
    const { status, fail } = await holder.club.send(`${call.method} ${path}`, call.method === 'GET' ? undefined : {})
    expect(status).toBe(401)
    expect(fail).toMatchObject({
      code: '463',
      msgCode: 'session.463',
      msgDetail: expect.any(String),
      msg: 'Unauthorized',
    })
  })

  it.each(closed.filter(({ call }) => call.access.who === 'member'))(
    '$name is not for managers',
    async ({ call, path }) => {
      const manager = await holder.club.manager({ isSSAdmin: true })
      const { status, fail } = await holder.club.send(
        `${call.method} ${path}`,
        call.method === 'GET' ? undefined : {},
        manager,
      )
      expect(status).toBe(403)
      expect(fail.code).toBe('403')
    },
  )

  it.each(calls.filter(({ call }) => 'own' in call.access))(
    '$name is not for another member',
    async ({ call, path }) => {
      const member = await holder.club.member()
      expect((await holder.club.send(`${call.method} ${path}`, undefined, member)).status).toBe(403)
    },
  )

  it.each(closed.filter(({ call }) => call.access.who === 'manager'))(
    '$name is neither for members nor for managers without the right',
    async ({ call, path }) => {
      const body = call.method === 'GET' ? undefined : {}
      const { menu, right, newWithout } = call.access as Extract<typeof call.access, { who: 'manager' }>
      const lacking = newWithout ? 'CU' : (right ?? 'R')
      const without = await holder.club.manager({
        rights: menu
          ? { [`${menu.slice(0, 2)}0000`]: 'R', [menu]: 'CRUD'.replace(new RegExp(`[${lacking}]`, 'g'), '') }
          : {},
      })
      const isEveryManagers = menu === undefined
      for (const as of [await holder.club.member(), ...(isEveryManagers ? [] : [without])]) {
        expect((await holder.club.send(`${call.method} ${path}`, body, as)).status).toBe(403)
      }
    },
  )

  it('a child right counts only while its parent is readable', async () => {
    const orphan = await holder.club.manager({ rights: { '940200': 'R' } })
    expect((await holder.club.ask(contract.sheet.forManager, { date: '2027-03-01' }, orphan)).status).toBe(403)
    const whole = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R' } })
    expect((await holder.club.ask(contract.sheet.forManager, { date: '2027-03-01' }, whole)).status).toBe(404)
  })

  it('a new right counts from the next call on', async () => {
    const manager = await holder.club.manager({ rights: { '940000': 'R' } })
    expect((await holder.club.ask(contract.sheet.forManager, { date: '2027-03-01' }, manager)).status).toBe(403)
    await holder.club
      .sql`insert into admin_right (admin_idx, menu_code, rights) values (${manager.adminIdx}, '940200', 'R')`
    await expect
      .poll(async () => (await holder.club.ask(contract.sheet.forManager, { date: '2027-03-01' }, manager)).status)
      .toBe(404)
  })

  it('a limited session may only end its condition', async () => {
    const dormant = await holder.club.member({ state: 'DORMANT' })
    const { status, fail } = await holder.club.ask(contract.booking.mine, { memberIdx: dormant.memberIdx }, dormant)
    expect(status).toBe(403)
    expect(fail.msgDetail).toBe('/login/dormant')
    expect((await holder.club.ask(contract.session.logout, {}, dormant)).status).toBe(200)
  })
})

describe('the envelope', () => {
  it('has a request id and the security headers on every answer', async () => {
    for (const path of ['/notice/top?clubCode=GC001', '/nowhere', '/notice/0', '/info']) {
      const { headers } = await holder.club.send(`GET ${path}`)
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('asks for the session before it looks at a path that cannot be right', async () => {
    const closed = calls.filter(({ call: { access, path } }) => access.who !== 'anyone' && path.includes('{'))
    const { token } = await holder.club.member()
    for (const { name, call } of closed) {
      const path = call.path.replace(/\{\w+\}/g, '~')
      const visitor = await holder.club.send(`${call.method} ${path}`, call.method === 'GET' ? undefined : {})
      expect(visitor.status, name).toBe(401)
      if (call.access.who !== 'manager') continue
      const member = await holder.club.send(`${call.method} ${path}`, call.method === 'GET' ? undefined : {}, { token })
      expect(member.status, name).toBe(403)
    }
    const boss = await holder.club.manager({ isSSAdmin: true })
    expect((await holder.club.send(contract.manager.one, { idx: '~' }, boss)).status).toBe(404)
  })

  it('answers an unknown path with 404', async () => {
    const { status, body } = await holder.club.send('GET /nowhere')
    expect(status).toBe(404)
    expect(body).toEqual({ result: false, fail: { code: '404', msgCode: 'common.404', msg: 'Not found' } })
  })

  it.each([
    ['{"a":', 400, 'body'],
    ['[1]', 400, 'body'],
    ['{"__proto__":{"isAdmin":true}}', 400, 'body'],
    ['{"constructor":{"prototype":{"x":1}}}', 400, 'body'],
  ])('refuses the body %s', async (payload, status, field) => {
    const response = await holder.club.app.inject({
      method: 'POST',
      url: '/hp/api/member/login',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(status)
    expect(response.json().fail.msgDetail).toBe(field)
  })

  it('refuses a body that is too large or of another type', async () => {
    const large = await holder.club.app.inject({
      method: 'POST',
      url: '/hp/api/member/login',
      payload: JSON.stringify({ id: 'x'.repeat(300_000) }),
      headers: { 'content-type': 'application/json' },
    })
    expect(large.statusCode).toBe(413)
    expect(large.json().fail.msgVar.max).toBe(262_144)
    const xml = await holder.club.app.inject({
      method: 'POST',
      url: '/hp/api/member/login',
      payload: '<a/>',
      headers: { 'content-type': 'text/xml' },
    })
    expect(xml.statusCode).toBe(415)
  })

  it('refuses an Idempotency-Key that is no UUID', async () => {
    const member = await holder.club.member()
    const { status, fail } = await holder.club.hold(member, 1, {}, { 'idempotency-key': 'again' })
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe('Idempotency-Key')
  })
})

describe('a site that is not open', () => {
  it('refuses visitors and members, lets managers in, keeps what the closed page needs', async () => {
    const [member, manager, other] = [
      await holder.club.member(),
      await holder.club.manager({ rights: { '910000': 'R', '910300': 'U' } }),
      await holder.club.manager(),
    ]
    const change = (state: 0 | 1, as = manager) =>
      holder.club.ask(contract.site.changeState, { state, reason: 'works on the water main' }, as)
    expect((await change(0, other)).status).toBe(403)
    expect((await change(0)).body).toEqual({ result: true, data: { state: 0 } })
    const mine = () => holder.club.ask(contract.booking.mine, { memberIdx: member.memberIdx }, member)
    // Every process hears of the change through NOTIFY.
    await expect.poll(async () => (await mine()).code).toBe('SITE_CLOSED')
    expect(await mine()).toMatchObject({
      status: 200,
      body: { fail: { msgCode: 'site.SITE_CLOSED', msgVar: { state: 0 } } },
    })
    expect((await holder.club.ask(contract.site.state, { clubCode: 'GC001' })).data.state).toBe(0)
    expect((await holder.club.ask(contract.notice.top, { clubCode: 'GC001' })).fail.code).toBe('SITE_CLOSED')
    expect((await holder.club.ask(contract.notice.top, { clubCode: 'GC001' }, manager)).result).toBe(true)
    for (const path of [
      '/site/info?clubCode=GC001',
      '/site/addition?clubCode=GC001',
      '/menus/club/GREENHILL',
      '/member/rules?clubCode=GC001',
      '/system/i18n/en',
    ]) {
      expect((await holder.club.send(`GET ${path}`)).result).toBe(true)
    }
    await change(1)
    await expect.poll(async () => (await holder.club.ask(contract.notice.top, { clubCode: 'GC001' })).result).toBe(true)
    const [row] = await holder.club
      .sql`select before, after, reason from audit where noun = 'site-state' order by audit_idx limit 1`
    expect(row).toMatchObject({ before: { state: 1 }, after: { state: 0 }, reason: 'works on the water main' })
  })
})

describe('reference', () => {
  it('describes every call with its statuses', async () => {
    const response = await holder.club.app.inject('/hp/api/openapi.json')
    const { openapi, paths } = response.json()
    expect(openapi).toBe('3.1.0')
    for (const { call } of calls)
      expect(paths[`${call.atRoot ? '' : '/hp/api'}${call.path}`][call.method.toLowerCase()].responses).toHaveProperty(
        call.kind === 'redirect' ? '303' : '200',
      )
    expect((await holder.club.app.inject('/hp/api/docs')).body).toContain('/notice/normal')
  })

  it('says whether it lives, is ready and how it does', async () => {
    expect((await holder.club.app.inject('/healthz')).json()).toEqual({ ok: true })
    expect((await holder.club.app.inject('/readyz')).json()).toEqual({ ok: true })
    expect((await holder.club.app.inject('/metrics')).body).toContain('http_request_seconds_bucket')
  })
})
