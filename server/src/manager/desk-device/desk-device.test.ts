import { contract, everyCall } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { browserOf } from '../../../test/browser.ts'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
const { deskDevice, pin: pins, deviceDay } = contract

const PIN = '407196'
const WRONG = '407197'
const DESK = { '940000': 'R', '940200': 'R' }

const browser = () => browserOf(() => holder.club)
const boss = () => holder.club.manager({ isSSAdmin: true })
type Browser = ReturnType<typeof browser>

async function paired(name = 'Starter’s tablet') {
  const here = browser()
  const as = await boss()
  const { data } = await here.ask(deskDevice.pair, { name }, as)
  return { here, as, deviceIdx: data.deviceIdx }
}

async function withPin(rights: Record<string, string> = DESK, pin = PIN) {
  const manager = await holder.club.manager({ rights })
  const set = await holder.club.ask(pins.set, { password: PASSWORD, pin }, manager)
  expect(set.result).toBe(true)
  return manager
}

const open = async (here: Browser, adminIdx: number, pin = PIN) => {
  const answer = await here.ask(deskDevice.open, { adminIdx, pin })
  return answer.code ?? 'in'
}
const namesOn = async (here: Browser) => (await here.ask(deskDevice.here, {})).data.managers.map((one) => one.adminIdx)
const isUsable = async (here: Browser, { adminIdx }: { adminIdx: number }, pin = PIN) => {
  expect((await namesOn(here)).includes(adminIdx)).toBe((await open(here, adminIdx, pin)) === 'in')
  return (await namesOn(here)).includes(adminIdx)
}

describe('pairing', () => {
  it('gives a browser a cookie that scripts cannot read, and lists it', async () => {
    const here = browser()
    const as = await boss()
    const pairing = await here.ask(deskDevice.pair, { name: 'Starter’s tablet' }, as)
    expect(pairing.headers['set-cookie']).toMatch(
      /^__Host-desk=dd\.[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; Secure; SameSite=Strict$/,
    )
    const row = {
      deviceIdx: pairing.data.deviceIdx,
      name: 'Starter’s tablet',
      pairedBy: expect.stringContaining('Manager'),
      pairedAt: expect.any(String),
      lastUsedAt: null,
      isHere: true,
    }
    expect((await here.ask(deskDevice.list, {}, as)).data[0]).toEqual(row)
    const elsewhere = (await holder.club.ask(deskDevice.list, {}, as)).data
    expect(elsewhere.find(({ deviceIdx }) => deviceIdx === row.deviceIdx)).toEqual({ ...row, isHere: false })
    expect((await here.ask(deskDevice.here, {})).data.name).toBe('Starter’s tablet')
    const used = (await here.ask(deskDevice.list, {}, as)).data[0]!
    expect(used.lastUsedAt).toEqual(expect.any(String))
    const [stored] = await holder.club.sql<{ row: string }[]>`
      select to_jsonb(d)::text as row from desk_device d where device_idx = ${row.deviceIdx}`
    expect(stored!.row).not.toContain(here.jar.get('__Host-desk'))
  })

  it('again replaces the device of this browser', async () => {
    const { here, as, deviceIdx } = await paired('Old name')
    const first = here.jar.get('__Host-desk')!
    await here.ask(deskDevice.pair, { name: 'New name' }, as)
    const names = (await here.ask(deskDevice.list, {}, as)).data
    expect(names.some((one) => one.deviceIdx === deviceIdx)).toBe(false)
    expect((await here.ask(deskDevice.here, {})).data.name).toBe('New name')
    here.jar.set('__Host-desk', first)
    expect((await here.ask(deskDevice.here, {})).status).toBe(401)
  })

  it('ends with the next request after it was unpaired', async () => {
    const { here, as, deviceIdx } = await paired()
    expect((await here.ask(deviceDay.today, {})).status).toBe(404)
    expect((await holder.club.ask(deskDevice.unpair, { deviceIdx: [deviceIdx] }, as)).data).toEqual({ deleted: 1 })
    const me = await withPin()
    expect((await here.ask(deviceDay.today, {})).status).toBe(401)
    expect((await here.ask(deskDevice.here, {})).status).toBe(401)
    expect((await here.ask(deskDevice.open, { adminIdx: me.adminIdx, pin: PIN })).status).toBe(401)
    expect((await holder.club.ask(deskDevice.unpair, { deviceIdx: [deviceIdx] }, as)).data).toEqual({ deleted: 0 })
  })

  it('is for managers who may add managers and read the tee sheet', async () => {
    const rights = { '910000': 'R', '910600': 'CRD' }
    const both = await holder.club.manager({ rights: { ...rights, ...DESK } })
    const half = await holder.club.manager({ rights })
    expect((await browser().ask(deskDevice.pair, { name: 'Desk' }, both)).status).toBe(200)
    expect((await browser().ask(deskDevice.pair, { name: 'Desk' }, half)).status).toBe(403)
    for (const as of [await holder.club.member(), await holder.club.manager({ rights: DESK })])
      expect((await browser().ask(deskDevice.pair, { name: 'Desk' }, as)).status).toBe(403)
    expect((await holder.club.send(deskDevice.pair, { name: '  ' }, both)).fail.msgDetail).toBe('name')
    expect((await holder.club.send(deskDevice.unpair, { deviceIdx: [] }, both)).fail.msgDetail).toBe('deviceIdx')
  })

  it('is in the audit log with its manager', async () => {
    const { here, as, deviceIdx } = await paired('Audited')
    const me = await withPin()
    await open(here, me.adminIdx)
    await holder.club.ask(deskDevice.unpair, { deviceIdx: [deviceIdx] }, as)
    const log = await holder.club.sql`
      select call, admin_idx, before, after from audit
      where noun = 'desk-device' and record_idx = ${deviceIdx} order by audit_idx`
    expect(log).toEqual([
      { call: 'deskDevice.pair', adminIdx: as.adminIdx, before: null, after: { name: 'Audited' } },
      { call: 'deskDevice.open', adminIdx: me.adminIdx, before: null, after: 'session opened with a PIN' },
      { call: 'deskDevice.unpair', adminIdx: as.adminIdx, before: { name: 'Audited' }, after: null },
    ])
  })
})

describe('a device without a person', () => {
  it('reads the sheet of today, with the names in it and no other personal data', async () => {
    const today = holder.club.today().toString()
    const [slotIdx] = await holder.club.day(today, { from: '18:00' })
    const guest = { name: 'Hong Gildong', phoneNo: '010-7777-1234' }
    const member = await holder.club.member({ name: 'Kim Booker' })
    await holder.club.sql`update member set phone_no = '010-8888-4321' where member_idx = ${member.memberIdx}`
    const made = await holder.club.ask(
      contract.bookingManage.make,
      {
        slotIdx: slotIdx!,
        type: 'P',
        memberIdx: member.memberIdx,
        players: [
          { no: 1, kind: 'MEMBER', memberIdx: member.memberIdx },
          { no: 2, kind: 'GUEST', ...guest },
          { no: 3, kind: 'TBD' },
          { no: 4, kind: 'TBD' },
        ],
        memo: 'Needs a ramp',
        reason: 'called',
      },
      await boss(),
    )
    expect(made.code).toBeUndefined()
    const { here } = await paired()
    const answer = await here.ask(deviceDay.today, {})
    expect(answer.data).toMatchObject({ date: today, claims: [{ slotIdx, kind: 'BOOKING' }] })
    const said = JSON.stringify(answer.body)
    expect(said).toContain('Kim Booker')
    expect(said).toContain(guest.name)
    for (const secret of [
      guest.phoneNo,
      'Needs a ramp',
      '010-8888-4321',
      'memberIdx',
      'bookingNo',
      'starter',
      member.id,
    ])
      expect(said).not.toContain(secret)
    expect(Object.keys(answer.data.claims[0]!).sort()).toEqual(
      ['expiresAt', 'guests', 'kind', 'reason', 'seat', 'slotIdx', 'who'].sort(),
    )
  })

  it('may make no other call, and no write', async () => {
    const { here } = await paired()
    const wrong = []
    for (const { name, call } of everyCall()) {
      if (call.access.who === 'anyone' || call.kind === 'upload') continue
      const path = call.path.replace(/\{\w+\}/g, '1')
      const { statusCode } = await holder.club.app.inject({
        method: call.method,
        url: (call.atRoot ? '' : '/hp/api') + path,
        headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-desk=${here.jar.get('__Host-desk')}` },
        payload: call.method === 'GET' ? undefined : {},
      })
      const isForDesk = call.access.who === 'deskDevice'
      if ((statusCode === 401) === isForDesk) wrong.push(`${name} ${statusCode}`)
    }
    expect(wrong).toEqual([])
    const forDesk = everyCall().filter(({ call }) => call.access.who === 'deskDevice')
    expect(forDesk.map(({ name }) => name).sort()).toEqual(['deskDevice.here', 'deskDevice.open', 'deviceDay.today'])
  })

  it('is not replaced by a session, another browser, another site or an invented secret', async () => {
    const { here, as } = await paired()
    for (const [asker, headers] of [
      [browser(), {}],
      [here, { 'sec-fetch-site': 'cross-site' }],
      [here, { 'sec-fetch-site': 'same-site' }],
      [here, { 'sec-fetch-site': 'none' }],
      [browser(), { cookie: `__Host-desk=dd.${'x'.repeat(43)}` }],
    ] as const) {
      expect((await asker.ask(deskDevice.here, {}, undefined, headers)).status).toBe(401)
      expect((await asker.ask(deviceDay.today, {}, as, headers)).status).toBe(401)
    }
    const form = await holder.club.app.inject({
      method: 'POST',
      url: '/hp/api/desk-device/session',
      headers: {
        cookie: `__Host-desk=${here.jar.get('__Host-desk')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'adminIdx=1&pin=407196',
    })
    expect(form.statusCode).toBe(415)
  })

  it('keeps the sheet while the site is closed, but not from a blocked address', async () => {
    const { here, as } = await paired()
    await holder.club.ask(contract.site.changeState, { state: 0, reason: 'works' }, as)
    await expect
      .poll(async () => (await holder.club.ask(contract.notice.top, { clubCode: CLUB })).code)
      .toBe('SITE_CLOSED')
    expect((await here.ask(deskDevice.here, {})).status).toBe(200)
    await holder.club.ask(contract.site.changeState, { state: 1, reason: 'done' }, as)
    const block = { ip: '127.0.0.1', scope: 'ADMIN', reason: 'test', isUse: true, evenSelf: true } as const
    const blocked = await holder.club.ask(contract.ipBlock.create, block, as)
    expect(blocked.code).toBeUndefined()
    await expect.poll(async () => (await here.ask(deskDevice.here, {})).status).toBe(403)
    await holder.club.sql`delete from ip_block`
    await holder.club.sql`select pg_notify('changed', 'ip-block')`
    await expect.poll(async () => (await here.ask(deskDevice.here, {})).status).toBe(200)
  })
})

describe('a PIN', () => {
  it('opens an ordinary session of its manager on a paired device, with the manager’s rights', async () => {
    const { here } = await paired()
    const me = await withPin()
    const { data } = await here.ask(deskDevice.open, { adminIdx: me.adminIdx, pin: PIN })
    expect(data).toMatchObject({ id: me.id, adminIdx: me.adminIdx, isAdmin: true })
    const minutes = (at: string) => (Date.parse(at) - holder.club.now()) / 60_000
    expect(minutes(data.accessTokenExpire)).toBeCloseTo(15, 0)
    expect(minutes(data.refreshTokenExpire)).toBeCloseTo(12 * 60, 0)
    const as = { token: data.accessToken }
    const today = holder.club.today().add({ days: 90 }).toString()
    expect((await here.ask(contract.sheet.forManager, { date: today }, as)).status).toBe(404)
    expect((await here.ask(contract.manager.list, {}, as)).status).toBe(403)
  })

  it('is worth nothing in a browser that is not paired', async () => {
    const me = await withPin()
    expect((await browser().ask(deskDevice.open, { adminIdx: me.adminIdx, pin: PIN })).status).toBe(401)
  })

  it('is set with the password, is not simple, and is the manager’s own', async () => {
    const me = await holder.club.manager({ rights: DESK })
    const set = async (password: string, pin: string) =>
      (await holder.club.ask(pins.set, { password, pin }, me)).code ?? 'set'
    expect(await set('Another#2026', PIN)).toBe('PASSWORD_WRONG')
    expect(await set(PASSWORD, '123456')).toBe('PIN_SIMPLE')
    expect((await holder.club.ask(pins.mine, {}, me)).data).toEqual({ isSet: false, isUsedUp: false })
    for (const pin of ['40719', '4071960', '40719a', '４０７１９６'])
      expect((await holder.club.send(pins.set, { password: PASSWORD, pin }, me)).fail.msgDetail).toBe('pin')
    expect(await set(PASSWORD, PIN)).toBe('set')
    expect((await holder.club.ask(pins.mine, {}, me)).data).toEqual({ isSet: true, isUsedUp: false })
    const log = await holder.club.sql`
      select after from audit where noun = 'admin' and record_idx = ${me.adminIdx} order by audit_idx`
    expect(log.map(({ after }) => after)).toEqual(['PIN set'])
    expect((await holder.club.ask(pins.remove, {}, me)).data).toEqual({ deleted: 1 })
    expect((await holder.club.ask(pins.remove, {}, me)).data).toEqual({ deleted: 0 })
    const { here } = await paired()
    expect(await open(here, me.adminIdx)).toBe('PIN_WRONG')
    for (const call of [pins.mine, pins.remove])
      expect((await holder.club.ask(call, {}, await holder.club.member())).status).toBe(403)
  })

  it('locks the password like a login does when its wrong guesses go on', async () => {
    const me = await holder.club.manager({ rights: DESK })
    const codes = []
    for (let i = 0; i < 5; i++)
      codes.push((await holder.club.ask(pins.set, { password: 'Wrong#2026', pin: PIN }, me)).code)
    expect(codes).toEqual([...Array(4).fill('PASSWORD_WRONG'), 'LOCKED'])
  })

  it('stops working after five wrong attempts on any device, until it is set again', async () => {
    const [one, two] = [await paired(), await paired()]
    const me = await withPin()
    for (let i = 0; i < 5; i++) expect(await open(i % 2 ? one.here : two.here, me.adminIdx, WRONG)).toBe('PIN_WRONG')
    expect(await open(one.here, me.adminIdx)).toBe('PIN_WRONG')
    expect(await namesOn(one.here)).not.toContain(me.adminIdx)
    expect((await holder.club.ask(pins.mine, {}, me)).data).toEqual({ isSet: true, isUsedUp: true })
    await holder.club.ask(pins.set, { password: PASSWORD, pin: PIN }, me)
    expect(await isUsable(one.here, me)).toBe(true)
  })

  it('that is right gives the attempts back', async () => {
    const { here } = await paired()
    const me = await withPin()
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) expect(await open(here, me.adminIdx, WRONG)).toBe('PIN_WRONG')
      expect(await open(here, me.adminIdx)).toBe('in')
    }
  })

  it('counts attempts that come together one by one', async () => {
    const { here } = await paired()
    const me = await withPin()
    await Promise.all([1, 2].map(() => open(here, me.adminIdx, WRONG)))
    const [row] = await holder.club.sql`select tries_left from admin_pin where admin_idx = ${me.adminIdx}`
    expect(row).toEqual({ triesLeft: 3 })
    const other = await paired()
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(other.here, me.adminIdx, WRONG)))
    expect(answers.every((code) => code !== 'in')).toBe(true)
    expect(await open(here, me.adminIdx)).toBe('PIN_WRONG')
  })

  it('makes a device wait after ten wrong ones of all managers, and that device alone', async () => {
    const { here } = await paired()
    const other = await paired()
    const managers = [await withPin(), await withPin(), await withPin()]
    const codes = []
    for (let i = 0; i < 10; i++) codes.push(await open(here, managers[i % 2]!.adminIdx, WRONG))
    expect(codes).toEqual(Array(10).fill('PIN_WRONG'))
    const { adminIdx } = managers[2]!
    const locked = await here.ask(deskDevice.open, { adminIdx, pin: PIN })
    expect(locked.code).toBe('LOCKED')
    expect(await open(other.here, adminIdx)).toBe('in')
    await holder.club.moveClock(10 * 60 + 1)
    expect(await open(here, adminIdx)).toBe('in')
  })

  it('is answered alike where it is wrong, unknown, without rights or used up', async () => {
    const { here } = await paired()
    const answers = []
    for (const adminIdx of [
      (await withPin()).adminIdx,
      (await withPin({})).adminIdx,
      (await holder.club.manager({ rights: DESK })).adminIdx,
      999_999,
    ]) {
      const { status, body } = await here.ask(deskDevice.open, { adminIdx, pin: WRONG })
      answers.push(JSON.stringify({ status, body }))
    }
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('PIN_WRONG')
  })

  it('ends with a new password, with a temporary one, with a lock and with the removal of its manager', async () => {
    const { here, as } = await paired()
    const me = await withPin()
    const change = { oldPassword: PASSWORD, newPassword: 'Bunker-Wedge-77' }
    expect((await holder.club.ask(contract.manager.changePassword, change, me)).code).toBeUndefined()
    expect(await isUsable(here, me)).toBe(false)

    const reset = await withPin()
    await holder.club.ask(contract.manager.resetPassword, { idx: reset.adminIdx }, as)
    expect(await isUsable(here, reset)).toBe(false)

    const locked = await withPin()
    const state = (to: 'LOCKED' | 'ACTIVE') =>
      holder.club.sql`update admin set state = ${to} where admin_idx = ${locked.adminIdx}`
    await state('LOCKED')
    await state('ACTIVE')
    expect(await isUsable(here, locked)).toBe(false)

    const gone = await withPin()
    await holder.club.ask(contract.manager.remove, { idx: [gone.adminIdx] }, as)
    expect(await isUsable(here, gone)).toBe(false)
    await holder.club.ask(contract.manager.undo, { idx: gone.adminIdx }, as)
    expect(await isUsable(here, gone)).toBe(false)
  })

  it('opens nothing while its manager may not read the tee sheet', async () => {
    const { here } = await paired()
    const me = await withPin()
    expect(await isUsable(here, me)).toBe(true)
    await holder.club.sql`delete from admin_right where admin_idx = ${me.adminIdx} and menu_code = '940000'`
    expect(await isUsable(here, me)).toBe(false)
  })
})
